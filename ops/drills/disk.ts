import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import sharp from 'sharp';
import { compareLoad, firstOf } from './compare-load.ts';
import { buildDrillEnvironment, type DrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';

/** The disks of this drill, in megabytes of memory. */
const databaseMegabytes = 80;
const filesMegabytes = 4;
/** Milliseconds that pupils meet a full disk. */
const fullMs = 6_000;

/**
 * Fills the disk of the database, then that of the files, while the API runs, and empties them again. Each is a small file
 * system in memory, which only root can mount. Resolves to the failed checks: the API answers 507, saves nothing half, and
 * works again without a restart.
 */
export async function drill(pupils: number): Promise<string[]> {
  if (process.getuid?.() !== 0 || process.platform !== 'linux')
    return ['this drill mounts file systems: run it as root on Linux'];
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-disk-drill-'));
  await chmod(folder, 0o755);
  const environment = await buildDrillEnvironment({ pupils });
  const mounted: string[] = [];
  const mount = async (place: string, megabytes: number) => {
    await mkdir(place, { recursive: true });
    await run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'markwell-drill', place);
    mounted.push(place);
  };
  try {
    await mount(path.join(folder, 'database'), databaseMegabytes);
    await mount(path.join(environment.dataDir, 'media'), filesMegabytes);
    return [
      ...(await fillDatabase(environment, path.join(folder, 'database'))),
      ...(await fillFiles(environment, path.join(environment.dataDir, 'media'))),
    ];
  } finally {
    await environment.stop().catch(() => undefined); // the media folder is mounted
    for (const place of mounted) await run('umount', '-l', place);
    await Promise.all(
      [folder, environment.dataDir].map((each) => rm(each, { recursive: true, force: true })),
    );
  }
}

/** The tables of tests are moved to the small disk; the log of PostgreSQL stays where it was, as a full one stops it. */
async function fillDatabase(environment: DrillEnvironment, disk: string): Promise<string[]> {
  const { database } = environment;
  const tablespace = path.join(disk, 'tables');
  await mkdir(tablespace);
  await chmod(tablespace, 0o777);
  await run('chown', '--reference', await dataFolder(environment), tablespace);
  await database.query(`create tablespace small location '${tablespace}'`);
  await database.query('alter table attempts set tablespace small');
  const api = await environment.startApi({ LOG_LEVEL: 'fatal' });
  const load = startMixedLoad(environment, environment.pupils, { urls: [api.url] });
  await pause(2_000);
  const empty = await fill(disk, databaseMegabytes);
  await pause(fullMs);
  const { answered, full } = load.log.calls;
  await empty();
  await pause(fullMs);
  const log = await load.stop();
  await api.stop();
  return [
    ...(await compareLoad(environment, log, 'A full disk of the database')),
    ...(full === 0 ? ['no call was answered with 507 while the disk of the database was full'] : []),
    ...(log.calls.answered === answered ? ['nothing worked after there was room again'] : []),
  ];
}

async function fillFiles(environment: DrillEnvironment, disk: string): Promise<string[]> {
  const { database } = environment;
  const administrator = environment.pupils.at(-1);
  if (!administrator) return ['there is no pupil for an administrator'];
  await database.query(`update users set role = 'ADMIN' where id = $1`, [administrator.id]);
  const api = await environment.startApi({ LOG_LEVEL: 'fatal' });
  const upload = () => uploadPicture(environment, api.url, administrator.token);
  const statuses = [await upload()];
  const empty = await fill(disk, filesMegabytes);
  statuses.push(await upload());
  const halves = await unmatchedFiles(environment, disk);
  await empty();
  statuses.push(await upload());
  await api.stop();
  console.log(
    `A full disk of the files: uploads answered ${statuses.join(', ')}; ${halves.length} half saved.`,
  );
  return [
    ...(statuses.join() === '200,507,200'
      ? []
      : [`uploads answered ${statuses.join(', ')} instead of 200, 507, 200`]),
    ...firstOf('files or rows without the other', halves),
  ];
}

/** Writes one file until nothing more fits. Resolves to what deletes it. */
async function fill(disk: string, megabytes: number): Promise<() => Promise<void>> {
  const filler = path.join(disk, 'filler');
  for (const size of [1_048_576, 4_096])
    for (let part = 0; part < (megabytes * 1_048_576) / size; part++) {
      const isWritten = await writeFile(filler, new Uint8Array(size), { flag: 'a' }).then(
        () => true,
        () => false,
      );
      if (!isWritten) break;
    }
  return () => rm(filler);
}

async function uploadPicture(
  { stageId, subjectId }: DrillEnvironment,
  url: string,
  token: string,
): Promise<number> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: 'white', noise } });
  const form = new FormData();
  const fields = {
    examTypeId: stageId,
    subjectId,
    topicName: 'General',
    difficulty: '2',
    answerKey: 'A',
    allowDuplicates: 'true',
  };
  for (const [name, value] of Object.entries({ ...fields, questionContentType: 'image' }))
    form.append(name, value);
  form.append(
    'questionImages',
    new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }),
    '1.jpg',
  );
  const reply = await fetch(`${url}/api${uploadQuestions.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Files without a row, and rows without a file. */
async function unmatchedFiles({ database }: DrillEnvironment, disk: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>('select storage_key as name from media_files');
  const names = new Set(rows.map(({ name }) => name));
  const files = (await readdir(disk)).filter((name) => name !== 'filler');
  return [...files.filter((name) => !names.has(name)), ...[...names].filter((name) => !files.includes(name))];
}

async function dataFolder({ database }: DrillEnvironment): Promise<string> {
  const { rows } = await database.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  return rows[0]?.folder ?? '';
}

async function run(program: string, ...parameters: string[]): Promise<void> {
  await promisify(execFile)(program, parameters);
}
