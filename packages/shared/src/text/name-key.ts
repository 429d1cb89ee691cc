/**
 * Two names of subjects or topics with the same name key count as the same: case, outer spaces and repeated spaces are
 * ignored. The column `subjects.name_key` computes it in SQL; name-key.http.test.ts compares the two.
 */
export const nameKey = (name: string): string => name.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
