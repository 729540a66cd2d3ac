/** What lists of Klondike's keys tell, in every medium, of a click and of Enter, as the player has set them, in English. */
export const KLONDIKE_HELP_ENGLISH = {
  /** What Enter does where one click does less than send any card. */
  press: {
    foundations: 'as a click: send up, pick up, put down',
    off: 'as a click: pick up, put down',
  },
  /** Where clicks send cards. */
  clicks: {
    always: 'One click sends cards to the best place, or else picks them up.',
    foundations: 'One click sends cards to the foundations, or else picks them up.',
    off: 'A double click sends cards to the foundations.',
  },
};

export type KlondikeHelpStrings = typeof KLONDIKE_HELP_ENGLISH;
