import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { rebuildReviewCards } from '../reviews/review-cards.repository.ts';
import { finishAttemptStatement, type FinishOptions } from './finish-attempt-statement.repository.ts';
import type { SubmittedAnswer } from './submitted-answers.repository.ts';

export interface MarkedQuestion {
  questionId: string;
  chosenLetter: string | null;
  correctLetter: string | null;
  isCorrect: boolean;
  /** Does not count towards the score. */
  isVoid: boolean;
}

export interface TopicPerformanceRow {
  name: string;
  answeredCount: number;
  correctCount: number;
}

/** A finished attempt, with the pupil's earlier average and performance in its topics. */
export interface FinishedAttempt {
  id: string;
  /** False when the time ran out before any answer. */
  isCounted: boolean;
  finishedAt: Date;
  finishedBy: 'PUPIL' | 'DEADLINE';
  totalQuestions: number;
  correctCount: number;
  /** Percent. */
  score: number;
  timeTakenSeconds: number;
  /** Average score in percent of earlier tests; null when there are none. */
  averageBefore: number | null;
  questions: MarkedQuestion[];
  /** The pupil's performance in the test's topics. */
  topics: TopicPerformanceRow[];
}

export interface Submission extends Pick<FinishOptions, 'attemptId' | 'userId' | 'now'> {
  by: 'pupil' | 'timer';
  answers: readonly SubmittedAnswer[];
  timeTakenSeconds: number;
}

export interface FinishAttemptRepository {
  /**
   * Saves the answers of an open test and finishes it. The result is undefined when there is no open test to
   * finish (it is finished, overdue or another pupil's), or when `invalidAnswers` answers do not belong to its
   * questions.
   */
  submit: (
    submission: Submission,
  ) => Promise<{ result: FinishedAttempt | undefined; invalidAnswers: number }>;
  /**
   * Closes an overdue test with its saved answers and returns whether it did. With `skip locked`, skips a
   * test that another process is closing.
   */
  closeOverdue: (
    options: Pick<FinishOptions, 'attemptId' | 'userId' | 'now' | 'notices'>,
    lock: 'wait' | 'skip locked',
  ) => Promise<boolean>;
}

type Row = { invalidAnswers: number; carded: number; missedCards: number } & (FinishedAttempt | { id: null });

type Options = Omit<FinishOptions, 'cards'>;

export function createFinishAttemptRepository(database: Database): FinishAttemptRepository {
  /**
   * The spaced-repetition rule is not available in SQL, so the answers are replayed in the same transaction.
   */
  const finishAndReplay = (options: Options) =>
    database.$transaction(async (transaction) => {
      const row = await run(transaction, { ...options, cards: 'none' });
      if (row.id !== null && row.isCounted) await replay(transaction, options.userId, row);
      return row;
    });

  /**
   * Most tests have no question with a review card. Then one statement does everything and creates cards for
   * first mistakes.
   */
  async function finish(options: Options): Promise<Row> {
    const row = await run(database, { ...options, cards: 'first' });
    if (row.id === null) return row.carded > 0 && row.invalidAnswers === 0 ? finishAndReplay(options) : row;
    // Another test of the pupil, finished at the same time, had the same mistake.
    if (row.missedCards > 0) {
      await database.$transaction(async (transaction) => {
        await transaction.$queryRaw`select user_id from pupil_totals where user_id = ${options.userId}::uuid for update`;
        await replay(transaction, options.userId, row);
      });
    }
    return row;
  }

  return {
    async submit(submission) {
      const row = await finish({ ...submission, lock: 'wait' });
      return { result: row.id === null ? undefined : row, invalidAnswers: row.invalidAnswers };
    },
    // Always replays: the test ended in the past, so the same questions may have been answered since.
    async closeOverdue(options, lock) {
      const overdue = { ...options, answers: [], timeTakenSeconds: 0, by: 'server', lock } as const;
      return (await finishAndReplay(overdue)).id !== null;
    },
  };
}

async function run(database: Pick<Database, '$queryRaw'>, options: FinishOptions): Promise<Row> {
  const [row] = await database.$queryRaw<Row[]>(finishAttemptStatement(options));
  if (!row) throw new Error('The statement that finishes a test returned no row');
  return row;
}

const replay = (transaction: Prisma.TransactionClient, userId: string, { questions }: FinishedAttempt) =>
  rebuildReviewCards(
    transaction,
    [userId],
    questions.map(({ questionId }) => questionId),
  );
