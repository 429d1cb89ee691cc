/** Sorts file names by the numbers in them: 'Q2.png' comes before 'Q10.png'. */
export const compareFileNames = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) ||
  (one < other ? -1 : one > other ? 1 : 0);
