import type { countMatchingQuestions } from '@markwell/shared/question-editing/bulk-changes.contract';
import { maxQuestionSearchLength } from '@markwell/shared/question-bank/questions.schemas';
import {
  maxRapidFireQuestionsListed,
  type RapidFireQuestionDto,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { Zap } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { chosenFilters, useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { formatNumber } from '#lib/format.ts';
import { nameOf, rapidFireQuestionColumns } from './rapid-fire-question-columns.tsx';
import { RapidFireQuestionDialog } from './rapid-fire-question-dialog.tsx';
import { useRapidFireQuestions } from './rapid-fire-questions.queries.ts';

const anyId = z.union([z.literal(''), idSchema]).catch('');

const filterSchema = z.object({
  search: z.string().max(maxQuestionSearchLength).catch(''),
  examTypeId: anyId,
  subjectId: anyId,
  /** 0 for all levels. */
  level: z.coerce.number().int().min(0).max(rapidFireLevels.length).catch(0),
  page: z.coerce.number().int().min(1).max(maxRapidFireQuestionsListed).catch(1),
});

const levelChoices = rapidFireLevels.map(({ level, name }) => ({
  value: String(level),
  label: `Level ${String(level)}: ${name}`,
}));

const filters: ListFilter<'search' | 'examTypeId' | 'subjectId' | 'level'>[] = [
  {
    search: 'search',
    label: 'Search text or question id',
    placeholder: 'Search text or question id',
    maxLength: maxQuestionSearchLength,
  },
  classificationSelects({ stage: 'examTypeId', subject: 'subjectId' }),
  { name: 'level', label: 'Level', every: 'All levels', choices: levelChoices },
];
const texts: ListTexts = {
  label: 'Questions',
  tableLabel: 'Rapid-fire questions',
  count: { one: 'question', of: 'with drafts' },
  failure: 'Failed to fetch questions',
  empty: { icon: Zap, title: 'No questions found', text: 'Upload some questions to get started' },
  noMatch: { text: 'Try adjusting your filters' },
};

type QuestionFilter = InputOf<typeof countMatchingQuestions>['query'];

/** The same filters as those of all questions have them. */
const matchingOf = ({
  search,
  examTypeId,
  subjectId,
  level,
}: z.output<typeof filterSchema>): QuestionFilter => ({
  questionType: 'rapid-fire',
  ...chosenFilters({ search, examType: examTypeId, subject: subjectId, difficulty: level }),
});

interface RapidFireQuestionsProps {
  /** The actions on selected questions, or on all that match a filter; `onDone` ends the selection. */
  bulkActions: (
    selection: { questionIds: string[] } | { filter: QuestionFilter },
    onDone: () => void,
  ) => ReactNode;
}

/** The rapid-fire questions, ten to a page. */
export function RapidFireQuestions({ bulkActions }: RapidFireQuestionsProps) {
  const address = useUrlFilters(filterSchema);
  const questions = useRapidFireQuestions(address.filters);
  // With one page, the rows are all that match.
  const matching = questions.data && questions.data.pageCount > 1 ? questions.data : undefined;
  const [edited, setEdited] = useState<RapidFireQuestionDto | null>(null);
  const columns = useMemo(() => rapidFireQuestionColumns(setEdited), []);

  return (
    <>
      <ListPage
        {...texts}
        address={address}
        filters={filters}
        query={questions}
        selection={{
          nameOf,
          acrossPages: true,
          actions: (selected, clear) => bulkActions({ questionIds: selected.map(({ id }) => id) }, clear),
          all: matching && {
            count: `${formatNumber(matching.total)}${matching.isCapped ? '+' : ''}`,
            actions: (clear) => bulkActions({ filter: matchingOf(address.filters) }, clear),
          },
        }}
        columns={columns}
      />
      {edited && (
        <RapidFireQuestionDialog key={edited.id} question={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
