import { endpoint } from '@markwell/shared/contract/endpoint';
import { currentUser, login } from '@markwell/shared/accounts/auth.contract';
import { startSimilarQuestion } from '@markwell/shared/mock-tests/mock-tests.contract';
import { listStages, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildId, buildToken } from '../../testing/builders.ts';
import { answer, failWithNetworkError, refuse, startServer, addHandler } from '../../testing/server.ts';
import { tokenStore } from '../session/token-store.ts';
import { ApiError, InvalidResponseError, isTransient, messageOf } from './api-error.ts';
import { apiBaseUrl, mediaUrl } from './base-url.ts';
import { call, onSignedOut } from './client.ts';

startServer();

const uploadFiles = endpoint('POST /hand-in', 'learner', {
  summary: 'Takes a file',
  body: z.object({ title: z.string(), pages: z.coerce.number(), note: z.string().optional() }),
  files: { fields: ['sheet'], maxFiles: 1, maxBytesEach: 100, maxBytes: 1_000 },
  response: z.object({}),
  statuses: [],
});

beforeEach(() => {
  localStorage.clear();
});

describe('the base URL', () => {
  test.each([
    [undefined, '/api'],
    ['', '/api'],
    ['/api', '/api'],
    ['https://api.example/', 'https://api.example/api'],
    ['https://api.example/v1', 'https://api.example/v1/api'],
    ['https://api.example/api/', 'https://api.example/api'],
  ])('%s becomes %s', (configured, corrected) => {
    expect(apiBaseUrl(configured)).toBe(corrected);
  });

  test('a relative image address is on the API’s origin', () => {
    expect(mediaUrl('/media/a.webp', 'https://api.example/api')).toBe('https://api.example/media/a.webp');
    expect(mediaUrl('media/a.webp', '/api')).toBe('/media/a.webp');
    expect(mediaUrl('https://cdn.example/a.webp', '/api')).toBe('https://cdn.example/a.webp');
  });
});

describe('a call', () => {
  test('fills and encodes the path and sends the query', async () => {
    const seen = vi.fn();
    addHandler(
      http.get('*/api/stages/:code/subjects', ({ request }) => {
        seen(new URL(request.url).pathname, new URL(request.url).search);
        return HttpResponse.json([]);
      }),
    );
    await call(stageSubjects, { params: { code: 'A/B C' }, query: { includeTopics: 'false' } });
    expect(seen).toHaveBeenCalledWith('/api/stages/A%2FB%20C/subjects', '?includeTopics=false');
  });

  test('an endpoint that creates gets a new idempotency key, or the given one', async () => {
    const keys: (string | null)[] = [];
    answer(startSimilarQuestion, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return refuse('RULE_BROKEN', 'No');
    });
    const input = { body: { questionId: buildId() } };
    await expect(call(startSimilarQuestion, input)).rejects.toThrow();
    await expect(call(startSimilarQuestion, input)).rejects.toThrow();
    await expect(call(startSimilarQuestion, input, { idempotencyKey: 'mine' })).rejects.toThrow();
    const [first, second, third] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/u);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
  });

  test('a request with files is a form with the body’s fields as text, then the files, and reports progress', async () => {
    const seen = vi.fn();
    addHandler(
      http.post('*/api/hand-in', async ({ request }) => {
        const parts = [...(await request.text()).matchAll(/name="(\w+)"(; filename)?/gu)];
        seen(
          request.headers.get('Content-Type')?.split(';')[0],
          parts.map(([, name, file]) => [name, Boolean(file)]),
        );
        return HttpResponse.json({});
      }),
    );
    const progress = vi.fn();
    const file = new File(['hello'], 'sheet.png', { type: 'image/png' });
    const body = { title: 'Algebra', pages: 3, note: undefined };
    await call(uploadFiles, { body }, { files: [{ fieldName: 'sheet', file }], onUploadProgress: progress });
    const fields = [
      ['title', false],
      ['pages', false],
      ['sheet', true],
    ];
    expect(seen).toHaveBeenCalledWith('multipart/form-data', fields);
    expect(progress).toHaveBeenLastCalledWith(1);
  });

  test('a reply that does not match the contract is rejected', async () => {
    answer(listStages, { stages: [] } as never);
    await expect(call(listStages)).rejects.toThrow(new InvalidResponseError(undefined));
  });

  test('can be cancelled', async () => {
    const gaveUp = new AbortController();
    gaveUp.abort();
    await expect(call(listStages, undefined, { signal: gaveUp.signal })).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('an error', () => {
  const failure = (error: unknown) => error as ApiError;

  test('has the server’s message, status and data', async () => {
    answer(listStages, refuse('RULE_BROKEN', 'Please select a subject'));
    const error = await call(listStages).catch(failure);
    expect(error).toMatchObject({
      message: 'Please select a subject',
      status: 422,
      code: 'RULE_BROKEN',
      data: { code: 'RULE_BROKEN', requestId: 'test' },
    });
    expect(messageOf(error)).toBe('Please select a subject');
    expect(isTransient(error)).toBe(false);
  });

  test('falls back to the error’s own message, and for the user to the given one', async () => {
    failWithNetworkError(listStages);
    const error = await call(listStages).catch(failure);
    expect(error).toMatchObject({ message: 'Network Error', status: undefined });
    expect(messageOf(error)).toBe('Request failed');
    expect(messageOf(error, 'Failed to load')).toBe('Failed to load');
    expect(isTransient(error)).toBe(true);
  });

  test('falls back to An unknown error occurred', () => {
    expect(new ApiError({}).message).toBe('An unknown error occurred');
    expect(new ApiError({ data: '<html>', message: '' }).message).toBe('An unknown error occurred');
  });
});

describe('a 401', () => {
  test('removes the token and calls the listeners', async () => {
    const listener = vi.fn();
    const stop = onSignedOut(listener);
    tokenStore.write(buildToken());
    answer(currentUser, refuse('UNAUTHENTICATED', 'Expired'));
    await expect(call(currentUser)).rejects.toThrow('Expired');
    stop();
    expect(listener).toHaveBeenCalledOnce();
    expect(tokenStore.read()).toBeNull();
  });

  test('after a failed sign-in does not call the listeners', async () => {
    const listener = vi.fn();
    const stop = onSignedOut(listener);
    answer(login, refuse('INVALID_CREDENTIALS', 'Wrong'));
    await expect(call(login, { body: { email: 'a@b.example', password: 'x' } })).rejects.toThrow('Wrong');
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  test('for an older token keeps the newer session', async () => {
    const newer = buildToken({ id: 'newer' });
    tokenStore.write(buildToken({ id: 'older' }));
    answer(currentUser, () => {
      tokenStore.write(newer);
      return refuse('UNAUTHENTICATED', 'Expired');
    });
    await expect(call(currentUser)).rejects.toThrow('Expired');
    expect(tokenStore.read()).toBe(newer);
  });
});
