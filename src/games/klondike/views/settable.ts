/** What can be set at a table: what nobody there can do is not offered. */
import type { SharedSettingName } from '../../../core/settings.js';
import type { KlondikeAssistant } from '../contract/assistant.js';

/** @param isByClicks does one click choose cards and the next move them, and nothing else? */
export function settableAt(
  { targets, verdict, time }: Pick<KlondikeAssistant, 'targets' | 'verdict' | 'time'>,
  isByClicks = false,
): readonly SharedSettingName[] {
  return [
    ...(targets && !isByClicks ? (['click', 'up'] as const) : []),
    ...(verdict ? (['truth'] as const) : []),
    ...(time ? (['time'] as const) : []),
  ];
}
