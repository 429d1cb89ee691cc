import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { recountPupils } from '../progress/recount.repository.ts';
import { lateAnswerHours } from '@markwell/shared/vocabulary/mock-test';
import { testClosedNotification } from '../notifications/notification-texts.ts';
import { submittedAnswersTable, type SubmittedAnswer } from './submitted-answers.repository.ts';

type Transaction = Prisma.TransactionClient;

interface Change {
  questionId: string;
  answered: number;
  correct: number;
}

export interface LateAnswersRepository {
  /**
   * Counts answers that were given before the deadline but arrive after the test was closed: within a day,
   * and only once. An expired test then counts. Returns whether anything changed.
   */
  amend: (
    userId: string,
    attemptId: string,
    answers: readonly SubmittedAnswer[],
    now: Date,
  ) => Promise<boolean>;
}

export function createLateAnswersRepository(database: Database): LateAnswersRepository {
  return {
    // Rare, so a transaction with simple steps. The lock order is the same as for finishing a test: attempt,
    // the pupil's counters, statistics.
    amend: (userId, attemptId, answers, now) =>
      database.$transaction(async (transaction) => {
        const attempt = await lockAmendable(transaction, userId, attemptId, now);
        if (!attempt) return false;
        const changes = await saveLateAnswers(transaction, attemptId, answers);
        if (changes.length === 0) return false;
        await markAgain(transaction, attemptId, now);
        await recountPupils(transaction, [userId]);
        await moveStatistics(transaction, changes);
        if (attempt.hasExpired) await correctNotice(transaction, userId, attemptId);
        return true;
      }),
  };
}

async function lockAmendable(
  transaction: Transaction,
  userId: string,
  attemptId: string,
  now: Date,
): Promise<{ hasExpired: boolean } | undefined> {
  const earliest = new Date(now.getTime() - lateAnswerHours * 3_600_000);
  const [attempt] = await transaction.$queryRaw<{ hasExpired: boolean }[]>`
    select status = 'EXPIRED' as "hasExpired" from attempts
    where id = ${attemptId}::uuid and user_id = ${userId}::uuid and finished_by = 'DEADLINE' and amended_at is null
      and deadline_at >= ${earliest}::timestamptz for update`;
  return attempt;
}

const saveLateAnswers = (transaction: Transaction, attemptId: string, answers: readonly SubmittedAnswer[]) =>
  transaction.$queryRaw<Change[]>`
    with given as (${submittedAnswersTable(attemptId, answers)})
    update attempt_questions k
    set chosen_option_id = given.option_id, sequence = given.sequence, answered_at = given.answered_at,
      is_correct = coalesce(given.option_id = key.id, false)
    from given
    join attempts a on a.id = ${attemptId}::uuid
    join attempt_questions before on before.attempt_id = a.id and before.ordinal = given.ordinal
    left join question_options key on key.revision_id = before.revision_id and key.is_correct
    where k.attempt_id = before.attempt_id and k.ordinal = before.ordinal
      and not given.is_invalid and given.sequence > k.sequence and given.answered_at <= a.deadline_at
    returning k.question_id as "questionId",
      case when k.is_void then 0 else (k.chosen_option_id is not null)::int - (before.chosen_option_id is not null)::int end as answered,
      case when k.is_void then 0 else (k.is_correct)::int - (before.is_correct)::int end as correct`;

const markAgain = (transaction: Transaction, attemptId: string, now: Date) => transaction.$executeRaw`
  update attempts a set amended_at = ${now}::timestamptz,
    status = (case score.chosen when 0 then 'EXPIRED' else 'FINISHED' end)::attempt_status,
    correct_count = case score.total when 0 then a.correct_count else score.correct end,
    score = case score.total when 0 then a.score else floor(score.correct::float8 / score.total * 100 + 0.5) end
  from (
    select count(chosen_option_id) as chosen, count(*) filter (where not is_void) as total, count(*) filter (where is_correct and not is_void) as correct
    from attempt_questions where attempt_id = ${attemptId}::uuid
  ) score
  where a.id = ${attemptId}::uuid`;

/** The pupil was notified that the test did not count; this replaces that notification's text. */
const correctNotice = (transaction: Transaction, userId: string, attemptId: string) => {
  const { body, dedupeKey } = testClosedNotification(attemptId, '');
  return transaction.notification.updateMany({ where: { userId, dedupeKey }, data: { body } });
};

/** Locks the rows in the order of their ids, as finishing a test does. */
async function moveStatistics(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ questionId }) => questionId);
  await transaction.$executeRaw`
    insert into question_statistics (question_id)
    select question_id from unnest(${ids}::uuid[]) as changed (question_id) order by question_id
    on conflict (question_id) do update set answered_count = question_statistics.answered_count`;
  await transaction.$executeRaw`
    update question_statistics s
    set answered_count = s.answered_count + changed.answered, correct_count = s.correct_count + changed.correct
    from unnest(${ids}::uuid[], ${changes.map(({ answered }) => answered)}::int[], ${changes.map(({ correct }) => correct)}::int[])
      as changed (question_id, answered, correct)
    where s.question_id = changed.question_id`;
}
