import {
  recommendedPractice,
  subjectProgress,
  type RecommendedPracticeDto,
} from '@markwell/shared/features/analytics/analytics.contract';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { activeTest } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import { startPractice } from '@markwell/shared/features/planner/planner.contract';
import { stageOfUser, stageSubjects } from '@markwell/shared/features/stages/stages.contract';
import { subjectStats, type SubjectStatsItem } from '@markwell/shared/features/subjects/subjects.contract';
import { ownStats } from '@markwell/shared/features/users/users.contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildId, buildStage, buildStats, buildToken, buildUser } from '../../testing/builders.ts';
import { buildTest } from '../../testing/mock-test-builders.ts';
import { renderRoutes, slowRoute } from '../../testing/render.tsx';
import { answer, refuse, startServer } from '../../testing/server.ts';
import { dashboardRoutes } from './dashboard.routes.tsx';

startServer();
const routes = [...dashboardRoutes, { path: '*', element: null }];

const week = [
  { day: '2026-03-02', isToday: false, isDone: true },
  { day: '2026-03-03', isToday: true, isDone: false },
  { day: '2026-03-04', isToday: false, isDone: false },
];

const weakTopic: RecommendedPracticeDto = {
  type: 'weakness',
  title: 'Ratio and Proportion',
  description: 'You got 40% in Ratio and Proportion.',
  subjectId: buildId(),
  subjectName: 'Mathematics',
  color: 'blue',
  topicIds: [buildId()],
  difficulty: [1, 2],
  questionCount: 10,
  dueCount: 0,
};

const item = (name: string, questionCount: number, topicCount = 4): SubjectStatsItem => ({
  name,
  questionCount,
  topicCount,
  description: `About ${name}`,
  color: 'blue',
});

function answerEverything() {
  const topic = { id: buildId(), name: 'T', code: 'T', description: '', countByDifficulty: [0, 0, 0] };
  const subject = {
    name: 'S',
    code: 'S',
    description: '',
    icon: '',
    color: 'blue',
    totalQuestions: 0,
  } as const;
  answer(currentUser, buildUser());
  answer(ownStats, { name: 'Aisha Rahman', stats: buildStats(), week });
  answer(subjectProgress, []);
  answer(recommendedPractice, [weakTopic]);
  answer(subjectStats, [item('Mathematics', 120)]);
  answer(activeTest, { test: null });
  answer(stageOfUser, { stage: buildStage() });
  answer(stageSubjects, [
    {
      ...subject,
      id: buildId(),
      examTypeId: buildId(),
      topics: [1200, 47].map((questionCount) => ({
        ...topic,
        id: buildId(),
        questionCount,
        countByDifficulty: [0, 0, 0] as [number, number, number],
      })),
    },
  ]);
}

async function open() {
  const view = renderRoutes(routes, '/');
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', buildToken());
  answerEverything();
});

