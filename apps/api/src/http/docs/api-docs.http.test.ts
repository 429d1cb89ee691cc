import { statusesOf } from '@markwell/shared/contract/endpoint-statuses';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { endpoints } from '../../routes.ts';

const { request } = await createTestApp();

interface Operation {
  security: unknown[];
  parameters: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
  responses: Record<string, { content: object }>;
}

test('the document describes every endpoint with its parameters and its access', async () => {
  const response = await request.get('/api/openapi.json');
  expect(response.status).toBe(200);
  const { openapi, paths } = response.body as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  expect(openapi).toBe('3.1.0');
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation, endpoint.path).toBeDefined();
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    expect(operation?.security.length === 0).toBe(endpoint.access === 'public');
    expect(operation?.requestBody !== undefined).toBe((endpoint.body ?? endpoint.files) !== undefined);
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual(statusesOf(endpoint));
  }
});

test('each status is described: 200 with the reply, others with the body of an error', async () => {
  const response = await request.get('/api/openapi.json');
  const { paths } = response.body as { paths: Record<string, Record<string, Operation>> };
  const responses = paths['/tests/generate']?.['post']?.responses ?? {};
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
    '507',
  ]);
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  expect(responses['404']).toMatchObject(error);
  expect(responses['200']).not.toMatchObject(error);
});

test('the page runs its own scripts and no inline one', async () => {
  const response = await request.get('/api/docs');
  expect(response.status).toBe(200);
  expect(response.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  expect(response.text).not.toMatch(/<script(?![^>]*\ssrc=)/);
  const addresses = [...response.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect((await request.get(address)).status, address).toBe(200);
});

test.each(['/api/docs/package.json', '/api/docs/..%2Fpackage.json', '/api/docs/index.html'])(
  '%s is not served',
  async (address) => {
    expect((await request.get(address)).status).toBe(404);
  },
);

test('an endpoint with files is described as a form of text fields and files', async () => {
  const reply = await request.get('/api/openapi.json');
  const { paths } = reply.body as {
    paths: Record<string, { post: { requestBody: { content: object } } }>;
  };
  expect(paths['/admin/upload-questions']?.post.requestBody.content).toMatchObject({
    'multipart/form-data': {
      schema: {
        properties: {
          answerKey: { type: 'string' },
          questionImages: { type: 'array', items: { type: 'string', format: 'binary' } },
        },
      },
    },
  });
});
