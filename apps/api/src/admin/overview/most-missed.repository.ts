import type { Database } from '@markwell/database/connect';
import { minAnswers, maxMostMissed } from '@markwell/shared/admin/overview/overview.contract';

export interface MissedQuestionRow {
  id: string;
  body: string | null;
  topicName: string;
  subjectName: string;
  answered: number;
  missed: number;
}

export interface MostMissedRepository {
  listMostMissed: () => Promise<MissedQuestionRow[]>;
}

/** Some of the most missed questions are no longer published, so this many candidates are read. */
const lookedAt = maxMostMissed * 20;
const excerptLength = 200;

export function createMostMissedRepository(database: Database): MostMissedRepository {
  return {
    // One scan of the small statistics rows picks the candidates; only those are joined with the question
    // bank. With an index on the share, every finished test would have to update the index.
    listMostMissed: () =>
      database.$queryRaw<MissedQuestionRow[]>`
        with candidates as materialized (
          select question_id, answered_count, answered_count - correct_count as missed from question_statistics
          where answered_count >= ${minAnswers}::int and correct_count < answered_count
          order by (answered_count - correct_count)::real / answered_count desc, answered_count desc, question_id
          limit ${lookedAt}::int
        )
        select q.id, left(r.body, ${excerptLength}::int) as body, t.name as "topicName", s.name as "subjectName",
          c.answered_count as answered, c.missed
        from candidates c join questions q on q.id = c.question_id
          join question_revisions r on r.id = q.current_revision_id
          join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id
        where q.status = 'PUBLISHED'
        order by c.missed::real / c.answered_count desc, c.answered_count desc, q.id
        limit ${maxMostMissed}::int`,
  };
}