describe('the dashboard', () => {
  test('shows that it is loading', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(ownStats, async () => {
      await release.promise;
      return { name: 'Aisha', stats: buildStats(), week };
    });
    renderRoutes(routes, '/');
    expect(await screen.findByText('Loading your learning dashboard...')).toBeVisible();
    release.resolve(undefined);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Good \w+, Aisha\./u);
  });

  test('the headline names the weak topic and links to setup and practice', async () => {
    const { user, router } = await open();
    expect(await screen.findByText('You got 40% in Ratio and Proportion.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time for Ratio and Proportion.');
    expect(screen.getByRole('link', { name: 'Explore Questions' })).toHaveAttribute('href', '/practice');
    await user.click(screen.getByRole('button', { name: 'Start a Mock Test' }));
    expect(router.state.location.pathname).toBe('/test/setup');
  });

  test('the week shows which days are done and which is today', async () => {
    await open();
    const days = region('This week').getAllByRole('listitem').slice(0, 3);
    expect(days.map((day) => day.textContent)).toEqual([
      'MMonday: practised',
      'TTuesday, today: not practised',
      'WWednesday: not practised',
    ]);
  });

  test('Start opens setup with the recommendation’s choices', async () => {
    const { user, router } = await open();
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
    const asked: string[] = [];
    answer(startPractice, ({ body }) => {
      asked.push(body.subjectId);
      return buildTest();
    });
    const { user, router } = await open();
    expect(await screen.findByText('Today’s set · 3 questions due again')).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Start: Today's practice: Mathematics" }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/test/active');
    });
    expect(asked).toEqual([due.subjectId]);
  });

  test('due questions are started once, whichever Start is clicked until the test is shown', async () => {
    const due = { ...weakTopic, type: 'daily' as const, title: "Today's practice: Mathematics", dueCount: 3 };
    const other = { ...due, title: "Today's practice: English", subjectId: buildId() };
    answer(recommendedPractice, [due, other]);
    const asked: string[] = [];
    answer(startPractice, ({ body }) => {
      asked.push(body.subjectId);
      return buildTest();
    });
    const { route, arrive } = slowRoute('/test/active');
    const { user, router } = renderRoutes([...dashboardRoutes, route]);
    const first = await screen.findByRole('button', { name: `Start: ${due.title}` });
    await user.click(first);
    await waitFor(() => {
      expect(router.state.navigation.state).toBe('loading');
    });
    await user.click(first);
    await user.click(screen.getByRole('button', { name: `Start: ${other.title}` }));
    arrive();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/test/active');
    });
    expect(asked).toEqual([due.subjectId]);
  });

  test('shows four tiles that lead to the achievements', async () => {
    await open();
    const tiles = region('Your Progress').getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['412+Questions', '/achievements'],
      ['78%Avg Score', '/achievements'],
      ['6Day Streak', '/achievements'],
      ['L5Level', '/achievements'],
    ]);
  });

  test('shows six features and the closing section', async () => {
    const { user, router } = await open();
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
    expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/practice');
    await user.click(screen.getByRole('button', { name: 'Get Started Free' }));
    expect(router.state.location.pathname).toBe('/test/setup');
  });

  test('each step fails separately with its message and default, and Refresh fetches all again', async () => {
    answer(ownStats, refuse('NOT_FOUND', 'Not here'));
    answer(recommendedPractice, refuse('NOT_FOUND', 'Not here'));
    answer(subjectProgress, refuse('NOT_FOUND', 'Not here'));
    const { user } = await open();
    expect(await screen.findByText('Failed to load user statistics')).toBeVisible();
    expect(await screen.findByText('Failed to load subject progress')).toBeVisible();
    expect(await screen.findByText('Failed to load recommendations')).toBeVisible();
    expect(screen.getByRole('link', { name: /^0.\s?Questions/u })).toBeVisible();
    expect(screen.getByRole('link', { name: /^L1\s?Level/u })).toBeVisible();
    answerEverything();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: /^412.\s?Questions/u })).toBeVisible();
    expect(screen.queryByText(/Failed to load/u)).not.toBeInTheDocument();
  });

  test('offers to continue a running test', async () => {
    answer(activeTest, {
      test: {
        testId: buildId(),
        kind: 'MOCK_TEST',
        subject: { id: buildId(), name: 'English', color: 'brick' },
        questions: [],
        requestedQuestions: 20,
        duration: 30,
        startedAt: '2026-03-03T10:00:00Z',
        deadlineAt: '2026-03-03T10:30:00Z',
        serverTime: '2026-03-03T10:01:00Z',
        answers: [],
      },
    });
    const { user, router } = await open();
    expect(await screen.findByText('Continue your test')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(router.state.location.pathname).toBe('/test/active');
  });

  test('loads nothing while signed out', async () => {
    localStorage.clear();
    answer(ownStats, () => {
      throw new Error('requested statistics');
    });
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student');
    expect(screen.queryByText(/Failed/u)).not.toBeInTheDocument();
  });
});

