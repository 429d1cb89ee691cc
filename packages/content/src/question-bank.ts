import { allFamilies } from './families/all-families.ts';
import { generateQuestions } from './families/printed-questions.ts';
import { allSets } from './hand-written/all-sets.ts';
import { writtenQuestions } from './hand-written/question-set.ts';
import type { ContentQuestion } from './content-types.ts';

/** The regular questions that families write, the same on every run. */
export function generatedQuestions(): ContentQuestion[] {
  const handWritten = Map.groupBy(handWrittenQuestions(), topicOf);
  return allFamilies.flatMap((topic) => generateQuestions(topic, handWritten.get(topicOf(topic))));
}

const topicOf = ({ subjectCode, topicCode }: Pick<ContentQuestion, 'subjectCode' | 'topicCode'>) =>
  `${subjectCode}/${topicCode}`;

/** The regular questions written one by one. */
export const handWrittenQuestions = (): ContentQuestion[] => allSets.flatMap(writtenQuestions);

let bank: readonly ContentQuestion[] | undefined;

/** All regular questions, the same on every run. They are written once in a process, which takes seconds. */
export const questionBank = (): readonly ContentQuestion[] =>
  (bank ??= [...generatedQuestions(), ...handWrittenQuestions()]);
