import { discardTest, openTests, startTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildOpenTest, buildTest, openTestsOf } from '#testing/mock-test-builders.ts';
import { answer, recordBodies, refuse, refuseBusy } from '#testing/server.ts';
import { answerSetupPage, english, open, start, subject, user } from '#testing/setup-page.tsx';

answerSetupPage();

describe('when many pupils start at the same time', () => {
  test('the start waits, shows its position, and is repeated with the same idempotency key until there is a test', async () => {
    const keys: (string | null)[] = [];
    const { promise: firstShown, resolve: continueAfterFirst } = Promise.withResolvers<undefined>();
    const { promise: turn, resolve: giveTurn } = Promise.withResolvers<undefined>();
    const running = buildTest(3);
    answer(startTest, async ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length === 1) return refuseBusy(1, 1_214);
      await firstShown;
      if (keys.length === 2) return refuseBusy(1, 12);
      await turn;
      return running;
    });
    const { user: pupil, router } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    expect(await screen.findByText('This is taking longer than usual.')).toBeVisible();
    expect(screen.getByText(/You are number 1,214\. Your test starts by itself/)).toBeVisible();
    continueAfterFirst(undefined);
    expect(await screen.findByText(/You are number 12\. /)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(keys).toHaveLength(3));
    giveTurn(undefined);
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('open tests', () => {
  const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

  test('are all offered, each with subject, kind, answers and time left', async () => {
    const older = buildOpenTest({ kind: 'EXAM_SIMULATION', answeredQuestions: 0 });
    const newer = buildOpenTest({ subject: { ...english, name: 'English' }, totalQuestions: 10 });
    answer(openTests, openTestsOf(newer, older));
    const { user: pupil, router } = open();
    expect(await screen.findByText('3 of 10 answered · 12 minutes left')).toBeVisible();
    expect(screen.getByText('0 of 20 answered · 12 minutes left')).toBeVisible();
    const card = await cardOf('Continue your Mathematics exam simulation');
    await pupil.click(card.getByRole('link', { name: 'Continue' }));
    expect(router.state.location).toMatchObject({
      pathname: '/test/active',
      state: { testId: older.testId },
    });
  });

  test('do not show one that was submitted here and is not sent yet', async () => {
    const running = buildOpenTest();
    localStorage.setItem(`mock-test-unsaved-result:${user.id}:${running.testId}`, '{}');
    answer(openTests, openTestsOf(running, buildOpenTest({ kind: 'EXAM_SIMULATION' })));
    open();
    expect(await screen.findByRole('region', { name: /exam simulation/u })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Continue your Mathematics test' })).not.toBeInTheDocument();
  });

  test('can be discarded after a question, and then disappear', async () => {
    const running = buildOpenTest();
    const discarded: string[] = [];
    answer(openTests, () => (discarded.length === 0 ? openTestsOf(running) : openTestsOf()));
    answer(discardTest, ({ params }) => {
      discarded.push(params.testId);
      return { status: 'DISCARDED' as const };
    });
    const { user: pupil } = open();
    const card = await cardOf('Continue your Mathematics test');
    await pupil.click(card.getByRole('button', { name: 'Discard' }));
    await pupil.click(await screen.findByRole('button', { name: 'Keep test' }));
    expect(discarded).toEqual([]);
    await pupil.click(card.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard this test?' }));
    expect(dialog.getByText(/with 3 answers\. You get no result, and it does not count/u)).toBeVisible();
    await pupil.click(dialog.getByRole('button', { name: 'Discard test' }));
    expect(await screen.findByText('Test discarded')).toBeVisible();
    await waitFor(() => {
      expect(
        screen.queryByRole('region', { name: 'Continue your Mathematics test' }),
      ).not.toBeInTheDocument();
    });
    expect(discarded).toEqual([running.testId]);
  });

  test('say why one could not be discarded', async () => {
    answer(openTests, openTestsOf(buildOpenTest()));
    answer(discardTest, refuse('CONFLICT', 'This test has already ended.'));
    const { user: pupil } = open();
    await pupil.click(
      (await cardOf('Continue your Mathematics test')).getByRole('button', { name: 'Discard' }),
    );
    await pupil.click(screen.getByRole('button', { name: 'Discard test' }));
    expect(await screen.findByText('This test has already ended.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test.each([
    ['are waited for before a new one starts', openTestsOf(buildOpenTest()), false],
    ['let a new one start once it is known that there are none', openTestsOf(), true],
  ])('%s', async (_, found, isStarted) => {
    const { promise: reply, resolve: sendReply } = Promise.withResolvers<undefined>();
    answer(openTests, async () => {
      await reply;
      return found;
    });
    const requested = recordBodies(startTest, buildTest());
    const { user: pupil, router } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    expect(requested).not.toHaveBeenCalled();
    sendReply(undefined);
    if (isStarted) {
      await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    } else expect(await screen.findByRole('dialog', { name: 'You have an open test' })).toBeVisible();
    expect(requested).toHaveBeenCalledTimes(isStarted ? 1 : 0);
  });

  test('are named before a new one starts, which can be started anyway', async () => {
    const running = buildOpenTest();
    answer(openTests, openTestsOf(running));
    const requested = recordBodies(startTest, buildTest());
    const { user: pupil, router } = open();
    await cardOf('Continue your Mathematics test');
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    const dialog = within(await screen.findByRole('dialog', { name: 'You have an open test' }));
    expect(dialog.getByText(/Its clock keeps running if you start another one/u)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Continue Mathematics test' })).toHaveAttribute(
      'href',
      '/test/active',
    );
    await pupil.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(requested).not.toHaveBeenCalled();
    await pupil.click(start());
    await pupil.click(screen.getByRole('button', { name: 'Start a new test anyway' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(requested).toHaveBeenCalledTimes(1);
  });

  test('have their progress in the question when there are several', async () => {
    const mostlyDone = { ...buildOpenTest(), answeredQuestions: 9, totalQuestions: 10 };
    answer(openTests, openTestsOf(buildOpenTest(), mostlyDone));
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    const dialog = within(await screen.findByRole('dialog', { name: 'You have 2 open tests' }));
    expect(dialog.getByRole('link', { name: /^Continue Mathematics test.*9 of 10 answered/u })).toBeVisible();
    expect(dialog.getAllByRole('link')).toHaveLength(2);
  });
});
