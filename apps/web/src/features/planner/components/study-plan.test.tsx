import { activeTest } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import {
  startPractice,
  studyPlan,
  type PlannedSubjectDto,
} from '@markwell/shared/features/planner/planner.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId, builderOf } from '#testing/builders.ts';
import { buildTest } from '#testing/mock-test-builders.ts';
import { renderPage, renderRoutes, slowRoute } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { StudyPlan } from './study-plan.tsx';

startServer();

const buildPlannedSubject = builderOf<PlannedSubjectDto>(() => ({
  subjectId: buildId(),
  subjectName: 'Mathematics',
  color: 'blue',
  dueCount: 3,
  weakTopics: [],
}));

/** Seven days, starting on a Saturday. */
const days = (...counts: number[]) =>
  [7, 8, 9, 10, 11, 12, 13].map((date, ahead) => ({
    day: `2026-03-${String(date).padStart(2, '0')}`,
    dueCount: counts[ahead] ?? 0,
  }));

beforeEach(() => {
  localStorage.clear();
  signIn();
  answer(activeTest, { test: null });
});

const open = () => renderPage(<StudyPlan />, '/achievements');

test('shows the due questions and weak topics of each subject, and the next seven days', async () => {
  const fractions = { topicId: buildId(), topicName: 'Fractions', accuracy: 42 };
  answer(studyPlan, {
    days: days(28, 1),
    subjects: [
      buildPlannedSubject({
        dueCount: 27,
        weakTopics: [fractions, { ...fractions, topicName: 'Ratio', accuracy: 55 }],
      }),
      buildPlannedSubject({ subjectName: 'English', dueCount: 1 }),
      buildPlannedSubject({ subjectName: 'Science', dueCount: 0, weakTopics: [fractions] }),
    ],
  });
  open();
  const week = within(await screen.findByRole('list', { name: /the next seven days/ }));
  expect(week.getAllByRole('listitem').map((day) => day.firstChild?.textContent)).toEqual([
    'Today: 28 questions',
    'Sunday: 1 question',
    'Monday: 0 questions',
    'Tuesday: 0 questions',
    'Wednesday: 0 questions',
    'Thursday: 0 questions',
    'Friday: 0 questions',
  ]);
  const subjectOf = (name: string) => screen.getByText(name).closest('li');
  expect(subjectOf('Mathematics')).toHaveTextContent('27 questions due, 20 at a time');
  expect(subjectOf('Mathematics')).toHaveTextContent('Needs practice: Fractions 42%, Ratio 55%');
  expect(subjectOf('English')).toHaveTextContent('1 question due');
  expect(subjectOf('English')).not.toHaveTextContent('Needs practice');
  expect(subjectOf('Science')).toHaveTextContent('Nothing dueNeeds practice: Fractions 42%');
  expect(screen.queryByText(/Nothing is due today/)).not.toBeInTheDocument();
});

test('starts today’s practice of the subject once, however often it is clicked', async () => {
  const english = buildPlannedSubject({ subjectName: 'English' });
  answer(studyPlan, { days: days(6), subjects: [buildPlannedSubject(), english] });
  const requested: string[] = [];
  const release = Promise.withResolvers<undefined>();
  const practice = buildTest();
  answer(startPractice, async ({ body }) => {
    requested.push(body.subjectId);
    await release.promise;
    return practice;
  });
  const { user, router } = open();
  const button = await screen.findByRole('button', { name: 'Start today’s practice: English' });
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  release.resolve(undefined);
  await waitFor(() => {
    expect(router.state.location).toMatchObject({
      pathname: '/test/active',
      state: { testId: practice.testId },
    });
  });
  expect(requested).toEqual([english.subjectId]);
});

test('stays disabled while the test’s page loads, so that another click starts no second test', async () => {
  const english = buildPlannedSubject({ subjectName: 'English' });
  answer(studyPlan, { days: days(6), subjects: [buildPlannedSubject(), english] });
  const requested: string[] = [];
  answer(startPractice, ({ body }) => {
    requested.push(body.subjectId);
    return buildTest();
  });
  const { route, arrive } = slowRoute('/test/active');
  const { user, router } = renderRoutes(
    [{ path: '/achievements', element: <StudyPlan /> }, route],
    '/achievements',
  );
  const button = await screen.findByRole('button', { name: 'Start today’s practice: English' });
  await user.click(button);
  await waitFor(() => {
    expect(router.state.navigation.state).toBe('loading');
  });
  await user.dblClick(button);
  await user.click(screen.getByRole('button', { name: 'Start today’s practice: Mathematics' }));
  arrive();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/test/active');
  });
  expect(requested).toEqual([english.subjectId]);
});

test('repeats a request whose reply was lost with the same idempotency key', async () => {
  answer(studyPlan, { days: days(3), subjects: [buildPlannedSubject()] });
  const keys: (string | null)[] = [];
  answer(startPractice, ({ headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return keys.length === 1 ? refuse('UNAVAILABLE', 'Please wait') : buildTest();
  });
  const { user, router } = open();
  const button = await screen.findByRole('button', { name: /^Start today’s practice/ });
  await user.click(button);
  expect(await screen.findByText('Your practice could not be started')).toBeVisible();
  expect(screen.getByText('Please wait')).toBeVisible();
  await user.click(button);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/test/active');
  });
  expect(new Set(keys).size).toBe(1);
});

test.each([
  [days(), 'Nothing is due today. Questions you get wrong in a test or quiz will come back here.'],
  [days(0, 1), 'Nothing is due today. 1 question comes back tomorrow.'],
  [days(0, 0, 0, 4), 'Nothing is due today. 4 questions come back on Tuesday.'],
])('with nothing due it shows the next due day, and how to begin (%#)', async (planned, words) => {
  answer(studyPlan, { days: planned, subjects: [] });
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a test' })).toHaveAttribute('href', '/test/setup');
});

test('shows that the plan did not load, with a retry', async () => {
  failWithNetworkError(studyPlan);
  const { user } = open();
  expect(await screen.findByText('Your study plan could not be loaded. Nothing is lost.')).toBeVisible();
  answer(studyPlan, { days: days(3), subjects: [buildPlannedSubject()] });
  await user.click(screen.getByRole('button', { name: 'Load the plan again' }));
  expect(await screen.findByText('3 questions due')).toBeVisible();
});
