import { readArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { rapidFireProgress, startQuiz } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildArrangement } from '#testing/arrangement-builders.ts';
import { buildUser } from '#testing/builders.ts';
import { buildQuizProgress } from '#testing/rapid-fire-builders.ts';
import {
  account,
  answerRapidFirePage,
  completions,
  findButton,
  findRadio,
  openRapidFirePage,
  startMathsQuiz,
  maths,
  serveQuiz,
  stage,
  starts,
  runningQuiz,
} from '#testing/rapid-fire-page.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { readPendingQuizzes } from '../submission/pending-quizzes.ts';

startServer();

beforeEach(() => {
  answerRapidFirePage();
});

describe('the selection', () => {
  test('shows the progress and the number of questions of each subject', async () => {
    openRapidFirePage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rapid-Fire Quiz' })).toBeVisible();
    expect(
      await findRadio(
        /Mathematics\s*Level 3 · Sprinter\s*4 quizzes · best 85%\s*Last played today\s*120 questions/u,
      ),
    ).toBeVisible();
    expect(await findRadio(/English\s*Not played yet\s*120 questions/u)).toBeVisible();
    expect(await findRadio(/Latin\s*No quiz yet/u)).toBeDisabled();
  });

  test('does not start without a subject, and says why', async () => {
    const { user } = openRapidFirePage();
    await user.click(await findButton('Start Quiz'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a subject');
    await user.click(await findRadio(/English/u));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    [0, '5 min'],
    [25, '6:15 min'],
    [100, '10 min'],
  ] as const)('shows the pupil’s own time, with %i %% extra', async (extraTimePercent, time) => {
    answer(readArrangement, buildArrangement({ extraTimePercent }));
    openRapidFirePage();
    expect(await screen.findByText(time)).toBeVisible();
  });

  test('shows a quiz in its countdown with all of its extra time', async () => {
    const start = Date.now() + 60_000;
    serveQuiz(
      runningQuiz(2, {
        startedAt: new Date(start).toISOString(),
        deadlineAt: new Date(start + 375_000).toISOString(),
      }),
    );
    const { user } = await startMathsQuiz();
    expect(await screen.findByText('Answer quickly: 6:15 for all the questions.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('6:15 left')).toBeVisible();
  });

  test('offers unlocked levels, and shows how to unlock the others', async () => {
    const { user } = openRapidFirePage();
    serveQuiz(runningQuiz());
    await user.click(await findRadio(/Mathematics/u));
    expect(await findRadio(/Level 3 · Sprinter Your level\. Get 60% right to unlock level 4/u)).toBeChecked();
    expect(await findRadio(/Level 2 · Starter Completed/u)).toBeEnabled();
    expect(
      await findRadio(/Level 4 · Challenger Locked\. Get 60% right on level 3 to unlock it/u),
    ).toBeDisabled();
    await user.click(await findRadio(/Level 2 · Starter/u));
    await user.click(await findButton('Start Quiz'));
    await screen.findByText('Quiz question 1');
    expect(starts).toEqual([{ examTypeId: stage.id, subjectId: maths.id, level: 2 }]);
  });

  test.each([
    ['router state', { subject: 'English' }, ''],
    ['the address', undefined, '?subject=english'],
  ])('starts with the subject that %s names', async (_, state, search) => {
    openRapidFirePage(state, search);
    expect(await findRadio(/English/u)).toBeChecked();
    expect(await findRadio(/Level 1 · Warm-Up/u)).toBeChecked();
  });

  test('says what to do for a stage without subjects', async () => {
    answer(stageSubjects, []);
    const { user, router } = openRapidFirePage();
    expect(await screen.findByText('No subjects available for your stage')).toBeVisible();
    await user.click(await findButton('Select Different Stage'));
    expect(router.state.location.pathname).toBe('/select-stage');
  });

  test('shows what failed and retries', async () => {
    failWithNetworkError(stageSubjects);
    const { user } = openRapidFirePage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load subjects. Please try again later.',
    );
    answer(stageSubjects, [maths]);
    await user.click(await findButton('Try Again'));
    expect(await findRadio(/Mathematics/u)).toBeVisible();
  });

  test('shows no levels while they load; a quiz started then has the highest unlocked one', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(rapidFireProgress, async () => {
      await release.promise;
      return [buildQuizProgress({ subjectId: maths.id })];
    });
    serveQuiz(runningQuiz());
    const { user } = openRapidFirePage();
    await user.click(await findRadio(/Mathematics/u));
    expect(screen.getByText('Loading your levels…')).toBeInTheDocument();
    expect(screen.queryByText('Not played yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Level/u })).not.toBeInTheDocument();
    expect(screen.getByText('Highest unlocked')).toBeInTheDocument();
    await user.click(await findButton('Start Quiz'));
    await screen.findByText('Quiz question 1');
    expect(starts).toEqual([{ examTypeId: stage.id, subjectId: maths.id }]);
    release.resolve(undefined);
  });

  test('shows the levels once they have loaded', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(rapidFireProgress, async () => {
      await release.promise;
      return [buildQuizProgress({ subjectId: maths.id })];
    });
    const { user } = openRapidFirePage();
    await user.click(await findRadio(/Mathematics/u));
    release.resolve(undefined);
    expect(await findRadio(/Level 3 · Sprinter Your level/u)).toBeChecked();
    expect(screen.queryByText('Loading your levels…')).not.toBeInTheDocument();
    expect(await findRadio(/English\s*Not played yet/u)).toBeVisible();
  });

  test('says that the levels could not be loaded, and retries', async () => {
    failWithNetworkError(rapidFireProgress);
    const { user } = openRapidFirePage();
    await user.click(await findRadio(/Mathematics/u));
    expect(await screen.findByText('Your levels didn’t load')).toBeVisible();
    expect(screen.queryByText('Not played yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Level/u })).not.toBeInTheDocument();
    answer(rapidFireProgress, [buildQuizProgress({ subjectId: maths.id })]);
    await user.click(await findButton('Try Again'));
    expect(await findRadio(/Level 3 · Sprinter Your level/u)).toBeChecked();
    expect(screen.queryByText('Your levels didn’t load')).not.toBeInTheDocument();
  });

  test('starts at the highest level that the server knows when the levels did not load', async () => {
    failWithNetworkError(rapidFireProgress);
    serveQuiz(runningQuiz());
    const { user } = openRapidFirePage();
    await user.click(await findRadio(/Mathematics/u));
    await screen.findByText('Your levels didn’t load');
    await user.click(await findButton('Start Quiz'));
    await screen.findByText('Quiz question 1');
    expect(starts).toEqual([{ examTypeId: stage.id, subjectId: maths.id }]);
  });

  test('needs a stage', async () => {
    answer(currentUser, buildUser({ currentStageId: null }));
    const { router } = openRapidFirePage();
    await waitFor(() => expect(router.state.location.pathname).toBe('/select-stage'));
  });
});

describe('a start that fails', () => {
  test.each([
    ['the server fails', 'INTERNAL', 'Failed to start quiz. Please try again.'],
    ['the subject was deleted', 'NOT_FOUND', 'Subject not found. Please try again.'],
    ['a rule forbids it', 'RULE_BROKEN', 'Failed to start quiz. Please try again. Level 3 is still locked.'],
  ] as const)('returns to the selection with a message when %s', async (_, code, message) => {
    answer(startQuiz, refuse(code, 'Level 3 is still locked.'));
    await startMathsQuiz();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await findRadio(/Mathematics/u)).toBeChecked();
  });

  test('says when there is no question, with a link back', async () => {
    serveQuiz(runningQuiz(0));
    const { user } = await startMathsQuiz();
    expect(await screen.findByText('Error: No question found. Please try again.')).toBeVisible();
    await user.click(await findButton('Go Back'));
    expect(await findRadio(/Mathematics/u)).toBeChecked();
  });
});

describe('a quiz that is left', () => {
  test('can be continued from the selection with its answers', async () => {
    serveQuiz(runningQuiz(3));
    const { user } = await startMathsQuiz();
    await screen.findByText('Quiz question 1');
    await user.keyboard('1');
    await screen.findByText('Quiz question 2');
    await user.keyboard('{Escape}');
    const card = await screen.findByRole('region', { name: 'Your quiz is still running' });
    expect(card).toHaveTextContent(/Mathematics · Level 3 · 1 of 3 done · (5:00|4:5\d) left/u);
    expect(await findRadio(/Mathematics/u)).toBeChecked();
    await user.click(await findButton('Continue'));
    expect(await screen.findByText('Quiz question 2')).toBeVisible();
    expect(completions).toEqual([]);
  });

  test('by the browser’s Back can be continued on a later visit', async () => {
    serveQuiz(runningQuiz(3));
    const { router, unmount } = await startMathsQuiz();
    await screen.findByText('Quiz question 1');
    await router.navigate('/past-papers');
    unmount();
    const later = openRapidFirePage();
    await later.user.click(await findButton('Continue'));
    expect(await screen.findByText('Quiz question 1')).toBeVisible();
  });

  test('shows the same question after a reload', async () => {
    serveQuiz(runningQuiz(3));
    const { user, router, unmount } = await startMathsQuiz();
    await screen.findByText('Quiz question 1');
    await user.keyboard('2');
    await screen.findByText('Quiz question 2');
    const state: unknown = router.state.location.state;
    unmount();
    openRapidFirePage(state);
    expect(await screen.findByText('Quiz question 2')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3 done');
    expect(starts).toHaveLength(1);
  });

  test('is submitted with its answers when another one is started', async () => {
    const first = runningQuiz(3);
    serveQuiz(first);
    const { user } = await startMathsQuiz();
    await screen.findByText('Quiz question 1');
    await user.keyboard('1');
    await screen.findByText('Quiz question 2');
    await user.keyboard('{Escape}');
    serveQuiz(runningQuiz());
    await user.click(await findButton('Start Quiz'));
    expect(await screen.findByText('Quiz question 1')).toBeVisible();
    expect(readPendingQuizzes(account.id)).toMatchObject([
      { completion: { sessionId: first.sessionId, answers: [{ selectedAnswer: 'A' }] } },
    ]);
  });
});

test('a result is shown again after a reload, and until it is closed', async () => {
  serveQuiz(runningQuiz(1), 1);
  const { user, router, unmount } = await startMathsQuiz();
  await screen.findByText('Quiz question 1');
  await user.keyboard('1');
  await screen.findByRole('heading', { name: 'Level complete!' });
  const state: unknown = router.state.location.state;
  unmount();
  const reloaded = openRapidFirePage(state);
  expect(await screen.findByRole('heading', { name: 'Level complete!' })).toBeVisible();
  reloaded.unmount();
  const later = openRapidFirePage();
  await later.user.click(await findButton('See Result'));
  await later.user.click(await findButton('Level Select'));
  expect(await findRadio(/Mathematics/u)).toBeChecked();
  expect(screen.queryByRole('button', { name: 'See Result' })).not.toBeInTheDocument();
});

test('a failed start keeps the level that was chosen', async () => {
  answer(startQuiz, refuse('RULE_BROKEN', 'Not now'));
  const { user } = openRapidFirePage();
  await user.click(await findRadio(/Mathematics/u));
  await user.click(await findRadio(/Level 2/u));
  await user.click(await findButton('Start Quiz'));
  await screen.findByRole('alert');
  expect(await findRadio(/Level 2/u)).toBeChecked();
});

test('a subject without a quiz cannot be started, even if a link chose it', async () => {
  const { user } = openRapidFirePage(undefined, '?subject=latin');
  expect(await findRadio(/Latin\s*No quiz yet/u)).toBeChecked();
  await user.click(await findButton('Start Quiz'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Latin has no quiz yet. Please choose another subject.',
  );
  expect(screen.queryByRole('group', { name: /^Levels in/u })).not.toBeInTheDocument();
});
