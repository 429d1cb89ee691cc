import { comparableQuestion } from '../families/printed-questions.ts';
import type { ContentQuestion } from '../content-types.ts';

/** Questions of a subject that ask the same. Returns the source ids of each group. */
export function nearDuplicates(questions: readonly ContentQuestion[]): string[][] {
  const groups = Map.groupBy(
    questions,
    (question) => `${question.subjectCode}\n${comparableQuestion(question)}`,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ sourceId }) => sourceId));
}
