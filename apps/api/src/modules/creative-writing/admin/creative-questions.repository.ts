import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';

/** The content and classification of a question, with the database's names. */
export interface StoredContent {
  stageId: string;
  subjectId: string;
  topicId: string | null;
  title: string;
  brief: string;
  difficulty: 'STANDARD' | 'ADVANCED' | 'ELITE';
  ageGroup: string;
  theme: string | null;
  estimatedTime: number;
  wordBank: string[];
  microWritePrompt: string | null;
  teacherNotes: string | null;
  options: { letter: string; text: string; score: number; explanation: string }[];
}

export type ManagedStatus = 'DRAFT' | 'PUBLISHED';

const optionFields = {
  select: { letter: true, text: true, score: true, explanation: true },
  orderBy: { letter: 'asc' },
} as const;
/** What an author writes. */
export const writtenFields = {
  title: true,
  brief: true,
  difficulty: true,
  ageGroup: true,
  theme: true,
  estimatedTime: true,
  wordBank: true,
  microWritePrompt: true,
  teacherNotes: true,
  options: optionFields,
} as const;
export const contentFields = {
  stageId: true,
  subjectId: true,
  topicId: true,
  ...writtenFields,
} as const satisfies Prisma.CreativeWritingQuestionSelect;

const idAndName = { select: { id: true, name: true } } as const;
export const managedFields = {
  id: true,
  status: true,
  ...writtenFields,
  generationId: true,
  createdAt: true,
  updatedAt: true,
  stage: idAndName,
  subject: idAndName,
  topic: idAndName,
} as const satisfies Prisma.CreativeWritingQuestionSelect;

export type ManagedQuestion = Prisma.CreativeWritingQuestionGetPayload<{ select: typeof managedFields }>;

export interface CreativeQuestionFilter {
  /** Empty: no search. */
  search: string;
  status: ManagedStatus | undefined;
}

interface ListQuery extends CreativeQuestionFilter {
  /** From 1. */
  page: number;
  limit: number;
}

/** Escapes the characters that have a meaning in a LIKE pattern. */
const escapeLikePattern = (text: string) => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** What a filter finds: no archived questions. */
function matching({ search, status }: CreativeQuestionFilter): Prisma.CreativeWritingQuestionWhereInput {
  const contains = { contains: escapeLikePattern(search), mode: 'insensitive' } as const;
  return {
    status: status ?? { not: 'ARCHIVED' },
    ...(search === '' ? {} : { OR: [{ title: contains }, { brief: contains }, { theme: contains }] }),
  };
}

export async function findCreativeQuestions(
  db: Database,
  { page, limit, ...filter }: ListQuery,
): Promise<{ questions: ManagedQuestion[]; total: number }> {
  const where = matching(filter);
  const [questions, total] = await Promise.all([
    db.creativeWritingQuestion.findMany({
      where,
      select: managedFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    db.creativeWritingQuestion.count({ where }),
  ]);
  return { questions, total };
}

/** The ids of the questions that match, at most `limit`. */
export async function findCreativeQuestionIds(
  db: Database,
  filter: CreativeQuestionFilter,
  limit: number,
): Promise<string[]> {
  const rows = await db.creativeWritingQuestion.findMany({
    where: matching(filter),
    select: { id: true },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** The subject's stage, and whether the topic belongs to it. Undefined when the subject does not exist. */
export async function findBriefClassification(
  db: Database,
  subjectId: string,
  topicId: string | null,
): Promise<{ stageId: string; hasTopic: boolean } | undefined> {
  const subject = await db.subject.findFirst({
    where: { id: subjectId, archivedAt: null },
    select: {
      stageId: true,
      topics: { where: { id: topicId ?? subjectId, archivedAt: null }, select: { id: true } },
    },
  });
  if (!subject) return undefined;
  return { stageId: subject.stageId, hasTopic: topicId === null || subject.topics.length > 0 };
}

/** The parameters of a creative-writing generation; undefined when it does not exist. */
export async function findGenerationOfBrief(
  db: Database,
  id: string,
): Promise<{ parameters: unknown } | undefined> {
  const generation = await db.aiGeneration.findFirst({
    where: { id, kind: 'CREATIVE_WRITING' },
    select: { parameters: true },
  });
  return generation ?? undefined;
}
