import type { Database } from '@markwell/database/connect';

/** The answer to a question of an attempt that has ended. */
export interface AnswerRow {
  attemptId: string;
  questionId: string;
  topic: { id: string; name: string };
  /** Of a multiple-choice question. */
  letter: string | null;
  isAnswered: boolean;
  isCorrect: boolean;
  earned: number;
  /** 0 for a question that only its pupil marks. */
  possible: number;
  isVoid: boolean;
}

export async function findClassAnswers(db: Database, attemptIds: readonly string[]): Promise<AnswerRow[]> {
  if (attemptIds.length === 0) return [];
  const rows = await db.sql
    .selectFrom('attempt_answers as answer')
    .innerJoin('topics', 'topics.id', 'answer.topic_id')
    .select((eb) => [
      'answer.attempt_id as attemptId',
      'answer.question_id as questionId',
      'topics.id as topicId',
      'topics.name as topicName',
      'answer.letter',
      'answer.is_answered as isAnswered',
      eb.fn.coalesce('answer.is_correct', eb.lit(false)).as('isCorrect'),
      eb.fn.coalesce('answer.earned', eb.lit(0)).as('earned'),
      eb.fn.coalesce('answer.possible', eb.lit(0)).as('possible'),
      'answer.is_void as isVoid',
    ])
    .where('answer.attempt_id', 'in', [...attemptIds])
    .orderBy('answer.ordinal')
    .execute();
  return rows.map(({ topicId, topicName, ...row }) => ({
    ...row,
    topic: { id: topicId, name: topicName },
  }));
}
