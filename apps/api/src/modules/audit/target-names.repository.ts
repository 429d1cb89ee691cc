import type { Database } from '@markwell/database/connect';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';

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

const excerptLength = 80;
const excerptOf = (text: string | null): string => {
  if (text === null) return 'Image question';
  const plain = plainText(text);
  return plain.length > excerptLength ? `${plain.slice(0, excerptLength).trimEnd()}…` : plain;
};
const named = { id: true, name: true } as const;
const titled = { id: true, title: true } as const;
const byTitle = (rows: readonly { id: string; title: string }[]): Named[] =>
  rows.map(({ id, title }) => ({ id, name: title }));

/** The names of those ids that still exist. */
export async function readTargetNames(
  db: Database,
  ids: ReadonlyMap<NamedKind, ReadonlySet<string>>,
): Promise<Map<string, string>> {
  const readers: Record<NamedKind, (where: { id: { in: string[] } }) => Promise<Named[]>> = {
    user: (where) => db.user.findMany({ where, select: named }),
    school: (where) => db.school.findMany({ where, select: named }),
    stage: (where) => db.stage.findMany({ where, select: named }),
    subject: (where) => db.subject.findMany({ where, select: named }),
    topic: (where) => db.topic.findMany({ where, select: named }),
    async question(where) {
      const select = { id: true, currentRevision: { select: { body: true } } } as const;
      const rows = await db.question.findMany({ where, select });
      return rows.map(({ id, currentRevision }) => ({ id, name: excerptOf(currentRevision?.body ?? null) }));
    },
    'creative-writing': async (where) =>
      byTitle(await db.creativeWritingQuestion.findMany({ where, select: titled })),
    paper: async (where) => byTitle(await db.pastPaper.findMany({ where, select: titled })),
    generation: async (where) => byTitle(await db.aiGeneration.findMany({ where, select: titled })),
    passage: async (where) => byTitle(await db.passage.findMany({ where, select: titled })),
    'exam-board': (where) => db.examBoard.findMany({ where, select: named }),
    async upload(where) {
      const select = { id: true, topicName: true, questionCount: true } as const;
      const rows = await db.uploadBatch.findMany({ where, select });
      return rows.map(({ id, topicName, questionCount: count }) => ({
        id,
        name: `${count} ${count === 1 ? 'question' : 'questions'} of ${topicName}`,
      }));
    },
    async flag(where) {
      const rows = await db.report.findMany({
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

  const found = await Promise.all([...ids].map(([kind, each]) => readers[kind]({ id: { in: [...each] } })));
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
