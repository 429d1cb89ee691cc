import { subjectProgress } from '@markwell/shared/progress/analytics.contract';
import { subjectStats } from '@markwell/shared/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildId } from '#testing/builders.ts';
import { answerDashboard, openDashboard, region, buildSubjectStats } from '#testing/dashboard-page.ts';
import { answer, refuse, startServer } from '#testing/server.ts';

startServer();
beforeEach(answerDashboard);

describe('popular subjects', () => {
  const cards = async () => {
    await screen.findByRole('heading', { level: 3, name: 'Mathematics' });
    return region('Popular Subjects').getAllByRole('listitem');
  };

  test('shows the four subjects with most questions, merged by name, with their counts', async () => {
    answer(subjectStats, [
      buildSubjectStats('English', 0, 3),
      buildSubjectStats('Mathematics (Core)', 1000, 8),
      buildSubjectStats('Science', 50, 1),
      buildSubjectStats('Mathematics (Further)', 247, 2),
      buildSubjectStats('Latin', 60),
      buildSubjectStats('French', 70),
    ]);
    await openDashboard();
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
    const { user, router } = await openDashboard();
    await user.click(await screen.findByRole('link', { name: /^Mathematics/u }));
    expect(router.state.location).toMatchObject({
      pathname: '/practice',
      search: '?subject=Mathematics',
      state: { subject: 'Mathematics' },
    });
  });

  test('a known subject opens without questions; another one says that they are being prepared', async () => {
    answer(subjectStats, [
      buildSubjectStats('Mathematics', 10),
      buildSubjectStats('Non-Verbal Reasoning', 0, 5),
      buildSubjectStats('Latin', 0, 1),
    ]);
    const { user } = await openDashboard();
    await cards();
    expect(screen.getByText('Coming soon • 5 topics ready')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Non-Verbal Reasoning/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Latin/u }));
    expect(await screen.findByText('Subject Not Available')).toBeVisible();
    expect(screen.getByText('Latin questions are being prepared. Please try again later.')).toBeVisible();
  });

  test('shows sample data on a 404 without a message', async () => {
    answer(subjectStats, refuse('NOT_FOUND', 'Not here'));
    await openDashboard();
    const names = (await cards()).map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(['Mathematics', 'English', 'Science', 'Verbal Reasoning']);
    expect(screen.getByText('1,247 questions · 8 topics')).toBeVisible();
    expect(screen.queryByText(/Using offline data/u)).not.toBeInTheDocument();
  });

  test('shows a banner with Retry on another failure', async () => {
    answer(subjectStats, refuse('INTERNAL', 'Something went wrong'));
    const { user } = await openDashboard();
    expect(await screen.findByText('Using offline data - some information may be limited')).toBeVisible();
    answer(subjectStats, [buildSubjectStats('Mathematics', 120)]);
    await user.click(region('Popular Subjects').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('120 questions · 4 topics')).toBeVisible();
    expect(screen.queryByText(/Using offline data/u)).not.toBeInTheDocument();
  });

  test('links to the stages when there are no subjects', async () => {
    answer(subjectStats, []);
    await openDashboard();
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
    await openDashboard();
    expect(await screen.findByText('You: 78% right')).toBeVisible();
  });
});
