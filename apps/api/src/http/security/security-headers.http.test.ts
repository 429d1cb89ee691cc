import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const development = await createTestApp({ settings: { webUrl: 'https://web.example' } });
const production = await createTestApp({ settings: { isProduction: true } });

test('data cannot be a page, is not sniffed and does not name the server', async () => {
  const { headers } = await development.request.get('/api/health');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('HTTPS is required only in production', async () => {
  expect((await production.request.get('/api/health')).headers['strict-transport-security']).toMatch(
    /max-age/,
  );
  expect((await development.request.get('/api/health')).headers['strict-transport-security']).toBeUndefined();
});

test('only the web application’s origin may call, with the headers it sends', async () => {
  const preflight = (origin: string) =>
    development.request
      .options('/api/auth/login')
      .set({ Origin: origin, 'Access-Control-Request-Method': 'POST' });
  const own = await preflight('https://web.example');
  expect(own.status).toBe(204);
  expect(own.headers['access-control-allow-origin']).toBe('https://web.example');
  expect(own.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  for (const origin of ['https://evil.example', 'https://web.example.evil.example', 'null']) {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('the web application can also read errors', async () => {
  const response = await development.request.get('/api/auth/me').set('Origin', 'https://web.example');
  expect(response.status).toBe(401);
  expect(response.headers['access-control-allow-origin']).toBe('https://web.example');
});

test('a long reply is compressed as the client accepts it', async () => {
  const encodingOf = async (accepted: string) => {
    const { headers } = await development.request.get('/api/openapi.json').set('Accept-Encoding', accepted);
    return headers['content-encoding'];
  };
  expect(await encodingOf('gzip, br')).toBe('br');
  expect(await encodingOf('gzip')).toBe('gzip');
  expect(await encodingOf('identity')).toBeUndefined();
});
