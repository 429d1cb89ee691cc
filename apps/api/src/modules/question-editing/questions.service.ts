import {
  maxDownloadedQuestions,
  questionsPerPage,
  type ChosenStatus,
  type editQuestion,
  type findDownloadable,
  type listQuestions,
} from '@markwell/shared/question-editing/questions.contract';
import {
  maxListedOptionLength,
  type ExportedQuestionDto,
  type QuestionDetailDto,
  type QuestionEdit,
  type QuestionPageDto,
} from '@markwell/shared/question-bank/questions.schemas';
import type { undoChange } from '@markwell/shared/question-editing/history.contract';
import type { ParsedInput, ReceivedFile, ResponseOf } from '@markwell/shared/contract/endpoint';
import type { QuestionType } from '@markwell/shared/question-bank/question-types.vocabulary';
import type { ManagedContent } from '#modules/curriculum/managed-content.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound } from '#platform/not-found.ts';
import { storedStatusOf } from '#modules/question-bank/display/question-status.ts';
import { listExcerptLength } from '#modules/question-bank/display/list-excerpt.ts';
import {
  allKinds,
  notArchived,
  type FindAllQuestions,
  type FindQuestions,
} from '#modules/question-bank/search/find-questions.ts';
import type { QuestionSearchRepository } from '#modules/question-bank/search/question-search.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { EditQuestionsService } from './edit-questions.service.ts';
import {
  hasPicture,
  kindOf,
  toExportedQuestion,
  toListedQuestion,
  toQuestionDetail,
} from './questions.mapper.ts';
import { toQuestionFilter } from './question-filter.mapper.ts';
import type { QuestionsRepository } from './questions.repository.ts';

type Query = ParsedInput<typeof listQuestions>['query'];
interface Deleted {
  deleted: number;
  archived: number;
}

/** Methods that take question ids throw NOT_FOUND for a question that the caller does not manage. */
export interface QuestionsService {
  list: (caller: Caller, query: Query) => Promise<QuestionPageDto>;
  find: (caller: Caller, questionId: string) => Promise<QuestionDetailDto>;
  /** Throws RULE_BROKEN for a filter with too many questions. */
  findDownloadable: (
    caller: Caller,
    query: ParsedInput<typeof findDownloadable>['query'],
  ) => Promise<ResponseOf<typeof findDownloadable>>;
  /** Those without a picture, in the order of the ids. */
  export: (caller: Caller, ids: string[]) => Promise<{ questions: ExportedQuestionDto[] }>;
  /** Throws CONFLICT when another user edited it in the meantime, RULE_BROKEN for invalid content. */
  edit: (
    caller: Caller,
    questionId: string,
    edit: QuestionEdit,
    files?: readonly ReceivedFile[],
  ) => Promise<ResponseOf<typeof editQuestion>>;
  /** Throws like `EditQuestionsService.undo`. */
  undo: (caller: Caller, questionId: string, changeId: string) => Promise<ResponseOf<typeof undoChange>>;
  /** Changes all of them or none. Throws RULE_BROKEN for a question that cannot be published. */
  setStatus: (caller: Caller, ids: string[], status: ChosenStatus) => Promise<{ changed: number }>;
  remove: (caller: Caller, ids: string[], type?: QuestionType) => Promise<Deleted>;
}

interface Dependencies {
  repository: QuestionsRepository;
  findInBank: FindQuestions;
  findAll: FindAllQuestions;
  searches: Pick<QuestionSearchRepository, 'count'>;
  editQuestions: EditQuestionsService;
  managed: ManagedContent;
  mediaUrls: MediaUrls;
}

export function createQuestionsService(dependencies: Dependencies): QuestionsService {
  const { repository, findInBank, findAll, searches, editQuestions, managed, mediaUrls } = dependencies;

  async function read(questionId: string): Promise<QuestionDetailDto> {
    const question = await repository.find(questionId);
    if (!question) throw questionNotFound();
    return toQuestionDetail(question, mediaUrls);
  }

  return {
    async find(caller, questionId) {
      await managed.assertQuestion(caller, questionId);
      return read(questionId);
    },

    async findDownloadable(caller, query) {
      const filter = { ...toQuestionFilter(query), withinTopics: await managed.topicsOf(caller) };
      const ids = await findAll(filter, maxDownloadedQuestions + 1);
      if (ids.length > maxDownloadedQuestions) {
        throw ruleViolated('More than 10,000 questions match. Please choose more filters.');
      }
      const questions = await repository.readForFile(ids);
      const plain = questions.filter(({ hasPicture }) => !hasPicture);
      const usable = plain.filter(({ hasAnswer }) => hasAnswer);
      return {
        questionIds: usable.map(({ id }) => id),
        pictured: questions.length - plain.length,
        unanswered: plain.length - usable.length,
      };
    },

    async export(caller, ids) {
      await managed.assertQuestions(caller, ids);
      const questions = await repository.readWhole(ids);
      return { questions: questions.filter((question) => !hasPicture(question)).map(toExportedQuestion) };
    },

    async list(caller, { cursor, order, ...filter }) {
      const managedTopics = await managed.topicsOf(caller);
      const [{ ids, next, matching }, total] = await Promise.all([
        findInBank(
          { ...toQuestionFilter(filter), withinTopics: managedTopics },
          { order, before: cursor, limit: questionsPerPage },
        ),
        cursor === undefined
          ? searches.count({ kinds: allKinds, statuses: notArchived, topicIds: managedTopics })
          : null,
      ]);
      const rows = await repository.readRows(ids, listExcerptLength, maxListedOptionLength);
      return {
        questions: rows.map(toListedQuestion),
        nextCursor: next ?? null,
        counts: matching && total && { matching, total },
      };
    },

    async edit(caller, questionId, edit, files = []) {
      await managed.assertQuestion(caller, questionId);
      await managed.assertTopic(caller, edit.topicId);
      const keyChange = await editQuestions.edit(questionId, edit, files, caller.id);
      return { question: await read(questionId), keyChange };
    },

    async undo(caller, questionId, changeId) {
      await managed.assertQuestion(caller, questionId);
      const keyChange = await editQuestions.undo(questionId, changeId, caller);
      return { question: await read(questionId), keyChange };
    },

    async setStatus(caller, ids, status) {
      await managed.assertQuestions(caller, ids);
      return { changed: await editQuestions.setStatus(ids, storedStatusOf(status), caller.id) };
    },

    async remove(caller, ids, type) {
      const managedIds = await managed.questionsOf(caller, ids);
      const { removed, archived } = await editQuestions.remove(managedIds, type && kindOf(type), caller.id);
      return { deleted: removed + archived, archived };
    },
  };
}
