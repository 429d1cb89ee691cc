import { lazy, type ComponentType } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';

/** Shown in place of a part whose code could not be fetched: the rest of the page stays. */
export function NotLoaded() {
  return (
    <ErrorState
      title="This part did not load"
      message="Check your internet connection, then try again."
      onRetry={() => location.reload()}
    />
  );
}

/** A part of a page whose code is loaded when it is first shown; `Failed` takes its place otherwise. Render it in a Suspense. */
export const loadOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props> = NotLoaded,
) => lazy(async () => ({ default: await load().catch(() => Failed) }));
