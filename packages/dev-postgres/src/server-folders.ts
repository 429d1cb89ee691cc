import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { makeSymlinks, openFolder, packagedBinaries, placeBinaries } from './binaries.ts';

/** The OS user that PostgreSQL runs as when it cannot run as this process's user. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The folders of one PostgreSQL. */
export interface ServerFolders {
  binaries: string;
  data: string;
  logFile: string;
  owner?: SystemUser;
  /** Deleted when the server ends. */
  removeAfter?: string;
}

/** The folders that belong to a data folder and remain after each run. */
export function permanentFolders(dataDir: string): ServerFolders {
  const logFile = path.join(dataDir, 'postgres.log');
  if (!isRoot()) return { binaries: ownBinaries(), data: path.join(dataDir, 'postgres'), logFile };
  const folder = reachableFolder(dataDir);
  return { ...homeForRoot(folder), logFile };
}

/** Folders for one run. */
export function temporaryFolders(): ServerFolders {
  const folder = fs.mkdtempSync(path.join(isRoot() ? '/var/tmp' : tmpdir(), 'markwell-'));
  const logFile = path.join(folder, 'postgres.log');
  if (!isRoot())
    return { binaries: ownBinaries(), data: path.join(folder, 'data'), logFile, removeAfter: folder };
  fs.chmodSync(folder, 0o755);
  return { ...homeForRoot(folder), logFile, removeAfter: folder };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function ownBinaries(): string {
  const native = packagedBinaries();
  makeSymlinks(native);
  return path.join(native, 'bin');
}

/** PostgreSQL refuses to run as root; the user it runs as instead must be able to read the binaries and the data. */
function homeForRoot(folder: string): { binaries: string; data: string; owner: SystemUser } {
  const owner = userNamed('postgres') ?? userNamed('nobody');
  if (!owner)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
    );
  const native = placeBinaries(path.join(folder, 'postgresql'));
  return { binaries: path.join(native, 'bin'), data: path.join(folder, 'data'), owner };
}

/**
 * A folder outside the checkout, because the checkout may be in root's private home. Its path is recorded in the data
 * folder, so a new checkout gets a new database.
 */
function reachableFolder(dataDir: string): string {
  const note = path.join(dataDir, 'postgres-home');
  const known = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : '';
  if (known && fs.existsSync(known)) return known;
  const folder = fs.mkdtempSync('/var/tmp/markwell-');
  openFolder(folder);
  fs.writeFileSync(note, folder);
  return folder;
}

function userNamed(name: string): SystemUser | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
