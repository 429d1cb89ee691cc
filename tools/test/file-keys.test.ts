import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileKeys } from './file-keys.ts';

let root: string;
const write = (name: string, text: string) => {
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'keys-')));
  mkdirSync(path.join(root, 'src'));
  write('lock.yaml', '1');
  write('rules.ts', `import './src/own-rule.ts';`);
  write('src/own-rule.ts', '');
  write('package.json', '{ "imports": { "#*": "./src/*" } }');
  write('src/low.ts', 'export const low = 1;');
  write('src/middle.ts', `export type { low } from '#low.ts';`);
  write('src/high.ts', `const middle = await import('./middle.ts');`);
  write('src/other.ts', `import zod from 'zod';`);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const names = ['low', 'middle', 'high', 'other'];
function keys(): string[] {
  const files = names.map((name) => path.join(root, 'src', `${name}.ts`));
  const settings = ['lock.yaml', 'rules.ts'].map((name) => path.join(root, name));
  const found = fileKeys(files, { root, settings });
  return files.map((file) => found.get(file) ?? '');
}

/** The files whose key another text of a file changes. */
function changedBy(name: string, text: string): string[] {
  const before = keys();
  expect(keys()).toEqual(before);
  write(name, text);
  const after = keys();
  return names.filter((_name, index) => before[index] !== after[index]);
}

test('a file has another key after a change of its text or of a file that it imports', () => {
  expect(changedBy('src/other.ts', '')).toEqual(['other']);
  expect(changedBy('src/low.ts', `export const low = '1';`)).toEqual(['low', 'middle', 'high']);
  expect(changedBy('src/middle.ts', '')).toEqual(['middle', 'high']);
  expect(changedBy('src/low.ts', '')).toEqual(['low']);
});

test('every file has after a change of a setting, of what one imports, and of types for all', () => {
  expect(changedBy('lock.yaml', '2')).toEqual(names);
  expect(changedBy('src/own-rule.ts', 'export const rule = 1;')).toEqual(names);
  expect(changedBy('src/other.ts', 'export {};\ndeclare global {\n  type Id = string;\n}')).toEqual(names);
});

test('files may import each other', () => {
  write('src/low.ts', `import './high.ts';`);
  expect(changedBy('src/high.ts', `import './middle.ts';\n`)).toEqual(['low', 'middle', 'high']);
});
