import type { ReactNode } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useGenerationRuns } from './generation-runs.ts';

/** Generators, once it is known whether one is running: their forms begin with what was asked for. */
export function GenerationRunsLoaded({ children }: { children: ReactNode }) {
  const runs = useGenerationRuns();
  // About as high as the tabs with a form, so that what is below does not move.
  if (runs.isPending) return <Spinner label="Loading…" className="min-h-[42rem] py-16 sm:min-h-96" />;
  return children;
}
