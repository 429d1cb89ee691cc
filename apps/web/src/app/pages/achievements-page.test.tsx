import {
  achievements,
  subjectProgress,
  testHistory,
  topicPerformance,
} from '@markwell/shared/progress/analytics.contract';
import { studyPlan } from '@markwell/shared/planner/planner.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordDownloads, signIn } from '../../testing/browser.ts';
import { buildAchievements, buildHistoryItem } from '../../testing/achievement-builders.ts';
import { buildId, buildStats } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render.tsx';
import { answer, refuse, startServer } from '../../testing/server.ts';
import { AchievementsPage } from './achievements-page.tsx';

startServer();

beforeEach(() => {
  localStorage.clear();
  signIn();
  answer(ownStats, { name: 'Aisha', stats: buildStats({ streak: 6, currentLevel: 5 }), week: [] });
  answer(achievements, buildAchievements());
  answer(studyPlan, { days: [], subjects: [] });
  answer(testHistory, []);
  answer(subjectProgress, []);
  answer(topicPerformance, []);
});

const open = (tab = '') => renderPage(<AchievementsPage />, `/achievements${tab}`);

describe('the overview', () => {
  test('shows the earned achievements and the progress towards the others', async () => {
    answer(achievements, buildAchievements([90, 85, 79, 80, 80, 95]));
    open();
    const earned = await screen.findByRole('listitem', { name: 'Getting Going: earned' });
    expect(earned).toHaveTextContent('Earned on 5 February 2026');
    const ten = screen.getByRole('listitem', { name: 'Dedicated Learner: not earned yet' });
    expect(ten).toHaveTextContent('6 of 10 tests');
    expect(within(ten).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '6');
    expect(screen.getByRole('listitem', { name: 'Perfect Score: not earned yet' })).toHaveTextContent(
      'Best so far: 95%',
    );
    expect(screen.getByText(/^3 of \d+ badges earned$/)).toBeVisible();
  });

  test('shows the badges in groups, the next ones first, and those after them on request', async () => {
    answer(
      achievements,
      buildAchievements(
        [50, 50],
        {},
        {
          QUESTIONS: [{ at: '2026-02-01T12:00:00.000Z', value: 63 }],
          DAYS: [1, 2, 3, 4, 5].map((day) => ({ at: `2026-02-0${day}T12:00:00.000Z`, value: day })),
          QUIZ_LEVEL: [{ at: '2026-02-01T12:00:00.000Z', value: 2 }],
        },
      ),
    );
    const { user } = open();
    const group = within(await screen.findByRole('region', { name: 'Badges: Practice' }));
    expect(group.getByText('1 of 6 earned')).toBeVisible();
    const shown = () =>
      group.getAllByRole('listitem').map((item) => item.getAttribute('aria-label')?.replace(/:.*/, ''));
    expect(shown().slice(0, 3)).toEqual(['Question Starter', 'Twenty Days', 'Five Days']);
    expect(group.getByRole('listitem', { name: 'Question Starter: not earned yet' })).toHaveTextContent(
      '63 of 100 questions',
    );
    expect(group.getByText('Question Master')).not.toBeVisible();
    await user.click(group.getByText('3 more badges to earn'));
    expect(group.getByText('Question Master')).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Level 3 Complete: not earned yet' })).toHaveTextContent(
      'Level 2 completed',
    );
  });

  test('shows the personal bests, or how to get one', async () => {
    const { unmount } = open();
    expect(await screen.findByText(/Finish a test of 10 questions or more/)).toBeVisible();
    unmount();
    answer(
      achievements,
      buildAchievements([90], {
        personalBests: {
          tests: [
            {
              subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
              score: 90,
              completedAt: '2026-02-01T12:00:00.000Z',
            },
          ],
          answerStreak: 14,
          mostAnswers: { week: '2026-02-02', answered: 63 },
          bestWeek: { week: '2026-01-26', answered: 40, accuracy: 88 },
        },
      }),
    );
    open();
    const bests = within(await screen.findByRole('region', { name: 'Your personal bests' }));
    expect(bests.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Best score: Mathematics90%1 February 2026',
      'Most correct answers in a row in a rapid-fire quiz14',
      'Most questions in a week63 questionsweek of 2 February 2026',
      'Best week88% right40 questions, week of 26 January 2026',
    ]);
  });

  test('shows streak and level next to tests and average, and that a missed day is no problem', async () => {
    answer(achievements, buildAchievements([70, 90]));
    open();
    const tile = async (label: string) => (await screen.findByText(label)).closest('li');
    expect(await tile('Tests finished')).toHaveTextContent('2');
    expect(await tile('Average score')).toHaveTextContent('80%');
    await waitFor(async () => {
      expect(await tile('Day streak')).toHaveTextContent('6');
    });
    expect(await tile('Level')).toHaveTextContent('L5');
    expect(screen.getByText('You can miss one day a week without losing your streak.')).toBeVisible();
  });

  test('shows no number for a streak that could not be loaded, nor for an average without a test', async () => {
    answer(ownStats, refuse('FORBIDDEN', 'Not now'));
    const { user } = open();
    expect(await screen.findByText('Average score: no test yet')).toBeVisible();
    expect(screen.queryByText('0%')).not.toBeInTheDocument();
    expect(screen.queryByText('Day streak')).not.toBeInTheDocument();
    answer(ownStats, { name: 'Aisha', stats: buildStats({ streak: 6 }), week: [] });
    await user.click(screen.getByRole('button', { name: 'Load streak and level again' }));
    expect((await screen.findByText('Day streak')).closest('li')).toHaveTextContent('6');
  });

  test('shows everything together, so that nothing moves while it loads', async () => {
    const plan = Promise.withResolvers<undefined>();
    answer(studyPlan, async () => {
      await plan.promise;
      return { days: [], subjects: [] };
    });
    open();
    expect(await screen.findByText('Loading your achievements…')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('tab', { name: 'Overview' })).toBeVisible();
    });
    expect(screen.queryByText('Tests finished')).not.toBeInTheDocument();
    plan.resolve(undefined);
    expect(await screen.findByText('Tests finished')).toBeVisible();
  });

  test('compares the last three tests of each subject with the three before', async () => {
    const subject = (name: string) => ({ id: buildId(), name, color: 'blue' as const });
    answer(
      achievements,
      buildAchievements([50], {
        subjects: [
          {
            subject: subject('Maths'),
            testsFinished: 7,
            improvement: { recentAverage: 80, previousAverage: 50, change: 30 },
          },
          {
            subject: subject('English'),
            testsFinished: 6,
            improvement: { recentAverage: 60, previousAverage: 61, change: -1 },
          },
          { subject: subject('Science'), testsFinished: 5, improvement: null },
        ],
      }),
    );
    open();
    const row = async (name: string) => (await screen.findByText(name)).closest('li');
    expect(await row('Maths')).toHaveTextContent('50% then, 80% now Up 30 points');
    expect(await row('English')).toHaveTextContent('Down 1 point');
    expect(await row('Science')).toHaveTextContent('1 more test to compare');
  });

  test('the scores over time are a table for screen readers, oldest first', async () => {
    answer(testHistory, [
      buildHistoryItem({ score: 90, completedAt: '2026-03-05T16:00:00.000Z' }),
      buildHistoryItem({ score: null, completedAt: '2026-03-02T16:00:00.000Z' }),
      buildHistoryItem({ score: 60, completedAt: '2026-03-01T16:00:00.000Z' }),
    ]);
    open();
    const table = await screen.findByRole('table', { name: /scores of your latest tests/ });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['1 March 2026Mathematics60%', '5 March 2026Mathematics90%']);
  });

  test('a failure shows an error and can be loaded again', async () => {
    answer(achievements, refuse('FORBIDDEN', 'Not now'));
    const { user } = open();
    expect(await screen.findByText('Not now')).toBeVisible();
    answer(achievements, buildAchievements([100]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await user.click(
      within(await screen.findByRole('region', { name: 'Badges: Scores' })).getByText('1 badge earned'),
    );
    expect(screen.getByRole('listitem', { name: 'Perfect Score: earned' })).toBeVisible();
  });
});

