import type { Database } from '@markwell/database/connect';
import type { Status } from '../../domain/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '../../domain/transaction.repository.ts';

export interface DraftRow {
  id: string;
  difficulty: number;
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
  list: (page: { offset: number; limit: number }) => Promise<{ rows: DraftRow[]; total: number }>;
}

const generatedDraft = { status: 'DRAFT', generationId: { not: null } } as const;

export function createDraftsRepository(database: Database): DraftsRepository {
  return {
    async list({ offset, limit }) {
      const [rows, total] = await Promise.all([
        database.question.findMany({
          where: generatedDraft,
          // Newer generations first; within a generation in the order of its questions.
          orderBy: [{ generation: { createdAt: 'desc' } }, { generationId: 'desc' }, { id: 'asc' }],
          skip: offset,
          take: limit,
          select: {
            id: true,
            difficulty: true,
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
        database.question.count({ where: generatedDraft }),
      ]);
      return { rows, total };
    },
  };
}

/** The statuses of those questions that the language model wrote, in topics that are not deleted. */
export const readDraftStatuses = (
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<{ id: string; status: Status }[]> =>
  transaction.question.findMany({
    where: { id: { in: [...questionIds] }, generationId: { not: null }, topic: { archivedAt: null } },
    select: { id: true, status: true },
  });
