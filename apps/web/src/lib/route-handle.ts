import type { ClientRole } from '@markwell/shared/accounts/roles.vocabulary';
import type { QueryClient } from '@tanstack/react-query';

/** The properties of a route, set by its feature in the route's `handle`. */
export interface RouteHandle {
  /** Whether the page is shown below the top navigation; false for a page that fills the screen. */
  frame: boolean;
  /** The title in the browser's tab, before the product's name. */
  title?: string;
  /** The roles that may open the route; the learner roles by default. */
  roles?: readonly ClientRole[];
  /** The route is open without signing in. */
  isPublic?: true;
  /** The route is open before a stage is chosen. */
  needsNoStage?: true;
  /** The route shows what is on this device, also while the server cannot be reached. */
  worksOffline?: true;
  /** Requests what the page shows, for the user of the stored token, while the server is still checking that token. */
  preload?: (queryClient: QueryClient, userId: string) => Promise<unknown>;
}

/** The pages that only teachers open. */
export const forTeachers = { frame: true, roles: ['TEACHER'], needsNoStage: true } satisfies RouteHandle;
