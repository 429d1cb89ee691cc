import type { Database } from '@markwell/database/connect';
import type { Status } from '../../domain/question-bank/position-statements.repository.ts';
import {
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from '../../domain/question-bank/question-content.repository.ts';

export interface QuizQuestion extends DisplayedQuestion {
  status: Status;
  revision: number;
  explanation: string | null;
  timeLimit: number | null;
  subjectName: string;
  stageName: string;
}

export interface QuizQuestionsRepository {
  /** Reads the rapid-fire questions among the ids, in the order of the ids. */
  read: (ids: readonly string[]) => Promise<QuizQuestion[]>;
}

export function createQuizQuestionsRepository(database: Database): QuizQuestionsRepository {
  return {
    read: (ids) => database.$queryRaw<QuizQuestion[]>`
      with shown as (
        select q.id as question_id, q.current_revision_id as revision_id, q.topic_id, q.grade, q.status, q.time_limit, wanted.turn
        from unnest(${ids}::uuid[]) with ordinality wanted (id, turn)
        join questions q on q.id = wanted.id and q.kind = 'RAPID_FIRE'
      )
      select ${displayedQuestionColumns}, shown.status::text, r.number as revision, r.explanation, shown.time_limit as "timeLimit",
        su.name as "subjectName", st.name as "stageName"
      from shown ${displayedQuestionJoins}
      join subjects su on su.id = t.subject_id join stages st on st.id = su.stage_id
      order by shown.turn`,
  };
}
