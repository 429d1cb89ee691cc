import type { Database } from '@markwell/database/connect';
import { buildSubject, buildTopic } from './build-curriculum.ts';
import { buildQuestions } from './build-question.ts';

/** A subject with one topic that has `count` questions. */
export async function buildQuestionBank(database: Database, count: number, difficulty = 1) {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const questions = await buildQuestions(database, count, { topicId: topic.id, difficulty });
  return { subject, topic, questions, ids: questions.map(({ id }) => id) };
}
