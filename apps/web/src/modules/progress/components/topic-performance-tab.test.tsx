import {
  subjectProgress,
  topicPerformance,
  topicWeeks,
  type SubjectProgressDto,
  type TopicPerformanceDto,
} from '@markwell/shared/progress/analytics.contract';
import { topicVerdict } from '@markwell/shared/progress/topic-performance';
import { addDays } from '@markwell/shared/time/days';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { TopicPerformanceTab } from './topic-performance-tab.tsx';

startServer();

/** Twelve Mondays. */
const weeks = Array.from({ length: 12 }, (_, index) => addDays('2026-01-05', 7 * index));

beforeEach(() => {
  localStorage.clear();
  signIn();
  answer(subjectProgress, []);
  answer(topicPerformance, []);
  answer(topicWeeks, { weeks, topics: [] });
});

const open = () => renderPage(<TopicPerformanceTab />, '/achievements');

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
const topic = (
  of: SubjectProgressDto,
  topicName: string,
  accuracy: number,
  questionsAttempted = 100,
): TopicPerformanceDto => ({
  topicId: buildId(),
  topicName,
  subjectId: of.subjectId,
  subjectName: of.subjectName,
  questionsAttempted,
  correctAnswers: (accuracy * questionsAttempted) / 100,
  ...topicVerdict((accuracy * questionsAttempted) / 100, questionsAttempted),
});

test('is empty at first and shows how to begin', async () => {
  answer(subjectProgress, [subject({ questionsAttempted: 0, correctAnswers: 0, accuracy: 0 })]);
  open();
  expect(await screen.findByRole('heading', { name: 'No Performance Data Yet' })).toBeVisible();
});

test('shows the topics of a subject, the weakest first, with links to practise', async () => {
  const maths = subject();
  const weak = topic(maths, 'Fractions', 40);
  answer(subjectProgress, [maths]);
  answer(topicPerformance, [
    topic(maths, 'Shapes', 0, 2),
    topic(maths, 'Data', 90),
    weak,
    topic(maths, 'Ratio', 75),
  ]);
  const { user, router } = open();
  await screen.findByRole('heading', { name: 'Mathematics: accuracy by topic' });
  const topics = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(topics).toMatchObject([
    expect.stringMatching(/^Fractions40%40 of 100 right Needs practice/),
    expect.stringMatching(/^Ratio75%75 of 100 right/),
    expect.stringMatching(/^Data90%90 of 100 right Strong/),
    expect.stringMatching(/^Shapes0%0 of 2 rightToo few answers yet \(2 of 5\)/),
  ]);
  expect(topics[1]).not.toMatch(/Strong|Needs practice/);
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
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /English/ }));
  expect(screen.getByRole('heading', { name: 'English: accuracy by topic' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Spelling' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Ratio' })).not.toBeInTheDocument();
});

test('shows each topic week by week, in words and as a table; a week with few answers is a gap', async () => {
  const maths = subject();
  const fractions = topic(maths, 'Fractions', 60);
  const data = topic(maths, 'Data', 90);
  const answered = (index: number) => {
    if (index === 0) return { questionsAttempted: 10, correctAnswers: 4 };
    if (index === 1) return { questionsAttempted: 4, correctAnswers: 4 };
    return index === 11
      ? { questionsAttempted: 20, correctAnswers: 16 }
      : { questionsAttempted: 0, correctAnswers: 0 };
  };
  answer(subjectProgress, [maths]);
  answer(topicPerformance, [fractions, data]);
  answer(topicWeeks, {
    weeks,
    topics: [{ topicId: fractions.topicId, answers: weeks.map((_, index) => answered(index)) }],
  });
  open();
  const table = within(await screen.findByRole('table', { name: /^Mathematics: .* week by week$/ }));
  const [, ofFractions, ofData] = table.getAllByRole('row');
  const cells = (row?: HTMLElement) =>
    row
      ? within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
      : [];
  expect([cells(ofFractions).slice(0, 3), cells(ofFractions)[11]]).toEqual([
    ['40% of 10 answers', 'too few answers (4)', 'no answers'],
    '80% of 20 answers',
  ]);
  expect(new Set(cells(ofData))).toEqual(new Set(['no answers']));
  const item = screen.getByRole('listitem', { name: 'Fractions' });
  expect(item).toHaveTextContent('40% in the week of 5 Jan, 80% in the week of 23 Mar');
  expect(item.querySelectorAll('circle')).toHaveLength(2);
  expect(item.querySelectorAll('.stroke-subject')).toHaveLength(0);
  expect(screen.getByRole('listitem', { name: 'Data' })).toHaveTextContent(
    'Answer 5 questions in a week, and a point for that week will appear here.',
  );
});

test('weeks that cannot be loaded hide no topic and can be loaded again', async () => {
  const maths = subject();
  answer(subjectProgress, [maths]);
  answer(topicPerformance, [topic(maths, 'Ratio', 75)]);
  answer(topicWeeks, refuse('FORBIDDEN', 'Not now'));
  const { user } = open();
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Ratio' })).toBeVisible();
  answer(topicWeeks, { weeks, topics: [] });
  await user.click(screen.getByRole('button', { name: 'Load the weeks again' }));
  expect(await screen.findByRole('table', { name: /week by week/ })).toBeInTheDocument();
});

test('a failure shows an error', async () => {
  answer(topicPerformance, refuse('FORBIDDEN', 'Not now'));
  open();
  expect(await screen.findByText('Not now')).toBeVisible();
});
