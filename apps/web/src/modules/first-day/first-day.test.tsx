import { endFirstDay, startStarter } from '@markwell/shared/first-day/first-day.contract';
import { recommendedPractice } from '@markwell/shared/progress/analytics.contract';
import { stageOfUser } from '@markwell/shared/subjects/stages.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildStage, buildStats } from '#testing/builders.ts';
import { answerDashboard, openDashboard, region, week } from '#testing/dashboard-page.ts';
import { buildTest } from '#testing/mock-test-builders.ts';
import { answer, refuse, refuseBusy, startServer } from '#testing/server.ts';

startServer();

const elevenPlus = buildStage({ code: 'ELEVEN_PLUS', displayName: '11+ (Eleven Plus)' });

/** Answers the statistics of a new pupil. */
function answerFirstDay(hasFinishedWork: boolean) {
  const stats = buildStats({ questionsSolved: 0, averageScore: 0, streak: 0, currentLevel: 1 });
  answer(ownStats, { name: 'Maya', stats, week, firstDay: { hasFinishedWork } });
}

beforeEach(() => {
  answerDashboard();
  answer(recommendedPractice, []);
  answer(stageOfUser, { stage: elevenPlus });
  answerFirstDay(false);
});

const steps = () =>
  region('Your first day: three short steps')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('an 11+ pupil who has not answered for a board does that first', async () => {
  signIn({ isExamBoardUnknown: false });
  await openDashboard();
  expect(steps()).toEqual(['Choose your exam boardNow', 'Five-minute starterNext', 'Your first planNext']);
  expect(screen.getByRole('link', { name: 'Choose your exam board' })).toHaveAttribute(
    'href',
    '/select-exam-board',
  );
  expect(screen.queryByRole('button', { name: 'Start 10 questions' })).not.toBeInTheDocument();
});

test('“I don’t know” is an answer; then the starter starts once, however often it is clicked', async () => {
  signIn({ isExamBoardUnknown: true });
  const starter = buildTest();
  let started = 0;
  answer(startStarter, () => {
    started += 1;
    return starter;
  });
  const { user, router } = await openDashboard();
  expect(screen.getByText('11+ · exam board: don’t know yet')).toBeVisible();
  expect(steps()).toEqual(['Stage chosenDone', 'Five-minute starterNow', 'Your first planNext']);
  await user.dblClick(screen.getByRole('button', { name: 'Start 10 questions' }));
  await waitFor(() => {
    expect(router.state.location).toMatchObject({
      pathname: '/test/active',
      state: { testId: starter.testId },
    });
  });
  expect(started).toBe(1);
});

test('a starter that waits in the queue says so, and then opens', async () => {
  signIn({ isExamBoardUnknown: true });
  const starter = buildTest();
  let requests = 0;
  answer(startStarter, () => {
    requests += 1;
    return requests === 1 ? refuseBusy() : starter;
  });
  const { user, router } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Start 10 questions' }));
  expect(await screen.findByText('This is taking longer than usual.')).toBeVisible();
  expect(screen.getByText(/your starter starts by itself/)).toBeVisible();
  await waitFor(() => expect(router.state.location.state).toEqual({ testId: starter.testId }));
});

test('a starter that cannot start says why', async () => {
  signIn({ isExamBoardUnknown: true });
  answer(startStarter, refuse('RULE_BROKEN', 'There are no questions for your stage yet.'));
  const { user } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Start 10 questions' }));
  expect(await screen.findByText('There are no questions for your stage yet.')).toBeVisible();
});

test('after the starter the plan is the step; opening it ends the first day', async () => {
  signIn({ isExamBoardUnknown: true });
  answerFirstDay(true);
  let ended = false;
  answer(endFirstDay, () => {
    ended = true;
    return {};
  });
  const { user, router } = await openDashboard();
  expect(steps()).toEqual(['Stage chosenDone', 'Five-minute starterDone', 'Your first planNow']);
  await user.click(screen.getByRole('button', { name: 'See my plan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/achievements'));
  expect(ended).toBe(true);
});

test('the steps can be skipped: the week takes their place and the headline has the focus', async () => {
  signIn({ isExamBoardUnknown: true });
  const { user } = await openDashboard();
  answer(endFirstDay, refuse('UNAVAILABLE', 'Please wait'));
  await user.click(screen.getByRole('button', { name: 'Skip these steps' }));
  expect(await screen.findByText('The steps could not be skipped')).toBeVisible();
  answer(endFirstDay, () => {
    answer(ownStats, { name: 'Maya', stats: buildStats(), week });
    return {};
  });
  await user.click(screen.getByRole('button', { name: 'Skip these steps' }));
  expect(await screen.findByRole('region', { name: 'This week' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Your first day/u })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('the hero keeps its two buttons', async () => {
  signIn({ isExamBoardUnknown: true });
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Start with 10 quick questions.');
  expect(screen.getByRole('button', { name: 'Start a Mock Test' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Questions' })).toBeVisible();
  const path = within(screen.getByRole('region', { name: /Your first day/u }));
  expect(path.getByRole('listitem', { current: 'step' })).toHaveTextContent('Five-minute starter');
});
