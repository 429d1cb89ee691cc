import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { startsWithPattern } from '#platform/search-query.ts';
import type { SecondAnswer } from './prompts/second-answers.prompt.ts';
import type { Status } from '#modules/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

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
    secondAnswer: string | null;
    options: { id: string; letter: string; text: string | null; isCorrect: boolean }[];
  } | null;
}

/** A question with the text of a draft and at least two of its options. */
export interface Twin {
  draftId: string;
  id: string;
  status: Status;
}

const generatedDraft = { status: 'DRAFT', generationId: { not: null } } as const;

/** The unpublished drafts of all generations, newest first, and their total number. */
export async function findDrafts(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DraftRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    db.question.findMany({
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
            secondAnswer: true,
            options: {
              select: { id: true, letter: true, text: true, isCorrect: true },
              orderBy: { letter: 'asc' },
            },
          },
        },
      },
    }),
    db.question.count({ where: generatedDraft }),
  ]);
  return { rows, total };
}

/** One twin of each draft that has any in its subject, a published one first; archived questions are ignored. */
export function findTwinsOfDrafts(db: Database, drafts: readonly DraftRow[]): Promise<Twin[]> {
  const ids = drafts.map(({ id }) => id);
  const texts = drafts.map(({ currentRevision }) => startsWithPattern(currentRevision?.body ?? ''));
  return sqlOf(db)
    .selectFrom(unnest('given', { id: arrayOf('uuid', ids), text: arrayOf('text', texts) }))
    .innerJoin('questions as draft', 'draft.id', 'given.id')
    .innerJoin('topics', 'topics.id', 'draft.topic_id')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions as other')
        .innerJoin('topics as other_topic', 'other_topic.id', 'other.topic_id')
        .select(['other.id', 'other.status'])
        .whereRef('other_topic.subject_id', '=', 'topics.subject_id')
        .whereRef('other.id', '<>', 'draft.id')
        .where('other.kind', '=', 'REGULAR')
        .where('other.status', '<>', 'ARCHIVED')
        .whereRef('other.search_text', 'ilike', 'given.text')
        .where((each) =>
          each(
            each
              .selectFrom('question_options as own')
              .innerJoin('question_options as same', (join) =>
                join
                  .onRef('same.revision_id', '=', 'other.current_revision_id')
                  .on((on) => on(on.fn('lower', ['same.text']), '=', on.fn('lower', ['own.text']))),
              )
              .select(({ fn }) => fn.countAll().as('count'))
              .whereRef('own.revision_id', '=', 'draft.current_revision_id'),
            '>=',
            2,
          ),
        )
        .orderBy((each) => each('other.status', '=', 'PUBLISHED'), 'desc')
        .orderBy('other.id')
        .limit(1)
        .as('twin'),
    )
    .select(['draft.id as draftId', 'twin.id', 'twin.status'])
    .execute();
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

/** Writes what the model answered without the key beside the current revisions of these questions. */
export const recordSecondAnswers = (
  transaction: Transaction,
  questionIds: readonly string[],
  answers: readonly (SecondAnswer | null)[],
) =>
  sqlOf(transaction)
    .updateTable('question_revisions')
    .from(unnest('solved', { question_id: arrayOf('uuid', questionIds), answer: arrayOf('text', answers) }))
    .set((eb) => ({ second_answer: eb.ref('solved.answer') }))
    .whereRef('question_revisions.question_id', '=', 'solved.question_id')
    .execute();
