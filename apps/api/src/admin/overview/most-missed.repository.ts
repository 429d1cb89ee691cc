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

/** Some of those missed most are no longer published: so many are looked at for the ones that are. */
const lookedAt = maxMostMissed * 20;
const excerptLength = 200;

export function createMostMissedRepository(database: Database): MostMissedRepository {
  return {
    // One reading of the narrow counters picks the few; only those are looked up in the bank. An index on the share would
    // have to be kept by every finished test.
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
