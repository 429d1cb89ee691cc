import { search, type SearchResults } from '@markwell/shared/search/search.contract';
import { subjectStats } from '@markwell/shared/subjects/subjects.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { SearchPage } from './search-page.tsx';

startServer();

const user = buildUser();
const subject = { subjectId: buildId(), subjectName: 'Mathematics', color: 'blue' } as const;
const none = { items: [], total: 0, isCapped: false };
const results = (change: Partial<SearchResults> = {}): SearchResults => ({
  subjects: none,
  topics: none,
  papers: none,
  briefs: none,
  questions: none,
  ...change,
});
const one = <Item,>(item: Item) => ({ items: [item], total: 1, isCapped: false });
const ratio = { id: buildId(), name: { text: 'Ratio', marks: [[0, 3]] }, ...subject, questionCount: 1247 };
const topics = one(ratio as SearchResults['topics']['items'][number]);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn(user);
  answer(subjectStats, [
    { name: 'English', questionCount: 10, topicCount: 2, description: '', color: 'brick' },
    { name: 'Mathematics', questionCount: 60, topicCount: 4, description: '', color: 'blue' },
  ]);
});

const open = (q?: string) =>
  renderPage(
    <SearchPage />,
    q === undefined ? '/search' : `/search?${new URLSearchParams({ q }).toString()}`,
  );
const field = () => screen.getByRole('searchbox');
const marks = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('a topic is found with its match highlighted, and opens practice with it chosen', async () => {
  answer(search, ({ query }) =>
    query.q === 'rat' ? results({ topics }) : refuse('BAD_REQUEST', 'Other words'),
  );
  const { user: person, router } = open('rat');
  expect(field()).toHaveValue('rat');
  expect(await screen.findByText('1 result for “rat”')).toBeVisible();
  const group = screen.getByRole('region', { name: /^Topics 1/u });
  const link = within(group).getByRole('link', { name: /Ratio Mathematics · 1,247 questions/u });
  expect(marks(link)).toEqual(['Rat']);
  await person.click(link);
  expect(router.state.location).toMatchObject({
    pathname: '/practice',
    search: '?subject=Mathematics',
    state: { subjectId: subject.subjectId, topicIds: [ratio.id] },
  });
});

test('every kind leads to its page, and titles stay plain text', async () => {
  const topicId = buildId();
  answer(
    search,
    results({
      subjects: one({
        id: subject.subjectId,
        name: { text: 'Mathematics', marks: [] },
        color: 'blue',
        topicCount: 3,
        questionCount: 9,
      }),
      questions: one({
        id: buildId(),
        snippet: { text: 'Is <img src=x> a ratio?', marks: [[17, 22]] },
        topicId,
        topicName: 'Ratio',
        ...subject,
      }),
      papers: one({
        id: buildId(),
        title: { text: 'Paper 1', marks: [] },
        ...subject,
        schoolName: 'Greenfield',
        year: 2023,
        isPremium: true,
      }),
      briefs: one({
        id: buildId(),
        title: { text: 'The Keeper', marks: [] },
        snippet: { text: 'A storm.', marks: [] },
        ...subject,
        difficulty: 'elite',
      }),
    }),
  );
  open('ratio');
  const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href(/^Mathematics 9 questions · 3 topics/u)).toBe('/practice?subject=Mathematics');
  const question = screen.getByRole('link', { name: /Is <img src=x> a ratio\? Practise Ratio/u });
  expect(question).toHaveAttribute('href', '/practice?subject=Mathematics');
  expect(marks(question)).toEqual(['ratio']);
  expect(await href(/^Paper 1 Mathematics · 2023 · Greenfield ?Premium/u)).toBe(
    `/past-papers?examTypeId=${user.currentStageId ?? ''}&subjectId=${subject.subjectId}&year=2023`,
  );
  expect(await href(/^The Keeper A storm\. Mathematics · Elite/u)).toBe('/creative-writing');
});

test('the address follows the input after a pause, and immediately on Enter', async () => {
  const requested: string[] = [];
  answer(search, ({ query }) => {
    requested.push(query.q);
    return results({ topics });
  });
  const { user: person, router } = open('rat');
  await screen.findByText('1 result for “rat”');
  await person.type(field(), 'io');
  await waitFor(() => expect(router.state.location.search).toBe('?q=ratio'));
  expect(await screen.findByText('1 result for “ratio”')).toBeVisible();
  expect(requested).toEqual(['rat', 'ratio']);
  await person.type(field(), 's{Enter}');
  expect(router.state.location.search).toBe('?q=ratios');
  await router.navigate('/search?q=angles');
  await waitFor(() => {
    expect(field()).toHaveValue('angles');
  });
});

test('shows the subjects when nothing is found', async () => {
  answer(search, results());
  open('zzz');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
  const browse = await screen.findByRole('region', { name: 'Subjects to browse' });
  const links = await within(browse).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/practice?subject=Mathematics',
    '/practice?subject=English',
  ]);
});

test('shows the subjects and sends no request without a query', async () => {
  open();
  expect(await screen.findByRole('link', { name: /English/u })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a failure is shown and can be retried', async () => {
  answer(search, refuse('RULE_BROKEN', 'Not now'));
  const { user: person } = open('ratio');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  answer(search, results({ topics }));
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 result for “ratio”')).toBeVisible();
});

test('shows more results of a kind on demand', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...ratio,
      id: buildId(),
      name: { text: `T${String(index)}`, marks: [] },
    }));
  answer(search, ({ query }) =>
    results({ topics: { items: many(query.limit), total: 100, isCapped: true } }),
  );
  const { user: person } = open('ratio');
  expect(await screen.findByText('100+ results for “ratio”')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Show more of topics' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(20));
  expect(screen.queryByRole('button', { name: /Show more/u })).not.toBeInTheDocument();
  expect(screen.getByText('These are the best matches. Type more words to find fewer.')).toBeVisible();
});

test('a very long query in the address is cut to the allowed length', async () => {
  let length = 0;
  answer(search, ({ query }) => {
    length = query.q.length;
    return results();
  });
  open('x'.repeat(300));
  expect(await screen.findByRole('heading', { name: /Nothing found/u })).toBeVisible();
  expect(length).toBe(100);
});
