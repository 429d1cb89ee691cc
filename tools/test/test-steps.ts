import { mkdirSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import getPort from 'get-port';
import { dataDirectory } from '../process/environment.ts';
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

const cruised = ['apps', 'packages', 'prisma', 'tools', 'ops'];
/** ESLint keeps the types of all files that it has read: the whole tree in one process needs more memory than a process has. */
const lint: Tool[] = [
  ['packages'],
  ['apps/web'],
  ['apps/api', 'prisma', 'tools', 'ops', '*.ts', '.*.{cjs,mjs}'],
].map((parts) => ({
  title: `lint of ${parts.slice(0, 3).join(', ')}`,
  command: 'eslint',
  parameters: ['--max-warnings', '0', ...parts],
}));
const formatAndImports: Tool[] = [
  { title: 'format', command: 'prettier', parameters: ['--check', '--log-level', 'warn', '.'] },
  {
    title: 'import rules',
    command: 'depcruise',
    parameters: ['--config', '.dependency-cruiser.mjs', ...cruised],
  },
];
/** A repeated check reads again what has changed only. */
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

/** The steps, in the order of a full run, which runs the three Vitest projects together. */
export const fullRun = ['static', 'vitest', 'journeys'] as const;

export const testSteps: Record<string, Stage> = {
  static: () => twoAtATime([...lint, ...types, ...formatAndImports]),
  lint: () => each([...lint, ...formatAndImports]),
  types: () => each(types),
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
  return async (pattern) => {
    const report = reportFile('vitest.json');
    const ok = await runTool({
      title: projects.join(', '),
      command: 'vitest',
      parameters: [
        'run',
        ...pattern,
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    });
    return fromReport(report, ok, fromVitest);
  };
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
