import type { Database } from '@markwell/database/connect';
import type { Clock } from './core/clock.ts';
import type { MediaKeeper } from './core/media/media-keeper.ts';
import type { MediaUrls } from './core/media/media-urls.ts';
import type { RandomInt } from './core/random.ts';
import type { Mount } from './http/mount.ts';
import type { Storage } from './integrations/storage/storage.ts';

/** What administrators' rooms are made of. */
export interface AdminDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mediaUrls: MediaUrls;
  media: MediaKeeper;
  storage: Storage;
  /** This process looks at the person anew at their next call. */
  forgetCaller: (userId: string) => void;
}

/** Wires repository -> service -> router, administrators' room by room. */
export function mountAdmin(mount: Mount, dependencies: AdminDependencies): void {
  void mount;
  void dependencies;
}
