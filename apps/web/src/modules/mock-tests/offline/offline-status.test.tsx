import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStorageKeys, removeFromLocalStorage } from '#lib/local-storage.ts';
import { buildOptions, buildQuestion, buildTest } from '#testing/mock-test-builders.ts';
import {
  account,
  beginAtFirstQuestion,
  beginTest,
  findQuestion,
  openActivePage,
  serveTest,
  setNetwork,
  setUpActivePage,
} from '#testing/mock-test-page.tsx';
import { savedTestPrefix } from '../running/saved-test.ts';
import { removePicturesExcept, storePictures } from './test-pictures.ts';

setUpActivePage();

let stored: Map<string, Set<string>>;

/** A browser with a service worker, and caches that only know what is in them. */
function allowStorage() {
  stored = new Map();
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const entries = stored.get(name) ?? new Set();
      stored.set(name, entries);
      return Promise.resolve({
        match: (address: string, options?: CacheQueryOptions) =>
          Promise.resolve(isIn(entries, address, options) ? new Response() : undefined),
        put: (address: string) => Promise.resolve(void entries.add(address)),
      });
    },
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: { ready: Promise.resolve({}) } }));
}

function isIn(entries: Set<string>, address: string, { ignoreSearch = false }: CacheQueryOptions = {}) {
  const compared = (each: string) => (ignoreSearch ? each.replace(/\?.*/u, '') : each);
  return [...entries].some((each) => compared(each) === compared(address));
}

const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** The addresses that the picture server does not have. */
let missing: string[];
beforeEach(() => {
  missing = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(new Response('', { status: missing.includes(address as string) ? 503 : 200 })),
  );
});
afterEach(() => {
  setNetwork('online');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  // What the browser refused to store is kept by the module.
  localStorageKeys('').forEach(removeFromLocalStorage);
});

const withPictures = buildTest(2, {
  questions: ['/media/one.webp', '/media/two.webp'].map((questionImageUrl, index) =>
    buildQuestion({
      questionImageUrl,
      explanationText: `Question text ${String(index + 1)}`,
      options: buildOptions(),
    }),
  ),
});

test('says how many pictures are there without internet, and asks for the others again', async () => {
  allowStorage();
  missing = ['/media/two.webp'];
  await beginAtFirstQuestion(withPictures);
  expect(await screen.findByText('Ready without internet, with 1 of 2 pictures')).toHaveRole('status');
  missing = [];
  setNetwork('online');
  expect(await screen.findByText('Ready without internet')).toBeVisible();
  expect([...(stored.get(`test:${withPictures.testId}`) ?? [])]).toEqual([
    '/media/one.webp',
    '/media/two.webp',
  ]);
});

test('a private picture is stored once, though its signature is another one after each reload', async () => {
  allowStorage();
  expect(await storePictures('a', ['/media/one.webp?signature=first'])).toBe(1);
  missing = ['/media/one.webp?signature=second'];
  expect(await storePictures('a', ['/media/one.webp?signature=second'])).toBe(1);
  expect([...(stored.get('test:a') ?? [])]).toEqual(['/media/one.webp?signature=first']);
});

test('promises nothing in a browser that cannot start without network', async () => {
  await beginAtFirstQuestion(withPictures);
  expect(screen.queryByText(/without internet/)).not.toBeInTheDocument();
});

test('says that answers are lost with the page when the browser stores nothing', async () => {
  serveTest(buildTest());
  refuseStorage();
  const { user: pupil } = openActivePage();
  await findQuestion('Question text 1');
  expect(await screen.findByText('Answers are kept only while this page is open')).toBeVisible();
  setNetwork('offline');
  await pupil.keyboard('a');
  expect(screen.getByRole('radio', { name: /^A/ })).toBeChecked();
  const heard = 'Answers not sent yet. Keep this page open.';
  expect(await screen.findByText(heard)).toBeInTheDocument();
  expect(screen.queryByText(/saved on this device/)).not.toBeInTheDocument();
});

test('a full browser keeps the answers that it stored before, and shows the newer ones', async () => {
  const { user: pupil, unmount } = beginTest();
  await findQuestion('Question text 1');
  await pupil.keyboard('a');
  const full = refuseStorage();
  await pupil.keyboard('b');
  expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  expect(screen.getByText('Answers are kept only while this page is open')).toBeVisible();
  full.mockRestore();
  await pupil.keyboard('c');
  expect(screen.queryByText('Answers are kept only while this page is open')).not.toBeInTheDocument();
  unmount();
});

test('a finished test that a full browser cannot store says so, and is still there after the page is closed', async () => {
  const running = buildTest();
  const { user: pupil } = await beginAtFirstQuestion(running);
  refuseStorage();
  setNetwork('offline');
  await pupil.click(screen.getByRole('button', { name: 'Submit Test' }));
  const question = within(screen.getByRole('alertdialog'));
  await pupil.click(question.getByRole('button', { name: 'Submit Test' }));
  expect(await screen.findByText(/This browser cannot store it. Please keep this page open/)).toBeVisible();
  expect(localStorage.getItem(`${savedTestPrefix}${account.id}`)).toContain(running.testId);
});

test('the pictures of other tests are removed, and nothing else', async () => {
  allowStorage();
  for (const name of ['test:one', 'test:two', 'shell:1']) stored.set(name, new Set());
  await removePicturesExcept(new Set(['two']));
  expect([...stored.keys()]).toEqual(['test:two', 'shell:1']);
});
