import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import ts from 'typescript';

interface SourceFile {
  hash: string;
  imports: readonly string[];
  /** It declares types that other files use without importing it. */
  isGlobal: boolean;
}

const resolution: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/**
 * A key of each file that changes with its text, with a file that it imports, directly or not, and with `settings`.
 * Libraries are not followed: give the lock file as one of the settings. Paths are absolute.
 */
export function fileKeys(
  files: readonly string[],
  { root, settings }: { root: string; settings: readonly string[] },
): Map<string, string> {
  const sources = readSources([...files, ...settings], root);
  const global = [...sources].flatMap(([file, { isGlobal }]) => (isGlobal ? [file] : []));
  const common = [...settings, ...global].flatMap((file) => [...withImports(file, sources)]);
  const keyOf = (file: string) => {
    const hash = createHash('sha256');
    for (const each of [...new Set([...common, ...withImports(file, sources)])].sort())
      hash.update(`${path.relative(root, each)} ${sources.get(each)?.hash ?? ''}\n`);
    return hash.digest('hex');
  };
  return new Map(files.map((file) => [file, keyOf(file)]));
}

/** These files and all that they import. */
function readSources(files: readonly string[], root: string): Map<string, SourceFile> {
  const cache = ts.createModuleResolutionCache(root, (name) => name, resolution);
  const importsOf = (file: string, text: string) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
      const found = ts.resolveModuleName(fileName, file, resolution, ts.sys, cache).resolvedModule;
      if (!found || found.resolvedFileName.includes('/node_modules/')) return [];
      return [path.normalize(found.resolvedFileName)];
    });
  const sources = new Map<string, SourceFile>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    const imports = /[.]([cm]?js|tsx?)$/u.test(file) ? importsOf(file, text) : [];
    const hash = createHash('sha256').update(text).digest('hex');
    sources.set(file, { hash, imports, isGlobal: /^\s*declare (?:global|module)\b/mu.test(text) });
    waiting.push(...imports);
  }
  return sources;
}

function withImports(file: string, sources: ReadonlyMap<string, SourceFile>): Set<string> {
  const found = new Set([file]);
  for (const each of found) for (const imported of sources.get(each)?.imports ?? []) found.add(imported);
  return found;
}
