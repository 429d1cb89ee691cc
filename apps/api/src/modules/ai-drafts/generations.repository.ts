import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface IdAndName {
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

const subjectFields = {
  id: true,
  name: true,
  stage: { select: { id: true, name: true, code: true } },
  topics: { where: { archivedAt: null }, select: { name: true }, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.SubjectSelect;

type SubjectFieldsRow = Prisma.SubjectGetPayload<{ select: typeof subjectFields }>;

const toSubjectWithTopics = ({ topics, ...subject }: SubjectFieldsRow): SubjectWithTopics => ({
  ...subject,
  topics: topics.map(({ name }) => name),
});

const toKind = (type: GenerationType) => type.toUpperCase() as Uppercase<GenerationType>;

export async function findSubjectOfGeneration(
  db: Database,
  id: string,
): Promise<SubjectWithTopics | undefined> {
  const subject = await db.subject.findFirst({
    where: { id, archivedAt: null },
    select: subjectFields,
  });
  return subject ? toSubjectWithTopics(subject) : undefined;
}

/** The English subject of a stage, which comprehensions and vocabulary belong to. */
export async function findEnglishSubject(
  db: Database,
  stageId: string,
): Promise<SubjectWithTopics | undefined> {
  const subject = await db.subject.findFirst({
    where: {
      stageId,
      archivedAt: null,
      visibility: { not: 'SCHOOL_PRIVATE' },
      name: { contains: 'English', mode: 'insensitive' },
    },
    select: subjectFields,
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  return subject ? toSubjectWithTopics(subject) : undefined;
}

export function findGenerations(db: Database, type: GenerationType, limit: number): Promise<HistoryItem[]> {
  return db.aiGeneration.findMany({
    where: { kind: toKind(type) },
    select: { id: true, title: true, topic: true, parameters: true, content: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

/** Returns the id of the new generation. */
export async function addGeneration(
  transaction: Transaction,
  { actorId, type, title, topic, parameters, content }: Generation,
): Promise<string> {
  const { id } = await transaction.aiGeneration.create({
    data: { userId: actorId, kind: toKind(type), title, topic, parameters, content },
    select: { id: true },
  });
  return id;
}
