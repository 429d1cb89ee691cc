import type { ClientRole } from '@markwell/shared/vocabulary/roles';

/** What a feature says about each of its routes, in the route's `handle`. */
export interface RouteHandle {
  /** Shown below the top navigation; false for a page that has the screen to itself. */
  frame: boolean;
  /** Before the product's name in the browser's tab. */
  title?: string;
  /** Who may come in; the learner roles when left out. */
  roles?: readonly ClientRole[];
  /** Open to people who have not signed in. */
  isPublic?: true;
  /** Open before a stage is chosen. */
  needsNoStage?: true;
}
