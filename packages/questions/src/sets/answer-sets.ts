import { readOfSubjects } from '../content-files.ts';
import { namedParts } from '../text/numbered-lines.ts';
import { parseAnswerSet, type PartsQuestion } from './parse-answer-set.ts';

/** The questions of `<subject>/answers.txt`: those that one letter does not answer. */
export const answerSetQuestions: readonly PartsQuestion[] = readOfSubjects(
  /^answers\.txt$/u,
  (text, subjectCode) => namedParts(text).flatMap((part) => parseAnswerSet(part, subjectCode)),
);
