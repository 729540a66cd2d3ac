/** Klondike as it is played. What reads scripts and the names of deals is loaded when it is needed. */
import type { LiveKit } from '../../kit/kit.js';
import { hasDoor } from './doors/doors.js';
import type { LiveParts } from './live-parts.js';
import { readHouse } from './model/house.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE } from './model/rules.js';
import type { Klondike } from './script/live-stage.js';
import { LIVE_STAGE } from './script/live-stage.js';
import { KlondikeSeat } from './seat.js';

/** All that playing needs but the whole game. */
export const liveKlondike = (parts: LiveParts): Omit<LiveKit<Klondike, KlondikeSeat>, 'whole'> => ({
  ...LIVE_STAGE,
  title: 'Klondike',
  dealCall: { event: 'newGame', args: [] },
  houses: [ULG.name, YCP_SELECTION.name, YCP_TEXT.name, KSU.name, YCP_TEXT_REFERENCE.name],
  unlisted: [YCP_TEXT_REFERENCE.name],
  houseOfTag: ({ key, text }) => (key === 'Rules' ? readHouse(text).name : undefined),
  loadHouses: async (houses) => {
    if ([...houses].some((house) => hasDoor(readHouse(house)))) await parts.doors.get();
  },
  seatIn: (house, sitting) => new KlondikeSeat(readHouse(house), parts.doors, sitting),
  browser: async (language) => {
    const { klondikeTables } = await import('./page/browser-tables.js');
    return klondikeTables(language, parts);
  },
});
