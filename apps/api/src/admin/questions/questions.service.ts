import type { editQuestion, listQuestions } from '@markwell/shared/admin/questions/questions.contract';
import { questionsAtOnce } from '@markwell/shared/admin/questions/questions.contract';
import {
  longestListedText,
  type QuestionDetailDto,
  type QuestionEdit,
  type QuestionPageDto,
} from '@markwell/shared/admin/questions/questions.schemas';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { looksLikeId } from '@markwell/shared/rules/question-search';
import type { QuestionType } from '@markwell/shared/vocabulary/question-types';
import { notFound } from '../../core/errors.ts';
import type { MediaUrls } from '../../core/media/media-urls.ts';
import { takeApart } from '../../core/search/asked.ts';
import type { Caller } from '../../core/users/caller.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import type { ChangeQuestionsRepository } from './change-questions.repository.ts';
import { kindOf, storedStatusOf, toListedQuestion, toQuestionDetail } from './questions.mapper.ts';
import type { QuestionsRepository } from './questions.repository.ts';
import type { FoundPage, QuestionScope, SearchQuestionsRepository } from './search-questions.repository.ts';
import { soughtId } from './sought-id.ts';

type Query = ParsedInput<typeof listQuestions>['query'];
interface Deleted {
  deleted: number;
  archived: number;
}

/** Methods that name questions throw NOT_FOUND for one that does not exist. */
export interface QuestionsService {
  list: (query: Query) => Promise<QuestionPageDto>;
  one: (questionId: string) => Promise<QuestionDetailDto>;
  /** Throws CONFLICT when somebody else edited it meanwhile, RULE_BROKEN for what no question may be. */
  edit: (caller: Caller, questionId: string, edit: QuestionEdit) => Promise<ResponseOf<typeof editQuestion>>;
  /** All of them or none. Throws RULE_BROKEN for one that cannot be published. */
  setStatus: (caller: Caller, ids: string[], status: 'published' | 'draft') => Promise<{ changed: number }>;
  remove: (caller: Caller, ids: string[], type?: QuestionType) => Promise<Deleted>;
}

interface Dependencies {
  repository: QuestionsRepository;
  searches: SearchQuestionsRepository;
  changes: ChangeQuestionsRepository;
  storage: Pick<Storage, 'remove'>;
  mediaUrls: MediaUrls;
}

export function createQuestionsService(dependencies: Dependencies): QuestionsService {
  const { repository, searches, changes, storage, mediaUrls } = dependencies;

  async function scopeOf({ examType, subject, questionType, status, search }: Query): Promise<QuestionScope> {
    const isEverywhere = looksLikeId(search) || (examType === undefined && subject === undefined);
    return {
      kinds: questionType ? [kindOf(questionType)] : ['REGULAR', 'RAPID_FIRE'],
      statuses: status ? [storedStatusOf(status)] : ['DRAFT', 'PUBLISHED'],
      topicIds: isEverywhere ? undefined : await searches.topicsOf({ stageId: examType, subjectId: subject }),
    };
  }

  /** The page, and how many there are when it is the first. */
  async function find(scope: QuestionScope, { search, cursor }: Query) {
    const page = { before: cursor, limit: questionsAtOnce };
    const isFirst = cursor === undefined;
    const of = async (found: Promise<FoundPage>, counted: () => ReturnType<typeof searches.count>) => {
      const [{ ids, next }, matching] = await Promise.all([found, isFirst ? counted() : null]);
      return { ids, next, matching };
    };
    if (search === '') return of(searches.list(scope, page), () => searches.count(scope));

    const sought = soughtId(search);
    const ids = sought ? await searches.findIds(sought, questionsAtOnce) : [];
    if (ids.length > 0) return { ids, next: undefined, matching: { count: ids.length, isCapped: false } };
    const asked = takeApart(search);
    return of(searches.search(scope, asked, page), () => searches.countFound(scope, asked));
  }

  async function one(questionId: string): Promise<QuestionDetailDto> {
    const question = await repository.find(questionId);
    if (!question) throw notFound('This question does not exist');
    return toQuestionDetail(question, mediaUrls);
  }

  return {
    one,

    async list(query) {
      const scope = await scopeOf(query);
      const isFirst = query.cursor === undefined;
      const [{ ids, next, matching }, total] = await Promise.all([
        find(scope, query),
        isFirst
          ? searches.count({
              kinds: ['REGULAR', 'RAPID_FIRE'],
              statuses: ['DRAFT', 'PUBLISHED'],
              topicIds: undefined,
            })
          : null,
      ]);
      const rows = await repository.readRows(ids, longestListedText + 1);
      return {
        questions: rows.map(toListedQuestion),
        nextCursor: next ?? null,
        counts: matching && total && { matching, total },
      };
    },

    async edit(caller, questionId, edit) {
      const keyChange = await changes.edit(questionId, edit, caller.id);
      return { question: await one(questionId), keyChange };
    },

    async setStatus(caller, ids, status) {
      const changed = await changes.setStatus(ids, status === 'published' ? 'PUBLISHED' : 'DRAFT', caller.id);
      return { changed };
    },

    async remove(caller, ids, type) {
      const { removed, archived, storageKeys } = await changes.remove(ids, type && kindOf(type), caller.id);
      await Promise.all(storageKeys.map((key) => storage.remove(key)));
      return { deleted: removed + archived, archived };
    },
  };
}
