/** Beginnings of ids, and a length that only an id has (spec 3 §5). */
const idBeginnings = ['q-', 'cmf'];
const longestWords = 20;

/** Whether a search is for an id: exam type and subject are then left out of it. */
export const looksLikeId = (search: string): boolean =>
  idBeginnings.some((beginning) => search.startsWith(beginning)) || search.length > longestWords;
