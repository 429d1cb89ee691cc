import type { Database } from '@markwell/database/connect';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import {
  changeQuestionBank,
  changePositions,
} from '../../domain/question-bank/bucket-positions.repository.ts';

export interface DraftRow {
  id: string;
  grade: number;
  createdAt: Date;
  passage: { title: string; body: string } | null;
  topic: { name: string; subject: { name: string; stage: { displayName: string } } };
  generation: { kind: string; title: string } | null;
  currentRevision: {
    body: string | null;
    explanation: string | null;
    options: { id: string; letter: string; text: string | null; isCorrect: boolean }[];
  } | null;
}

export interface DraftsRepository {
  /** The unpublished drafts of all generations, newest first, and their total number. */
  list: (limit: number) => Promise<{ rows: DraftRow[]; total: number }>;
  /** Publishes a draft; a published one does not change. Returns false when the question does not exist. */
  publish: (actorId: string, questionId: string) => Promise<boolean>;
}

const waiting = { status: 'DRAFT', generationId: { not: null } } as const;

export function createDraftsRepository(database: Database): DraftsRepository {
  return {
    async list(limit) {
      const [rows, total] = await Promise.all([
        database.question.findMany({
          where: waiting,
          // Newer generations first; within a generation in the order of its questions.
          orderBy: [{ generation: { createdAt: 'desc' } }, { generationId: 'desc' }, { id: 'asc' }],
          take: limit,
          select: {
            id: true,
            grade: true,
            createdAt: true,
            passage: { select: { title: true, body: true } },
            topic: {
              select: {
                name: true,
                subject: { select: { name: true, stage: { select: { displayName: true } } } },
              },
            },
            generation: { select: { kind: true, title: true } },
            currentRevision: {
              select: {
                body: true,
                explanation: true,
                options: {
                  select: { id: true, letter: true, text: true, isCorrect: true },
                  orderBy: { letter: 'asc' },
                },
              },
            },
          },
        }),
        database.question.count({ where: waiting }),
      ]);
      return { rows, total };
    },

    publish: (actorId, questionId) =>
      changeQuestionBank(database, async (transaction) => {
        const question = await transaction.question.findFirst({
          where: { id: questionId, generationId: { not: null }, status: { not: 'ARCHIVED' } },
          select: { status: true },
        });
        if (!question) return false;
        if (question.status === 'PUBLISHED') return true;
        await changePositions(transaction, [{ questionId, status: 'PUBLISHED' }]);
        await writeAuditEntry(transaction, {
          actorId,
          action: 'question.published',
          subjectKind: 'question',
          subjectId: questionId,
          before: { status: 'DRAFT' },
          after: { status: 'PUBLISHED' },
        });
        return true;
      }),
  };
}
