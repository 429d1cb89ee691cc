import {
  completeChallenge,
  creativeProgress,
} from '@markwell/shared/creative-writing/creative-writing.contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildCreativeResults, buildCreativeSession } from '#testing/creative-writing-builders.ts';
import {
  beginChallenge,
  elevenPlus,
  english,
  openChallengePage,
  setUpChallengePage,
  starts,
} from '#testing/creative-writing-page.tsx';
import { answer, failWithNetworkError, refuse } from '#testing/server.ts';

setUpChallengePage();

describe('completing', () => {
  test('shows an error when completing fails, and can be retried', async () => {
    const session = buildCreativeSession(1);
    const { user: pupil } = await beginChallenge(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    failWithNetworkError(completeChallenge);
    await pupil.keyboard('c');
    await pupil.click(button('Complete Challenge'));
    expect(await screen.findByText('Failed to complete session')).toBeVisible();
    answer(completeChallenge, buildCreativeResults(session, ['C']));
    await pupil.click(button('Try Again'));
    expect(await screen.findByText('Outstanding judgement!')).toBeVisible();
  });

  test('only has to be completed when every question was answered before', async () => {
    const session = buildCreativeSession(1);
    const questionId = session.questions[0]?.id ?? '';
    answer(completeChallenge, buildCreativeResults(session, ['A']));
    const { user: pupil } = await beginChallenge({
      ...session,
      answers: [{ questionId, selectedOption: 'A', scoreAwarded: 2 }],
    });
    await pupil.click(await screen.findByRole('button', { name: 'Complete Challenge' }));
    expect(await screen.findByText('Keep Going!')).toBeVisible();
  });
});

describe('the results', () => {
  async function finish() {
    const session = buildCreativeSession(2);
    answer(completeChallenge, buildCreativeResults(session, ['A', 'C'], 'It is vivid'));
    const view = await beginChallenge(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    await view.user.keyboard('a{Enter}');
    await screen.findByRole('heading', { name: 'Title 2' });
    await view.user.keyboard('c{Enter}');
    await screen.findByRole('heading', { level: 1, name: /Excellent work!$/u });
    return view;
  }

  test('shows the result question by question', async () => {
    await finish();
    expect(screen.getByText('11+ (Eleven Plus) · English')).toBeVisible();
    expect(screen.getByText('5/6')).toBeVisible();
    expect(screen.getByText('0:20')).toBeVisible();
    expect(screen.getByText('10s')).toBeVisible();
    const breakdown = screen.getByRole('list', { name: 'Score by question' });
    expect(
      within(breakdown)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Question 1 2/3 #2', 'Question 2 3/3 #1']);
    expect(screen.getByRole('region', { name: 'Key Learning Points' })).toBeVisible();
  });

  test('shows bonus points beside the score', async () => {
    const why = 'It shows how cold she is without ever saying so.';
    const session = buildCreativeSession(1);
    answer(completeChallenge, buildCreativeResults(session, ['A'], why));
    const { user: pupil } = await beginChallenge(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.keyboard('a{Enter}');
    expect(await screen.findByText('+1 bonus point')).toBeVisible();
    expect(screen.getByText('67')).toBeVisible();
    expect(screen.getByText(/They don’t change your score/u)).toBeVisible();
  });

  test('explains every option by rank', async () => {
    const { user: pupil } = await finish();
    const review = screen.getByRole('region', { name: 'Question 1 of 2' });
    const shown = within(review);
    expect(shown.getByText('It is vivid')).toBeVisible();
    const order = shown.getAllByRole('list').find((list) => list.textContent.startsWith('Best'));
    expect(
      order &&
        within(order)
          .getAllByRole('listitem')
          .map((each) => each.textContent),
    ).toEqual([
      'Best Option C 3 points',
      'Second Option A 2 points',
      'Third Option D 1 point',
      'Fourth Option B 0 points',
    ]);
    expect(shown.getAllByText('Strengths:')).toHaveLength(4);
    expect(shown.getByText('Your choice').closest('li')).toHaveTextContent('Why A');
    expect(shown.getByText('Write three lines about the sea.')).toBeVisible();
    expect(shown.getByText('Reward precise verbs.')).toBeVisible();
    expect(shown.getByText('brine')).toBeVisible();
    for (const previous of screen.getAllByRole('button', { name: 'Previous' }))
      expect(previous).toBeDisabled();
    for (const next of screen.getAllByRole('button', { name: 'Next' }).slice(0, 1)) await pupil.click(next);
    const second = screen.getByRole('region', { name: 'Question 2 of 2' });
    expect(within(second).getByText('Your choice').closest('li')).toHaveTextContent('Why C');
    expect(within(second).queryByText('It is vivid')).not.toBeInTheDocument();
  });

  test('leads to another challenge with the same selection, or to the dashboard', async () => {
    const { user: pupil, router } = await finish();
    await pupil.click(button('Try Another Challenge'));
    expect(await screen.findByRole('heading', { name: 'Title 1' })).toBeVisible();
    expect(starts).toHaveLength(2);
    expect(starts[1]).toEqual(starts[0]);
    await pupil.keyboard('a{Enter}');
    await screen.findByRole('heading', { name: 'Title 2' });
    await pupil.keyboard('c{Enter}');
    await pupil.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('is where Back leads from the next challenge, and Forward returns to it', async () => {
    const { user: pupil, router } = await finish();
    await pupil.click(button('Try Another Challenge'));
    await screen.findByRole('heading', { name: 'Title 1' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: /Excellent work!$/u })).toBeVisible();
    await act(() => router.navigate(1));
    expect(await screen.findByRole('heading', { name: 'Title 1' })).toBeVisible();
    expect(starts).toHaveLength(2);
  });

  test('appears again after a reload', async () => {
    const { user: pupil, router, unmount } = await finish();
    const state: unknown = router.state.location.state;
    unmount();
    const again = openChallengePage(state);
    expect(await screen.findByRole('heading', { level: 1, name: /Excellent work!$/u })).toBeVisible();
    again.unmount();
    answer(completeChallenge, refuse('NOT_FOUND', 'No such session'));
    openChallengePage(state);
    expect(await screen.findByText(/Your results didn’t load/u)).toBeVisible();
    await pupil.click(button('Back to Dashboard'));
  });

  test('refreshes the progress of the selector', async () => {
    const { user: pupil } = await finish();
    answer(creativeProgress, [
      {
        examTypeId: elevenPlus.id,
        examTypeName: '11+',
        subjectId: english.id,
        subjectName: 'English',
        recentTrend: 'stable',
        averageScore: 83,
        bestSessionScore: 83,
        totalSessions: 1,
        lastPlayedAt: '2026-03-06T15:00:00.000Z',
      },
    ]);
    await pupil.click(button('Try Another Challenge'));
    await pupil.click(await screen.findByRole('button', { name: 'Leave the challenge' }));
    expect(await screen.findByText('Last played 6 March 2026')).toBeVisible();
  });
});
