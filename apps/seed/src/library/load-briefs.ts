import { writtenQuestions } from '@markwell/api/modules/creative-writing/admin/creative-questions.repository';
import {
  lockQuestions,
  replaceQuestion,
  rewriteQuestion,
} from '@markwell/api/modules/creative-writing/admin/edit-creative-questions.repository';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { CreativeQuestion } from '@markwell/questions/creative-writing/creative-question';
import { stageOfSubject } from '@markwell/questions/curriculum/stage-of-subject';
import { insertRows, type Rows } from '@markwell/database/sql/insert-rows';
import { arrayOf } from '@markwell/database/sql/values';
import type { CreativeDifficulty } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { v7 as uuid } from 'uuid';
import { fingerprint } from './fingerprint.ts';
import { readLibraryItems, writeLibraryItems, type LibraryItem } from './library-items.repository.ts';
import { requireId } from './load-curriculum.ts';
import type { LoadContext } from './load-questions.ts';
import { emptyOutcome, include } from './load-report.ts';
import { planLoad } from './plan-load.ts';

/** A creative-writing brief with the ids of its rows. */
export interface BankBrief {
  content: CreativeQuestion;
  id: string;
  stageId: string;
  subjectId: string;
}

/** Loads the briefs, all in one transaction. Returns those of the database, new or not, as the library wrote them. */
export async function loadBriefs(
  briefs: readonly CreativeQuestion[],
  { inTransaction, curriculum, isDryRun, createdAt, report, log }: LoadContext,
): Promise<BankBrief[]> {
  if (briefs.length === 0) return [];
  const { outcome, bank } = await inTransaction(async (transaction) => {
    const sourceIds = briefs.map(({ sourceId }) => sourceId);
    const stored = await readStoredBriefs(transaction, sourceIds);
    const written = await readLibraryItems(transaction, 'BRIEF', sourceIds);
    const outcome = emptyOutcome();
    const bank: BankBrief[] = [];
    const toAdd: BankBrief[] = [];
    const items: LibraryItem[] = [];
    for (const content of briefs) {
      const { sourceId, subjectCode } = content;
      const mark = fingerprint([subjectCode, 'PUBLISHED', contentOf(content)]);
      const found = stored.get(sourceId);
      const action =
        !found && curriculum.isDeleted(subjectCode)
          ? 'deleted-here'
          : planLoad({ fingerprint: mark, stored: found, written: written.get(sourceId) });
      outcome[action].push(sourceId);
      if (action === 'edited-here' || action === 'deleted-here') continue;
      if (written.get(sourceId) !== mark) items.push({ sourceId, fingerprint: mark });
      if (isDryRun) continue;
      const place = {
        stageId: requireId(curriculum.stageIds, stageOfSubject(subjectCode)),
        subjectId: curriculum.subjectIdOf(subjectCode),
      };
      const brief = { content, id: found?.id ?? uuid(), ...place };
      if (action === 'add') toAdd.push(brief);
      if (action !== 'change') bank.push(brief);
      if (action === 'change' && found)
        await changeBrief(
          transaction,
          found.id,
          { ...contentOf(content), ...place, topicId: null },
          sourceId,
        );
    }
    if (isDryRun) return { outcome, bank: [] };
    await insertRows(transaction, briefRows(toAdd, createdAt));
    await writeLibraryItems(transaction, 'BRIEF', items);
    return { outcome, bank };
  });
  include(report.briefs, outcome);
  log(`Briefs: ${briefs.length}.`);
  return bank;
}

/** As in the Admin Panel: a brief that a challenge shows is archived, and replaced by another one. */
async function changeBrief(
  transaction: Transaction,
  id: string,
  content: Parameters<typeof rewriteQuestion>[2],
  sourceId: string,
): Promise<void> {
  const [locked] = await lockQuestions(transaction, [id]);
  if (!locked?.isInChallenge) {
    await rewriteQuestion(transaction, id, content);
    return;
  }
  const status = 'PUBLISHED' as const;
  const replacement = await replaceQuestion(transaction, id, { ...content, status, generationId: null });
  await setSource(transaction, id, null);
  await setSource(transaction, replacement, sourceId);
}

async function setSource(transaction: Transaction, id: string, sourceId: string | null): Promise<void> {
  await transaction
    .updateTable('creative_writing_questions')
    .set({ source_id: sourceId, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

async function readStoredBriefs(transaction: Transaction, sourceIds: readonly string[]) {
  const rows = await writtenQuestions(transaction)
    .innerJoin('subjects', 'subjects.id', 'creative_writing_questions.subject_id')
    .select([
      'creative_writing_questions.id',
      'creative_writing_questions.source_id as sourceId',
      'creative_writing_questions.status',
      'creative_writing_questions.created_at as createdAt',
      'creative_writing_questions.updated_at as updatedAt',
      'subjects.code as subjectCode',
    ])
    .where((eb) => eb('creative_writing_questions.source_id', '=', eb.fn.any(arrayOf('text', sourceIds))))
    .execute();
  return new Map(
    rows.map(({ id, sourceId, status, createdAt, updatedAt, subjectCode, ...content }) => [
      sourceId ?? '',
      {
        id,
        fingerprint: fingerprint([subjectCode, status, contentOf(content)]),
        isFirst: updatedAt <= createdAt,
        isArchived: status === 'ARCHIVED',
      },
    ]),
  );
}

/** A brief of the content or of the database. */
type Written = Record<'title' | 'brief' | 'difficulty' | 'ageGroup', string> &
  Record<'theme' | 'microWritePrompt' | 'teacherNotes', string | null> & {
    estimatedTime: number;
    wordBank: readonly string[];
    options: readonly { letter: string; text: string; score: number; explanation: string }[];
  };

const columnsOf = (content: Written) => ({
  title: content.title,
  brief: content.brief,
  difficulty: content.difficulty.toUpperCase() as Uppercase<CreativeDifficulty>,
  ageGroup: content.ageGroup,
  theme: content.theme,
  estimatedTime: content.estimatedTime,
  wordBank: [...content.wordBank],
  microWritePrompt: content.microWritePrompt,
  teacherNotes: content.teacherNotes,
});

const optionsOf = ({ options }: Written) =>
  options.map(({ letter, text, score, explanation }) => ({ letter, text, score, explanation }));

/** What the library decides about a brief, with the fields in one order. */
const contentOf = (content: Written) => ({ ...columnsOf(content), options: optionsOf(content) });

function briefRows(
  bank: readonly BankBrief[],
  createdAt: Date,
): Pick<Rows, 'creativeWritingQuestions' | 'creativeWritingOptions'> {
  return {
    creativeWritingQuestions: bank.map(({ content, ...place }) => ({
      ...place,
      ...columnsOf(content),
      sourceId: content.sourceId,
      status: 'PUBLISHED',
      createdAt,
    })),
    creativeWritingOptions: bank.flatMap(({ content, id: questionId }) =>
      optionsOf(content).map((option) => ({ questionId, ...option })),
    ),
  };
}
