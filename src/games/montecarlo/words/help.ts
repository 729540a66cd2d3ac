/** The rules as told to a player, in English. */
import { MONTECARLO_HELP_ENGLISH } from './english.js';

/** For the course's own window. */
export const COURSE_HELP = MONTECARLO_HELP_ENGLISH.course;

/** For games in which moves can be undone. */
export const HELP = MONTECARLO_HELP_ENGLISH.help;
