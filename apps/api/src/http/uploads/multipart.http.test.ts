import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { endpoint } from '@markwell/shared/contract/endpoint';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleViolated } from '#platform/domain-error.ts';
import { buildPupil, type TestUser } from '../../testing/builders/build-user.ts';
import { breakOffUpload } from '../../testing/requests/break-off-upload.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { createTestMount } from '../../testing/test-mount.ts';
import { implement } from '#http/implement.ts';

const uploadFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-uploads-'));
const uploadWork = endpoint('POST /submit-files', 'learner', {
  summary: 'Takes files',
  body: z.object({ title: z.string().min(2), pages: z.coerce.number().int().default(1) }),
  files: {
    fields: ['sheet', /^Q\d+$/],
    maxFiles: 3,
    maxBytesEach: 2_000,
    maxBytes: 10_000,
    maxTextBytes: 500,
  },
  response: z.object({ title: z.string(), pages: z.number(), files: z.array(z.string()), call: z.number() }),
  statuses: [422],
  creates: true,
});

let calls = 0;
const { app, request, database, signInAs } = await createTestMount(
  [
    implement(uploadWork, async ({ body, files, recordReply }) => {
      if (body.title === 'refuse') throw ruleViolated('Not this one');
      const contents = files.map(async ({ fieldName, originalName, path: file, byteSize }) => {
        const text = await fs.readFile(file, 'utf8');
        return `${fieldName} ${originalName} ${byteSize} ${text.slice(0, 5)}`;
      });
      const reply = { ...body, files: await Promise.all(contents), call: ++calls };
      await recordReply(reply);
      return reply;
    }),
  ],
  { uploadFolder },
);
let pupil: TestUser;
let server: Server;
beforeAll(async () => {
  pupil = await buildPupil(database);
  server = createServer(app).listen(0);
  await once(server, 'listening');
});
afterEach(async () => {
  expect(await fs.readdir(uploadFolder), 'no file remains').toEqual([]);
});
afterAll(async () => {
  server.close();
  await fs.rm(uploadFolder, { recursive: true });
});

const post = () => request.post('/api/submit-files').set(signInAs(pupil));
const bytes = (size: number) => Buffer.alloc(size, 'a');

