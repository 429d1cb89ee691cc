import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { root } from '../process/environment.ts';

/** The output of git, or undefined when it fails. */
function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit where this branch left the main branch, or the last commit without one; and what has changed since. */
export function changesSinceMain(): { base: string; files: string[] } {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return { base, files: files.flatMap((names) => names?.split('\n') ?? []).filter((name) => name !== '') };
}

/**
 * The folders of tests that read files without importing them: those of `tools/lint` read the whole tree, those of
 * `packages/questions` our content, those of another package its data, and those beside styles or scripts these.
 */
export function foldersThatRead(files: readonly string[]): string[] {
  const read = files.filter(
    (file) => !/[.](tsx?|md)$/u.test(file) && /^(?:apps|packages|tools|ops)\//u.test(file),
  );
  const folders = read.map((file) =>
    testsOf(/^packages\/[^/]+\//u.exec(file)?.[0] ?? `${path.posix.dirname(file)}/`),
  );
  return [...new Set(['tools/lint/', ...folders])];
}

/**
 * The folders of the HTTP tests of these files: those of the module, otherwise those beside the file. By their imports
 * it would be all, because each HTTP test has the whole API.
 */
export function foldersOfHttpTests(files: readonly string[]): string[] {
  const folders = files.map((file) => {
    const module = /^(?:apps\/api\/src\/modules|packages\/shared\/src)\/([^/]+)\//u.exec(file)?.[1];
    if (module !== undefined) return `apps/api/src/modules/${module}/`;
    const folder = `${path.posix.dirname(file)}/`;
    return folder === 'apps/api/src/' ? 'apps/api/src/http/' : folder;
  });
  return [...new Set(folders)].filter((folder) => /^(?:apps|packages|prisma|tools|ops)\//u.test(folder));
}

const testsOf = (folder: string) => (folder === 'packages/content/' ? 'packages/questions/' : folder);
