import { Prisma } from '@markwell/database/client';
import { firstMistake, scheduleAfter, type ReviewSchedule } from './review-schedule.rules.ts';

type Writer = Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>;

interface History {
  userId: string;
  questionId: string;
  times: Date[];
  marks: boolean[];
}

/**
 * Recomputes pupils' review cards from their answers; with questionIds, only those of these questions. A card is the
 * result of replaying its answers in the order of time, so that a repeat, a late answer and a corrected answer key lead
 * to the same card. Call it in a transaction that has locked the pupils' totals.
 */
export async function rebuildReviewCards(
  database: Writer,
  userIds: readonly string[],
  questionIds?: readonly string[],
): Promise<void> {
  const ofQuestions =
    questionIds === undefined ? Prisma.empty : Prisma.sql`and question_id = any(${questionIds}::uuid[])`;
  const histories = await historiesOf(database, userIds, ofQuestions);
  await database.$executeRaw`delete from review_cards where user_id = any(${userIds}::uuid[]) ${ofQuestions}`;
  const cards = histories.flatMap(({ userId, questionId, times, marks }) => {
    const schedule = scheduleAfter(times.map((at, index) => ({ at, isCorrect: marks[index] === true })));
    return schedule ? [{ userId, questionId, ...schedule }] : [];
  });
  if (cards.length > 0) await insertCards(database, cards);
}

/** Reads the questions that were ever answered wrong, with all their answers. Skipped and void ones are ignored. */
const historiesOf = (database: Writer, userIds: readonly string[], ofQuestions: Prisma.Sql) =>
  database.$queryRaw<History[]>`
    select user_id as "userId", question_id as "questionId",
      array_agg(finished_at order by finished_at, id) as times, array_agg(is_correct order by finished_at, id) as marks
    from (
      select a.user_id, k.question_id, a.finished_at, a.id, k.is_correct
      from attempts a join attempt_questions k on k.attempt_id = a.id
      where a.user_id = any(${userIds}::uuid[]) and a.status = 'FINISHED' and k.chosen_option_id is not null and not k.is_void
      union all
      select s.user_id, k.question_id, s.finished_at, s.id, k.is_correct
      from rapid_fire_sessions s join rapid_fire_answers k on k.session_id = s.id
      where s.user_id = any(${userIds}::uuid[]) and s.status = 'FINISHED' and k.chosen_option_id is not null
    ) answers
    where true ${ofQuestions}
    group by user_id, question_id having not bool_and(is_correct)`;

async function insertCards(
  database: Writer,
  cards: readonly ({ userId: string; questionId: string } & ReviewSchedule)[],
): Promise<void> {
  const rows = cards.map((card) => ({
    user_id: card.userId,
    question_id: card.questionId,
    due_at: card.dueAt,
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: card.elapsedDays,
    scheduled_days: card.scheduledDays,
    learning_steps: card.learningSteps,
    repetitions: card.repetitions,
    lapses: card.lapses,
    state: card.state,
    last_review_at: card.lastReviewAt,
  }));
  await database.$executeRaw`
    insert into review_cards
    select * from json_populate_recordset(null::review_cards, ${JSON.stringify(rows)}::json)`;
}

/**
 * For a statement that finishes a test: inserts the cards of first mistakes, which differ only in the time, from rows
 * with user_id, question_id and finished_at.
 */
export const firstMistakesOf = (mistakes: Prisma.Sql) => Prisma.sql`
  insert into review_cards (user_id, question_id, due_at, stability, difficulty, elapsed_days, scheduled_days, learning_steps,
    repetitions, lapses, state, last_review_at)
  select user_id, question_id, finished_at + ${firstMistake.dueAt.getTime()}::int * interval '1 millisecond',
    ${firstMistake.stability}::float8, ${firstMistake.difficulty}::float8, ${firstMistake.elapsedDays}::int,
    ${firstMistake.scheduledDays}::int, ${firstMistake.learningSteps}::int, ${firstMistake.repetitions}::int,
    ${firstMistake.lapses}::int, ${firstMistake.state}::smallint, finished_at
  from (${mistakes}) mistakes order by question_id
  on conflict (user_id, question_id) do nothing`;
