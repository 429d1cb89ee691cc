import type { Database } from '@markwell/database/connect';
import type { Kind, Status } from '../../domain/question-bank/position-statements.repository.ts';
import {
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from '../../domain/question-bank/question-content.repository.ts';

interface Counted {
  answeredCount: number;
  correctCount: number;
}

export interface ListedQuestion extends Counted {
  id: string;
  kind: Kind;
  status: Status;
  questionNumber: number | null;
  grade: number;
  /** Cut at one character more than a list shows. */
  text: string | null;
  hasQuestionImage: boolean;
  hasSolutionImage: boolean;
  hasImageOptions: boolean;
  answer: string | null;
  topic: { id: string; name: string };
  subject: { id: string; name: string; color: string };
  stage: { id: string; name: string };
}

export interface QuestionDetail extends DisplayedQuestion, Counted {
  kind: Kind;
  status: Status;
  questionNumber: number | null;
  revision: number;
  explanation: string | null;
  timeLimit: number | null;
  subject: { id: string; name: string; color: string };
  stage: { id: string; name: string; displayName: string };
  pendingFlags: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface QuestionsRepository {
  /** In the order of the ids. */
  readRows: (ids: readonly string[], textLength: number) => Promise<ListedQuestion[]>;
  find: (id: string) => Promise<QuestionDetail | undefined>;
}

export function createQuestionsRepository(database: Database): QuestionsRepository {
  return {
    // Reads a page in one statement: Prisma would query revisions, options and topics one after the other.
    readRows: (ids, textLength) => database.$queryRaw<ListedQuestion[]>`
      select q.id, q.kind::text, q.status::text, q.question_number as "questionNumber", q.grade, left(r.body, ${textLength}::int) as text,
        r.image_id is not null as "hasQuestionImage", r.solution_image_id is not null as "hasSolutionImage",
        coalesce(o.images, false) as "hasImageOptions", o.answer,
        json_build_object('id', t.id, 'name', t.name) as topic,
        json_build_object('id', s.id, 'name', s.name, 'color', s.color) as subject,
        json_build_object('id', st.id, 'name', st.name) as stage,
        coalesce(c.answered_count, 0) as "answeredCount", coalesce(c.correct_count, 0) as "correctCount"
      from unnest(${ids}::uuid[]) with ordinality wanted (id, turn)
      join questions q on q.id = wanted.id
      join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id join stages st on st.id = s.stage_id
      left join question_revisions r on r.id = q.current_revision_id
      left join question_statistics c on c.question_id = q.id
      cross join lateral (
        select min(letter) filter (where is_correct) as answer, bool_or(content_type = 'IMAGE') as images
        from question_options where revision_id = q.current_revision_id) o
      order by wanted.turn`,

    async find(id) {
      const [question] = await database.$queryRaw<QuestionDetail[]>`
        with shown as (
          select id as question_id, current_revision_id as revision_id, topic_id, grade from questions where id = ${id}::uuid
        )
        select ${displayedQuestionColumns}, r.number as revision, r.explanation, q.kind::text, q.status::text,
          q.question_number as "questionNumber", q.time_limit as "timeLimit", q.created_at as "createdAt", q.updated_at as "updatedAt",
          json_build_object('id', su.id, 'name', su.name, 'color', su.color) as subject,
          json_build_object('id', st.id, 'name', st.name, 'displayName', st.display_name) as stage,
          coalesce(c.answered_count, 0) as "answeredCount", coalesce(c.correct_count, 0) as "correctCount",
          (select count(*)::int from flags f where f.question_id = q.id and f.status = 'PENDING') as "pendingFlags"
        from shown ${displayedQuestionJoins}
        join questions q on q.id = shown.question_id
        join subjects su on su.id = t.subject_id join stages st on st.id = su.stage_id
        left join question_statistics c on c.question_id = q.id`;
      return question;
    },
  };
}
