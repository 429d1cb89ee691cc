import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import {
  checkBundle,
  firstRouteFiles,
  misplacedLibraries,
  pageFiles,
  type Manifest,
} from './check-bundle.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'bundle-'));
const kept = path.join(dist, 'kept', 'sizes.json');
afterAll(() => {
  rmSync(dist, { recursive: true });
});

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js', '_form.js'],
    dynamicImports: [
      '_mock-tests.js',
      'src/app/pages/achievements-page.tsx',
      'src/modules/users/users-page.tsx',
    ],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_react.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  '_mock-tests.js': {
    file: 'assets/mock-tests.js',
    dynamicImports: [
      'src/modules/progress/charts/score-chart.tsx',
      'src/modules/mathematics/typeset-formula.tsx',
      'src/modules/mathematics/chemistry.ts',
    ],
  },
  'src/modules/users/users-page.tsx': { file: 'assets/users.js', imports: ['_react.js'] },
  'src/app/page-frame.tsx': { file: 'assets/frame.js', imports: ['_react.js'] },
  'src/app/pages/achievements-page.tsx': {
    file: 'assets/achievements.js',
    imports: ['_form.js', 'index.html'],
  },
  'src/modules/progress/charts/score-chart.tsx': {
    file: 'assets/chart.js',
    imports: ['_recharts.js'],
  },
  '_recharts.js': { file: 'assets/recharts.js', imports: ['_react.js'] },
  'src/modules/mathematics/typeset-formula.tsx': { file: 'assets/katex.js' },
  'src/modules/mathematics/chemistry.ts': { file: 'assets/chemistry.js' },
  'src/app.css': { file: 'assets/app.css' },
  'src/modules/mock-tests/pages/active-page.tsx': { file: 'assets/active.js', imports: ['_form.js'] },
  '_loaded-answers-x.js': { file: 'assets/loaded-answers.js', imports: ['_form.js'] },
  'src/modules/answers/text/text-view.tsx': { file: 'assets/text.js', imports: ['_loaded-answers-x.js'] },
  'src/modules/answers/number/number-view.tsx': { file: 'assets/number.js', imports: ['_reader.js'] },
  '_reader.js': { file: 'assets/reader.js' },
};

/** Writes a build of random bytes, which gzip cannot shrink. */
function build(kilobytesOfForm: number): void {
  mkdirSync(path.join(dist, '.vite'), { recursive: true });
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const { file } of Object.values(manifest)) writeFileSync(path.join(dist, file), randomBytes(1000));
  writeFileSync(path.join(dist, 'assets/form.js'), randomBytes(kilobytesOfForm * 1000));
  writeFileSync(path.join(dist, 'assets/recharts.js'), 'x("recharts-wrapper")');
  writeFileSync(path.join(dist, 'assets/katex.js'), 'x("katex-mathml")');
  writeFileSync(path.join(dist, 'assets/chemistry.js'), 'x("MhchemBugA")');
}

test('the first route is the entry and its imports, and no page that is loaded on demand', () => {
  expect(firstRouteFiles(manifest).sort()).toEqual(['assets/form.js', 'assets/index.js', 'assets/react.js']);
});

test('a manifest without the entry is an error, not an empty bundle', () => {
  expect(() => firstRouteFiles({})).toThrow('no entry');
});

test('a first route beyond the budget fails the check, which prints its size', () => {
  const lines: string[] = [];
  build(20);
  expect(checkBundle(dist, kept, (line) => lines.push(line))).toBe(true);
  build(180);
  expect(checkBundle(dist, kept, (line) => lines.push(line))).toBe(false);
  expect(lines.findLast((line) => line.includes('the first route'))).toContain('182.1 KB');
});

test('a bundle beyond its budget names the files that have grown since the last one that passed, and the new ones', () => {
  const lines: string[] = [];
  rmSync(path.dirname(kept), { recursive: true, force: true });
  build(20);
  expect(checkBundle(dist, kept, () => undefined)).toBe(true);
  const earlier = JSON.parse(readFileSync(kept, 'utf8')) as object;
  Reflect.deleteProperty(earlier, 'assets/react.js');
  writeFileSync(kept, JSON.stringify(earlier));
  writeFileSync(path.join(dist, 'assets/form.js'), randomBytes(180_000));
  expect(checkBundle(dist, kept, (line) => lines.push(line))).toBe(false);
  expect(lines.slice(-3)).toEqual([
    '  22.1 KB more than the budget. Since the last build here that passed:',
    '  +160.0 KB  assets/form.js',
    '    +1.0 KB  assets/react.js (new)',
  ]);
});

test('the achievements beyond their budget fail the check', () => {
  build(20);
  expect(pageFiles(manifest, 'app/pages/achievements-page.tsx').sort()).toEqual([
    'assets/achievements.js',
    'assets/form.js',
    'assets/frame.js',
    'assets/index.js',
    'assets/react.js',
  ]);
  expect(() => pageFiles(manifest, 'no-page.tsx')).toThrow('no no-page.tsx');
  writeFileSync(path.join(dist, 'assets/achievements.js'), randomBytes(290_000));
  const lines: string[] = [];
  expect(checkBundle(dist, kept, (line) => lines.push(line))).toBe(false);
  expect(lines.find((line) => line.includes('achievements-page.tsx'))).toContain('313.');
});

test('a kind of answer beyond its budget fails the check, without what the test has', () => {
  const lines: string[] = [];
  build(20);
  expect(checkBundle(dist, kept, (line) => lines.push(line))).toBe(true);
  expect(lines.find((line) => line.includes('first question of a kind'))).toContain('3.1 KB');
  writeFileSync(path.join(dist, 'assets/reader.js'), randomBytes(30_000));
  expect(checkBundle(dist, kept, (line) => lines.push(line))).toBe(false);
  expect(lines.at(-1)).toContain('assets/reader.js');
});

test('a large library may only be loaded by the modules that need it', () => {
  build(20);
  expect(misplacedLibraries(dist)).toEqual([]);
  writeFileSync(path.join(dist, 'assets/react.js'), 'x("katex-mathml"),x("%PDF-1.7")');
  expect(misplacedLibraries(dist)).toEqual([
    'KaTeX is loaded with index.html.',
    'KaTeX is loaded with src/app/pages/achievements-page.tsx.',
    'KaTeX is loaded with src/modules/users/users-page.tsx.',
    'KaTeX is loaded with src/modules/progress/charts/score-chart.tsx.',
    'pdfkit is loaded with index.html.',
    'pdfkit is loaded with src/app/pages/achievements-page.tsx.',
    'pdfkit is loaded with src/modules/users/users-page.tsx.',
    'pdfkit is loaded with src/modules/progress/charts/score-chart.tsx.',
  ]);
  expect(checkBundle(dist, kept, () => undefined)).toBe(false);
});

test('a library that the check cannot find is reported', () => {
  build(20);
  writeFileSync(path.join(dist, 'assets/recharts.js'), '');
  expect(misplacedLibraries(dist)).toEqual(['recharts is not found in the bundle.']);
});
