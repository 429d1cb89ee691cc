import type { Sql } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { isManagedBy } from '#modules/curriculum/managed-content.repository.ts';
import type { Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import { type Transaction, waitForLock } from '#platform/transaction.repository.ts';
import type { Kind } from './question-bank.rules.ts';

/** A question in the bank with the same text as one of the given texts. */
interface DuplicateQuestion {
  /** The index of the text in the given list. */
  index: number;
  questionId: string;
  topicName: string;
}

/**
 * Must be exactly the expression of the index questions_same_text: lower case, with plain quotes and single
 * spaces. Its constants are literals, because PostgreSQL does not compare a parameter with the index.
 */
function fingerprint(text: Expression<string>) {
  const eb = expressionBuilder();
  const plain = eb.fn<string>('translate', [
    text,
    sql.lit('\u2018\u2019\u201C\u201D\u00A0'),
    sql.lit(`''"" `),
  ]);
  const spaced = eb.fn<string>('regexp_replace', [plain, sql.lit('\\s+'), sql.lit(' '), sql.lit('g')]);
  return eb.cast<string>(eb.fn('md5', [eb.fn('lower', [eb.fn('btrim', [spaced])])]), 'uuid');
}

/** One index lookup for each text. */
export const selectDuplicates = (client: Sql, viewer: Viewer, kind: Kind, searchTexts: readonly string[]) =>
  client
    .selectFrom(unnest('given', { text: arrayOf('text', searchTexts) }))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions')
        .innerJoin('topics', 'topics.id', 'questions.topic_id')
        .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
        .select(['questions.id', 'topics.name'])
        .where((each) =>
          each(fingerprint(each.ref('questions.search_text')), '=', fingerprint(each.ref('given.text'))),
        )
        .where('questions.kind', '=', kind)
        .where('questions.status', '<>', 'ARCHIVED')
        .where(isManagedBy(viewer))
        .orderBy('questions.id')
        .limit(sql.lit(1))
        .as('found'),
    )
    .select((eb) => [
      eb('given.ordinal', '-', eb.lit(1)).as('index'),
      'found.id as questionId',
      'found.name as topicName',
    ])
    .orderBy('given.ordinal');

/**
 * One question of this kind for each text that the bank already has, among those that the viewer manages; archived
 * questions are ignored.
 */
export function findDuplicates(
  sql: Sql,
  viewer: Viewer,
  kind: Kind,
  searchTexts: readonly string[],
): Promise<DuplicateQuestion[]> {
  return selectDuplicates(sql, viewer, kind, searchTexts).execute();
}

/**
 * Waits until no other transaction looks for duplicates, so that of two identical uploads the later one sees the
 * questions of the earlier one.
 */
export async function lockDuplicates(transaction: Transaction): Promise<void> {
  await waitForLock(transaction, 'uploads');
}
