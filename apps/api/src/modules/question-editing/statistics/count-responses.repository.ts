import type { Sql } from '@markwell/database/connect';
import { hasShown } from '@markwell/database/sql-expressions/attempts';
import type { Response } from '#modules/attempts/answers.rules.ts';
import { readPresent } from './present-questions.repository.ts';

/** Different answers to a question that are read, the most frequent first. */
const maxResponses = 2_000;

/** What was answered to the parts of a question since its content last changed; equal responses are counted together. */
export async function countResponses(client: Sql, questionId: string) {
  const present = (await readPresent(client, [questionId])).get(questionId);
  if (!present) return { parts: [], responses: [] };
  const responses = await client
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .innerJoin('question_revisions as revision', 'revision.id', 'answer.revision_id')
    .select((eb) => [
      eb.ref('answer.response').$castTo<Response | null>().as('response'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('attempts.status', '=', 'FINISHED')
    .where((eb) => hasShown(eb, questionId))
    .where('answer.question_id', '=', questionId)
    .where('answer.letter', 'is', null)
    .where('answer.is_void', '=', false)
    .where('revision.number', '>', present.lastOther)
    .groupBy('answer.response')
    .orderBy('count', 'desc')
    .limit(maxResponses)
    .execute();
  return { parts: present.parts, responses };
}
