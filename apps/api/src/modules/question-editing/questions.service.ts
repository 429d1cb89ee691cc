import { fromParts } from '@markwell/shared/answers/multiple-choice';
import {
  maxDownloadedQuestions,
  questionsPerPage,
  type ChosenStatus,
  type findDownloadable,
} from '@markwell/shared/question-editing/questions.contract';
import type * as contract from '@markwell/shared/question-editing/questions.contract';
import type {
  ExportedQuestionDto,
  QuestionDetailDto,
  QuestionEdit,
  QuestionPageDto,
} from '@markwell/shared/question-bank/questions.schemas';
import type * as historyContract from '@markwell/shared/question-editing/history.contract';
import type { ParsedInput, ReceivedFile, ResponseOf } from '@markwell/shared/contract/endpoint';
import type { QuestionType } from '@markwell/shared/question-bank/question-types.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { storedStatusOf } from '#modules/question-bank/display/question-status.ts';
import { listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import {
  allKinds,
  notArchived,
  findAllQuestions,
  findQuestions,
} from '#modules/question-bank/search/find-questions.ts';
import type { Caller } from '#platform/caller.ts';
import {
  hasPicture,
  kindOf,
  toExportedQuestion,
  toListedQuestion,
  toQuestionDetail,
} from './questions.mapper.ts';
import { toQuestionFilter } from './question-filter.mapper.ts';
import type { Context } from '#context.ts';
import {
  findManagedQuestion,
  readQuestionsForFile,
  readWholeQuestions,
  readQuestionRows,
} from './questions.repository.ts';
import {
  assertManagesQuestion,
  managedTopicIds,
  assertManagesQuestions,
  assertManagesTopic,
  managedQuestionIds,
} from '#modules/curriculum/managed-content.ts';
import { countQuestions } from '#modules/question-bank/search/question-search.repository.ts';
import {
  saveEditedQuestion,
  undoQuestionChange,
  saveQuestionStatus,
  removeQuestions,
} from './edit-questions.service.ts';

type Query = ParsedInput<typeof contract.listQuestions>['query'];
interface Deleted {
  deleted: number;
  archived: number;
}

// Functions that take question ids throw NOT_FOUND for a question that the caller does not manage.

async function read(context: Context, questionId: string): Promise<QuestionDetailDto> {
  const question = await findManagedQuestion(context.db, questionId);
  if (!question) throw questionNotFound();
  return toQuestionDetail(question, context.mediaUrls);
}

export async function readQuestion(
  context: Context,
  caller: Caller,
  questionId: string,
): Promise<QuestionDetailDto> {
  await assertManagesQuestion(context.db.sql, caller, questionId);
  return read(context, questionId);
}

/** Throws RULE_BROKEN for a filter with too many questions. */
export async function findDownloadableQuestions(
  context: Context,
  caller: Caller,
  query: ParsedInput<typeof findDownloadable>['query'],
): Promise<ResponseOf<typeof findDownloadable>> {
  const filter = { ...toQuestionFilter(query), withinTopics: await managedTopicIds(context.db.sql, caller) };
  const ids = await findAllQuestions(context, filter, maxDownloadedQuestions + 1);
  if (ids.length > maxDownloadedQuestions) {
    throw ruleViolated('More than 10,000 questions match. Please choose more filters.');
  }
  const questions = await readQuestionsForFile(context.db, ids);
  const plain = questions.filter(({ hasPicture }) => !hasPicture);
  const usable = plain.filter(
    ({ parts }) => fromParts({ parts })?.some(({ isCorrect }) => isCorrect) ?? true,
  );
  return {
    questionIds: usable.map(({ id }) => id),
    pictured: questions.length - plain.length,
    unanswered: plain.length - usable.length,
  };
}

/** Those without a picture, in the order of the ids. */
export async function exportQuestions(
  context: Context,
  caller: Caller,
  ids: string[],
): Promise<{ questions: ExportedQuestionDto[] }> {
  await assertManagesQuestions(context.db.sql, caller, ids);
  const questions = await readWholeQuestions(context.db, ids);
  return { questions: questions.filter((question) => !hasPicture(question)).map(toExportedQuestion) };
}

export async function listQuestions(
  context: Context,
  caller: Caller,
  { cursor, order, ...filter }: Query,
): Promise<QuestionPageDto> {
  const managedTopics = await managedTopicIds(context.db.sql, caller);
  const [{ ids, next, matching }, total] = await Promise.all([
    findQuestions(
      context,
      { ...toQuestionFilter(filter), withinTopics: managedTopics },
      { order, before: cursor, limit: questionsPerPage },
    ),
    cursor === undefined
      ? countQuestions(context.db, {
          kinds: allKinds,
          statuses: notArchived,
          topicIds: managedTopics,
        })
      : null,
  ]);
  const rows = await readQuestionRows(context.db, ids, listExcerptLength);
  return {
    questions: rows.map(toListedQuestion),
    nextCursor: next ?? null,
    counts: matching && total && { matching, total },
  };
}

/** Throws CONFLICT when another user edited it in the meantime, RULE_BROKEN for invalid content. */
export async function editQuestion(
  context: Context,
  caller: Caller,
  questionId: string,
  edit: QuestionEdit,
  files: readonly ReceivedFile[] = [],
): Promise<ResponseOf<typeof contract.editQuestion>> {
  await assertManagesQuestion(context.db.sql, caller, questionId);
  await assertManagesTopic(context.db.sql, caller, edit.topicId);
  const keyChange = await saveEditedQuestion(context, questionId, edit, files, caller.id);
  return { question: await read(context, questionId), keyChange };
}

/** Throws like `undoQuestionChange`. */
export async function undoChange(
  context: Context,
  caller: Caller,
  questionId: string,
  changeId: string,
): Promise<ResponseOf<typeof historyContract.undoChange>> {
  await assertManagesQuestion(context.db.sql, caller, questionId);
  const keyChange = await undoQuestionChange(context, questionId, changeId, caller);
  return { question: await read(context, questionId), keyChange };
}

/** Changes all of them or none. Throws RULE_BROKEN for a question that cannot be published. */
export async function setQuestionStatus(
  context: Context,
  caller: Caller,
  ids: string[],
  status: ChosenStatus,
): Promise<{ changed: number }> {
  await assertManagesQuestions(context.db.sql, caller, ids);
  return { changed: await saveQuestionStatus(context, ids, storedStatusOf(status), caller.id) };
}

export async function deleteQuestions(
  context: Context,
  caller: Caller,
  ids: string[],
  type?: QuestionType,
): Promise<Deleted> {
  const managedIds = await managedQuestionIds(context.db.sql, caller, ids);
  const { removed, archived } = await removeQuestions(context, managedIds, type && kindOf(type), caller.id);
  return { deleted: removed + archived, archived };
}
