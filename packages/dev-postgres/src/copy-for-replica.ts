import * as fs from 'node:fs';
import * as path from 'node:path';
import pg from 'pg';
import type { ServerFolders } from './server-folders.ts';

/**
 * Copies the files of a running server for a replica (PostgreSQL's documentation, "Making a Base Backup Using the
 * Low Level API"), because the npm package does not contain pg_basebackup.
 */
export async function copyForReplica(
  primary: { data: string; url: (database: string) => string },
  { data, owner }: ServerFolders,
): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  try {
    // What the copy does not have must still be there when the replica asks for it.
    await client.query(`alter system set wal_keep_size = '1GB'`);
    await client.query('select pg_reload_conf()');
    await client.query(`select pg_backup_start('replica', true)`);
    fs.cpSync(primary.data, data, {
      recursive: true,
      // Files may be deleted during the copy; the replica replays what the copy missed.
      filter: (file) => !isOfProcess(path.basename(file)) && fs.existsSync(file),
    });
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    fs.writeFileSync(path.join(data, 'backup_label'), rows[0]?.label ?? '');
    fs.writeFileSync(path.join(data, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  fs.chmodSync(data, 0o700);
  if (owner) giveTo(data, owner);
}

const isOfProcess = (name: string) => name === 'postmaster.pid' || name === 'postmaster.opts';

function giveTo(folder: string, owner: { uid: number; gid: number }): void {
  fs.chownSync(folder, owner.uid, owner.gid);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(folder, name), owner.uid, owner.gid);
}
