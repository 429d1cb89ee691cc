import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';
import { routes } from '../router.tsx';

interface PathsWithoutFrame {
  /** Open without signing in. */
  public: string[];
  signedIn: string[];
}

/** The paths of the pages that have no frame. boot.js chooses the app shell by them. */
export function pathsWithoutFrame(): PathsWithoutFrame {
  const pages = leavesOf(routes).flatMap(({ path, handle }) =>
    path === undefined || handle === undefined ? [] : [{ path, ...(handle as RouteHandle) }],
  );
  const pathsOf = (isPublic: boolean) =>
    pages.filter((page) => !page.frame && (page.isPublic === true) === isPublic).map(({ path }) => path);
  return { public: pathsOf(true), signedIn: pathsOf(false) };
}

const leavesOf = (branch: readonly RouteObject[]): RouteObject[] =>
  branch.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));
