import * as path from 'node:path';
import { root } from '../process/environment.ts';

/** The methods of Vite's watcher that we use. */
interface Watcher {
  add: (paths: string[]) => unknown;
  on: (event: 'all', listener: (event: string, file: string) => void) => unknown;
}

const folders = [
  'apps/api/src',
  'packages/shared/src',
  'prisma/client',
  'prisma/migrations',
  'prisma/connect.ts',
  'prisma/sql',
].map((entry) => path.join(root, entry));

/**
 * Calls back, one call at a time, when a file of the API or a migration has changed. Vite's watcher still watches a file after an
 * editor has replaced it; node --watch does not.
 */
export function onApiChange(watcher: Watcher, callback: (file: string) => Promise<void>): void {
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watcher.add(folders);
  watcher.on('all', (_event, file) => {
    const isOurs = folders.some((folder) => file === folder || file.startsWith(folder + path.sep));
    if (!isOurs || /[.]test[.]tsx?$/.test(file)) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      running = running.then(() => callback(path.relative(root, file)));
    }, 80);
  });
}
