import type { Database } from '@markwell/database/connect';

/** What an id in the audit log can name. */
export type NamedKind =
  | 'user'
  | 'school'
  | 'stage'
  | 'subject'
  | 'topic'
  | 'question'
  | 'creative-writing'
  | 'paper'
  | 'flag'
  | 'generation'
  | 'upload'
  | 'passage'
  | 'exam-board';

interface Named {
  id: string;
  name: string;
}

export interface TargetNamesRepository {
  /** The names of those ids that still exist. */
  readNames: (ids: ReadonlyMap<NamedKind, ReadonlySet<string>>) => Promise<Map<string, string>>;
}

const excerptLength = 80;
const excerptOf = (text: string | null): string => {
  if (text === null) return 'Image question';
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
};
const named = { id: true, name: true } as const;
const titled = { id: true, title: true } as const;
const byTitle = (rows: readonly { id: string; title: string }[]): Named[] =>
  rows.map(({ id, title }) => ({ id, name: title }));

export function createTargetNamesRepository(database: Database): TargetNamesRepository {
  const readers: Record<NamedKind, (where: { id: { in: string[] } }) => Promise<Named[]>> = {
    user: (where) => database.user.findMany({ where, select: named }),
    school: (where) => database.school.findMany({ where, select: named }),
    stage: (where) => database.stage.findMany({ where, select: named }),
    subject: (where) => database.subject.findMany({ where, select: named }),
    topic: (where) => database.topic.findMany({ where, select: named }),
    async question(where) {
      const select = { id: true, currentRevision: { select: { body: true } } } as const;
      const rows = await database.question.findMany({ where, select });
      return rows.map(({ id, currentRevision }) => ({ id, name: excerptOf(currentRevision?.body ?? null) }));
    },
    'creative-writing': async (where) =>
      byTitle(await database.creativeWritingQuestion.findMany({ where, select: titled })),
    paper: async (where) => byTitle(await database.pastPaper.findMany({ where, select: titled })),
    generation: async (where) => byTitle(await database.aiGeneration.findMany({ where, select: titled })),
    passage: async (where) => byTitle(await database.passage.findMany({ where, select: titled })),
    'exam-board': (where) => database.examBoard.findMany({ where, select: named }),
    async upload(where) {
      const select = { id: true, topicName: true, questionCount: true } as const;
      const rows = await database.uploadBatch.findMany({ where, select });
      return rows.map(({ id, topicName, questionCount: count }) => ({
        id,
        name: `${count} ${count === 1 ? 'question' : 'questions'} of ${topicName}`,
      }));
    },
    async flag(where) {
      const rows = await database.report.findMany({
        where,
        select: {
          id: true,
          reason: true,
          question: { select: { currentRevision: { select: { body: true } } } },
          pastPaper: { select: { title: true } },
        },
      });
      return rows.map(({ id, reason, question, pastPaper }) => {
        const about = pastPaper?.title ?? excerptOf(question?.currentRevision?.body ?? null);
        return {
          id,
          name: `${reason.charAt(0)}${reason.slice(1).replaceAll('_', ' ').toLowerCase()}: ${about}`,
        };
      });
    },
  };

  return {
    async readNames(ids) {
      const found = await Promise.all(
        [...ids].map(([kind, each]) => readers[kind]({ id: { in: [...each] } })),
      );
      return new Map(found.flat().map(({ id, name }) => [id, name]));
    },
  };
}