describe('popular subjects', () => {
  const cards = async () => {
    await screen.findByRole('heading', { level: 3, name: 'Mathematics' });
    return region('Popular Subjects').getAllByRole('listitem');
  };

  test('shows the four subjects with most questions, merged by name, with their counts', async () => {
    answer(subjectStats, [
      item('English', 0, 3),
      item('Mathematics (Core)', 1000, 8),
      item('Science', 50, 1),
      item('Mathematics (Further)', 247, 2),
      item('Latin', 60),
      item('French', 70),
    ]);
    await open();
    const shown = (await cards()).map((card) => [
      within(card).getByRole('heading').textContent,
      card.querySelector('p')?.textContent,
    ]);
    expect(shown).toEqual([
      ['Mathematics', '1,247 questions · 10 topics'],
      ['French', '70 questions · 4 topics'],
      ['Latin', '60 questions · 4 topics'],
      ['Science', '50 questions · 1 topic'],
    ]);
    expect(screen.getByRole('link', { name: 'View All Subjects' })).toHaveAttribute('href', '/practice');
  });

  test('a subject opens practice with its name in the address and in the state', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('link', { name: /^Mathematics/u }));
    expect(router.state.location).toMatchObject({
      pathname: '/practice',
      search: '?subject=Mathematics',
      state: { subject: 'Mathematics' },
    });
  });

  test('a known subject opens without questions; another one says that they are being prepared', async () => {
    answer(subjectStats, [item('Mathematics', 10), item('Non-Verbal Reasoning', 0, 5), item('Latin', 0, 1)]);
    const { user } = await open();
    await cards();
    expect(screen.getByText('Coming soon • 5 topics ready')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Non-Verbal Reasoning/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Latin/u }));
    expect(await screen.findByText('Subject Not Available')).toBeVisible();
    expect(screen.getByText('Latin questions are being prepared. Please try again later.')).toBeVisible();
  });

  test('shows sample data on a 404 without a message', async () => {
    answer(subjectStats, refuse('NOT_FOUND', 'Not here'));
    await open();
    const names = (await cards()).map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(['Mathematics', 'English', 'Science', 'Verbal Reasoning']);
    expect(screen.getByText('1,247 questions · 8 topics')).toBeVisible();
    expect(screen.queryByText(/Using offline data/u)).not.toBeInTheDocument();
  });

  test('shows a banner with Retry on another failure', async () => {
    answer(subjectStats, refuse('INTERNAL', 'Something went wrong'));
    const { user } = await open();
    expect(await screen.findByText('Using offline data - some information may be limited')).toBeVisible();
    answer(subjectStats, [item('Mathematics', 120)]);
    await user.click(region('Popular Subjects').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('120 questions · 4 topics')).toBeVisible();
    expect(screen.queryByText(/Using offline data/u)).not.toBeInTheDocument();
  });

  test('links to the stages when there are no subjects', async () => {
    answer(subjectStats, []);
    await open();
    expect(await screen.findByRole('link', { name: 'Choose your stage' })).toHaveAttribute(
      'href',
      '/select-stage',
    );
  });

  test('shows the user’s progress on each subject', async () => {
    answer(subjectProgress, [
      {
        subjectId: buildId(),
        subjectName: 'Mathematics',
        color: 'blue',
        questionsAttempted: 40,
        correctAnswers: 31,
        accuracy: 78,
        lastPractisedAt: null,
      },
    ]);
    await open();
    expect(await screen.findByText('You: 78% right')).toBeVisible();
  });
});

test('offline, it says so instead of showing zeros, and loads when the connection is back', async () => {
  onlineManager.setOnline(false);
  try {
    renderRoutes(routes, '/');
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.queryByText('Avg Score')).not.toBeInTheDocument();
    act(() => {
      onlineManager.setOnline(true);
    });
    expect(await screen.findByText('Avg Score')).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});
