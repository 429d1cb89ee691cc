import { gzipSync } from 'node:zlib';
import { endpoint } from '@markwell/shared/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleViolated } from '#platform/domain-error.ts';
import { buildAdmin, buildParent, buildPupil, type TestUser } from '../testing/builders/build-user.ts';
import { errorOf } from '../testing/requests/response-body.ts';
import { createTestMount } from '../testing/test-mount.ts';
import { implement } from '#http/implement.ts';

const echo = endpoint('POST /echo/:name', 'learner', {
  summary: 'Returns the text that was sent',
  params: z.object({ name: z.string().max(10) }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ text: z.string(), tags: z.record(z.string(), z.string()).optional() }),
  response: z.object({ said: z.string() }),
  statuses: [422],
});
const staffEcho = endpoint('POST /staff-echo', 'staff', {
  summary: 'Returns the length of the text that was sent',
  body: z.object({ text: z.string() }),
  response: z.object({ length: z.int() }),
});
const broken = endpoint('GET /broken/:how', 'public', {
  summary: 'Fails in one of three ways',
  params: z.object({ how: z.string() }),
  response: z.object({ count: z.number() }),
  statuses: [422],
});

const greet = endpoint('POST /greet', 'public', {
  summary: 'Takes a text from everyone',
  body: z.object({ text: z.string() }),
  response: z.object({ length: z.number() }),
});

const { request, database, log, signInAs } = await createTestMount([
  implement(greet, ({ body }) => ({ length: body.text.length })),
  implement(echo, ({ params, query, body }) => {
    const reply = { said: `${params.name}: ${body.text.repeat(query.times)}`, passwordHash: 'secret' };
    return reply;
  }),
  implement(staffEcho, ({ body }) => ({ length: body.text.length })),
  implement(broken, ({ params }) => {
    if (params.how === 'rule') throw ruleViolated('Not like this', { suggestion: 'Like that' });
    if (params.how === 'reply') return { count: 'not a number' as unknown as number };
    throw new Error(`a secret of the inside ${params.how}`);
  }),
]);
let pupil: TestUser;
beforeAll(async () => {
  pupil = await buildPupil(database);
});
const postEcho = (path: string, body: object) => request.post(path).set(signInAs(pupil)).send(body);

