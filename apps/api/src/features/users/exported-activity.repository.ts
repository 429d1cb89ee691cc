import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { DataExportDto } from '@markwell/shared/features/users/data-export.schemas';

type Activities = Pick<DataExportDto, 'tests' | 'rapidFire' | 'creativeWriting'>;

/**
 * Everything a user answered, oldest first. Plain SQL reads each list in one statement; Prisma would send
 * thousands of test ids.
 */
export async function exportedActivity(database: Database, userId: string): Promise<Activities> {
  const [tests, rapidFire, creativeWriting] = await Promise.all([
    testsOf(database, userId),
    quizzesOf(database, userId),
    challengesOf(database, userId),
  ]);
  return { tests, rapidFire, creativeWriting };
}

const itemsOf = <Item>(rows: readonly { item: Item }[]) => rows.map(({ item }) => item);

/** Null for an expired attempt, which has no result. */
const ofCounted = (column: Prisma.Sql) => Prisma.sql`case status when 'EXPIRED' then null else ${column} end`;

const testsOf = async (database: Database, userId: string) =>
  itemsOf(
    await database.$queryRaw<{ item: Activities['tests'][number] }[]>`
      select json_build_object('id', a.id, 'kind', a.kind, 'status', a.status, 'subject', s.name, 'stage', g.name,
        'startedAt', a.started_at, 'completedAt', ${ofCounted(Prisma.sql`a.finished_at`)},
        'totalQuestions', a.total_questions, 'correctAnswers', ${ofCounted(Prisma.sql`a.correct_count`)},
        'score', ${ofCounted(Prisma.sql`a.score`)}, 'timeTaken', ${ofCounted(Prisma.sql`a.time_taken_seconds`)},
        'answers', coalesce(answers.list, '[]')) as item
      from attempts a join subjects s on s.id = a.subject_id join stages g on g.id = a.stage_id
      left join lateral (
        select json_agg(json_build_object('questionId', k.question_id, 'topic', t.name, 'chosenLetter', c.letter,
          'isCorrect', k.is_correct, 'answeredAt', k.answered_at) order by k.ordinal) as list
        from attempt_questions k join topics t on t.id = k.topic_id
        left join question_options c on c.id = k.chosen_option_id
        where k.attempt_id = a.id) answers on true
      where a.user_id = ${userId}::uuid order by a.started_at, a.id`,
  );

const quizzesOf = async (database: Database, userId: string) =>
  itemsOf(
    await database.$queryRaw<{ item: Activities['rapidFire'][number] }[]>`
      select json_build_object('id', r.id, 'subject', s.name, 'level', r.level, 'status', r.status,
        'startedAt', r.started_at, 'completedAt', ${ofCounted(Prisma.sql`r.finished_at`)},
        'totalQuestions', r.total_questions, 'correctAnswers', ${ofCounted(Prisma.sql`r.correct_count`)},
        'accuracy', ${ofCounted(Prisma.sql`r.accuracy`)}, 'bestStreak', ${ofCounted(Prisma.sql`r.best_streak`)},
        'timeTaken', ${ofCounted(Prisma.sql`r.time_spent_seconds`)}, 'answers', coalesce(answers.list, '[]')) as item
      from rapid_fire_sessions r join subjects s on s.id = r.subject_id
      left join lateral (
        select json_agg(json_build_object('questionId', k.question_id, 'chosenLetter', c.letter,
          'isCorrect', k.is_correct, 'timeSpentMs', k.time_spent_ms) order by k.ordinal) as list
        from rapid_fire_answers k left join question_options c on c.id = k.chosen_option_id
        where k.session_id = r.id) answers on true
      where r.user_id = ${userId}::uuid order by r.started_at, r.id`,
  );

const challengesOf = async (database: Database, userId: string) =>
  itemsOf(
    await database.$queryRaw<{ item: Activities['creativeWriting'][number] }[]>`
      select json_build_object('id', w.id, 'subject', s.name, 'stage', g.name, 'status', w.status,
        'startedAt', w.started_at, 'completedAt', w.finished_at, 'totalScore', w.total_score,
        'maxPossibleScore', w.max_possible_score, 'timeTaken', w.time_spent_seconds, 'answers', coalesce(answers.list, '[]')) as item
      from creative_writing_sessions w join subjects s on s.id = w.subject_id join stages g on g.id = w.stage_id
      left join lateral (
        select json_agg(json_build_object('questionId', k.question_id, 'selectedOption', k.selected_option,
          'scoreAwarded', k.score_awarded, 'justification', k.justification, 'timeSpentSeconds', k.time_spent_seconds, 'answeredAt', k.answered_at)
          order by k.ordinal) as list
        from creative_writing_answers k where k.session_id = w.id) answers on true
      where w.user_id = ${userId}::uuid order by w.started_at, w.id`,
  );
