import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { FinishedAttempt } from './finish-attempt.repository.ts';

export interface AttemptResultsRepository {
  /** The result of the pupil's closed attempt; undefined when it does not exist. */
  resultOf: (userId: string, attemptId: string) => Promise<FinishedAttempt | undefined>;
}

export function createAttemptResultsRepository(database: Database): AttemptResultsRepository {
  return {
    // The same columns as finishAttemptStatement returns, so that a repeated submission gets the same reply.
    async resultOf(userId, attemptId) {
      const [result] = await database.$queryRaw<FinishedAttempt[]>`
        select a.id, a.status = 'FINISHED' as "isCounted", a.finished_at as "finishedAt", a.finished_by::text as "finishedBy", a.total_questions as "totalQuestions",
          a.correct_count as "correctCount", a.score, a.time_taken_seconds as "timeTakenSeconds",
          (select round(avg(b.score))::int from attempts b
            where a.status = 'FINISHED' and b.user_id = a.user_id and b.status = 'FINISHED' and b.kind <> 'SIMILAR_QUESTION'
              and (b.finished_at, b.id) < (a.finished_at, a.id)) as "averageBefore",
          (select json_agg(json_build_object('questionId', k.question_id, 'chosenLetter', c.letter, 'correctLetter', ${correctLetter},
              'isCorrect', k.is_correct, 'isVoid', k.is_void) order by k.ordinal)
            from attempt_questions k left join question_options c on c.id = k.chosen_option_id
            left join question_options key on key.revision_id = k.revision_id and key.is_correct
            left join lateral (${latestCorrection}) corrected on true
            where k.attempt_id = a.id) as questions,
          (select json_agg(json_build_object('name', t.name, 'answeredCount', coalesce(p.answered_count, 0),
              'correctCount', coalesce(p.correct_count, 0)) order by t.name)
            from (select distinct topic_id from attempt_questions where attempt_id = a.id) shown
            join topics t on t.id = shown.topic_id
            left join topic_progress p on p.user_id = a.user_id and p.topic_id = shown.topic_id) as topics
        from attempts a
        where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid and a.status <> 'OPEN'`;
      return result;
    },
  };
}

/** The correct letter of the latest correction of the revision that was shown, if there is one. */
const latestCorrection = Prisma.sql`
  select o.letter from question_corrections q
  join question_options o on o.revision_id = q.to_revision_id and o.is_correct
  where q.from_revision_id = k.revision_id and q.action = (case when k.is_void then 'VOID' else 'REMARK' end)::correction_action order by q.created_at desc, q.id desc limit 1`;

/**
 * Never contradicts the mark: a test that ended after the correction was marked with the answer key of the
 * revision it showed.
 */
const correctLetter = Prisma.sql`
  case when k.is_void then coalesce(corrected.letter, key.letter) when k.is_correct then c.letter else coalesce(nullif(corrected.letter, c.letter), key.letter) end`;
