import { optionKey } from '../families/family.ts';
import type { ContentQuestion } from '../content-types.ts';

/**
 * Questions of a subject that ask the same: the same words and numbers in any order (`√18 + √72`, `√72 + √18`), with
 * the same answer and pictures. Returns the source ids of each group.
 */
export function nearDuplicates(questions: readonly ContentQuestion[]): string[][] {
  const groups = Map.groupBy(
    questions,
    ({ subjectCode, body = '', image, passage, options, correctIndex }) => {
      const words = body.toLowerCase().match(/[\p{L}\p{N}.,]*[\p{L}\p{N}]|[^\s\p{L}\p{N}]/gu) ?? [];
      const answer = options[correctIndex];
      const pictures = options.flatMap((option) => ('image' in option ? option.image.svg : []));
      return JSON.stringify([
        subjectCode,
        words.sort(),
        answer && optionKey(answer),
        image?.svg,
        passage?.title,
        pictures.sort(),
      ]);
    },
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ sourceId }) => sourceId));
}
