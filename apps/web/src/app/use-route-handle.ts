import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../lib/route-handle.ts';

/** What the feature says about the route that is shown. */
export function useRouteHandle(): Partial<RouteHandle> {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle ?? {};
}
