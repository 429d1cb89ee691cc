import { mkdirSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import getPort from 'get-port';
import { dataDirectory } from '../process/environment.ts';
import { changesSinceMain, foldersOfHttpTests, foldersThatRead } from './changes.ts';
import {
  type Counts,
  fromPlaywright,
  fromReport,
  fromVitest,
  singleCheck,
  sumCounts,
} from './result-counts.ts';
import { runTool, type Tool } from './run-tool.ts';

/** Runs checks of one kind; with a pattern, only files whose path contains it. */
type Stage = (pattern: string[]) => Promise<Counts>;

/** The linter reads the types of everything too, and reports what the compiler would. */
const lint: Tool = { title: 'lint and types', command: 'oxlint', parameters: ['--type-check'] };
const cruised = ['apps', 'packages', 'prisma', 'tools', 'ops'];
const formatAndImports: Tool[] = [
  { title: 'format', command: 'oxfmt', parameters: ['--check'] },
  {
    title: 'import rules',
    command: 'depcruise',
    parameters: ['--config', '.dependency-cruiser.mjs', ...cruised],
  },
];
/** With the compiler of the editor, which reads again only what has changed. */
const types: Tool[] = [
  { title: 'types', project: '.', state: 'root' },
  { title: 'types of the web', project: 'apps/web', state: 'web' },
  { title: 'types of the service worker', project: 'apps/web/service-worker', state: 'service-worker' },
].map(({ title, project, state }) => ({
  title,
  command: 'tsc',
  parameters: [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    path.join(dataDirectory(), 'types', `${state}.tsbuildinfo`),
  ],
}));

const checks = [lint, ...formatAndImports];

/** The steps, in the order of a full run, which runs the three Vitest projects together. */
export const fullRun = ['static', 'vitest', 'journeys'] as const;

export const testSteps: Record<string, Stage> = {
  static: () => twoAtATime(checks),
  lint: () => each(checks),
  types: () => each(types),
  '--changed': changed,
  '--watch': watch,
  vitest: vitest('unit', 'http', 'web'),
  unit: vitest('unit'),
  http: vitest('http'),
  web: vitest('web'),
  journeys: (pattern) => afterBuild(() => journeys(pattern, { afterMidnight: pattern.length === 0 })),
  midnight: (pattern) =>
    afterBuild(() => journeys(['--project=midnight', ...pattern], { afterMidnight: true })),
};

async function each(tools: Tool[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const tool of tools) counts.push(singleCheck(await runTool(tool)));
  return sumCounts(counts);
}

/** The longest come first, so that both cores are in use until the end. */
async function twoAtATime(tools: Tool[]): Promise<Counts> {
  const waiting = [...tools];
  const work = async () => {
    const counts: Counts[] = [];
    for (let tool = waiting.shift(); tool; tool = waiting.shift())
      counts.push(singleCheck(await runTool(tool)));
    return sumCounts(counts);
  };
  return sumCounts(await Promise.all([work(), work()]));
}

function vitest(...projects: string[]): Stage {
  return (pattern) =>
    runVitest(projects.join(', '), [...pattern, ...projects.map((project) => `--project=${project}`)]);
}

async function runVitest(title: string, parameters: string[]): Promise<Counts> {
  const report = reportFile('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await runTool({ title, command: 'vitest', parameters: ['run', ...parameters, ...reporters] });
  return fromReport(report, ok, fromVitest);
}

/**
 * What the changes since the main branch most likely break. Vitest follows imports; tests that read files in other ways,
 * those of whole folders, and HTTP tests run by their folder.
 */
async function changed(): Promise<Counts> {
  const { base, files } = changesSinceMain();
  const checked = await twoAtATime(checks);
  const withoutServer = ['--project=unit', '--project=web'];
  const imported = await runVitest('tests that import changed files', ['--changed', base, ...withoutServer]);
  const readers = await runVitest('tests that read changed files', [
    ...foldersThatRead(files),
    ...withoutServer,
  ]);
  const folders = foldersOfHttpTests(files);
  const http =
    folders.length === 0
      ? singleCheck(true)
      : await runVitest('HTTP tests of changed folders', [...folders, '--project=http', '--passWithNoTests']);
  console.log(
    'Not run: the other HTTP tests (pnpm test http) and the journeys (pnpm test journeys <pattern>)',
  );
  return sumCounts([checked, imported, readers, http]);
}

/** Runs the tests that a change concerns, after each change; with a pattern, those whose path contains it first. */
async function watch(pattern: string[]): Promise<Counts> {
  const parameters = ['watch', '--standalone', ...pattern];
  return singleCheck(await runTool({ title: 'watch', command: 'vitest', parameters, isInteractive: true }));
}

async function afterBuild(run: () => Promise<Counts>): Promise<Counts> {
  const built = singleCheck(await runTool({ title: 'build', command: 'tools/build.ts' }));
  return built.failed > 0 ? built : sumCounts([built, await run()]);
}

/** In a real browser, against the production build; `afterMidnight` adds those that run once more after a midnight. */
async function journeys(
  parameters: string[],
  { afterMidnight }: { afterMidnight: boolean },
): Promise<Counts> {
  const { ensureBrowser } = await import('../browser.ts');
  const report = reportFile('journeys.json');
  try {
    const ok = await runTool({
      title: 'journeys',
      folder: 'apps/web',
      command: 'playwright',
      parameters: ['test', '--reporter=list,json', ...parameters],
      environment: {
        CHROMIUM_PATH: ensureBrowser(console.log),
        JOURNEYS_PORT: String(await getPort()),
        ...(afterMidnight && { JOURNEYS_MIDNIGHT_PORT: String(await getPort()) }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    return fromReport(report, ok, fromPlaywright);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return singleCheck(false);
  }
}

/** Returns the path of a runner's report and deletes the report of an earlier run. */
function reportFile(name: string): string {
  const file = path.join(dataDirectory(), 'reports', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
