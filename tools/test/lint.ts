/**
 * Runs ESLint on the files of some folders that have changed since they were last found without a fault, or that import
 * one that has: rules that read types depend on those too, which ESLint's own cache does not know.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { ESLint } from 'eslint';
import { dataDirectory, root } from '../process/environment.ts';
import { fileKeys } from './file-keys.ts';

const [name = '', ...patterns] = process.argv.slice(2);
const stateFile = path.join(dataDirectory(), 'lint', `${name}.json`);
const settings = [
  ...['eslint.config.ts', 'pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json'],
  ...['apps/web/tsconfig.json', 'apps/web/service-worker/tsconfig.json'],
].map((file) => path.join(root, file));

const eslint = new ESLint({ cwd: root });
const files: string[] = [];
for (const file of globSync(patterns, { cwd: root, exclude: (each) => /node_modules|dist$/u.test(each) })) {
  const absolute = path.join(root, file);
  if (!(await eslint.isPathIgnored(absolute))) files.push(absolute);
}

const keys = fileKeys(files, { root, settings });
const faultless = existsSync(stateFile)
  ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, string>)
  : {};
const relative = (file: string) => path.relative(root, file);
const stale = files.filter((file) => faultless[relative(file)] !== keys.get(file));
const results = stale.length === 0 ? [] : await eslint.lintFiles(stale);
const faulty = results.filter(({ messages }) => messages.length > 0);

const kept = files.filter((file) => faulty.every(({ filePath }) => filePath !== file));
mkdirSync(path.dirname(stateFile), { recursive: true });
writeFileSync(
  stateFile,
  JSON.stringify(Object.fromEntries(kept.map((file) => [relative(file), keys.get(file)]))),
);

if (faulty.length > 0) {
  const formatter = await eslint.loadFormatter('stylish');
  console.log(await formatter.format(faulty));
}
console.log(`${stale.length} of ${files.length} files read`);
process.exit(faulty.length === 0 ? 0 : 1);
