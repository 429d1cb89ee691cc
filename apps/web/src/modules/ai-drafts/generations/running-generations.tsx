import type { GenerationRunDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { generationTypeNames, type GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { useCancelGeneration, useGenerationRuns, useRefreshGenerated } from './generation-runs.ts';
import { useSecondsSince } from './use-seconds-since.ts';

const pages: Record<GenerationType, { pathname: string; tab: string }> = {
  mock_test: { pathname: '/admin/ai-generator', tab: 'mock-tests' },
  comprehension: { pathname: '/admin/ai-generator', tab: 'comprehension' },
  vocabulary: { pathname: '/admin/ai-generator', tab: 'vocabulary' },
  creative_writing: { pathname: '/admin/creative-writing', tab: 'generator' },
};

/** Whether the open page shows the generations of this type itself. */
function useIsShown(): (type: GenerationType) => boolean {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  return (type) => {
    const page = pages[type];
    const firstTab = page.pathname === pages.mock_test.pathname ? pages.mock_test.tab : pages[type].tab;
    return pathname === page.pathname && (tab ?? firstTab) === page.tab;
  };
}

/** The generations that are running, on every page of the Admin Panel but their own; announces their end. */
export function RunningGenerations() {
  const isShown = useIsShown();
  const runs = useGenerationRuns().data?.runs;
  useAnnouncedEnd(runs, isShown);
  const running = (runs ?? []).filter(({ type, status }) => status === 'running' && !isShown(type));
  if (running.length === 0) return null;
  return (
    <ul aria-label="Running generations" className="grid gap-2 pt-4">
      {running.map((run) => (
        <li key={run.id}>
          <RunningGeneration run={run} />
        </li>
      ))}
    </ul>
  );
}

function RunningGeneration({ run: { type, startedAt } }: { run: GenerationRunDto }) {
  const cancelling = useCancelGeneration();
  const seconds = useSecondsSince(Date.parse(startedAt));
  const { pathname, tab } = pages[type];
  const name = generationTypeNames[type];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-royal bg-royal-wash px-3 py-1.5">
      <LoaderCircle
        aria-hidden
        className="size-5 shrink-0 animate-spin text-royal motion-reduce:animate-none"
      />
      <Link
        to={`${pathname}?tab=${tab}`}
        className="inline-flex min-h-9 min-w-0 flex-auto items-center font-semibold underline-offset-4 hover:underline"
      >
        {name}: generating…
      </Link>
      <span aria-hidden className="text-ink-soft figures-tabular">
        {seconds} s
      </span>
      <Button
        variant="quiet"
        size="dense"
        aria-label={`Cancel: ${name}`}
        pending={cancelling.isPending}
        onClick={() => cancelling.mutate(type)}
      >
        Cancel
      </Button>
    </div>
  );
}

/** Refreshes what a generation changed when it ends, and announces the end where its page does not. */
function useAnnouncedEnd(
  runs: readonly GenerationRunDto[] | undefined,
  isShown: (type: GenerationType) => boolean,
): void {
  const refresh = useRefreshGenerated();
  const running = useRef(new Set<string>());
  useEffect(() => {
    if (!runs) return;
    const ended = runs.filter(({ id, status }) => status !== 'running' && running.current.has(id));
    running.current = new Set(runs.filter(({ status }) => status === 'running').map(({ id }) => id));
    if (ended.length === 0) return;
    void refresh();
    for (const run of ended) if (!isShown(run.type)) announce(run);
  });
}

function announce({ type, status, failure, createdQuestions }: GenerationRunDto): void {
  const name = generationTypeNames[type];
  if (status === 'done') {
    const drafts =
      createdQuestions > 0 ? `${String(createdQuestions)} drafts are ready to review.` : undefined;
    showToast('success', `${name}: generated`, drafts);
  } else if (status === 'failed') {
    showToast('error', `${name}: failed`, failure?.suggestion ?? failure?.message);
  } else showToast('info', `${name}: cancelled`, 'Nothing was written.');
}
