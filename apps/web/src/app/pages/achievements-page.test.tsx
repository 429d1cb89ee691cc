import {
  achievements,
  subjectProgress,
  testHistory,
  topicPerformance,
  type SubjectProgressDto,
  type TopicPerformanceDto,
} from '@markwell/shared/features/analytics/analytics.contract';
import { studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { ownStats } from '@markwell/shared/features/users/users.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../testing/browser.ts';
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
    expect(screen.getByText('3 of 5 achievements earned')).toBeVisible();
  });

  test('shows streak and level next to tests and average', async () => {
    answer(achievements, buildAchievements([70, 90]));
    open();
    const tile = async (label: string) => (await screen.findByText(label)).closest('li');
    expect(await tile('Tests finished')).toHaveTextContent('2');
    expect(await tile('Average score')).toHaveTextContent('80%');
    await waitFor(async () => {
      expect(await tile('Day streak')).toHaveTextContent('6');
    });
    expect(await tile('Level')).toHaveTextContent('L5');
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
    expect(await screen.findByRole('listitem', { name: 'Perfect Score: earned' })).toBeVisible();
  });
});

describe('the tabs', () => {
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
    answer(testHistory, [silver, low]);
    open('?tab=history');
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Mock test · 8 of 10 right · 3 days ago');
    expect(first).toHaveTextContent('80% · Silver');
    expect(first?.querySelector('a')).toHaveAttribute('href', `/test/results?test=${silver.id}`);
    expect(second).toHaveTextContent('Exam simulation');
    expect(second).toHaveTextContent('2 January 2025');
    expect(second).toHaveTextContent('69%');
    expect(second).not.toHaveTextContent(/Gold|Silver|Bronze/u);
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
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:history';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const many = Array.from({ length: 500 }, () => buildHistoryItem());
    answer(testHistory, ({ query }) => {
      if (query.before !== undefined) return [buildHistoryItem({ score: 11 })];
      return query.limit === 500 ? many : many.slice(0, 50);
    });
    const { user } = open('?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => {
      expect(files).toHaveLength(1);
    });
    expect((await files[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(502);
  });

  test('a failed download shows an error', async () => {
    answer(testHistory, ({ query }) =>
      query.limit === 500 ? refuse('FORBIDDEN', 'Not now') : [buildHistoryItem()],
    );
    const { user } = open('?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText('The history could not be downloaded')).toBeVisible();
  });
});

describe('performance by category', () => {
  const subject = (change: Partial<SubjectProgressDto> = {}): SubjectProgressDto => ({
    subjectId: buildId(),
    subjectName: 'Mathematics',
    color: 'blue',
    questionsAttempted: 30,
    correctAnswers: 22,
    accuracy: 73,
    lastPractisedAt: '2026-03-05T16:00:00.000Z',
    ...change,
  });
  const topic = (of: SubjectProgressDto, topicName: string, accuracy: number): TopicPerformanceDto => ({
    topicId: buildId(),
    topicName,
    subjectId: of.subjectId,
    subjectName: of.subjectName,
    questionsAttempted: 100,
    correctAnswers: accuracy,
    accuracy,
    isWeak: accuracy < 70,
    isStrong: accuracy >= 85,
  });

  test('is empty at first and shows how to begin', async () => {
    answer(subjectProgress, [subject({ questionsAttempted: 0, correctAnswers: 0, accuracy: 0 })]);
    open('?tab=categories');
    expect(await screen.findByRole('heading', { name: 'No Performance Data Yet' })).toBeVisible();
  });

  test('shows the topics of a subject, the weakest first, with links to practise', async () => {
    const maths = subject();
    const weak = topic(maths, 'Fractions', 40);
    answer(subjectProgress, [maths]);
    answer(topicPerformance, [topic(maths, 'Data', 90), weak, topic(maths, 'Ratio', 75)]);
    const { user, router } = open('?tab=categories');
    const table = await screen.findByRole('table', { name: 'Mathematics: your results for each topic' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Fractions40 of 100 right Needs practice',
      'Ratio75 of 100 right',
      'Data90 of 100 right Strong',
    ]);
    await user.click(screen.getByRole('link', { name: 'Practise Fractions' }));
    expect(router.state.location).toMatchObject({
      pathname: '/practice',
      state: { subjectId: maths.subjectId, topicIds: [weak.topicId] },
    });
  });

  test('another subject can be chosen', async () => {
    const [maths, english] = [subject(), subject({ subjectName: 'English', color: 'brick' })];
    answer(subjectProgress, [maths, english]);
    answer(topicPerformance, [topic(maths, 'Ratio', 75), topic(english, 'Spelling', 88)]);
    const { user } = open('?tab=categories');
    await user.click(await screen.findByRole('radio', { name: /English/ }));
    expect(screen.getByRole('heading', { name: 'English: accuracy by topic' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Spelling/ })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /Ratio/ })).not.toBeInTheDocument();
  });

  test('a failure shows an error', async () => {
    answer(topicPerformance, refuse('FORBIDDEN', 'Not now'));
    open('?tab=categories');
    expect(await screen.findByText('Not now')).toBeVisible();
  });
});
