import { idSchema } from '@markwell/shared/contract/field-schemas';
import { questionOrders, type listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { maxQuestionSearchLength } from '@markwell/shared/question-bank/questions.schemas';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { looksLikeId } from '@markwell/shared/text/looks-like-id';
import { difficulties, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  questionStatuses,
  questionStatusNames,
  questionTypeNames,
  questionTypes,
} from '@markwell/shared/question-bank/question-types.vocabulary';
import {
  facilityBands,
  facilityFilters,
  minAnswersToJudge,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { tierChoices } from '@markwell/shared/question-bank/tiers.vocabulary';
import { z } from 'zod';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { chosenFilters } from '#ui/admin/list/use-url-filters.ts';

const anyId = z.union([z.literal(''), idSchema]).catch('');
/** The most pages that a reload loads again. */
const maxPages = 200;

/** The filters in the query string; '' and 0 for no filter. */
export const questionFilterSchema = z.object({
  search: z.string().max(maxQuestionSearchLength).catch(''),
  questionType: z.enum(['', ...questionTypes]).catch(''),
  status: z.enum(['', ...questionStatuses]).catch(''),
  examType: anyId,
  subject: anyId,
  batch: anyId,
  topic: anyId,
  /** Of a regular question, or the level of a rapid-fire one; 0 for all. */
  difficulty: z.coerce.number().int().min(0).max(10).catch(0),
  tier: z.enum(['', ...tierChoices]).catch(''),
  pictures: z.enum(['', 'with', 'without']).catch(''),
  facility: z.enum(['', ...facilityFilters]).catch(''),
  order: z.enum(['', ...questionOrders]).catch(''),
  /** How many pages are loaded: a reload loads as many. */
  page: z.coerce.number().int().min(1).max(maxPages).catch(1),
});
type QuestionFilters = z.output<typeof questionFilterSchema>;

/** The question whose dialog is open. */
export const openQuestionSchema = z.object({ question: anyId });

export type QuestionQuery = InputOf<typeof listQuestions>['query'];

/** The query to request. A search for an id ignores stage, subject and topic. */
export function queryOf(filters: QuestionFilters): QuestionQuery {
  const {
    search,
    questionType,
    status,
    examType,
    subject,
    topic,
    batch,
    difficulty,
    tier,
    pictures,
    order,
    facility,
  } = filters;
  const classification = looksLikeId(search) ? {} : chosenFilters({ examType, subject, topic });
  return {
    ...chosenFilters({ search, questionType, status, batch, difficulty, tier, pictures, facility, order }),
    ...classification,
  };
}

/** The questions that match, in no order, for a bulk change. */
export const matchingOf = (filters: QuestionFilters): QuestionQuery => queryOf({ ...filters, order: '' });

type FilterName = Exclude<keyof QuestionFilters, 'page'>;

const choicesOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

const orderNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  easiest: 'Easiest first',
  hardest: 'Hardest first',
  topic: 'By topic',
  'lowest-facility': 'Lowest facility first',
  'highest-facility': 'Highest facility first',
};
const difficultyChoices = difficulties.map((value) => ({
  value: String(value),
  label: difficultyNames[value],
}));
const tierFilterChoices = choicesOf(tierChoices, {
  FOUNDATION: 'Foundation only',
  HIGHER: 'Higher only',
  BOTH: 'Both tiers',
});
const levelChoices = rapidFireLevels.map(({ level, name }) => ({
  value: String(level),
  label: `Level ${String(level)}: ${name}`,
}));

/** The filters above the list. Rapid-fire questions have a level in place of a difficulty. */
export function listFiltersOf({ search, questionType, tier }: QuestionFilters): ListFilter<FilterName>[] {
  const isRapidFire = questionType === 'rapid-fire';
  return [
    {
      search: 'search',
      label: 'Search text or question id',
      placeholder: 'Search text or question id',
      maxLength: maxQuestionSearchLength,
    },
    {
      name: 'questionType',
      label: 'Question type',
      every: 'All types',
      choices: choicesOf(questionTypes, questionTypeNames),
    },
    {
      name: 'status',
      label: 'Status',
      every: 'All but archived',
      choices: choicesOf(questionStatuses, questionStatusNames),
    },
    classificationSelects({
      stage: 'examType',
      subject: 'subject',
      topic: 'topic',
      isIgnored: looksLikeId(search),
    }),
    isRapidFire
      ? { name: 'difficulty', label: 'Level', every: 'All levels', choices: levelChoices }
      : { name: 'difficulty', label: 'Difficulty', every: 'All difficulties', choices: difficultyChoices },
    // Without tiers, an address may still name one: then it can be removed.
    ...(isRapidFire && tier === ''
      ? []
      : [{ name: 'tier', label: 'Tier', every: 'Any tier', choices: tierFilterChoices } as const]),
    {
      name: 'pictures',
      label: 'Pictures',
      every: 'Any pictures',
      choices: [
        { value: 'with', label: 'With pictures' },
        { value: 'without', label: 'Without pictures' },
      ],
    },
    {
      name: 'facility',
      label: 'Facility since the last change',
      every: 'Any facility',
      choices: facilityFilters.map((value) => ({
        value,
        label: value === 'unknown' ? `Fewer than ${minAnswersToJudge} answers` : facilityBands[value].name,
      })),
    },
    {
      name: 'order',
      label: 'Order',
      every: orderNames.newest,
      choices: choicesOf(
        questionOrders.filter((order) => order !== 'newest'),
        orderNames,
      ),
    },
  ];
}
