import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { createReport } from '@markwell/shared/features/reports/reports.contract';
import {
  submitQuiz,
  countQuestions,
  rapidFireProgress,
  rapidFireSolution,
  startQuiz,
  type RapidFireChoice,
  type RapidFireCompletion,
} from '@markwell/shared/features/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { stageOfUser, stageSubjects } from '@markwell/shared/features/stages/stages.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { buildId, buildStage, buildToken, buildUser } from '../../../testing/builders.ts';
import { buildSubject } from '../../../testing/mock-test-builders.ts';
import { buildQuizProgress, buildQuizResult, buildSession } from '../../../testing/rapid-fire-builders.ts';
import { renderPage } from '../../../testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '../../../testing/server.ts';
import { readPendingQuizzes } from '../submission/pending-quizzes.ts';
import { RapidFirePage } from './rapid-fire-page.tsx';

startServer();

const user = buildUser();
const stage = buildStage();
const maths = buildSubject({ name: 'Mathematics' });
const english = buildSubject({ name: 'English' });
const latin = buildSubject({ name: 'Latin' });

let warn: MockInstance;
/** The requests that the server received. */
let starts: RapidFireChoice[];
let completions: RapidFireCompletion[];

/** A quiz whose countdown is over. */
const underWay = (questionCount = 2, change: Partial<RapidFireSessionDto> = {}) =>
  buildSession(questionCount, { startedAt: new Date(Date.now() - 1_000).toISOString(), ...change });

