/** Beginnings of ids, and the maximum length of other searches. */
const idBeginnings = ['q-', 'cmf'];
const longestWords = 20;

/** Whether a search is for an id. Exam type and subject are then ignored. Several long words are not an id. */
export const looksLikeId = (search: string): boolean =>
  idBeginnings.some((beginning) => search.startsWith(beginning)) ||
  (search.length > longestWords && !/\s/u.test(search.trim()));
