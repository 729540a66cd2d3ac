/** All checks, grouped by door. */
import { clicksDrive } from '../doors/clicks/drive.js';
import { numberedDrive } from '../doors/numbered-piles/drive.js';
import { selectionDrive } from '../doors/selection/drive.js';
import { YCP_TEXT } from '../../games/klondike/model/rules.js';
import type { Check, DoorName } from '../rubric/rubric.js';
import { EVENT_CHECKS } from './event-checks.js';

const of = ({ facts, facets }: { readonly facts: readonly Check[]; readonly facets: readonly Check[] }) =>
  [...facts, ...facets].map(({ id, title }): Check => ({ id, title }));

/** The checks that a rubric for a door may choose from. */
export const CHECKS_OF_DOOR: Readonly<Record<DoorName, readonly Check[]>> = {
  events: EVENT_CHECKS,
  'numbered-piles': of(numberedDrive(YCP_TEXT)),
  selection: of(selectionDrive()),
  clicks: of(clicksDrive()),
};
