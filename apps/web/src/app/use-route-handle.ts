import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../lib/route-handle.ts';

/** The `handle` of the current route. */
export function useRouteHandle(): Partial<RouteHandle> {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle ?? {};
}
