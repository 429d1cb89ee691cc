import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { rebuildReviewCards } from '@markwell/database/review-cards';
import { finishAttemptStatement, type FinishOptions } from './finish-attempt-statement.repository.ts';
import type { SubmittedAnswer } from './submitted-answers.repository.ts';

export interface MarkedQuestion {
  questionId: string;
  chosenLetter: string | null;
  correctLetter: string | null;
  isCorrect: boolean;
  /** Left out of the score. */
  isVoid: boolean;
}

export interface TopicPerformanceRow {
  name: string;
  answeredCount: number;
  correctCount: number;
}

/** A finished attempt and where it leaves the pupil. */
export interface FinishedAttempt {
  id: string;
  /** False when its time ran out without one answer. */
  isCounted: boolean;
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
  topics: TopicPerformanceRow[];
}

export interface Submission extends Pick<FinishOptions, 'attemptId' | 'userId' | 'now'> {
  by: 'pupil' | 'timer';
  answers: readonly SubmittedAnswer[];
  timeTakenSeconds: number;
}

export interface FinishAttemptRepository {
  /**
   * Saves the answers of an open test and closes it for the pupil. Without a result there was none to close (it is
   * finished, overdue or somebody else's), or some answers, `misfits`, belong to no question of it.
   */
  submit: (submission: Submission) => Promise<{ result: FinishedAttempt | undefined; misfits: number }>;
  /** Closes a test that is due with what it has; says whether it did. It may pass over one that somebody is closing. */
  closeOverdue: (
    options: Pick<FinishOptions, 'attemptId' | 'userId' | 'now' | 'notices'>,
    lock: 'wait' | 'skip locked',
  ) => Promise<boolean>;
}

type Row = { misfits: number; carded: number; missedCards: number } & (FinishedAttempt | { id: null });

type Options = Omit<FinishOptions, 'cards'>;

export function createFinishAttemptRepository(database: Database): FinishAttemptRepository {
  /** SQL does not know the rule that moves cards: the answers are replayed in the same transaction. */
  const finishAndReplay = (options: Options) =>
    database.$transaction(async (transaction) => {
      const row = await run(transaction, { ...options, cards: 'none' });
      if (row.id !== null && row.isCounted) await replay(transaction, options.userId, row);
      return row;
    });

  /** Most tests have no question that comes back: then one statement does it all, and first mistakes get their cards. */
  async function finish(options: Options): Promise<Row> {
    const row = await run(database, { ...options, cards: 'first' });
    if (row.id === null) return row.carded > 0 && row.misfits === 0 ? finishAndReplay(options) : row;
    // Another test of the pupil, finished at the same moment, had the same mistake.
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
      return { result: row.id === null ? undefined : row, misfits: row.misfits };
    },
    // Ends in the past: the same questions may have been answered since.
    async closeOverdue(options, lock) {
      const overdue = { ...options, answers: [], timeTakenSeconds: 0, by: 'server', lock } as const;
      return (await finishAndReplay(overdue)).id !== null;
    },
  };
}

async function run(database: Pick<Database, '$queryRaw'>, options: FinishOptions): Promise<Row> {
  const [row] = await database.$queryRaw<Row[]>(finishAttemptStatement(options));
  if (!row) throw new Error('The statement that finishes a test always gives a row');
  return row;
}

const replay = (transaction: Prisma.TransactionClient, userId: string, { questions }: FinishedAttempt) =>
  rebuildReviewCards(
    transaction,
    [userId],
    questions.map(({ questionId }) => questionId),
  );