describe('the tabs', () => {
  test('come directly after the title', () => {
    open();
    const title = screen.getByRole('heading', { level: 1, name: 'Achievements' });
    const list = screen.getByRole('tablist');
    const between = [...document.querySelectorAll('h2, p, button, li')].filter(
      (each) =>
        title.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
        list.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(between).toEqual([]);
  });

  test('are in the address', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('tab', { name: 'Test History' }));
    expect(router.state.location.search).toBe('?tab=history');
    await user.click(screen.getByRole('tab', { name: 'Category Performance' }));
    expect(router.state.location.search).toBe('?tab=categories');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(router.state.location.search).toBe('');
  });

  test('an address without a tab opens the overview', () => {
    open('?tab=nonsense');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the history', () => {
  test('is empty at first and shows how to begin', async () => {
    open('?tab=history');
    expect(await screen.findByRole('heading', { name: 'No Test History Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take a mock test' })).toHaveAttribute('href', '/test/setup');
  });

  test('shows each test with its score, medal, age and a link to its review', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const silver = buildHistoryItem({ score: 80, correctAnswers: 8, completedAt: days(3) });
    const low = buildHistoryItem({
      score: 69,
      kind: 'EXAM_SIMULATION',
      completedAt: '2025-01-02T12:00:00.000Z',
    });
    const unscored = buildHistoryItem({ score: null, totalQuestions: 3, completedAt: days(900) });
    answer(testHistory, [silver, low, unscored]);
    open('?tab=history');
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Mock test · 8 of 10 right · 3 days ago');
    expect(first).toHaveTextContent('80% · Silver');
    expect(first?.querySelector('a')).toHaveAttribute('href', `/test/results?test=${silver.id}`);
    expect(second).toHaveTextContent('Exam simulation');
    expect(second).toHaveTextContent('2 January 2025');
    expect(second).toHaveTextContent('69%');
    expect(second).not.toHaveTextContent(/Gold|Silver|Bronze/u);
    expect(third).toHaveTextContent(/Mock test · 3 questions · .*Not scored/u);
  });

  test('older tests are loaded on request', async () => {
    const page = Array.from({ length: 50 }, () => buildHistoryItem());
    answer(testHistory, ({ query }) =>
      query.before === page.at(-1)?.id ? [buildHistoryItem({ score: 11 })] : page,
    );
    const { user } = open('?tab=history');
    expect(await screen.findAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show older tests' }));
    expect(await screen.findByText('11%')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(51);
    expect(screen.queryByRole('button', { name: 'Show older tests' })).not.toBeInTheDocument();
  });

  test('can be downloaded completely as a table', async () => {
    const files = recordDownloads();
    const many = Array.from({ length: 500 }, () => buildHistoryItem());
    answer(testHistory, ({ query }) => {
      if (query.before !== undefined) return [buildHistoryItem({ score: 11 })];
      return query.limit === 500 ? many : many.slice(0, 50);
    });
    const { user } = open('?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Download as a spreadsheet' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(502);
  });

  test('a failed download shows an error', async () => {
    answer(testHistory, ({ query }) =>
      query.limit === 500 ? refuse('FORBIDDEN', 'Not now') : [buildHistoryItem()],
    );
    const { user } = open('?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Download as a spreadsheet' }));
    expect(await screen.findByText('Your history didn’t download')).toBeVisible();
  });
});
