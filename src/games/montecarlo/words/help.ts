/** What a player is told of the rules, in English. */
import { MONTECARLO_HELP_ENGLISH } from './english.js';

/** In the course's own window. */
export const COURSE_HELP = MONTECARLO_HELP_ENGLISH.course;

/** Where moves can be taken back. */
export const HELP = MONTECARLO_HELP_ENGLISH.help;
