import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

/** The route of a page outside the frame that everyone may open. Its code is loaded when it is opened. */
export const publicPage = (path: string, title: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { frame: false, title, isPublic: true } satisfies RouteHandle,
  lazy: async () => ({ Component: await load() }),
});
