import { openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { startPractice, studyPlan, type PlannedSubjectDto } from '@markwell/shared/planner/planner.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId, builderOf } from '#testing/builders.ts';
import { buildOpenTest, buildTest, openTestsOf } from '#testing/mock-test-builders.ts';
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
  expect(subjectOf('Mathematics')).toHaveTextContent('27 questions to try again, 20 at a time');
  expect(subjectOf('Mathematics')).toHaveTextContent('Needs practice: Fractions 42%, Ratio 55%');
  expect(subjectOf('English')).toHaveTextContent('1 question to try again');
  expect(subjectOf('English')).not.toHaveTextContent('Needs practice');
  expect(subjectOf('Science')).toHaveTextContent('Nothing to try again todayNeeds practice: Fractions 42%');
  expect(screen.queryByText(/^Nothing to try again today\./)).not.toBeInTheDocument();
});

test('has one start button: that of the subject with most due questions; the others are behind a fold', async () => {
  answer(studyPlan, {
    days: days(9),
    subjects: [
      buildPlannedSubject({ dueCount: 5 }),
      buildPlannedSubject({ subjectName: 'English', dueCount: 4 }),
      buildPlannedSubject({ subjectName: 'Science', dueCount: 0 }),
    ],
  });
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Start today’s practice: Mathematics' })).toBeVisible();
  expect(screen.getByText('English')).not.toBeVisible();
  await user.click(screen.getByText('2 more subjects: 4 questions to try again'));
  expect(screen.getByRole('button', { name: 'Start today’s practice: English' })).toBeVisible();
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
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await user.dblClick(button);
  await user.click(screen.getByRole('button', { name: 'Start today’s practice: Mathematics' }));
  arrive();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
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
  expect(await screen.findByText('Your practice didn’t start')).toBeVisible();
  expect(screen.getByText('Please wait')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
  expect(new Set(keys).size).toBe(1);
});

test.each([
  [days(), 'Nothing to try again today. When you get a question wrong, it comes back here.'],
  [days(0, 1), 'Nothing to try again today. 1 question comes back tomorrow.'],
  [days(0, 0, 0, 4), 'Nothing to try again today. 4 questions come back on Tuesday.'],
])('with nothing due it shows the next due day, and how to begin (%#)', async (planned, words) => {
  answer(studyPlan, { days: planned, subjects: [] });
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a test' })).toHaveAttribute('href', '/test/setup');
});

test('suggests other subjects with the reason, each ready to set up', async () => {
  const suggestion = { ...buildPlannedSubject({ subjectName: 'English' }), accuracy: 50 };
  answer(studyPlan, {
    days: days(),
    subjects: [],
    suggestions: [
      { ...suggestion, questionsAttempted: 2, correctAnswers: 1 },
      {
        ...suggestion,
        subjectId: buildId(),
        subjectName: 'French',
        questionsAttempted: 40,
        correctAnswers: 20,
      },
      {
        ...suggestion,
        subjectId: buildId(),
        subjectName: 'Science',
        questionsAttempted: 0,
        correctAnswers: 0,
      },
    ],
  });
  const { user, router } = open();
  const list = within(await screen.findByRole('region', { name: 'Also this week' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'EnglishYou got 1 of 2 questions right. Try ten more questions.Start ten questions',
    'FrenchYou got 50% right. Try ten more questions.Start ten questions',
    'ScienceYou have not tried this subject yet.Start ten questions',
  ]);
  await user.click(list.getByRole('link', { name: 'Start ten questions: English' }));
  expect(router.state.location).toMatchObject({
    pathname: '/test/setup',
    state: { subjectId: suggestion.subjectId, questionCount: 10 },
  });
});

test('shows that the plan did not load, with a retry', async () => {
  failWithNetworkError(studyPlan);
  const { user } = open();
  expect(await screen.findByText('Your study plan didn’t load. Nothing is lost.')).toBeVisible();
  answer(studyPlan, { days: days(3), subjects: [buildPlannedSubject()] });
  await user.click(screen.getByRole('button', { name: 'Load the plan again' }));
  expect(await screen.findByText('3 questions to try again')).toBeVisible();
});

test('asks before practice starts while another test is open', async () => {
  const running = buildOpenTest();
  answer(openTests, openTestsOf(running));
  answer(studyPlan, { days: days(3), subjects: [buildPlannedSubject()] });
  const started = buildTest();
  answer(startPractice, started);
  const { user, router } = open();
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
  const button = await screen.findByRole('button', { name: 'Start today’s practice: Mathematics' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'You have an open test' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Start a new test anyway' }));
  await waitFor(() => expect(router.state.location.state).toEqual({ testId: started.testId }));
});
