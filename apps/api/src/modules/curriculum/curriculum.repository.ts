import type { Database } from '@markwell/database/connect';
import { mergeSubjects, type ExamBoard, type Stage, type Subject } from './curriculum.ts';
import { visibleSubjects, type Viewer } from './visible-subjects.repository.ts';

export interface CurriculumRepository {
  listStages: () => Promise<Stage[]>;
  findStage: (where: { id: string } | { code: string }) => Promise<Stage | undefined>;
  listExamBoards: () => Promise<ExamBoard[]>;
  findExamBoard: (id: string) => Promise<ExamBoard | undefined>;
  /**
   * The subjects of a stage, or of every stage, that the viewer may see, in order, with topics and counts.
   */
  listSubjects: (viewer: Viewer, stageId?: string) => Promise<Subject[]>;
  /** The same as pupils see them: subjects with the same name in one stage are merged. */
  listMergedSubjects: (viewer: Viewer, stageId?: string) => Promise<Subject[]>;
  countPapers: (viewer: Viewer, stageId: string) => Promise<number>;
}

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
    select: { difficulty: true, tier: true, publishedCount: true },
    orderBy: { difficulty: 'asc' },
  },
} as const;

export function createCurriculumRepository(database: Database): CurriculumRepository {
  async function listSubjects(viewer: Viewer, stageId?: string): Promise<Subject[]> {
    const subjects = await database.subject.findMany({
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

  return {
    listStages: () =>
      database.stage.findMany({ select: stageFields, orderBy: [{ order: 'asc' }, { name: 'asc' }] }),

    async findStage(where) {
      return (await database.stage.findUnique({ where, select: stageFields })) ?? undefined;
    },

    listExamBoards: () =>
      database.examBoard.findMany({ select: examBoardFields, orderBy: [{ order: 'asc' }, { name: 'asc' }] }),

    async findExamBoard(id) {
      return (await database.examBoard.findUnique({ where: { id }, select: examBoardFields })) ?? undefined;
    },

    listSubjects,

    async listMergedSubjects(viewer, stageId) {
      return mergeSubjects(await listSubjects(viewer, stageId));
    },

    countPapers: (viewer, stageId) =>
      database.pastPaper.count({ where: { stageId, subject: visibleSubjects(viewer) } }),
  };
}
