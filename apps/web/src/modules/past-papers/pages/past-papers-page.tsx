import { Suspense, useEffect, useState } from 'react';
import { FileText } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PastPaperDto } from '@markwell/shared/past-papers/past-papers.contract';
import { loadOnDemand, NotLoaded } from '#ui/layout/load-on-demand.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FiltersButton } from '#ui/actions/filters-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { countOf } from '#lib/format.ts';
import { logWarning } from '#lib/log.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { FilterPanel } from '../components/filter-panel.tsx';
import { PaperCard } from '../components/paper-card.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import {
  choicesFor,
  filterNames,
  filtered,
  filtersIn,
  ownFirst,
  withFilter,
  type Filters,
} from '../filters.ts';
import { useExamBoardName, usePastPapers } from '../past-papers.queries.ts';
import type { AnswersViewerProps } from '../components/answers-viewer.tsx';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { FullScreenDialog } from '#ui/overlays/full-screen-dialog.tsx';

const AnswersViewer = loadOnDemand(
  async () => (await import('../components/answers-viewer.tsx')).AnswersViewer,
  AnswersNotLoaded,
);

const panelId = 'paper-filters';

export function PastPapersPage() {
  const [search] = useSearchParams();
  const chosenCount = filterNames.filter((name) => search.get(name)).length;
  const [isOpen, setOpen] = useState(chosenCount > 0);
  const papers = usePastPapers();
  const { error } = papers;
  useEffect(() => {
    if (error) logWarning('The past papers could not be loaded', error);
  }, [error]);

  return (
    <Page>
      <PageHeader
        title="Past Papers"
        lead="Download a paper, time yourself, then check the answers."
        back={<BackToDashboard />}
        actions={
          <FiltersButton
            panelId={panelId}
            isOpen={isOpen}
            count={chosenCount}
            onToggle={() => setOpen(!isOpen)}
          />
        }
      />
      <Loaded
        query={papers}
        loading="Loading past papers..."
        failure="Failed to load past papers. Please try again."
      >
        {(loaded) => <Papers papers={loaded} filtersOpen={isOpen} />}
      </Loaded>
    </Page>
  );
}

function Papers({ papers, filtersOpen }: { papers: PastPaperDto[]; filtersOpen: boolean }) {
  const [search, setSearch] = useSearchParams();
  const { user } = useAuth();
  const board = useOwnBoardFirst(papers);
  const viewer = useOpenPaper();
  const opened = papers.find(({ id }) => id === viewer.paperId);
  const filters = filtersIn(search);
  const shown = ownFirst(filtered(papers, filters), {
    stageId: user?.currentStageId,
    examBoardId: board.isFirst ? user?.currentExamBoardId : null,
  });

  function choose(chosen: Partial<Filters>): void {
    const next = new URLSearchParams(search);
    for (const name of filterNames) {
      const value = chosen[name] ?? '';
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  }

  return (
    <>
      {filtersOpen && (
        <FilterPanel
          id={panelId}
          filters={filters}
          choices={choicesFor(papers, filters)}
          onChoose={(name, value) => choose(withFilter(papers, filters, name, value))}
          onClear={() => choose({})}
        />
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-sm text-ink-soft">
          {countOf(shown.length, 'paper')}
        </p>
        {board.name !== undefined && (
          <Checkbox
            label={`Papers for ${board.name} first`}
            checked={board.isFirst}
            onChange={({ target }) => board.choose(target.checked)}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={FileText} title="No papers found">
          Try adjusting your filters or check back later
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {shown.map((paper) => (
            <li key={paper.id} className="grid">
              <PaperCard paper={paper} onViewAnswers={() => viewer.open(paper.id)} />
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Suspense fallback={null}>
          <AnswersViewer paper={opened} onClose={viewer.close} />
        </Suspense>
      )}
    </>
  );
}

const boardOrderParameter = 'boardFirst';

/**
 * Whether papers for the pupil's exam board come first: unless the address says no. The name is undefined when that
 * makes no difference.
 */
function useOwnBoardFirst(papers: PastPaperDto[]) {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const name = useExamBoardName(user?.currentExamBoardId);
  const isOfBoard = ({ examType, examBoard }: PastPaperDto) =>
    examBoard !== null && examType.id === user?.currentStageId;
  return {
    name: papers.some(isOfBoard) ? name : undefined,
    isFirst: search.get(boardOrderParameter) !== 'no',
    choose: (isFirst: boolean) => {
      const next = new URLSearchParams(search);
      if (isFirst) next.delete(boardOrderParameter);
      else next.set(boardOrderParameter, 'no');
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

const openPaperParameter = 'answers';

/**
 * Keeps the paper whose answers are open in the address, as a separate history entry: Back closes the viewer
 * and keeps the list's scroll position.
 */
function useOpenPaper() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const navigate = useNavigate();
  return {
    paperId: search.get(openPaperParameter),
    open: (paperId: string) => {
      const next = new URLSearchParams(search);
      next.set(openPaperParameter, paperId);
      setSearch(next, { state: { openedHere: true }, preventScrollReset: true });
    },
    close: () => {
      if (state?.openedHere) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(search);
      next.delete(openPaperParameter);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

/** In place of the viewer when its code could not be fetched: closing leads back to the list. */
function AnswersNotLoaded({ paper, onClose }: AnswersViewerProps) {
  return (
    <FullScreenDialog title={paper.title} onClose={onClose}>
      <Page width="narrow" className="grid grow content-center">
        <NotLoaded />
      </Page>
    </FullScreenDialog>
  );
}