function serve(session: RapidFireSessionDto, correctAnswers = 2) {
  answer(startQuiz, ({ body }) => {
    starts.push(body);
    return session;
  });
  answer(submitQuiz, ({ body }) => {
    completions.push(body);
    return buildQuizResult(session, correctAnswers);
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', buildToken());
  answer(currentUser, user);
  answer(stageOfUser, { stage });
  answer(stageSubjects, [maths, english, latin]);
  answer(rapidFireProgress, [buildQuizProgress({ subjectId: maths.id })]);
  answer(countQuestions, ({ query }) => ({ count: query.subjectId === latin.id ? 0 : 120 }));
  starts = [];
  completions = [];
});

const open = (state?: unknown, search = '') =>
  renderPage(<RapidFirePage />, { pathname: '/rapid-fire', search, state });
const subject = (name: RegExp) => screen.findByRole('radio', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses mathematics and starts. */
async function start() {
  const view = open();
  await view.user.click(await subject(/Mathematics/u));
  await view.user.click(await button('Start Quiz'));
  return view;
}

/** Answers two questions by keyboard. */
async function playThrough(view: ReturnType<typeof open>, keys = '11') {
  for (const [index, key] of [...keys].entries()) {
    await screen.findByText(`Quiz question ${String(index + 1)}`);
    await view.user.keyboard(key);
  }
  await screen.findByRole('heading', { name: 'Your answers' });
}

describe('the selection', () => {
  test('shows the progress and the number of questions of each subject', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rapid-Fire Quiz' })).toBeVisible();
    expect(
      await subject(
        /Mathematics\s*Level 3 · Sprinter\s*4 sessions · best 85%\s*Last played today\s*120 questions/u,
      ),
    ).toBeVisible();
    expect(await subject(/English\s*Not played yet\s*120 questions/u)).toBeVisible();
    expect(await subject(/Latin\s*No quiz questions yet/u)).toBeDisabled();
  });

  test('does not start without a subject, and says why', async () => {
    const { user } = open();
    await user.click(await button('Start Quiz'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a subject');
    await user.click(await subject(/English/u));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('offers unlocked levels, and shows how to unlock the others', async () => {
    const { user } = open();
    serve(underWay());
    await user.click(await subject(/Mathematics/u));
    expect(await subject(/Level 3 · Sprinter Target 60%/u)).toBeChecked();
    expect(await subject(/Level 4 · Challenger Locked. Unlocks with 60% on level 3/u)).toBeDisabled();
    await user.click(await subject(/Level 2 · Starter/u));
    await user.click(await button('Start Quiz'));
    await screen.findByText('Quiz question 1');
    expect(starts).toEqual([{ examTypeId: stage.id, subjectId: maths.id, level: 2 }]);
  });

  test.each([
    ['router state', { subject: 'English' }, ''],
    ['the address', undefined, '?subject=english'],
  ])('starts with the subject that %s names', async (_, state, search) => {
    open(state, search);
    expect(await subject(/English/u)).toBeChecked();
    expect(await subject(/Level 1 · Warm-Up/u)).toBeChecked();
  });

  test('says what to do for a stage without subjects', async () => {
    answer(stageSubjects, []);
    const { user, router } = open();
    expect(await screen.findByText('No subjects available for your stage')).toBeVisible();
    await user.click(await button('Select Different Stage'));
    expect(router.state.location.pathname).toBe('/select-stage');
  });

  test('shows what failed and retries', async () => {
    failWithNetworkError(stageSubjects);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load subjects. Please try again later.',
    );
    answer(stageSubjects, [maths]);
    await user.click(await button('Try Again'));
    expect(await subject(/Mathematics/u)).toBeVisible();
  });

  test('shows no levels while they load; a quiz started then has the highest unlocked one', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(rapidFireProgress, async () => {
      await release.promise;
      return [buildQuizProgress({ subjectId: maths.id })];
    });
    serve(underWay());
    const { user } = open();
    await user.click(await subject(/Mathematics/u));
    expect(screen.getByText('Loading your levels…')).toBeInTheDocument();
    expect(screen.queryByText('Not played yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Level/u })).not.toBeInTheDocument();
    expect(screen.getByText('Highest unlocked')).toBeInTheDocument();
    await user.click(await button('Start Quiz'));
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
    const { user } = open();
    await user.click(await subject(/Mathematics/u));
    release.resolve(undefined);
    expect(await subject(/Level 3 · Sprinter Target/u)).toBeChecked();
    expect(screen.queryByText('Loading your levels…')).not.toBeInTheDocument();
    expect(await subject(/English\s*Not played yet/u)).toBeVisible();
  });

  test('says that the levels could not be loaded, and retries', async () => {
    failWithNetworkError(rapidFireProgress);
    const { user } = open();
    await user.click(await subject(/Mathematics/u));
    expect(await screen.findByText('Your levels could not be loaded')).toBeVisible();
    expect(screen.queryByText('Not played yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Level/u })).not.toBeInTheDocument();
    answer(rapidFireProgress, [buildQuizProgress({ subjectId: maths.id })]);
    await user.click(await button('Try Again'));
    expect(await subject(/Level 3 · Sprinter Target/u)).toBeChecked();
    expect(screen.queryByText('Your levels could not be loaded')).not.toBeInTheDocument();
  });

  test('starts at the highest level that the server knows when the levels did not load', async () => {
    failWithNetworkError(rapidFireProgress);
    serve(underWay());
    const { user } = open();
    await user.click(await subject(/Mathematics/u));
    await screen.findByText('Your levels could not be loaded');
    await user.click(await button('Start Quiz'));
    await screen.findByText('Quiz question 1');
    expect(starts).toEqual([{ examTypeId: stage.id, subjectId: maths.id }]);
  });

  test('needs a stage', async () => {
    answer(currentUser, buildUser({ currentStageId: null }));
    const { router } = open();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/select-stage');
    });
  });
});

describe('a start that fails', () => {
  test.each([
    ['the server fails', 'INTERNAL', 'Failed to start quiz. Please try again.'],
    ['the subject was deleted', 'NOT_FOUND', 'Subject not found. Please try again.'],
    ['a rule forbids it', 'RULE_BROKEN', 'Failed to start quiz. Please try again. Level 3 is still locked.'],
  ] as const)('returns to the selection with a message when %s', async (_, code, message) => {
    answer(startQuiz, refuse(code, 'Level 3 is still locked.'));
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await subject(/Mathematics/u)).toBeChecked();
  });

  test('says when there is no question, with a link back', async () => {
    serve(underWay(0));
    const { user } = await start();
    expect(await screen.findByText('Error: No question found. Please try again.')).toBeVisible();
    await user.click(await button('Go Back'));
    expect(await subject(/Mathematics/u)).toBeChecked();
  });
});

describe('a finished quiz', () => {
  test('is submitted once, and shows the server’s result', async () => {
    const session = underWay();
    serve(session);
    const view = await start();
    await playThrough(view, '12');
    expect(await screen.findByText('Level 4, Challenger, is unlocked.')).toBeVisible();
    expect(screen.getByText('Target reached (60% needed)')).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(screen.getByText('0:12')).toBeVisible();
    expect(completions).toHaveLength(1);
    expect(completions[0]).toMatchObject({
      sessionId: session.sessionId,
      answers: [
        { selectedAnswer: 'A', isCorrect: true },
        { selectedAnswer: 'B', isCorrect: false },
      ],
      streakBest: 1,
    });
  });

  test('offers the next level only when it is unlocked, the same again, the levels and the dashboard', async () => {
    serve(underWay(), 0);
    const view = await start();
    await playThrough(view, '22');
    expect(await screen.findByText('Have another go!')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();

    serve(underWay());
    await view.user.click(await button('Play Again'));
    await playThrough(view);
    const next = await button('Next Level: Challenger');
    await waitFor(() => {
      expect(next).not.toHaveAttribute('aria-busy');
    });
    serve(underWay(2, { level: 4, levelName: 'Challenger' }));
    await view.user.click(next);
    await playThrough(view);
    expect(starts.map(({ level }) => level)).toEqual([3, 3, 4]);

    await view.user.click(await button('Level Select'));
    expect(await subject(/Mathematics/u)).toBeChecked();
  });

  test('leads to the dashboard', async () => {
    serve(underWay());
    const view = await start();
    await playThrough(view);
    await view.user.click(await button('Dashboard'));
    expect(view.router.state.location.pathname).toBe('/');
  });

  test('that cannot be saved is shown as marked here, stored, and sent again', async () => {
    const session = underWay();
    serve(session);
    const sent: string[] = [];
    answer(submitQuiz, ({ body }) => {
      sent.push(body.sessionId);
      return refuse('UNAVAILABLE', 'Away');
    });
    const view = await start();
    await playThrough(view, '12');
    expect(await screen.findByText('50')).toBeVisible();
    expect(screen.getByText('Target missed (60% needed)')).toBeVisible();
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('The result of a quiz could not be saved', expect.anything());
    expect(readPendingQuizzes(user.id)).toHaveLength(1);

    answer(submitQuiz, ({ body }) => {
      sent.push(body.sessionId);
      return buildQuizResult(session, 1);
    });
    act(() => {
      dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Have another go!')).toBeVisible();
    expect(screen.getByText('Your result is saved.')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    expect(sent).toEqual([session.sessionId, session.sessionId]);
    expect(readPendingQuizzes(user.id)).toEqual([]);
  });

  test('that reached its target without network says that the next level will be unlocked later', async () => {
    serve(underWay());
    failWithNetworkError(submitQuiz);
    const view = await start();
    await playThrough(view);
    expect(await screen.findByText(/This unlocks the next level\./u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();
  });

  test('that the server refuses is shown with the reason, and is not sent again', async () => {
    serve(underWay());
    answer(submitQuiz, refuse('RULE_BROKEN', 'This quiz ended too long ago.'));
    const view = await start();
    await playThrough(view);
    expect(await screen.findByText('You have completed Sprinter.')).toBeVisible();
    expect(await screen.findByText('This result was not saved')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your result does not count towards your progress. This quiz ended too long ago.',
    );
    expect(screen.queryByRole('button', { name: /Next Level/u })).not.toBeInTheDocument();
    expect(readPendingQuizzes(user.id)).toEqual([]);
  });

  test('can be reviewed, with the solution of each question', async () => {
    answer(rapidFireSolution, { solutionUrl: null, explanation: 'Count on from seven.' });
    serve(underWay(), 1);
    const view = await start();
    await playThrough(view, '12');
    await screen.findByText('Have another go!');
    await view.user.click(await button('Question 2, wrong'));
    const review = await button(/^Wrong: Question 2/u);
    expect(review).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Count on from seven.')).toBeVisible();
    expect(screen.getByText('Your answer')).toBeVisible();
    await view.user.click(review);
    expect(screen.queryByText('Count on from seven.')).not.toBeInTheDocument();
  });

  test('shows when a solution is missing or fails', async () => {
    answer(rapidFireSolution, refuse('NOT_FOUND', 'None'));
    serve(underWay(), 1);
    const view = await start();
    await playThrough(view, '12');
    await screen.findByText('Have another go!');
    await view.user.click(await button('Question 1, correct'));
    expect(await screen.findByText('Solution image not found')).toBeVisible();
  });
});

test('keeps a question reported while playing as reported in the results', async () => {
  const reports: unknown[] = [];
  answer(createReport, ({ body }) => {
    reports.push(body);
    return { id: buildId(), status: 'PENDING' as const };
  });
  const session = underWay();
  serve(session, 1);
  const view = await start();
  await screen.findByText('Quiz question 1');
  await view.user.click(await button('Report'));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Wrong Answer' }));
  expect(await screen.findByText('Reported - Thank you!')).toBeVisible();
  expect(reports).toEqual([
    {
      questionType: 'rapid-fire',
      questionId: session.questions[0]?.id,
      reason: 'Wrong Answer',
      sessionId: session.sessionId,
    },
  ]);
  await playThrough(view);
  await screen.findByText('Have another go!');
  answer(rapidFireSolution, { solutionUrl: null, explanation: null });
  await view.user.click(await button('Question 1, correct'));
  const bodyId = (await button(/^Correct: Question 1/u)).getAttribute('aria-controls');
  expect(document.getElementById(bodyId ?? '')).toHaveTextContent('Reported - Thank you!');
});

test('browser Back asks before it leaves a quiz', async () => {
  serve(underWay());
  const { user, router } = await start();
  await screen.findByText('Quiz question 1');
  await router.navigate('/rapid-fire?again');
  await router.navigate(-1);
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave the quiz?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep playing' }));
  expect(screen.getByText('Quiz question 1')).toBeVisible();
});
