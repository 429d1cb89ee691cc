/** The questions of a text that can be compared with others, whatever else is wrong in it. */
import { isComparable } from '@markwell/shared/question-editing/upload/duplicates';
import {
  parseQuestions,
  type PastedQuestion,
} from '@markwell/shared/question-editing/upload/parse-questions';
import { answerInProcess } from '#platform/reading/answer-in-process.ts';

const parts = { body: false, options: 'like-others', answerLines: true } as const;

answerInProcess((questionText: string): PastedQuestion[] =>
  parseQuestions('questionText', questionText, () => parts).questions.filter(isComparable),
);
