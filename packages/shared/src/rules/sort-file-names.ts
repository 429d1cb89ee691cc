/** Pictures belong to the questions in this order: 'Q2.png' comes before 'Q10.png'. */
export const compareFileNames = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) ||
  (one < other ? -1 : one > other ? 1 : 0);
