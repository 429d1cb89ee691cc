import { setImmediate as otherWork } from 'node:timers/promises';
import {
  changePlacements,
  reviseQuestions,
  type QuestionEdit,
} from '@markwell/api/modules/question-bank/change/question-bank.service';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { InTransaction } from '../in-transaction.ts';
import { insertRows } from '@markwell/database/sql/insert-rows';
import { prepareAttachments } from './attachments.ts';
import { fingerprintOf, stateOf } from './fingerprint.ts';
import { insertQuestions, partsOf, type BankQuestion } from './insert-questions.ts';
import { readLibraryItems, writeLibraryItems } from './library-items.repository.ts';
import type { LibraryQuestion, LibraryScope } from './library.ts';
import type { Curriculum } from './load-curriculum.ts';
import { emptyOutcome, include, type LoadReport } from './load-report.ts';
import { planLoad, type LoadAction } from './plan-load.ts';
import {
  readPublishedSourceIds,
  readStoredQuestions,
  type StoredQuestion,
} from './stored-questions.repository.ts';

export interface LoadContext {
  inTransaction: InTransaction;
  /** Questions of one transaction, by default few: it is short, so that the product keeps running and a kill loses little. */
  batchSize?: number;
  curriculum: Curriculum;
  isDryRun: boolean;
  /** When new questions were made. */
  createdAt: Date;
  report: LoadReport;
  log: (line: string) => void;
  /** Called after each batch, which is committed by then. */
  onBatch?: (last: LibraryQuestion, loaded: number) => void;
}

const smallBatch = 500;
const questionsPerLine = 2_000;

/**
 * Loads questions in batches; a batch that was committed is found, and left alone, by the next run. Returns those
 * that the database has as the library wrote them, new or not, and the source ids of all. While the database stores a batch, the next one is written.
 */
export async function loadQuestions(
  questions: Iterable<LibraryQuestion>,
  context: LoadContext,
): Promise<{ bank: BankQuestion[]; sourceIds: Set<string> }> {
  const { batchSize = smallBatch, inTransaction, log, onBatch, report } = context;
  const loaded: BankQuestion[] = [];
  const sourceIds = new Set<string>();
  const source = questions[Symbol.iterator]();
  let batch = await take(source, batchSize);
  while (batch.length > 0) {
    const current = batch;
    // The work may be repeated: what it reports is only kept after it.
    const [{ outcome, bank }, following] = await Promise.all([
      inTransaction((transaction) => loadBatch(transaction, current, context)),
      take(source, batchSize),
    ]);
    include(report.questions, outcome);
    loaded.push(...bank);
    for (const { sourceId } of current) sourceIds.add(sourceId);
    if (following.length === 0 || sourceIds.size % questionsPerLine === 0)
      log(`Questions: ${sourceIds.size.toLocaleString('en-GB')}${following.length === 0 ? ', all' : ''}.`);
    const last = current.at(-1);
    if (last) onBatch?.(last, sourceIds.size);
    batch = following;
  }
  return { bank: loaded, sourceIds };
}

/** The next questions of a source. Writing them takes long, so answers of the database are handled in between. */
async function take(source: Iterator<LibraryQuestion>, count: number): Promise<LibraryQuestion[]> {
  const taken: LibraryQuestion[] = [];
  while (taken.length < count) {
    const next = source.next();
    if (next.done) break;
    taken.push(next.value);
    if (taken.length % 20 === 0) await otherWork();
  }
  return taken;
}

async function loadBatch(
  transaction: Transaction,
  batch: readonly LibraryQuestion[],
  { curriculum, isDryRun, createdAt }: LoadContext,
) {
  const sourceIds = batch.map(({ sourceId }) => sourceId);
  const storedQuestions = await readStoredQuestions(transaction, sourceIds);
  const stored = new Map(storedQuestions.map((question) => [question.sourceId, question]));
  const written = await readLibraryItems(transaction, 'QUESTION', sourceIds);
  const outcome = emptyOutcome();
  const toAdd: LibraryQuestion[] = [];
  const toChange: { content: LibraryQuestion; id: string; revision: number }[] = [];
  const items: { sourceId: string; fingerprint: string }[] = [];
  const inBank = new Map<string, BankQuestion>();
  for (const content of batch) {
    const { sourceId } = content;
    const fingerprint = fingerprintOf(stateOf(content));
    const found = stored.get(sourceId);
    const action = actionFor(content, fingerprint, found, written.get(sourceId), curriculum);
    outcome[action].push(sourceId);
    if (action === 'add') toAdd.push(content);
    if (action === 'keep' && found) inBank.set(sourceId, { content, ...found });
    if (action === 'change' && found) toChange.push({ content, ...found });
    const isWritten = action === 'add' || action === 'change' || action === 'keep';
    if (isWritten && written.get(sourceId) !== fingerprint) items.push({ sourceId, fingerprint });
  }
  if (isDryRun) return { outcome, bank: [] };
  for (const added of await insertQuestions(transaction, toAdd, curriculum, createdAt))
    inBank.set(added.content.sourceId, added);
  await changeQuestions(transaction, toChange, curriculum);
  await writeLibraryItems(transaction, 'QUESTION', items);
  return { outcome, bank: sourceIds.flatMap((sourceId) => inBank.get(sourceId) ?? []) };
}

