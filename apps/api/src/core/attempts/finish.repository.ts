import type { Database } from '@markwell/database/connect';
import { finishStatement, type FinishOptions } from './finish-statement.repository.ts';
import type { GivenAnswer } from './given-answers.repository.ts';

export interface MarkedQuestion {
  questionId: string;
  chosenLetter: string | null;
  correctLetter: string | null;
  isCorrect: boolean;
}

export interface TopicStanding {
  name: string;
  answeredCount: number;
  correctCount: number;
}

/** A finished attempt and where it leaves the pupil. */
export interface FinishedAttempt {
  id: string;
  finishedAt: Date;
  finishedBy: 'PUPIL' | 'DEADLINE';
  totalQuestions: number;
  correctCount: number;
  /** Percent. */
  score: number;
  timeTakenSeconds: number;
  /** Average score in percent of the tests before; null when there were none. */
  averageBefore: number | null;
  questions: MarkedQuestion[];
  /** How the pupil stands in the topics of the test. */
  topics: TopicStanding[];
}

export interface Submission extends Pick<FinishOptions, 'attemptId' | 'userId' | 'now' | 'day'> {
  answers: readonly GivenAnswer[];
  timeTakenSeconds: number;
}

export interface FinishRepository {
  /**
   * Saves the answers of an open test and closes it for the pupil. Without a result there was none to close (it is
   * finished, overdue or somebody else's), or some answers, `misfits`, belong to no question of it.
   */
  submit: (submission: Submission) => Promise<{ result: FinishedAttempt | undefined; misfits: number }>;
  /** Closes a test that is due with what it has; says whether it did. It may pass over one that somebody is closing. */
  closeOverdue: (
    options: Pick<FinishOptions, 'attemptId' | 'userId' | 'now' | 'day' | 'notice'>,
    lock: 'wait' | 'skip locked',
  ) => Promise<boolean>;
}

type Row = { misfits: number } & (FinishedAttempt | { id: null });

export function createFinishRepository(database: Database): FinishRepository {
  async function finish(options: FinishOptions) {
    const [row] = await database.$queryRaw<Row[]>(finishStatement(options));
    if (!row) throw new Error('The statement that finishes a test always gives a row');
    const { misfits, ...result } = row;
    return { result: result.id === null ? undefined : result, misfits };
  }

  return {
    submit: (submission) => finish({ ...submission, by: 'PUPIL', lock: 'wait' }),
    async closeOverdue(options, lock) {
      const { result } = await finish({ ...options, answers: [], timeTakenSeconds: 0, by: 'DEADLINE', lock });
      return result !== undefined;
    },
  };
}
