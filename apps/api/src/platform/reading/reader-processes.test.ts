import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { createReaderProcesses } from './reader-processes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'markwell-readers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const scripts = {
  double: 'process.send({ output: input * 2 })',
  endless: `for (;;) /^(a+)+$/.test('a'.repeat(40) + 'b')`,
  hungry: 'new Array(30_000_000).fill(1.5)',
  lasting: `process.stderr.write(String(process.pid)); for (;;);`,
  environment: 'process.send({ output: Object.keys(process.env) })',
  broken: `throw new RangeError('not this')`,
};
async function scriptOf(name: keyof typeof scripts): Promise<URL> {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, `process.once('message', ({ input }) => { ${scripts[name]}; });`);
  return pathToFileURL(file);
}

const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (error: unknown) => (error instanceof DomainError ? error : undefined),
  );

test('a reader that needs too much processor time is ended with a message, and others read meanwhile', async () => {
  const read = createReaderProcesses({ processes: 2, seconds: 0.3 });
  const refusal = refusalOf(read(await scriptOf('endless'), undefined));
  expect(await read(await scriptOf('double'), 21)).toBe(42);
  expect(await refusal).toMatchObject({
    code: 'RULE_BROKEN',
    message: 'This takes too long to read. Please split it into smaller parts.',
  });
});

test('a reader that needs too much memory is ended with a message', async () => {
  const read = createReaderProcesses({ processes: 1, megabytes: 16 });
  const refusal = await refusalOf(read(await scriptOf('hungry'), undefined));
  expect(refusal?.code).toBe('RULE_BROKEN');
  expect(refusal?.message).toContain('memory');
  expect(await read(await scriptOf('double'), 1)).toBe(2);
});

test('when as many wait as may, the next is asked to come back', async () => {
  const read = createReaderProcesses({ processes: 1, waiting: 1 });
  const double = await scriptOf('double');
  const [running, waiting] = [read(double, 1), read(double, 2)];
  expect(await refusalOf(read(double, 3))).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  expect(await Promise.all([running, waiting])).toEqual([2, 4]);
});

test('a reader that breaks is an unexpected error', async () => {
  const read = createReaderProcesses();
  await expect(read(await scriptOf('broken'), undefined)).rejects.toThrow('ended without an answer');
});

test('a reader knows nothing of the environment', async () => {
  const names = await createReaderProcesses()<string[]>(await scriptOf('environment'), undefined);
  expect(names.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
});

test('a reader ends with the process that started it', async () => {
  const server = `
    import { createReaderProcesses } from '${new URL('./reader-processes.ts', import.meta.url).href}';
    process.on('SIGTERM', () => process.exit(0));
    void createReaderProcesses()(new URL('${(await scriptOf('lasting')).href}'));`;
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', server]);
  const [pid] = (await once(parent.stderr, 'data')) as [Buffer];
  onTestFailed(() => {
    process.kill(Number(pid), 'SIGKILL');
  });
  parent.kill('SIGTERM');
  // The reader has the same error output, which is closed when both have ended.
  expect(await once(parent, 'close')).toEqual([0, null]);
});
