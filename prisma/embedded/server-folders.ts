import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { makeSymlinks, openFolder, packagedBinaries, placeBinaries } from './binaries.ts';

/** The OS user PostgreSQL runs as when it may not run as ours. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Where one PostgreSQL lives. */
export interface ServerFolders {
  binaries: string;
  data: string;
  logFile: string;
  owner?: SystemUser;
  /** Goes with the server. */
  removeAfter?: string;
}

/** The home that belongs to a data folder and outlives each run. */
export function permanentFolders(dataDir: string): ServerFolders {
  const logFile = path.join(dataDir, 'postgres.log');
  if (!isRoot()) return { binaries: ownBinaries(), data: path.join(dataDir, 'postgres'), logFile };
  const folder = reachableFolder(dataDir);
  return { ...homeForRoot(folder), logFile };
}

/** A home of its own for one run. */
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

/** PostgreSQL refuses to run as root, and the user it runs as instead must reach binaries and data. */
function homeForRoot(folder: string): { binaries: string; data: string; owner: SystemUser } {
  const owner = userNamed('postgres') ?? userNamed('nobody');
  if (!owner)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
    );
  const native = placeBinaries(path.join(folder, 'postgresql'));
  return { binaries: path.join(native, 'bin'), data: path.join(folder, 'data'), owner };
}

/** Outside the checkout, which may lie in root's closed home; the data folder remembers it, so a new checkout starts anew. */
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
