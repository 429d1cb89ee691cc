import { submitTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildTest } from '#testing/mock-test-builders.ts';
import {
  beginAtFirstQuestion,
  beginTest,
  completions,
  saves,
  serveTest,
  findQuestion,
  setNetwork,
  setUpActivePage,
} from '#testing/mock-test-page.tsx';
import { answer, failWithNetworkError, refuse } from '#testing/server.ts';

setUpActivePage();

describe('finishing', () => {
  test('asks first, and leads to the questions that are unanswered or marked to check', async () => {
    const { user: pupil } = await beginAtFirstQuestion();
    await pupil.keyboard('{ArrowRight}bm');
    await pupil.click(button('Submit Test'));
    const group = (name: string) => within(screen.getByRole('group', { name }));
    const numbers = (name: string) =>
      group(name)
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(screen.getByRole('alertdialog', { name: 'Submit your test?' })).toHaveTextContent(
      'Questions without an answer count as wrong.',
    );
    expect(numbers('2 questions not answered yet')).toEqual(['1', '3']);
    expect(numbers('1 question marked to check')).toEqual(['2']);
    await pupil.click(
      group('2 questions not answered yet').getByRole('button', { name: 'Go to question 3' }),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('Question text 3')).toBeVisible();
    expect(completions).toEqual([]);
  });

  test('an assignment has its title, and is handed in', async () => {
    const { user: pupil } = beginTest({ ...buildTest(), kind: 'ASSIGNMENT', assignmentTitle: 'Fractions 2' });
    await findQuestion('Question text 1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fractions 2 / Assignment');
    await pupil.click(button('Hand in'));
    const dialog = screen.getByRole('alertdialog', { name: 'Hand in your work?' });
    expect(within(dialog).getByRole('button', { name: 'Hand in' })).toBeVisible();
  });

  test('Finish on the last question asks too, then submits once and shows the results', async () => {
    const { user: pupil, router } = await beginAtFirstQuestion();
    await pupil.keyboard('a{ArrowRight}b{ArrowRight}a');
    await pupil.click(button('Finish'));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('All 3 questions are answered.');
    await pupil.dblClick(within(dialog).getByRole('button', { name: 'Submit Test' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/results'));
    expect(await screen.findByText('67')).toBeVisible();
    await waitFor(() => expect(completions).toEqual(['ABA']));
  });

  test('submits once by itself when the time is over, with the answers given', async () => {
    const { user: pupil, router } = beginTest(
      buildTest(3, { deadlineAt: new Date(Date.now() + 1_500).toISOString() }),
    );
    await findQuestion('Question text 1');
    await pupil.keyboard('a');
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/results'));
    expect(await screen.findByText(/Time was up/u)).toBeVisible();
    await waitFor(() => expect(completions).toEqual(['A--']));
    expect(await screen.findByText(/^Your first test!/u)).toBeVisible();
    expect(screen.getByText(/Time was up/u)).toBeVisible();
  });

  test('goes on with the right time when the clock of the device is set forward', async () => {
    const { user: pupil, router } = await beginAtFirstQuestion();
    await pupil.keyboard('a');
    const realNow = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 45 * 60_000);
    await waitFor(() => expect(saves).toContain('1A'));
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)/u);
    await pupil.keyboard('{ArrowRight}b');
    expect(screen.getByRole('radio', { name: /^B/u })).toBeChecked();
    expect(router.state.location.pathname).toBe('/test/active');
    expect(completions).toEqual([]);
  });

  test('opens a test again that ended too early without network, by a clock that was wrong', async () => {
    const { user: pupil, router } = await beginAtFirstQuestion();
    await pupil.keyboard('a');
    setNetwork('offline');
    const realNow = Date.now;
    const wrongClock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 45 * 60_000);
    expect(await screen.findByText(/Time was up/u)).toBeVisible();
    answer(submitTest, refuse('TIME_LEFT', 'This test still has time left.'));
    wrongClock.mockRestore();
    setNetwork('online');
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(await screen.findByRole('button', { name: '1 of 3 answered' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)/u);
  });

  test('a test whose time ran out without an answer has no result and offers to start again', async () => {
    const running = buildTest(3, { deadlineAt: new Date(Date.now() + 1_500).toISOString() });
    const { user: pupil, router } = await beginAtFirstQuestion(running);
    expect(await screen.findByText(/Time ran out before you answered a question/u)).toBeVisible();
    await waitFor(() => expect(completions).toEqual(['---']));
    expect(screen.queryByText('%')).not.toBeInTheDocument();
    await pupil.click(button('Start again'));
    expect(router.state.location).toMatchObject({
      pathname: '/test/setup',
      state: { subjectId: running.subject.id, questionCount: 3 },
    });
  });

  test('shows the result when saving fails, and saves it once the network is back', async () => {
    const running = buildTest();
    const { user: pupil } = await beginAtFirstQuestion(running);
    await pupil.keyboard('a');
    failWithNetworkError(submitTest);
    await pupil.click(button('Submit Test'));
    await pupil.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit Test' }));
    expect(await screen.findByText('33')).toBeVisible();
    expect(await screen.findByText('Your result is not saved yet')).toBeVisible();
    serveTest(running);
    setNetwork('online');
    await waitFor(() => {
      expect(screen.queryByText('Your result is not saved yet')).not.toBeInTheDocument();
    });
    expect(completions).toEqual(['A--']);
    expect(screen.getByText('33')).toBeVisible();
  });
});
