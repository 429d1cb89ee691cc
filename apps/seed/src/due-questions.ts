import { maxDueInPractice } from '@markwell/shared/planner/planner.vocabulary';
import {
  scheduleAfter,
  type ReviewAnswer,
} from '@markwell/api/modules/progress/reviews/review-schedule.rules';
import type { Response } from '@markwell/api/modules/attempts/answers.rules';
import type { BankQuestion } from './library/insert-questions.ts';

interface GivenAnswer {
  question: BankQuestion;
  isCorrect: boolean;
  /** Null if the question was skipped. */
  response: Response | null;
}

/** Tracks which questions of the tests so far are due again, like the study plan. */
export function createDueQuestions() {
  const histories = new Map<string, { question: BankQuestion; answers: ReviewAnswer[] }>();
  return {
    note(answers: readonly GivenAnswer[], at: Date): void {
      for (const { question, isCorrect, response } of answers) {
        if (response === null) continue;
        const history = histories.get(question.id) ?? { question, answers: [] };
        history.answers.push({ at, isCorrect });
        histories.set(question.id, history);
      }
    },

    /** The due questions of a subject at that time, longest due first. */
    due(subjectCode: string, at: Date): BankQuestion[] {
      return [...histories.values()]
        .flatMap(({ question, answers }) => {
          const dueAt = scheduleAfter(answers)?.dueAt;
          const isDue = question.content.subjectCode === subjectCode && dueAt !== undefined && dueAt <= at;
          return isDue ? [{ question, dueAt }] : [];
        })
        .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .slice(0, maxDueInPractice)
        .map(({ question }) => question);
    },
  };
}