test('the handler gets checked input, and the reply has only what the response schema lists', async () => {
  const response = await postEcho('/api/echo/robin?times=2', { text: 'hi ' });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ said: 'robin: hi hi ' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('every issue is returned with its path', async () => {
  const response = await postEcho('/api/echo/much-too-long-a-name?times=9', { text: 5 });
  expect(response.status).toBe(400);
  const { code, issues } = errorOf(response);
  expect(code).toBe('BAD_REQUEST');
  expect(issues?.map(({ path }) => path).sort()).toEqual(['body.text', 'params.name', 'query.times']);
});

test('input is not parsed for a caller without permission', async () => {
  const parent = await buildParent(database);
  const withoutSession = await request.post('/api/echo/robin').send({ text: 5 });
  expect(withoutSession.status).toBe(401);
  const malformed = request.post('/api/echo/robin').set('Content-Type', 'application/json').send('{"text":');
  expect((await malformed).status).toBe(401);
  const refused = await request.post('/api/echo/robin').set(signInAs(parent)).send({ text: 5 });
  expect(refused.status).toBe(403);
  expect(errorOf(refused).code).toBe('FORBIDDEN');
});

test.each([
  ['malformed JSON', '{"text":', 400, 'BAD_REQUEST'],
  ['a text instead of an object', '"text"', 400, 'BAD_REQUEST'],
  ['sixty thousand nested lists', '['.repeat(60_000) + ']'.repeat(60_000), 400, 'BAD_REQUEST'],
  ['lists nested in a field', `{"text":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400, 'BAD_REQUEST'],
  ['a NUL', '{"text":"a\\u0000b"}', 400, 'BAD_REQUEST'],
  ['half a surrogate pair', '{"text":"a\\ud800b"}', 400, 'BAD_REQUEST'],
  ['a NUL in the name of a field', '{"text":"a","tags":{"a\\u0000":"b"}}', 400, 'BAD_REQUEST'],
  ['nothing', '', 400, 'BAD_REQUEST'],
])('%s is refused with the body of an error', async (_case, body, status, code) => {
  const response = await request
    .post('/api/echo/robin')
    .set(signInAs(pupil))
    .set('Content-Type', 'application/json')
    .send(body);
  expect(response.status).toBe(status);
  expect(errorOf(response).code).toBe(code);
});

test('a public endpoint takes 16 KB, compressed or not, and refuses more before it is parsed', async () => {
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    request
      .post('/api/greet')
      .set({ 'Content-Type': 'application/json', ...headers })
      .serialize((sent: unknown) => sent as string)
      .send(body as string);
  const jsonOf = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  expect((await post(jsonOf(16_384))).status).toBe(200);
  expect(errorOf(await post(jsonOf(16_385))).code).toBe('TOO_LARGE');
  expect((await post('['.repeat(16_385))).status).toBe(413);
  const packed = await post(gzipSync(jsonOf(1_000_000)), { 'Content-Encoding': 'gzip' });
  expect(packed.status).toBe(413);
});

test('a pupil sends at most 128 KB of JSON, and staff 512 KB', async () => {
  const jsonOf = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  expect((await postEcho('/api/echo/robin', jsonOf(128 * 1_024))).status).toBe(200);
  expect(errorOf(await postEcho('/api/echo/robin', jsonOf(128 * 1_024 + 1))).code).toBe('TOO_LARGE');
  const admin = await buildAdmin(database);
  const post = (bytes: number) => request.post('/api/staff-echo').set(signInAs(admin)).send(jsonOf(bytes));
  expect((await post(512 * 1_024)).status).toBe(200);
  expect((await post(512 * 1_024 + 1)).status).toBe(413);
});

test('JSON is read in UTF-8 or in the charset that it names; invalid bytes are refused, not replaced', async () => {
  const text = 'café 1½';
  const send = (encoding: BufferEncoding, charset = '') =>
    request
      .post('/api/echo/robin')
      .set(signInAs(pupil))
      .set('Content-Type', `application/json${charset}`)
      .serialize((body: unknown) => body as string)
      .send(Buffer.from(JSON.stringify({ text }), encoding) as unknown as string);
  expect((await send('utf8')).text).toContain(text);
  expect((await send('utf16le', '; charset=utf-16le')).text).toContain(text);
  const refused = await send('latin1');
  expect(refused.status).toBe(400);
  expect(errorOf(refused).message).toBe(
    'The request has characters that cannot be read. Please send the text as UTF-8',
  );
});

test('a content type other than JSON is refused', async () => {
  const response = await request
    .post('/api/echo/robin')
    .set(signInAs(pupil))
    .set('Content-Type', 'text/plain')
    .send('hello');
  expect(response.status).toBe(415);
  expect(errorOf(response).code).toBe('UNSUPPORTED_TYPE');
});

test.each(['/api/echo/%00', '/api/echo/%E0%A4%A', '/api/echo/%'])('%s is a bad request', async (path) => {
  const response = await postEcho(path, { text: 'hi' });
  expect(response.status).toBe(400);
  expect(errorOf(response).code).toBe('BAD_REQUEST');
});

test('a __proto__ in the body changes nothing', async () => {
  const response = await request
    .post('/api/echo/robin')
    .set(signInAs(pupil))
    .set('Content-Type', 'application/json')
    .send(
      '{"text":"hi","__proto__":{"isAdmin":true},"tags":{"__proto__":"x"},"constructor":{"prototype":{"isAdmin":true}}}',
    );
  expect(response.status).toBeLessThan(500);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('the reply to a domain error has its message and its status', async () => {
  const response = await request.get('/api/broken/rule');
  expect(response.status).toBe(422);
  expect(errorOf(response)).toMatchObject({
    code: 'RULE_BROKEN',
    message: 'Not like this',
    suggestion: 'Like that',
  });
});

test.each(['reply', 'inside'])(
  'an unexpected error (%s) returns only its request id; the log has the rest',
  async (how) => {
    const response = await request.get(`/api/broken/${how}`);
    expect(response.status).toBe(500);
    const { code, message, requestId, issues } = errorOf(response);
    expect({ code, message, issues }).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong',
      issues: undefined,
    });
    expect(response.headers['x-request-id']).toBe(requestId);
    expect(log.some((line) => line.includes(requestId) && line.includes('stack'))).toBe(true);
  },
);

test('the log has the user and the path, and no query, token or body', async () => {
  log.length = 0;
  await postEcho('/api/echo/robin?times=1&signature=hidden-query', { text: 'hidden-body' });
  const lines = log.join('');
  expect(lines).toContain('/api/echo/robin');
  expect(lines).toContain(pupil.id);
  expect(lines).not.toMatch(/hidden|Bearer|eyJ/);
});

test('the address of a redirect is neither cached nor logged', async () => {
  const { request, log } = await createTestMount([
    { redirectPath: '/away', findAddress: () => 'https://markwell.example/auth/callback?token=secret' },
  ]);
  const response = await request.get('/api/away?code=secret');
  expect(response.status).toBe(302);
  expect(response.headers).toMatchObject({
    location: 'https://markwell.example/auth/callback?token=secret',
    'cache-control': 'no-store',
  });
  expect(response.text).toBe('');
  expect(log.join('')).toContain('"path":"/api/away","status":302');
  expect(log.join('')).not.toContain('secret');
});