/** A form with one text field, from raw bytes. */
const sendText = (text: Buffer, type = '') =>
  post()
    .set('Content-Type', 'multipart/form-data; boundary=b')
    .send(
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="title"\r\n${type}\r\n`),
        text,
        Buffer.from('\r\n--b--\r\n'),
      ]) as unknown as string,
    );

test('a text is read in UTF-8, or in the charset that it names', async () => {
  const title = 'café 1½';
  expect((await sendText(Buffer.from(title))).body).toMatchObject({ title });
  const latin = await sendText(
    Buffer.from(title, 'latin1'),
    'Content-Type: text/plain; charset=iso-8859-1\r\n',
  );
  expect(latin.body).toMatchObject({ title });
  const refused = errorOf(await sendText(Buffer.from(title, 'latin1')));
  const message = 'The text of title has characters that cannot be read. Please send the text as UTF-8';
  expect(refused).toMatchObject({ message, issues: [{ path: 'body.title', message }] });
});

test('text fields are parsed, and files exist while the handler runs', async () => {
  const reply = await post()
    .field('title', 'Algebra')
    .field('pages', '3')
    .attach('sheet', Buffer.from('hello'), 'mein Blatt é.txt')
    .attach('Q12', Buffer.from('other'), '../../etc/passwd');
  expect(reply.body).toMatchObject({
    title: 'Algebra',
    pages: 3,
    files: ['sheet mein Blatt é.txt 5 hello', 'Q12 passwd 5 other'],
  });
});

test('a form without files, and an error of the handler', async () => {
  expect((await post().field('title', 'Algebra')).body).toMatchObject({ pages: 1, files: [] });
  const refused = await post().field('title', 'refuse').attach('sheet', bytes(10), 'a.txt');
  expect(errorOf(refused)).toMatchObject({ code: 'RULE_BROKEN', message: 'Not this one' });
});

test.each([
  [
    'a file that is too large',
    () => post().field('title', 'ok').attach('sheet', bytes(2_001), 'a.txt'),
    413,
    'TOO_LARGE',
  ],
  [
    'an upload that is too large in total',
    () => post().field('title', 'ok').attach('sheet', bytes(20_000), 'a'),
    413,
    'TOO_LARGE',
  ],
  ['a text that is too large', () => post().field('title', 'x'.repeat(501)), 413, 'TOO_LARGE'],
  [
    'too many files',
    () =>
      Array.from({ length: 4 }).reduce<ReturnType<typeof post>>(
        (call) => call.attach('sheet', bytes(5), 'a'),
        post(),
      ),
    400,
    'BAD_REQUEST',
  ],
  ['a file in an unexpected field', () => post().attach('other', bytes(5), 'a.txt'), 400, 'BAD_REQUEST'],
  ['nested fields', () => post().field('title[__proto__][x]', 'y'), 400, 'BAD_REQUEST'],
  [
    'a text that is not valid',
    () => post().field('title', 'x').attach('sheet', bytes(5), 'a'),
    400,
    'BAD_REQUEST',
  ],
  ['JSON', () => post().send({ title: 'ok' }), 415, 'UNSUPPORTED_TYPE'],
  ['an empty request', () => post(), 400, 'BAD_REQUEST'],
  [
    'a text that is not UTF-8',
    () => sendText(Buffer.from('caf\u00e9 1\u00bd', 'latin1')),
    400,
    'BAD_REQUEST',
  ],
  ['no boundary', () => post().set('Content-Type', 'multipart/form-data').send('x'), 400, 'BAD_REQUEST'],
  [
    'a form without its end',
    () =>
      post()
        .set('Content-Type', 'multipart/form-data; boundary=b')
        .send('--b\r\nContent-Disposition: form-data; name="sheet"; filename="a"\r\n\r\nabc'),
    400,
    'BAD_REQUEST',
  ],
])('%s is refused', async (_case, send, status, code) => {
  const reply = await send();
  expect(reply.status).toBe(status);
  expect(errorOf(reply).code).toBe(code);
});

test('nothing is read from a caller without permission', async () => {
  const reply = await request
    .post('/api/submit-files')
    .field('title', 'x')
    .attach('sheet', bytes(2_001), 'a.txt');
  expect(reply.status).toBe(401);
});

test('a repeat with the same key gets the first reply, another file with this key is refused', async () => {
  const send = (content: string) =>
    post()
      .set('Idempotency-Key', 'once')
      .field('title', 'Algebra')
      .attach('sheet', Buffer.from(content), 'a.txt');
  const first = await send('hello');
  expect((await send('hello')).body).toEqual(first.body);
  expect(errorOf(await send('other')).code).toBe('CONFLICT');
});

test('an upload cut off in the middle leaves no file, and the next request works', async () => {
  const before = calls;
  const { port } = server.address() as AddressInfo;
  await breakOffUpload({
    port,
    path: '/api/submit-files',
    headers: signInAs(pupil),
    field: 'sheet',
    uploadFolder,
  });
  expect(calls).toBe(before);
  expect((await post().field('title', 'Algebra')).status).toBe(200);
});

test('an upload without its length is refused', async () => {
  const { port } = server.address() as AddressInfo;
  const client = httpRequest({
    port,
    method: 'POST',
    path: '/api/submit-files',
    headers: { ...signInAs(pupil), 'Content-Type': 'multipart/form-data; boundary=b' },
  });
  client.end('--b--\r\n');
  const [response] = (await once(client, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  expect(response.statusCode).toBe(400);
});

test('the files of a killed process are removed by an upload a day later', async () => {
  const old = await fs.mkdtemp(path.join(uploadFolder, 'upload-'));
  const young = await fs.mkdtemp(path.join(uploadFolder, 'upload-'));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await fs.utimes(old, yesterday, yesterday);
  await request.post('/api/submit-files').set(signInAs(pupil)).field('title', 'Algebra');
  expect(await fs.readdir(uploadFolder)).toEqual([path.basename(young)]);
  await fs.rmdir(young);
});
