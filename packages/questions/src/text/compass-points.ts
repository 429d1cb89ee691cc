/** Clockwise: each is 45° from the one before. */
export const compassPoints: readonly string[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];
