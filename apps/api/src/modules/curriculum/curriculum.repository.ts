import type { Database } from '@markwell/database/connect';
import { type ExamBoard, type Stage, type Subject } from './curriculum.ts';
import { visibleSubjects, type Viewer } from './visible-subjects.repository.ts';

const stageFields = {
  id: true,
  code: true,
  name: true,
  displayName: true,
  ageRange: true,
  description: true,
  color: true,
  icon: true,
} as const;

const examBoardFields = { id: true, code: true, name: true, description: true, isActive: true } as const;

const subjectFields = {
  id: true,
  stageId: true,
  name: true,
  code: true,
  description: true,
  icon: true,
  color: true,
} as const;

const topicFields = {
  id: true,
  name: true,
  code: true,
  description: true,
  // Updated when questions are published, so that questions are never counted here.
  buckets: {
    where: { kind: 'REGULAR', isReserved: false, publishedCount: { gt: 0 } },
    select: { difficulty: true, tier: true, answerWays: true, publishedCount: true },
    orderBy: { difficulty: 'asc' },
  },
} as const;

/**
 * The subjects of a stage, or of every stage, that the viewer may see, in order, with topics and counts.
 */
export async function findSubjects(db: Database, viewer: Viewer, stageId?: string): Promise<Subject[]> {
  const subjects = await db.subject.findMany({
    where: { ...visibleSubjects(viewer), ...(stageId === undefined ? {} : { stageId }) },
    // Within a stage, the order of merged subjects (merged-subjects.repository.ts).
    orderBy: [{ stage: { order: 'asc' } }, { order: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    select: {
      ...subjectFields,
      topics: {
        where: { archivedAt: null },
        orderBy: [{ order: 'asc' }, { name: 'asc' }],
        select: topicFields,
      },
    },
  });
  return subjects.map(({ topics, ...subject }) => ({
    ...subject,
    topics: topics.map(({ buckets, ...topic }) => ({
      ...topic,
      counts: buckets.map(({ publishedCount, ...bucket }) => ({ ...bucket, count: publishedCount })),
    })),
  }));
}

export function findStages(db: Database): Promise<Stage[]> {
  return db.stage.findMany({ select: stageFields, orderBy: [{ order: 'asc' }, { name: 'asc' }] });
}

export async function findStage(
  db: Database,
  where: { id: string } | { code: string },
): Promise<Stage | undefined> {
  return (await db.stage.findUnique({ where, select: stageFields })) ?? undefined;
}

export function findExamBoards(db: Database): Promise<ExamBoard[]> {
  return db.examBoard.findMany({ select: examBoardFields, orderBy: [{ order: 'asc' }, { name: 'asc' }] });
}

export async function findExamBoard(db: Database, id: string): Promise<ExamBoard | undefined> {
  return (await db.examBoard.findUnique({ where: { id }, select: examBoardFields })) ?? undefined;
}

export function countPapers(db: Database, viewer: Viewer, stageId: string): Promise<number> {
  return db.pastPaper.count({ where: { stageId, subject: visibleSubjects(viewer) } });
}
