/** Fills index.html with what the browser shows before the application runs. */
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

const root = import.meta.dirname;
const loadDashboard = path.join(root, 'src/app/shell/load-dashboard.ts');

/**
 * Puts the app shell (src/app/shell/app-shell.tsx), rendered at the build, into index.html, and boot.js with the paths of
 * the router that have no frame and the scripts of the dashboard. In development there is no app shell, because styles
 * come with the scripts there.
 */
export function appShell(): Plugin {
  let dashboardModules: readonly string[] = [];
  return {
    name: 'app-shell',
    buildEnd() {
      dashboardModules = this.getModuleInfo(loadDashboard)?.dynamicallyImportedIds ?? [];
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const boot = await readFile(path.join(root, 'boot.js'), 'utf8');
        const { renderShell, pathsWithoutFrame } = bundle ? await loadShell() : nothing;
        const build = {
          pathsWithoutFrame: pathsWithoutFrame(),
          dashboardScripts: bundle ? scriptsOf(bundle, dashboardModules) : [],
        };
        const script = boot.replace('FROM_BUILD', () => JSON.stringify(build));
        return html
          .replace('<!--boot-->', () => `<script>${script}</script>`)
          .replace('<!--app-shell-->', () => renderShell());
      },
    },
  };
}

const nothing = { renderShell: () => '', pathsWithoutFrame: () => ({ public: [], signedIn: [] }) };

async function loadShell(): Promise<typeof import('./src/app/shell/app-shell.tsx')> {
  const { module } = await runnerImport<typeof import('./src/app/shell/app-shell.tsx')>(
    '/src/app/shell/app-shell.tsx',
    { configFile: false, root, plugins: [react()], logLevel: 'warn' },
  );
  return module;
}

/** The files of these modules and of all that they import, without those that every page loads. */
function scriptsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (starts: readonly string[]): Set<string> => {
    const found = new Set(starts);
    for (const name of found) {
      for (const { fileName, imports } of chunks)
        if (fileName === name) imports.forEach((each) => found.add(each));
    }
    return found;
  };
  const namesOf = (those: readonly Rolldown.OutputChunk[]) => those.map(({ fileName }) => fileName);
  const first = withImports(namesOf(chunks.filter(({ isEntry }) => isEntry)));
  const needed = withImports(
    namesOf(
      chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && modules.includes(facadeModuleId)),
    ),
  );
  return [...needed].filter((name) => !first.has(name)).map((name) => `/${name}`);
}
