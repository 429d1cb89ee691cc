import { recommendedPractice, subjectProgress } from '@markwell/shared/progress/analytics.contract';
import { openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { listExamBoards, stageOfUser } from '@markwell/shared/subjects/stages.contract';
import { startPractice } from '@markwell/shared/planner/planner.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildExamBoard, buildId, buildStage, buildStats } from '#testing/builders.ts';
import {
  answerDashboard,
  openDashboard,
  region,
  renderDashboard,
  weakTopic,
  week,
} from '#testing/dashboard-page.ts';
import { buildOpenTest, buildTest, openTestsOf } from '#testing/mock-test-builders.ts';
import { renderRoutes, slowRoute } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { dashboardRoutes } from './dashboard.routes.tsx';

startServer();
beforeEach(answerDashboard);

describe('the dashboard', () => {
  test('shows that it is loading', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(ownStats, async () => {
      await release.promise;
      return { name: 'Aisha', stats: buildStats(), week };
    });
    renderDashboard();
    expect(await screen.findByText('Loading your learning dashboard...')).toBeVisible();
    release.resolve(undefined);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Good \w+, Aisha\./u);
  });

  test('the headline names the weak topic and links to setup and practice', async () => {
    const { user, router } = await openDashboard();
    expect(await screen.findByText('You got 40% in Ratio and Proportion.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time for Ratio and Proportion.');
    expect(screen.getByRole('link', { name: 'Explore Questions' })).toHaveAttribute('href', '/practice');
    await user.click(screen.getByRole('button', { name: 'Start a Mock Test' }));
    expect(router.state.location.pathname).toBe('/test/setup');
  });

  test('the week shows which days are done and which is today', async () => {
    await openDashboard();
    const days = region('This week').getAllByRole('listitem').slice(0, 3);
    expect(days.map((day) => day.textContent)).toEqual([
      'MMonday: practised',
      'TTuesday, today: not practised',
      'WWednesday: not practised',
    ]);
  });

  test('Start opens setup with the recommendation’s choices', async () => {
    const { user, router } = await openDashboard();
    await user.click(await screen.findByRole('button', { name: 'Start: Ratio and Proportion' }));
    expect(router.state.location).toMatchObject({
      pathname: '/test/setup',
      state: {
        subject: 'Mathematics',
        subjectId: weakTopic.subjectId,
        topicIds: weakTopic.topicIds,
        difficulty: [1, 2],
        questionCount: 10,
      },
    });
  });

  test('practice of due questions starts immediately', async () => {
    const due = { ...weakTopic, type: 'daily' as const, title: "Today's practice: Mathematics", dueCount: 3 };
    answer(recommendedPractice, [due, weakTopic]);
    const requested: string[] = [];
    answer(startPractice, ({ body }) => {
      requested.push(body.subjectId);
      return buildTest();
    });
    const { user, router } = await openDashboard();
    expect(await screen.findByText('Today’s set · 3 questions to try again')).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Start: Today's practice: Mathematics" }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(requested).toEqual([due.subjectId]);
  });

  test('due questions are started once, whichever Start is clicked until the test is shown', async () => {
    const due = { ...weakTopic, type: 'daily' as const, title: "Today's practice: Mathematics", dueCount: 3 };
    const other = { ...due, title: "Today's practice: English", subjectId: buildId() };
    answer(recommendedPractice, [due, other]);
    const requested: string[] = [];
    answer(startPractice, ({ body }) => {
      requested.push(body.subjectId);
      return buildTest();
    });
    const { route, arrive } = slowRoute('/test/active');
    const { user, router } = renderRoutes([...dashboardRoutes, route]);
    const first = await screen.findByRole('button', { name: `Start: ${due.title}` });
    await user.click(first);
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await user.click(first);
    await user.click(screen.getByRole('button', { name: `Start: ${other.title}` }));
    arrive();
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(requested).toEqual([due.subjectId]);
  });

  test('shows four tiles that lead to the achievements', async () => {
    await openDashboard();
    await screen.findByRole('region', { name: 'Your Progress' });
    const tiles = region('Your Progress').getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['412+Questions', '/achievements'],
      ['78%Avg Score', '/achievements'],
      ['6Day Streak', '/achievements'],
      ['L5Level', '/achievements'],
    ]);
  });

  test('shows six features and the closing section', async () => {
    const { user, router } = await openDashboard();
    expect(await screen.findByText('1,247 questions, by topic and difficulty.')).toBeVisible();
    const features = region('What you can do here').getAllByRole('link');
    expect(
      features.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Smart Question Explorer', '/practice'],
      ['AI Study Planner', '/achievements'],
      ['Custom Test Builder', '/test/setup'],
      ['Performance Dashboard', '/achievements'],
      ['Achievement System', '/achievements'],
      ['Past Papers', '/past-papers'],
    ]);
    expect(screen.getByText('Unlimited Tests')).toBeVisible();
    expect(screen.getByText('6 days in a row.')).toBeVisible();
    expect(screen.getByText('PDF Downloads & Solutions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn More about practice' })).toHaveAttribute(
      'href',
      '/practice',
    );
    await user.click(screen.getByRole('button', { name: 'Get Started Free' }));
    expect(router.state.location.pathname).toBe('/test/setup');
  });

  test('each step fails separately with its message and without zeros, and Refresh fetches all again', async () => {
    answer(ownStats, refuse('NOT_FOUND', 'Not here'));
    answer(recommendedPractice, refuse('NOT_FOUND', 'Not here'));
    answer(subjectProgress, refuse('NOT_FOUND', 'Not here'));
    const { user } = await openDashboard();
    expect(await screen.findByText('Failed to load user statistics')).toBeVisible();
    expect(await screen.findByText('Failed to load subject progress')).toBeVisible();
    expect(await screen.findByText('Failed to load recommendations')).toBeVisible();
    const tiles = region('Your Progress').getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      '–Questions: not loaded',
      '–Avg Score: not loaded',
      '–Day Streak: not loaded',
      '–Level: not loaded',
    ]);
    expect(screen.queryByText(/0 days in a row/u)).not.toBeInTheDocument();
    answerDashboard();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: /^412.\s?Questions/u })).toBeVisible();
    expect(screen.queryByText(/Failed to load/u)).not.toBeInTheDocument();
  });

  test('offers to continue or discard every open test', async () => {
    const maths = buildOpenTest();
    const english = buildOpenTest({ subject: { id: buildId(), name: 'English', color: 'brick' } });
    answer(openTests, openTestsOf(maths, english));
    const { user, router } = await openDashboard();
    expect(await screen.findByRole('link', { name: 'Continue your test' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time for your open test.');
    expect(await screen.findByRole('region', { name: 'Continue your Mathematics test' })).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Continue your English test' }));
    expect(card.getByRole('button', { name: 'Discard' })).toBeVisible();
    await user.click(card.getByRole('link', { name: 'Continue' }));
    expect(router.state.location).toMatchObject({
      pathname: '/test/active',
      state: { testId: english.testId },
    });
  });

  test('the next step is one button at the top, and a test of due questions starts from it', async () => {
    const due = { ...weakTopic, type: 'daily' as const, title: "Today's practice: Mathematics", dueCount: 3 };
    answer(recommendedPractice, [due, weakTopic]);
    answer(startPractice, buildTest());
    const { user, router } = await openDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time for today’s practice.');
    await user.click(screen.getByRole('button', { name: 'Start today’s practice' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
  });

  test('shows the stage and the exam board, with a link to change them', async () => {
    const board = buildExamBoard();
    signIn({ currentExamBoardId: board.id });
    answer(stageOfUser, { stage: buildStage({ code: 'ELEVEN_PLUS', displayName: '11+ (Eleven Plus)' }) });
    answer(listExamBoards, [board]);
    await openDashboard();
    expect(await screen.findByText('11+ · GL Assessment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your stage or exam board' })).toHaveAttribute(
      'href',
      '/settings',
    );
  });

  test('a pupil without finished work sees dashes instead of zeros', async () => {
    const stats = buildStats({ questionsSolved: 0, averageScore: 0, streak: 0, currentLevel: 1 });
    answer(ownStats, { name: 'Maya', stats, week });
    await openDashboard();
    await screen.findByRole('region', { name: 'Your Progress' });
    const [questions] = region('Your Progress').getAllByRole('link');
    expect(questions).toHaveTextContent('–Questions: not yet');
    expect(screen.getByText('Your numbers appear after your first test.')).toBeVisible();
  });

  test('loads nothing while signed out', async () => {
    localStorage.clear();
    answer(ownStats, () => {
      throw new Error('requested statistics');
    });
    await openDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student');
    expect(screen.queryByText(/Failed/u)).not.toBeInTheDocument();
  });
});

test('offline, it says so instead of showing zeros, and loads when the connection is back', async () => {
  onlineManager.setOnline(false);
  renderDashboard();
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.queryByText('Avg Score')).not.toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Avg Score')).toBeVisible();
});
