import type { ContentSubject } from '@markwell/questions/content-types';
import { insertRows, type Rows } from '@markwell/database/sql/insert-rows';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import { arrayOf } from '@markwell/database/sql/values';
import type { SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';

/** The subjects and topics of the database, by the codes of the library. */
export interface Curriculum {
  stageIds: ReadonlyMap<string, string>;
  subjectIdOf: (subjectCode: string) => string;
  topicIdOf: (subjectCode: string, topicCode: string) => string;
  /** Whether the topic and its subject were deleted here. */
  isDeleted: (subjectCode: string, topicCode?: string) => boolean;
  /** The names of the subjects and topics that this load adds. */
  added: string[];
}

/**
 * Adds missing subjects and topics, in the order of the content; existing ones stay as they are. A dry run only names
 * them. Throws when another public subject of the stage has the name of a missing one.
 */
export async function loadCurriculum(
  transaction: Transaction,
  subjects: readonly ContentSubject[],
  { isDryRun }: { isDryRun: boolean },
): Promise<Curriculum> {
  const stages = await transaction.selectFrom('stages').select(['id', 'code']).execute();
  const stageIds = new Map(stages.map(({ id, code }) => [code, id]));
  const codes = subjects.map(({ code }) => code);
  const stored = await transaction
    .selectFrom('subjects')
    .select((eb) => [
      'id',
      'code',
      eb('archived_at', 'is not', null).as('isArchived'),
      jsonArrayFrom(
        eb
          .selectFrom('topics')
          .select((topic) => ['id', 'code', topic('archived_at', 'is not', null).as('isArchived')])
          .whereRef('subject_id', '=', 'subjects.id'),
      ).as('topics'),
    ])
    .where((eb) => eb('code', '=', eb.fn.any(arrayOf('text', codes))))
    .execute();
  const known = new Map<string, string>();
  const deleted = new Set<string>();
  const remember = (key: string, id: string, isArchived: SqlBool) => {
    known.set(key, id);
    if (isArchived) deleted.add(key);
  };
  for (const { id, code, isArchived, topics } of stored) {
    remember(code, id, isArchived);
    for (const topic of topics) remember(`${code}/${topic.code}`, topic.id, topic.isArchived);
  }

  const rows: Required<Pick<Rows, 'subjects' | 'topics'>> = { subjects: [], topics: [] };
  subjects.forEach(({ code, stageCode, topics, ...texts }, order) => {
    if (!known.has(code)) {
      const id = uuid();
      known.set(code, id);
      rows.subjects.push({
        id,
        code,
        stageId: requireId(stageIds, stageCode),
        ...texts,
        order,
        visibility: 'PUBLIC',
      });
    }
    topics.forEach((topic, place) => {
      const key = `${code}/${topic.code}`;
      if (known.has(key)) return;
      const id = uuid();
      known.set(key, id);
      rows.topics.push({ ...topic, id, subjectId: requireId(known, code), order: place });
    });
  });
  await assertNamesAreFree(transaction, rows.subjects);
  if (!isDryRun) await insertRows(transaction, rows);
  return {
    stageIds,
    subjectIdOf: (code) => requireId(known, code),
    topicIdOf: (subjectCode, topicCode) => requireId(known, `${subjectCode}/${topicCode}`),
    isDeleted: (subjectCode, topicCode) =>
      deleted.has(subjectCode) || (topicCode !== undefined && deleted.has(`${subjectCode}/${topicCode}`)),
    added: [...rows.subjects.map(({ name }) => name), ...rows.topics.map(({ name }) => name)],
  };
}

/** Two public subjects of a stage cannot have one name. */
async function assertNamesAreFree(transaction: Transaction, subjects: Rows['subjects']): Promise<void> {
  for (const { stageId, name, code } of subjects) {
    const other = await transaction
      .selectFrom('subjects')
      .select('code')
      .where('stage_id', '=', stageId)
      .where('visibility', '=', 'PUBLIC')
      .where('archived_at', 'is', null)
      .where('name_key', '=', name.toLowerCase())
      .executeTakeFirst();
    if (other)
      throw new Error(
        `The library's subject ${code} is called “${name}”, and so is the subject ${other.code} of this stage. Rename that one in Subject & Topics, then load again.`,
      );
  }
}

export function requireId(ids: ReadonlyMap<string, string>, code: string): string {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The content refers to ${code}, which does not exist`);
  return id;
}
