import type { ReactNode } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { useGenerationRuns } from './generation-runs.ts';

/** Generators, once it is known whether one is running: their forms begin with what was asked for. */
export function GenerationRunsLoaded({ children }: { children: ReactNode }) {
  const runs = useGenerationRuns();
  if (runs.isPending) return <Spinner label="Loading…" className="py-16" />;
  return children;
}
