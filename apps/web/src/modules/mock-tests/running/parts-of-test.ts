import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { StoredAnswer } from './answer-store.ts';

/** Whether a test has a question that is not plain multiple choice. */
export const hasParts = ({ questions }: Pick<StartedTestDto, 'questions'>): boolean =>
  questions.some(({ parts }) => parts !== undefined);

/** Whether anything is answered: a letter is chosen, or a part has a response. */
export const isAnswered = (answer: StoredAnswer | undefined): boolean =>
  answer !== undefined && (answer.optionLetter !== null || Object.keys(answer.responses ?? {}).length > 0);
