import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';

type Reader = Pick<Prisma.TransactionClient, '$queryRaw'>;

/** A revision whose answers were not marked with the current answer key. */
export interface CorrectableRevision {
  revisionId: string;
  number: number;
  key: string | null;
  currentKey: string;
  optionsChanged: boolean;
  attempts: number;
  quizAnswers: number;
  pupils: number;
  marksUp: number;
  marksDown: number;
  canRemark: boolean;
  canVoid: boolean;
}

export interface PastCorrection {
  id: string;
  action: 'VOID' | 'REMARK';
  fromNumber: number;
  toNumber: number;
  affectedAttempts: number;
  correctedBy: string | null;
  createdAt: Date;
}

export interface ReadCorrectionsRepository {
  /** The letter of the correct option now; undefined when the question does not exist. */
  findKey: (questionId: string) => Promise<string | null | undefined>;
  listRevisions: (questionId: string) => Promise<CorrectableRevision[]>;
  listPast: (questionId: string) => Promise<PastCorrection[]>;
}

export function createReadCorrectionsRepository(database: Database): ReadCorrectionsRepository {
  return {
    async findKey(questionId) {
      const [question] = await database.$queryRaw<{ key: string | null }[]>`
        select o.letter as key from questions q
        left join question_options o on o.revision_id = q.current_revision_id and o.is_correct
        where q.id = ${questionId}::uuid`;
      return question?.key;
    },

    listRevisions: (questionId) => readCorrectable(database, questionId),

    listPast: (questionId) => database.$queryRaw<PastCorrection[]>`
      select c.id, c.action::text, before.number as "fromNumber", now.number as "toNumber",
        c.affected_attempts as "affectedAttempts", u.name as "correctedBy", c.created_at as "createdAt"
      from question_corrections c
      join question_revisions before on before.id = c.from_revision_id
      join question_revisions now on now.id = c.to_revision_id
      left join users u on u.id = c.corrected_by_id
      where c.question_id = ${questionId}::uuid order by c.created_at desc, c.id desc`,
  };
}

/**
 * Finds revisions to correct from the stored marks, so a finished correction is not offered again. A revision
 * with the current answer key is included when its answers were re-marked with a key that has since been
 * undone.
 */
export const readCorrectable = (reader: Reader, questionId: string) => reader.$queryRaw<
  CorrectableRevision[]
>`
  with revisions as (
    select r.id, r.number, max(o.letter) filter (where o.is_correct) as key,
      json_agg(json_build_array(o.letter, o.text, o.image_id) order by o.letter)::text as options
    from question_revisions r left join question_options o on o.revision_id = r.id
    where r.question_id = ${questionId}::uuid group by r.id
  ), now as (
    select r.* from revisions r join questions q on q.current_revision_id = r.id where r.key is not null
  ), counted as (
    select r.id as "revisionId", r.number, r.key, now.key as "currentKey", r.options <> now.options as "optionsChanged", marks.*,
      r.key is distinct from now.key and not exists (
        select from question_corrections c join revisions target on target.id = c.to_revision_id
        where c.from_revision_id = r.id and c.action = 'REMARK' and target.key = now.key
      ) as "isFirst", r.key is distinct from now.key as "isOtherKey"
    from revisions r cross join now cross join lateral (
      select count(*) filter (where not is_quiz)::int as attempts, count(*) filter (where is_quiz)::int as "quizAnswers",
        count(distinct user_id)::int as pupils, count(*) filter (where not is_correct and letter = now.key)::int as "marksUp",
        count(*) filter (where is_correct and letter <> now.key)::int as "marksDown"
      from (${markedAnswers}) answers
    ) marks
  )
  select "revisionId", number, key, "currentKey", "optionsChanged", attempts, "quizAnswers", pupils, "marksUp", "marksDown",
    "isFirst" or "marksUp" + "marksDown" > 0 as "canRemark", attempts > 0 as "canVoid"
  from counted
  where attempts + "quizAnswers" > 0 and ("isOtherKey" or "marksUp" + "marksDown" > 0)
  order by number desc`;

const markedAnswers = Prisma.sql`
  select a.user_id, false as is_quiz, k.is_correct, o.letter
  from attempt_questions k join attempts a on a.id = k.attempt_id and a.status = 'FINISHED'
  left join question_options o on o.id = k.chosen_option_id
  where k.revision_id = r.id and not k.is_void
  union all
  select s.user_id, true, k.is_correct, o.letter
  from rapid_fire_answers k join rapid_fire_sessions s on s.id = k.session_id and s.status = 'FINISHED'
  join question_options o on o.id = k.chosen_option_id
  where k.revision_id = r.id`;
