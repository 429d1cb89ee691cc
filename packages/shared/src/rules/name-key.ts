/**
 * What two names of subjects, or of topics, have in common when they count as the same: case, outer spaces and repeated
 * spaces aside (spec 1 §5). The column `subjects.name_key` says the same in SQL; name-key.http.test.ts holds them equal.
 */
export const nameKey = (name: string): string => name.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
