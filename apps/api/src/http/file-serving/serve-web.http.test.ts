import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { errorOf } from '../../testing/requests/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-web-'));
const script = 'console.log("built");';
await fs.mkdir(path.join(folder, 'assets'));
await fs.writeFile(
  path.join(folder, 'index.html'),
  '<!doctype html><meta property="csp-nonce" nonce="CSP_NONCE"><script nonce="CSP_NONCE"></script><script type="module" nonce="CSP_NONCE" src="/assets/main-1a2b.js"></script>',
);
await fs.writeFile(path.join(folder, 'assets/main-1a2b.js'), script);
await fs.writeFile(path.join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
await fs.writeFile(path.join(folder, 'assets/main-1a2b.js.gz'), gzipSync(script));
await fs.writeFile(path.join(folder, 'manifest.webmanifest'), '{}');
await fs.writeFile(path.join(folder, 'icon-192.png'), '');
await fs.writeFile(path.join(folder, 'service-worker.js'), script);
await fs.writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
afterAll(() => fs.rm(folder, { recursive: true }));

const { request } = await createTestApp({ settings: { webDist: folder, isProduction: true } });

test.each(['/', '/index.html', '/login', '/test/active?x=1', '/admin/users/1', '/apiary'])(
  '%s is the page, with a nonce of its own',
  async (address) => {
    const [first, second] = [await request.get(address), await request.get(address)];
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-cache');
    const nonceOf = ({ text }: { text: string }) =>
      /script type="module" nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(nonceOf(first).length).toBeGreaterThan(20);
    expect(first.text).not.toContain('CSP_NONCE');
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonceOf(first)}'`);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
  },
);

test('the page’s policy allows no inline script and no eval', async () => {
  const { headers } = await request.get('/');
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
});

test.each([
  ['http://localhost:4000', 'http://localhost:4000', "'self'"],
  ['http://localhost:4000', 'https://learn.example', "'self'"],
  ['https://learn.example', 'https://learn.example', "'self'"],
  ['https://api.example', 'https://learn.example', "'self' https://api.example"],
])('with the API at %s and the web at %s, a page may call %s', async (apiUrl, webUrl, allowed) => {
  const app = await createTestApp({ settings: { webDist: folder, isProduction: true, apiUrl, webUrl } });
  const { headers } = await app.request.get('/');
  expect(headers['content-security-policy']).toContain(`connect-src ${allowed};`);
  expect(headers['content-security-policy']).not.toContain('localhost');
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('an asset is cached permanently, with the compression of the build for %s', async (accepted, encoding) => {
  const response = await request.get('/assets/main-1a2b.js').set('Accept-Encoding', accepted);
  expect(response.status).toBe(200);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icon-192.png', 'image/png'],
  ['/service-worker.js', 'text/javascript'],
  ['/robots.txt', 'text/plain'],
])('%s has no hash, so it is requested again, as %s', async (address, type) => {
  const { headers, status } = await request.get(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe('no-cache');
});

test.each(['/api/nothing', '/api', '/media/nothing', '/assets/old-3c4d.js'])(
  '%s is not found instead of the page',
  async (address) => {
    const response = await request.get(address);
    expect(response.status).toBe(404);
    expect(errorOf(response).code).toBe('NOT_FOUND');
  },
);

test('a page may have the service worker and the manifest, and the worker may request pages, files and data', async () => {
  const policyOf = async (address: string) =>
    String((await request.get(address)).headers['content-security-policy']).split(';');
  expect(await policyOf('/')).toEqual(expect.arrayContaining(["manifest-src 'self'", "worker-src 'self'"]));
  const ofWorker = await policyOf('/service-worker.js');
  expect(ofWorker).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]));
  expect(await policyOf('/robots.txt')).not.toContain("connect-src 'self'");
});

test('no path reads a file outside the folder', async () => {
  const response = await request.get('/..%2f..%2f..%2fetc/passwd');
  expect(response.text).not.toContain('root:');
});

test('what programs look for under /.well-known is not the page', async () => {
  expect((await request.get('/.well-known/change-password')).status).toBe(404);
});

test('a method other than GET gets no page', async () => {
  expect((await request.post('/login').send({})).status).toBe(404);
});

test('a file that is removed while the server runs is not found, and others still are', async () => {
  const file = path.join(folder, 'assets/removed-3c4d.js');
  await fs.writeFile(file, script);
  const app = await createTestApp({ settings: { webDist: folder, isProduction: true } });
  expect((await app.request.get('/assets/removed-3c4d.js')).status).toBe(200);
  await fs.rm(file);
  expect((await app.request.get('/assets/removed-3c4d.js')).status).toBe(404);
  expect((await app.request.get('/assets/main-1a2b.js')).status).toBe(200);
});
