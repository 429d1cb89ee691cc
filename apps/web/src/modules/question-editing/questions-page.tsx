import { FileQuestionMark } from 'lucide-react';
import { Fragment, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters, type UrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Button } from '#ui/actions/button.tsx';
import { useContentArea } from '#ui/admin/content-area.ts';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { BulkProgress } from './bulk/bulk-progress.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import {
  listFiltersOf,
  matchingOf,
  openQuestionSchema,
  queryOf,
  questionFilterSchema,
  type QuestionQuery,
} from './question-filters.ts';
import { SelectionActions } from './selection-actions.tsx';
import { useQuestionPages } from './questions.queries.ts';
import { useQuestionSteps } from './use-question-steps.ts';
import { countLabel, countText, nameOf } from './question-list-texts.ts';
import { BulkButtons } from './bulk/bulk-buttons.tsx';
import { DownloadQuestions } from './download-questions.tsx';

const failure = 'Failed to fetch questions';
const texts: ListTexts = {
  label: 'Questions',
  failure,
  empty: {
    icon: FileQuestionMark,
    title: 'No questions found',
    text: 'Upload some questions to get started',
  },
  noMatch: { text: 'Try adjusting your filters' },
};

/** Manage Questions. Changes that run on the server are for administrators only. */
export function QuestionsPage() {
  const area = useContentArea();
  const address = useUrlFilters(questionFilterSchema);
  const {
    filters: { question: openId },
    change: open,
  } = useUrlFilters(openQuestionSchema);
  const questions = useQuestionPages(queryOf(address.filters));
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const { rows, counts } = questions.data ?? {};
  const { hasNextPage } = questions;
  const loadMore = useLoadedPages(questions, address);
  const openQuestion = useCallback((question: string) => open({ question }, { replace: true }), [open]);
  const columns = useMemo(
    () =>
      questionColumns({
        onView: ({ id }) => open({ question: id }),
        onDelete: ({ id }) => setDeletingId(id),
      }),
    [open],
  );

  const Progress = area.isOfSchool ? Fragment : BulkProgress;
  const steps = useQuestionSteps({
    openId,
    ids: (rows ?? []).map(({ id }) => id),
    total: counts ? countText(counts.matching) : '',
    hasMore: hasNextPage,
    isLoadingMore: questions.isFetchingNextPage,
    onLoadMore: () => void loadMore(),
    onOpen: openQuestion,
  });

  return (
    <>
      <AdminPageHeader
        title="Manage Questions"
        lead={
          counts ? (
            <>
              <span>{countLabel(counts)}</span>
              <span> · drafts included</span>
            </>
          ) : (
            questions.isPending && 'Counting questions…'
          )
        }
        actions={
          !area.isOfSchool && (
            <Button asChild size="small">
              <Link to="/admin">Upload questions</Link>
            </Button>
          )
        }
      />
      <Progress>
        <ListPage
          {...texts}
          more={{ label: rows?.length === 0 ? 'Search older questions' : 'Show more questions', failure }}
          address={address}
          filters={listFiltersOf(address.filters)}
          query={{ ...questions, fetchNextPage: loadMore }}
          selection={{
            nameOf,
            actions: (selected, clear) => <SelectionActions selected={selected} onDone={clear} />,
            all:
              counts && hasNextPage
                ? {
                    count: countText(counts.matching),
                    actions: (clear) => (
                      <MatchingActions query={matchingOf(address.filters)} onStarted={clear} />
                    ),
                  }
                : undefined,
          }}
          columns={columns}
        />
      </Progress>
      {deletingId !== null && <DeleteQuestion questionId={deletingId} onClose={() => setDeletingId(null)} />}
      {openId !== '' && (
        <QuestionDialog questionId={openId} steps={steps} onClose={() => open({ question: '' })} />
      )}
    </>
  );
}

/**
 * Keeps in the address how many pages are loaded: after a reload the list gets as long as it was. Returns the function
 * that loads one more.
 */
function useLoadedPages(
  { data, hasNextPage, isFetching, error, fetchNextPage }: ReturnType<typeof useQuestionPages>,
  address: Pick<UrlFilters<unknown>, 'page' | 'toPage'>,
) {
  const loadedPages = data?.loadedPages ?? 0;
  const isMissingPages = loadedPages > 0 && loadedPages < address.page && hasNextPage;
  useEffect(() => {
    if (isMissingPages && !isFetching && !error) void fetchNextPage();
  }, [isMissingPages, isFetching, error, fetchNextPage]);
  return () => {
    address.toPage(loadedPages + 1, { replace: true });
    return fetchNextPage();
  };
}

interface MatchingActionsProps {
  query: QuestionQuery;
  onStarted: () => void;
}

/**
 * The actions on all questions that match. A rapid-fire question has a level in place of a difficulty. Changes that run on
 * the server are for administrators only.
 */
function MatchingActions({ query, onStarted }: MatchingActionsProps) {
  const { isOfSchool } = useContentArea();
  return (
    <>
      {!isOfSchool && (
        <BulkButtons
          kinds={[
            'move',
            ...(query.questionType === 'rapid-fire' ? [] : (['set-difficulty'] as const)),
            ...(query.questionType === 'regular' ? [] : (['set-level'] as const)),
            'publish',
            ...(query.questionType === 'rapid-fire' ? [] : (['reserve'] as const)),
            'withdraw',
            'delete',
          ]}
          selection={{ filter: query }}
          onStarted={onStarted}
        />
      )}
      <DialogButton variant="subtle" size="dense" label="Download…">
        {(close) => <DownloadQuestions chosen={{ filter: query }} onClose={close} />}
      </DialogButton>
    </>
  );
}