/** What a load does with a question that the bank has as `found` and the library wrote as `written` last. */
function actionFor(
  { subjectCode, topicCode }: LibraryQuestion,
  fingerprint: string,
  found: StoredQuestion | undefined,
  written: string | undefined,
  curriculum: Curriculum,
): LoadAction {
  if (!found) {
    const isUnplaced = curriculum.isDeleted(subjectCode, topicCode);
    return isUnplaced ? 'deleted-here' : planLoad({ fingerprint, stored: undefined, written });
  }
  const isArchived = found.status === 'ARCHIVED';
  const stored = { fingerprint: found.fingerprint, isFirst: found.revision === 1, isArchived };
  return planLoad({ fingerprint, stored, written });
}

/** Each gets a new revision, as by an edit in Manage Questions: attempts keep the one that they showed. */
async function changeQuestions(
  transaction: Transaction,
  changed: readonly { content: LibraryQuestion; id: string; revision: number }[],
  curriculum: Curriculum,
): Promise<void> {
  if (changed.length === 0) return;
  const contents = changed.map(({ content }) => content);
  const { rows, imageIdOf, passageIdOf } = await prepareAttachments(
    transaction,
    contents,
    curriculum,
    new Date(),
  );
  await insertRows(transaction, rows);
  const edits = changed.map(({ content, id, revision }): QuestionEdit => ({
    questionId: id,
    fromRevision: revision,
    status: content.status,
    topicId: curriculum.topicIdOf(content.subjectCode, content.topicCode),
    difficulty: content.difficulty,
    tier: content.tier ?? null,
    ...(content.timeLimit === null ? {} : { timeLimit: content.timeLimit }),
    content: {
      body: content.body ?? null,
      imageId: imageIdOf(content.image),
      passageId: passageIdOf(content),
      explanation: content.explanation,
      solutionImageId: imageIdOf(content.solutionImage),
      parts: partsOf(content, imageIdOf),
    },
  }));
  await reviseQuestions(transaction, edits, null);
}

/**
 * Finds the published questions whose source ids the library no longer has. With `withdraw` they are withdrawn, unless an
 * administrator changed them; results keep what they showed.
 */
export async function listRemovedQuestions(
  present: ReadonlySet<string>,
  scope: LibraryScope,
  { withdraw }: { withdraw: boolean },
  { inTransaction, batchSize = smallBatch, isDryRun, report }: LoadContext,
): Promise<void> {
  const published = await inTransaction((transaction) => readPublishedSourceIds(transaction, scope));
  const removed = published.filter((sourceId) => !present.has(sourceId));
  for (let start = 0; start < removed.length; start += batchSize) {
    const batch = removed.slice(start, start + batchSize);
    const outcome = await inTransaction(async (transaction) => {
      const stored = await readStoredQuestions(transaction, batch);
      const written = await readLibraryItems(transaction, 'QUESTION', batch);
      const untouched = stored.filter(({ sourceId, fingerprint }) => written.get(sourceId) === fingerprint);
      const withdrawn = withdraw ? untouched : [];
      if (withdrawn.length > 0 && !isDryRun) {
        await changePlacements(
          transaction,
          withdrawn.map(({ id }) => ({ questionId: id, status: 'DRAFT' })),
        );
        const ids = withdrawn.map(({ sourceId }) => sourceId);
        // With their new state, so that a question that comes back is published again.
        await writeLibraryItems(transaction, 'QUESTION', await readStoredQuestions(transaction, ids));
      }
      const isWithdrawn = new Set(withdrawn.map(({ sourceId }) => sourceId));
      return {
        ...emptyOutcome(),
        removed: batch.filter((sourceId) => !isWithdrawn.has(sourceId)),
        withdrawn: [...isWithdrawn],
      };
    });
    include(report.questions, outcome);
  }
}
