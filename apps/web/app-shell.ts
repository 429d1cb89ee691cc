/** Fills index.html with what the browser shows and loads before the application runs. */
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { filesOfEntries, filesOfModules } from './bundle-files.ts';

const root = import.meta.dirname;
const bootScript = path.join(root, 'boot.js');

/** Every page calls the API. */
const calls = ['src/lib/api/send.ts'];
const frame = [...calls, 'src/app/page-frame.tsx', 'src/app/deferred-page-parts.tsx'];
const setup = ['src/modules/mock-tests/pages/setup-page.tsx'];

/** The modules that are loaded on demand, by app shell and by path; `next` are those of the usual next pages. */
const pages: Record<string, string[]> = {
  'sign-in': [...calls, 'src/modules/accounts/sign-in/pages/login-page.tsx'],
  plain: calls,
  dashboard: [...frame, 'src/app/dashboard/pages/dashboard-page.tsx'],
  frame,
  '/practice': setup,
  '/test/setup': setup,
  '/achievements': ['src/app/pages/achievements-page.tsx'],
  '/past-papers': ['src/modules/past-papers/pages/past-papers-page.tsx'],
  '/rapid-fire': ['src/modules/rapid-fire/pages/rapid-fire-page.tsx'],
  '/settings': ['src/modules/settings/pages/settings-page.tsx'],
  next: [...setup, 'src/modules/mock-tests/pages/active-page.tsx'],
};

/**
 * Puts the app shell (src/app/shell/app-shell.tsx), rendered at the build, and boot.js with the scripts of each page
 * into index.html. In development there is no app shell, because styles come with the scripts there.
 */
export function appShell(): Plugin {
  return {
    name: 'app-shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const boot = await readFile(bootScript, 'utf8');
        const scripts = JSON.stringify(bundle ? scriptsOfPages(bundle) : {});
        const shell = bundle ? await renderAppShell() : '';
        return html
          .replace('<!--boot-->', () => `<script>${boot.replace('PAGE_SCRIPTS', () => scripts)}</script>`)
          .replace('<!--app-shell-->', () => shell);
      },
    },
  };
}

async function renderAppShell(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderShell } = (await server.ssrLoadModule('/src/app/shell/app-shell.tsx')) as {
      renderShell: () => string;
    };
    return renderShell();
  } finally {
    await server.close();
  }
}

/** For each page the files of its scripts, without those that every page loads. */
function scriptsOfPages(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const first = new Set(filesOfEntries(bundle).scripts);
  const filesOf = (module: string) =>
    filesOfModules(bundle, [module]).scripts.filter((file) => !first.has(file));
  return Object.fromEntries(
    Object.entries(pages).map(([page, modules]) => [page, [...new Set(modules.flatMap(filesOf))]]),
  );
}
