import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMediaUrls } from '#platform/storage/media-urls.ts';
import { createFolderStorage } from '#platform/storage/folder-storage.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { buildUser } from '../../testing/builders/build-user.ts';
import { createTestApp, testSecret } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-media-'));
const { clock, advance } = createTestClock();
const { request, database } = await createTestApp({ clock, settings: { dataDir } });
const storage = createFolderStorage(path.join(dataDir, 'media'));
const mediaUrls = createMediaUrls({ secret: testSecret, clock });
afterAll(() => fs.rm(dataDir, { recursive: true }));

const content = Buffer.from('the bytes of a file');

async function buildFile(access: 'PUBLIC' | 'SIGNED', contentType = 'image/webp', extension = 'webp') {
  const storageKey = `${randomBytes(12).toString('hex')}.${extension}`;
  await storage.write(storageKey, content);
  await database.mediaFile.create({ data: { storageKey, access, contentType, byteSize: content.length } });
  return { storageKey, access };
}

test('a public image is shown to everyone and cached permanently', async () => {
  const file = await buildFile('PUBLIC');
  expect(mediaUrls.urlOf(file)).toBe(`/media/${file.storageKey}`);
  const response = await request.get(mediaUrls.urlOf(file));
  expect(response.status).toBe(200);
  expect(response.body).toEqual(content);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(content.length),
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<path d="M0 0L9 9"/>'.repeat(99)}</svg>`;

async function buildDrawing(access: 'PUBLIC' | 'SIGNED') {
  const storageKey = `${randomBytes(16).toString('hex')}.svg`;
  const byteSize = svg.length;
  await database.mediaFile.create({
    data: { storageKey, access, contentType: 'image/svg+xml', byteSize, drawing: { create: { svg } } },
  });
  return { storageKey, access };
}

test('a drawing of our own is shown as SVG that cannot run or load anything, compressed if the client accepts it', async () => {
  const url = mediaUrls.urlOf(await buildDrawing('PUBLIC'));
  const plain = await request.get(url).set('Accept-Encoding', 'identity');
  expect(plain.status).toBe(200);
  expect(String(plain.body)).toBe(svg);
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-length': String(svg.length),
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept-Encoding') as string,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const packed = await request.get(url).set('Accept-Encoding', 'gzip');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(String(packed.body)).toBe(svg);
  expect(Number(packed.headers['content-length'])).toBeLessThan(svg.length / 4);
  expect((await request.head(url)).status).toBe(200);
});

test('a drawing of a paper opens only with its signed address', async () => {
  const file = await buildDrawing('SIGNED');
  expect((await request.get(`/media/${file.storageKey}`)).status).toBe(403);
  const response = await request.get(mediaUrls.urlOf(file));
  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toMatch(/^private/);
});

test('no file that a person uploaded can be SVG', async () => {
  const uploader = await buildUser(database);
  const file = { storageKey: 'a-drawing-of-a-user.svg', contentType: 'image/svg+xml', byteSize: 1 };
  await expect(database.mediaFile.create({ data: { ...file, uploadedById: uploader.id } })).rejects.toThrow(
    'media_files_svg_is_ours',
  );
});

test.each([
  ['application/pdf', 'pdf'],
  ['image/svg+xml', 'svg'],
  ['text/html', 'html'],
])('%s is downloaded and never shown as a page', async (type, extension) => {
  const file = await buildFile('PUBLIC', type, extension);
  const { headers } = await request.get(mediaUrls.urlOf(file));
  expect(headers['content-disposition']).toBe(`attachment; filename="${file.storageKey}"`);
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('a signed file opens with its signed address, for an hour', async () => {
  const url = mediaUrls.urlOf(await buildFile('SIGNED'));
  const response = await request.get(url);
  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toMatch(/^private/);
  advance(59 * 60_000);
  expect((await request.get(url)).status).toBe(200);
  advance(2 * 60_000);
  const late = await request.get(url);
  expect(late.status).toBe(403);
  expect(errorOf(late).code).toBe('FORBIDDEN');
});

test('no other address opens a signed file', async () => {
  const [file, other] = [await buildFile('SIGNED'), await buildFile('SIGNED')];
  const url = new URL(mediaUrls.urlOf(file), 'http://localhost');
  const [expires, signature] = [
    url.searchParams.get('expires') ?? '',
    url.searchParams.get('signature') ?? '',
  ];
  const forged = createMediaUrls({ secret: 'another secret of the same length, or so', clock });
  const addresses = [
    url.pathname,
    `${url.pathname}?expires=${expires}`,
    `${url.pathname}?expires=${Number(expires) + 1}&signature=${signature}`,
    `${url.pathname}?expires=${expires}&signature=${signature.slice(0, -2)}`,
    `${url.pathname}?expires=${expires}&signature=${signature}&signature=${signature}`,
    `/media/${other.storageKey}?expires=${expires}&signature=${signature}`,
    forged.urlOf(file),
  ];
  for (const address of addresses) expect((await request.get(address)).status).toBe(403);
});

test.each([
  '/media/0000000000000000.webp',
  '/media/..%2F..%2Fetc%2Fpasswd',
  '/media/%00000000000.webp',
  '/media/.hidden-file',
])('%s is not found', async (address) => {
  const response = await request.get(address);
  expect(response.status).toBe(404);
  expect(errorOf(response).code).toBe('NOT_FOUND');
});

test('a file whose bytes are missing is not found, and does not break the reply', async () => {
  const file = await buildFile('PUBLIC');
  await storage.remove(file.storageKey);
  expect((await request.get(mediaUrls.urlOf(file))).status).toBe(404);
});
