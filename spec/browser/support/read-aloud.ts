/** The announcement of the whole table on the page `pages/commands`. */
export const READ_TABLE =
  'Stock, empty. Waste, two of spades. Foundation 1, empty. Foundation 2, empty. Foundation 3, empty. Foundation 4, empty. ' +
  'Tableau 1, empty. Tableau 2, 1 face down, nine of clubs, eight of hearts. Tableau 3, seven of spades. ' +
  'Tableau 4, empty. Tableau 5, empty. Tableau 6, empty. Tableau 7, empty.';
