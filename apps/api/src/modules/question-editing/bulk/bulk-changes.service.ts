import {
  bulkChangesListed,
  maxBulkQuestions,
  unchangedListed,
  type BulkAction as RequestedAction,
  type BulkChangeDto,
  type countMatchingQuestions,
  type listUnchangedQuestions,
  type startBulkChange,
} from '@markwell/shared/question-editing/bulk-changes.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Clock } from '#platform/clock.ts';
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { listExcerpt, listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import type { FindAllQuestions } from '#modules/question-bank/search/find-questions.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import { toQuestionFilter } from '../question-filter.mapper.ts';
import { readAvailableTopics } from './bulk-change-items.repository.ts';
import { toBulkChange, toStoredAction } from './bulk-changes.mapper.ts';
import {
  addBulkChange,
  lockBulkChange,
  lockStarting,
  readTopicName,
  setBulkChange,
  type BulkChangeRow,
  type BulkChangesRepository,
} from './bulk-changes.repository.ts';
import { assertCanUndo } from './bulk-changes.rules.ts';
import { recordEnd } from './run-bulk-changes.service.ts';

type Start = ParsedInput<typeof startBulkChange>['body'];
interface Reply {
  bulkChange: BulkChangeDto;
}

/** Methods that take an id throw NOT_FOUND for an unknown bulk change. */
export interface BulkChangesService {
  countMatching: (
    query: ParsedInput<typeof countMatchingQuestions>['query'],
  ) => Promise<ResponseOf<typeof countMatchingQuestions>>;
  /**
   * Throws CONFLICT when another number of questions matches than was confirmed, and while the caller's last bulk
   * change is running; RULE_BROKEN for no or too many questions, or a deleted topic.
   */
  start: (actorId: string, body: Start, recordReply: RecordReply<Reply>) => Promise<Reply>;
  list: () => Promise<{ bulkChanges: BulkChangeDto[] }>;
  listUnchanged: (id: string) => Promise<ResponseOf<typeof listUnchangedQuestions>>;
  /** Throws RULE_BROKEN when it is not running. */
  cancel: (actorId: string, id: string) => Promise<Reply>;
  /** Throws RULE_BROKEN when it cannot be undone. */
  undo: (actorId: string, id: string) => Promise<Reply>;
}

interface Dependencies {
  repository: BulkChangesRepository;
  findAll: FindAllQuestions;
  inTransaction: InTransaction;
  /** Begins immediately; the job itself continues what is left. */
  job: Pick<PeriodicJob, 'run'>;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
  clock: Clock;
}

const bulkChangeNotFound = () => notFound('This bulk change does not exist');

export function createBulkChangesService(dependencies: Dependencies): BulkChangesService {
  const { repository, findAll, inTransaction, job, backgroundTasks, clock } = dependencies;

  async function chosenIds({ selection }: Start): Promise<string[]> {
    if ('questionIds' in selection) return [...new Set(selection.questionIds)];
    const ids = await findAll(toQuestionFilter(selection.filter), maxBulkQuestions + 1);
    if (ids.length > maxBulkQuestions) {
      throw ruleViolated(
        `At most ${maxBulkQuestions.toLocaleString('en-GB')} questions can change at a time. Please choose more filters.`,
      );
    }
    if (ids.length !== selection.count) {
      throw conflict(
        `${ids.length.toLocaleString('en-GB')} questions match now. Please check the number again.`,
      );
    }
    return ids;
  }

  async function topicNameOf(transaction: Transaction, action: RequestedAction): Promise<string | null> {
    if (action.kind !== 'move') return null;
    const name = await readTopicName(transaction, action.topicId);
    if (name === undefined) throw ruleViolated('Please select a topic');
    const available = await readAvailableTopics(transaction, [action.topicId]);
    if (!available.has(action.topicId)) throw ruleViolated('This topic was deleted');
    return name;
  }

  async function replyOf(id: string): Promise<Reply> {
    const row = await repository.find(id);
    if (!row) throw bulkChangeNotFound();
    return { bulkChange: toBulkChange(row, clock()) };
  }

  /** Locks the bulk change, lets `decide` check and change it, and returns it. */
  async function change(id: string, decide: (transaction: Transaction, row: BulkChangeRow) => Promise<void>) {
    await inTransaction(async (transaction) => {
      const row = await lockBulkChange(transaction, id);
      if (!row) throw bulkChangeNotFound();
      await decide(transaction, row);
    });
    return replyOf(id);
  }

  return {
    async countMatching(query) {
      return { count: (await findAll(toQuestionFilter(query), maxBulkQuestions + 1)).length };
    },

    async start(actorId, body, recordReply) {
      const ids = await chosenIds(body);
      if (ids.length === 0) throw ruleViolated('No question matches');
      const reply = await inTransaction(async (transaction) => {
        const topicName = await topicNameOf(transaction, body.action);
        if ((await lockStarting(transaction, actorId)).isRunning) {
          throw conflict('Your last bulk change is still running. Wait until it is done, or cancel it.');
        }
        const action = toStoredAction(body.action);
        const id = await addBulkChange(
          transaction,
          { ...action, topicName, startedById: actorId, createdAt: clock() },
          ids,
        );
        const row = await lockBulkChange(transaction, id);
        if (!row) throw bulkChangeNotFound();
        const started = { bulkChange: toBulkChange(row, clock()) };
        await recordReply(started, transaction);
        return started;
      });
      backgroundTasks.run(() => job.run());
      return reply;
    },

    async list() {
      const rows = await repository.list(bulkChangesListed);
      return { bulkChanges: rows.map((row) => toBulkChange(row, clock())) };
    },

    async listUnchanged(id) {
      if (!(await repository.find(id))) throw bulkChangeNotFound();
      const { questions, total } = await repository.listUnchanged(id, unchangedListed, listExcerptLength);
      return {
        questions: questions.map(({ text, ...question }) => ({
          ...question,
          questionText: listExcerpt(text),
        })),
        total,
      };
    },

    cancel: (actorId, id) =>
      change(id, async (transaction, row) => {
        if (row.status !== 'RUNNING') throw ruleViolated('This change is no longer running');
        await setBulkChange(transaction, id, { status: 'CANCELLED', finishedAt: clock() });
        await recordEnd(transaction, { ...row, status: 'RUNNING', startedById: actorId, undoneById: null });
      }),

    async undo(actorId, id) {
      const reply = await change(id, async (transaction, row) => {
        assertCanUndo(row, clock());
        await setBulkChange(transaction, id, { status: 'UNDOING', undoneById: actorId });
      });
      backgroundTasks.run(() => job.run());
      return reply;
    },
  };
}
