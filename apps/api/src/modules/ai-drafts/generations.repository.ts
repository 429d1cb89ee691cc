import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { arrayOf } from '@markwell/database/sql/values';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';

interface IdAndName {
  id: string;
  name: string;
}

export interface SubjectWithTopics extends IdAndName {
  stage: IdAndName & { code: string };
  topics: string[];
}

export interface Generation {
  actorId: string;
  type: GenerationType;
  title: string;
  topic: string | null;
  parameters: Prisma.InputJsonObject;
  content: string;
}

export interface HistoryItem {
  id: string;
  title: string;
  topic: string | null;
  parameters: unknown;
  content: string;
  createdAt: Date;
}

const toKind = (type: GenerationType) => type.toUpperCase() as Uppercase<GenerationType>;

const subjectsWithTopics = (db: Database) =>
  db.sql
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select((eb) => [
      'subjects.id',
      'subjects.name',
      jsonBuildObject({
        id: eb.ref('stages.id'),
        name: eb.ref('stages.name'),
        code: eb.ref('stages.code'),
      }).as('stage'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('topics')
            .select((each) =>
              each.fn
                .agg<string[]>('array_agg', ['topics.name'])
                .orderBy('topics.order')
                .orderBy('topics.id')
                .as('names'),
            )
            .whereRef('topics.subject_id', '=', 'subjects.id')
            .where('topics.archived_at', 'is', null),
          arrayOf('text', []),
        )
        .as('topics'),
    ])
    .where('subjects.archived_at', 'is', null);

export function findSubjectOfGeneration(db: Database, id: string): Promise<SubjectWithTopics | undefined> {
  return subjectsWithTopics(db).where('subjects.id', '=', id).executeTakeFirst();
}

/** The English subject of a stage, which comprehensions and vocabulary belong to. */
export function findEnglishSubject(db: Database, stageId: string): Promise<SubjectWithTopics | undefined> {
  return subjectsWithTopics(db)
    .where('subjects.stage_id', '=', stageId)
    .where('subjects.visibility', '<>', 'SCHOOL_PRIVATE')
    .where('subjects.name', 'ilike', '%English%')
    .orderBy('subjects.order')
    .orderBy('subjects.id')
    .limit(1)
    .executeTakeFirst();
}

export function findGenerations(db: Database, type: GenerationType, limit: number): Promise<HistoryItem[]> {
  return db.sql
    .selectFrom('ai_generations')
    .select(['id', 'title', 'topic', 'parameters', 'content', 'created_at as createdAt'])
    .where('kind', '=', toKind(type))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the id of the new generation. */
export async function addGeneration(
  transaction: Transaction,
  { actorId, type, title, topic, parameters, content }: Generation,
): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('ai_generations')
    .values({
      id,
      user_id: actorId,
      kind: toKind(type),
      title,
      topic,
      parameters: JSON.stringify(parameters),
      content,
    })
    .execute();
  return id;
}
