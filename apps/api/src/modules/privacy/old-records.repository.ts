import type { Database } from '@markwell/database/connect';
import { jsonEntries, jsonRows } from '@markwell/database/sql/values';
import { sql } from 'kysely';
import type { StoredAnswers } from '#modules/attempts/answers.rules.ts';

// Each function changes at most `limit` rows and returns how many.

export async function removeOldRows(
  db: Database,
  table: 'audit_entries' | 'notifications',
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db.sql
    .deleteFrom(table)
    .where('id', 'in', (eb) =>
      eb.selectFrom(table).select('id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Removes the times of the answers of tests that ended before this time. The chosen options stay: results, re-marking
 * and the pupil's progress are computed from them.
 */
export async function clearAnswerTimes(db: Database, before: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await db.sql
    .updateTable('attempts')
    .set((attempt) => ({
      answers: attempt
        .selectFrom(jsonEntries('answer', attempt.ref('attempts.answers')))
        .select((eb) =>
          eb
            .fn<unknown>('jsonb_object_agg', [
              'answer.key',
              sql`jsonb_set(${eb.ref('answer.value')}, '{2}', 'null')`,
            ])
            .as('answers'),
        ),
    }))
    .where('attempts.id', 'in', (eb) =>
      eb
        .selectFrom('attempts as old')
        .select('old.id')
        .where('old.finished_at', '<', before)
        .where((old) => sql<boolean>`${old.ref('old.answers')} @? '$.*[2] ? (@ != null)'`)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What stands in place of a text that is no longer kept. */
const removedText = 'This text is no longer kept.';

/** Removes the texts of written answers in tests that ended before this time: no mark depends on them. */
export async function clearWrittenAnswers(db: Database, before: Date, limit: number): Promise<number> {
  const old = await db.sql
    .selectFrom('attempts')
    .select((eb) => ['id', eb.ref('answers').$castTo<StoredAnswers>().as('answers')])
    .where('finished_at', '<', before)
    .where(
      (eb) =>
        sql<boolean>`${eb.ref('answers')} @? ${`$.*[0].*.answer.text ? (@ != "${removedText}")`}::jsonpath`,
    )
    .limit(limit)
    .execute();
  const rows = old.map(({ id, answers }) => ({ id, answers: withoutTexts(answers) }));
  await db.sql
    .updateTable('attempts')
    .from(jsonRows('cleared', { id: 'uuid', answers: 'jsonb' }, rows))
    .set((eb) => ({ answers: eb.ref('cleared.answers') }))
    .whereRef('attempts.id', '=', 'cleared.id')
    .execute();
  return rows.length;
}

const withoutTexts = (answers: StoredAnswers): StoredAnswers =>
  mapValues(answers, ([response, ...rest]) => [
    response === null || typeof response === 'string'
      ? response
      : mapValues(response, (given) => given && { ...given, answer: withoutText(given.answer) }),
    ...rest,
  ]);

const withoutText = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'text' in answer
    ? { ...answer, text: removedText }
    : answer;

const mapValues = <Value, Result>(values: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

export async function clearQuizTimes(db: Database, before: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await db.sql
    .updateTable('rapid_fire_answers as answer')
    .from((eb) =>
      eb
        .selectFrom('rapid_fire_answers')
        .innerJoin('rapid_fire_sessions as quiz', (join) =>
          join
            .onRef('quiz.id', '=', 'rapid_fire_answers.session_id')
            .onRef('quiz.user_id', '=', 'rapid_fire_answers.user_id'),
        )
        .select(['rapid_fire_answers.session_id', 'rapid_fire_answers.ordinal', 'rapid_fire_answers.user_id'])
        .where('quiz.finished_at', '<', before)
        .where('rapid_fire_answers.time_spent_ms', 'is not', null)
        .limit(limit)
        .as('old'),
    )
    .set({ time_spent_ms: null })
    .whereRef('answer.user_id', '=', 'old.user_id')
    .whereRef('answer.session_id', '=', 'old.session_id')
    .whereRef('answer.ordinal', '=', 'old.ordinal')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes a pupil's reasoning of challenges that began before this time. */
export async function clearReasoning(db: Database, before: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await db.sql
    .updateTable('creative_writing_answers as answer')
    .from((eb) =>
      eb
        .selectFrom('creative_writing_answers')
        .innerJoin('creative_writing_sessions as challenge', (join) =>
          join
            .onRef('challenge.id', '=', 'creative_writing_answers.session_id')
            .onRef('challenge.user_id', '=', 'creative_writing_answers.user_id'),
        )
        .select(['creative_writing_answers.session_id', 'creative_writing_answers.ordinal'])
        .select('creative_writing_answers.user_id')
        .where('challenge.started_at', '<', before)
        .where('creative_writing_answers.justification', 'is not', null)
        .limit(limit)
        .as('old'),
    )
    .set({ justification: null })
    .whereRef('answer.user_id', '=', 'old.user_id')
    .whereRef('answer.session_id', '=', 'old.session_id')
    .whereRef('answer.ordinal', '=', 'old.ordinal')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
