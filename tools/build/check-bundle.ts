/** Checks the JavaScript size of the first route, and that large libraries load only when needed, by Vite's manifest. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';

/** React, router, React Query and axios alone, in KB of gzip: every page needs them. */
export const firstRouteFloor = 110.5;
/** Slightly above the current size, so that the first route cannot grow unnoticed. */
const firstRouteBudget = 160;

/**
 * A page whose JavaScript has a budget too, in KB of gzip: the entry, the page frame, the page and all they import. axios
 * is not counted, which is loaded beside every first page, nor what only a tab, a press or scrolling loads.
 */
const budgetedPage = { module: 'app/pages/achievements-page.tsx', budget: 250 };

/**
 * What the first question of any kind may load beside the page of a running test, in KB of gzip. What marks and reviews it
 * is loaded after it, for the end of the test, and is not counted.
 */
const firstAnswerBudget = 25;

interface LargeLibrary {
  name: string;
  /** A text that only this library's code contains, minified or not. */
  mark: string;
  /** The modules that may load it, each loaded on demand; null if the browser must never load it. */
  only: RegExp | null;
}
const largeLibraries: readonly LargeLibrary[] = [
  { name: 'recharts', mark: 'recharts-wrapper', only: /(^|\/)modules\/progress\/charts\/[^/]+\.tsx$/ },
  {
    name: 'KaTeX',
    mark: 'katex-mathml',
    only: /(^|\/)modules\/mathematics\/(typeset-formula\.tsx|chemistry\.ts)$/,
  },
  { name: 'mhchem', mark: 'MhchemBug', only: /(^|\/)modules\/mathematics\/chemistry\.ts$/ },
  { name: 'pdfkit', mark: '%PDF-', only: null },
];

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** The scripts of these chunks and of all their imports, each once. */
function filesOf(manifest: Manifest, starts: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  starts.forEach(visit);
  const files = [...reached].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

const entriesOf = (manifest: Manifest) =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);

/** The files that a page needs: the entry, the page frame, the page's module and all they import, each once. */
export function pageFiles(manifest: Manifest, module: string): string[] {
  const page = Object.keys(manifest).find((key) => key.endsWith(module));
  if (page === undefined) throw new Error(`The manifest has no ${module}.`);
  const frame = Object.keys(manifest).filter((key) => key.endsWith('app/page-frame.tsx'));
  return filesOf(manifest, [...entriesOf(manifest), ...frame, page]);
}

/** The files that every page loads, the sign-in page among them: the entry and all it imports, each once. */
export function firstRouteFiles(manifest: Manifest): string[] {
  const entries = entriesOf(manifest);
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  return filesOf(manifest, entries);
}

const readManifest = (dist: string) =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Reports large libraries that are loaded where they are not needed, and libraries that the check cannot find. */
export function misplacedLibraries(dist: string): string[] {
  const manifest = readManifest(dist);
  const entries = entriesOf(manifest);
  const onDemand = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports ?? []);
  const keys = [...new Set([...entries, ...onDemand])];
  return largeLibraries.flatMap(({ name, mark, only }) => {
    const has = (file: string) => readFileSync(path.join(dist, file), 'utf8').includes(mark);
    const bringers = keys.filter((key) => filesOf(manifest, [key]).some(has));
    if (only !== null && bringers.length === 0) return [`${name} is not found in the bundle.`];
    return bringers.filter((key) => !only?.test(key)).map((key) => `${name} is loaded with ${key}.`);
  });
}

/** The files of each kind of answer that the page of a running test does not have. */
function answerFiles(manifest: Manifest): string[][] {
  const views = Object.keys(manifest).filter((key) =>
    /modules\/answers\/[\w-]+\/[\w-]+-view\.tsx$/u.test(key),
  );
  const page = new Set(pageFiles(manifest, 'mock-tests/pages/active-page.tsx'));
  const shared = Object.keys(manifest).filter((key) => key.startsWith('_loaded-answers-'));
  return views.map((view) => filesOf(manifest, [...shared, view]).filter((file) => !page.has(file)));
}

interface Measured {
  total: number;
  files: { file: string; size: number }[];
}

/** The size of the first route in KB (1000 bytes) of gzip, file by file. */
export const measureFirstRoute = (dist: string): Measured =>
  measure(dist, firstRouteFiles(readManifest(dist)));

function measure(dist: string, names: readonly string[]): Measured {
  const files = names.map((file) => ({
    file,
    size: gzipSync(readFileSync(path.join(dist, file))).length / 1000,
  }));
  return { total: files.reduce((sum, { size }) => sum + size, 0), files };
}

/** KB by the name of a file, without the hash that another content changes. */
type Sizes = Record<string, number>;

const sizesOf = ({ files }: Measured): Sizes =>
  Object.fromEntries(files.map(({ file, size }) => [file.replace(/-[\w-]{8}\.js$/u, '.js'), size]));

/** What makes a page larger than its budget: each file that has grown since the last build that passed, or all. */
function growthOf(page: Measured, budget: number, earlier: Sizes): string[] {
  const changes = Object.entries(sizesOf(page))
    .map(([file, size]) => ({ file, size, more: size - (earlier[file] ?? 0), isNew: !(file in earlier) }))
    .filter(({ more }) => more >= 0.05)
    .sort((one, other) => other.more - one.more);
  return [
    `  ${(page.total - budget).toFixed(1)} KB more than the budget. Since the last build here that passed:`,
    ...changes.map(
      ({ file, more, isNew }) => `  ${`+${more.toFixed(1)}`.padStart(6)} KB  ${file}${isNew ? ' (new)' : ''}`,
    ),
  ];
}

/**
 * Prints the sizes and the misplaced libraries; returns whether the bundle passes the check. The sizes of a bundle that
 * passes are kept in the file `kept`, so that the next one that does not can say what has grown.
 */
export function checkBundle(dist: string, kept: string, log: (line: string) => void): boolean {
  const manifest = readManifest(dist);
  const first = measureFirstRoute(dist);
  for (const { file, size } of first.files) log(`  ${size.toFixed(1).padStart(6)} KB  ${file}`);
  log(
    `  ${first.total.toFixed(1).padStart(6)} KB  the first route's JavaScript, ${(first.total / firstRouteFloor).toFixed(2)} times its floor` +
      ` (budget ${firstRouteBudget.toFixed(1)} KB)`,
  );
  const { module, budget } = budgetedPage;
  const page = measure(dist, pageFiles(manifest, module));
  log(
    `  ${page.total.toFixed(1).padStart(6)} KB  ${module} without its charts (budget ${budget.toFixed(1)} KB)`,
  );
  const answers = answerFiles(manifest).map((files) => measure(dist, files));
  const answer = answers.reduce((one, other) => (other.total > one.total ? other : one));
  log(
    `  ${answer.total.toFixed(1).padStart(6)} KB  the first question of a kind at most (budget ${firstAnswerBudget.toFixed(1)} KB)`,
  );
  const earlier = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Sizes) : {};
  const growth = [
    ...(first.total > firstRouteBudget ? growthOf(first, firstRouteBudget, earlier) : []),
    ...(page.total > budget ? growthOf(page, budget, earlier) : []),
    ...(answer.total > firstAnswerBudget ? growthOf(answer, firstAnswerBudget, earlier) : []),
  ];
  const misplaced = misplacedLibraries(dist);
  for (const line of [...growth, ...misplaced.map((each) => `  ${each}`)]) log(line);
  if (growth.length > 0 || misplaced.length > 0) return false;
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...sizesOf(first), ...sizesOf(page), ...sizesOf(answer) }));
  return true;
}
