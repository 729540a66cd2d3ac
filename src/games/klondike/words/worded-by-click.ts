/** What Enter does is told as the player has set it. */
import type { WordedCommand } from '../../../core/commands.js';
import type { SettingValues } from '../../../core/settings.js';
import type { KlondikeHelpStrings } from './help-english.js';

/** The texts of the commands where one click, as Enter does, sends cards there. */
export const wordedByClick = <Name extends string>(
  commands: readonly WordedCommand<Name>[],
  click: SettingValues['click'],
  { press }: Pick<KlondikeHelpStrings, 'press'>,
): readonly WordedCommand<Name>[] =>
  commands.map((command) =>
    command.name === 'press' && click !== 'always' ? { ...command, help: press[click] } : command,
  );
