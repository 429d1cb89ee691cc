import type { Database } from '@markwell/database/connect';
import {
  toDisplayedQuestion,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import { listedQuestions } from '#modules/question-bank/display/listed-questions.repository.ts';
import type { Status } from '#modules/question-bank/change/question-bank.rules.ts';
import { readCurrentRevisions } from '#modules/question-bank/change/revise-question.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface RapidFireQuestion extends DisplayedQuestion {
  status: Status;
  revision: number;
  explanation: string | null;
  timeLimit: number | null;
  subjectName: string;
  stageName: string;
}

/** Reads the rapid-fire questions among the ids, in the order of the ids. */
export async function readRapidFireQuestions(
  db: Database,
  ids: readonly string[],
): Promise<RapidFireQuestion[]> {
  const rows = await listedQuestions(db.sql, ids)
    .select([
      'displayed.status',
      'displayed.revision',
      'displayed.explanation',
      'displayed.time_limit as timeLimit',
      'subjects.name as subjectName',
      'stages.name as stageName',
    ])
    .where('displayed.kind', '=', 'RAPID_FIRE')
    .execute();
  return rows.map(toDisplayedQuestion);
}

/** A rapid-fire question with its current revision; undefined when there is none. */
export async function readStored(transaction: Transaction, id: string) {
  const question = await transaction
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .select(['questions.topic_id as topicId', 'topics.name as topicName'])
    .select(['questions.difficulty', 'questions.time_limit as timeLimit'])
    .where('questions.id', '=', id)
    .where('questions.kind', '=', 'RAPID_FIRE')
    .executeTakeFirst();
  const [current] = await readCurrentRevisions(transaction, [id]);
  if (!question || !current) return undefined;
  return { ...question, revision: current };
}
