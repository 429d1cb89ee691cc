import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { rebuildReviewCards } from '@markwell/database/review-cards';
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

type Row = { misfits: number; carded: number; missedCards: number } & (FinishedAttempt | { id: null });

type Options = Omit<FinishOptions, 'cards'>;

export function createFinishRepository(database: Database): FinishRepository {
  /**
   * A test without a question that comes back is finished by one statement. Otherwise its answers move cards by a rule that
   * SQL does not know: then they are replayed in the same transaction.
   */
  async function finish(options: Options) {
    const row = await run(database, { ...options, cards: 'first' });
    if (row.id === null && row.carded > 0 && row.misfits === 0) {
      return outcomeOf(await database.$transaction((transaction) => finishAndReplay(transaction, options)));
    }
    // Another test of the pupil, finished at the same moment, had the same mistake.
    if (row.id !== null && row.missedCards > 0) {
      await database.$transaction(async (transaction) => {
        await transaction.$queryRaw`select user_id from pupil_totals where user_id = ${options.userId}::uuid for update`;
        await replay(transaction, options.userId, row);
      });
    }
    return outcomeOf(row);
  }

  return {
    submit: (submission) => finish({ ...submission, by: 'PUPIL', lock: 'wait' }),
    async closeOverdue(options, lock) {
      const { result } = await finish({ ...options, answers: [], timeTakenSeconds: 0, by: 'DEADLINE', lock });
      return result !== undefined;
    },
  };
}

async function run(database: Pick<Database, '$queryRaw'>, options: FinishOptions): Promise<Row> {
  const [row] = await database.$queryRaw<Row[]>(finishStatement(options));
  if (!row) throw new Error('The statement that finishes a test always gives a row');
  return row;
}

async function finishAndReplay(transaction: Prisma.TransactionClient, options: Options): Promise<Row> {
  const row = await run(transaction, { ...options, cards: 'none' });
  if (row.id !== null) await replay(transaction, options.userId, row);
  return row;
}

const replay = (transaction: Prisma.TransactionClient, userId: string, { questions }: FinishedAttempt) =>
  rebuildReviewCards(
    transaction,
    [userId],
    questions.map(({ questionId }) => questionId),
  );

function outcomeOf({ misfits, carded: _carded, missedCards: _missed, ...result }: Row) {
  return { result: result.id === null ? undefined : result, misfits };
}
