/** Builds the service worker, with the names of the files that it keeps for a start without network. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { filesOfEntries, filesOfModules } from './bundle-files.ts';

const source = path.join(import.meta.dirname, 'service-worker/service-worker.ts');

/** What works without network: the start, the frame with its messages, a running test and its results. */
const modules = [
  'src/lib/api/send.ts',
  'src/modules/accounts/sign-in/pages/login-page.tsx',
  'src/app/page-frame.tsx',
  'src/app/deferred-page-parts.tsx',
  'src/app/pages/logout-page.tsx',
  'src/app/pages/on-this-device.tsx',
  'src/modules/mock-tests/offline/submit-pending-results.tsx',
  'src/ui/drawings/scenes/offline.tsx',
  'src/modules/mock-tests/pages/active-page.tsx',
  'src/modules/mock-tests/pages/results-page.tsx',
  'src/modules/mathematics/typeset-formula.tsx',
  'src/modules/mathematics/chemistry.ts',
  'src/modules/question-bank/reading-aloud/reading-controls.tsx',
];

/** English needs none of these letters, and few users choose OpenDyslexic. */
const unneededFont = /-(?:vietnamese|latin-ext)-|\/opendyslexic-/u;

/** Adds /service-worker.js to the build. Its version is that of the page and of all files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = keptFiles(bundle);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('The build has no index.html.');
        const version = createHash('sha256')
          .update(page.source)
          .update(files.join())
          .digest('hex')
          .slice(0, 16);
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const SHELL = ${JSON.stringify({ version, files })};\n${code}`,
        });
      },
    },
  };
}

function keptFiles(bundle: Rolldown.OutputBundle): string[] {
  const loaded = [filesOfEntries(bundle), filesOfModules(bundle, modules)];
  const files = loaded.flatMap(({ scripts, styles, assets }) => [...scripts, ...styles, ...assets]);
  return [...new Set([...files, '/favicon.svg'])].filter((file) => !unneededFont.test(file)).sort();
}
