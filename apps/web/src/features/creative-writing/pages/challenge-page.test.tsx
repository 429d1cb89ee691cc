import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import {
  activeChallenge,
  answerChallenge,
  completeChallenge,
  creativeProgress,
  startChallenge,
} from '@markwell/shared/features/creative-writing/creative-writing.contract';
import type { CreativeSessionDto } from '@markwell/shared/features/creative-writing/creative-writing.schemas';
import { listExamTypes, listSubjects } from '@markwell/shared/features/subjects/subjects.contract';
import type { CreativeLetter } from '@markwell/shared/vocabulary/creative-writing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildId, buildToken, buildUser } from '../../../testing/builders.ts';
import {
  buildCreativeResults,
  buildCreativeSession,
  buildWritingSubject,
} from '../../../testing/creative-writing-builders.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer, type Request } from '../../../testing/server.ts';
import { ChallengePage } from './challenge-page.tsx';

startServer();

const elevenPlus = { id: buildId(), name: '11+ (Eleven Plus)', code: 'ELEVEN_PLUS' };
const gcse = { id: buildId(), name: 'GCSE', code: 'GCSE' };
const english = buildWritingSubject({ examTypeId: elevenPlus.id });
const maths = buildWritingSubject({ name: 'Mathematics', examTypeId: elevenPlus.id });
const writing = buildWritingSubject({ name: 'Creative Writing', examTypeId: gcse.id });
const pupilAccount = buildUser();

/** The requests that the server received. */
let starts: Request<typeof startChallenge>['body'][];
let answers: Request<typeof answerChallenge>['body'][];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  localStorage.setItem('token', buildToken());
  answer(currentUser, pupilAccount);
  answer(listExamTypes, [elevenPlus, gcse]);
  answer(listSubjects, [english, maths, writing]);
  answer(creativeProgress, []);
  answer(activeChallenge, { session: null });
  starts = [];
  answers = [];
});

const open = (state?: unknown) =>
  renderRoutes(
    [
      { path: '/creative-writing', element: <ChallengePage /> },
      { path: '*', element: null },
    ],
    { pathname: '/creative-writing', state },
  );

function serve(session: CreativeSessionDto) {
  answer(startChallenge, ({ body }) => {
    starts.push(body);
    return session;
  });
  answer(answerChallenge, ({ body }) => {
    answers.push(body);
    return { isOptimal: body.selectedOption === 'C', scoreAwarded: 3, maxPossibleScore: 3 };
  });
}

const exams = () => screen.findByRole('combobox', { name: 'Exam Preparation' });
const subjects = () => screen.getByRole('combobox', { name: 'Subject' });
const press = (name: string) => screen.getByRole('button', { name });
const option = (letter: CreativeLetter) =>
  screen.getByRole('radio', { name: new RegExp(`^${letter} `, 'u') });
const reasoning = () =>
  screen.getByRole('textbox', { name: 'Your reasoning (optional) - Why did you choose this option?' });
const toast = (text: string) => screen.findByText(text);

/** Chooses 11+ and English. */
async function choose(pupil: ReturnType<typeof open>['user']) {
  await screen.findByRole('option', { name: elevenPlus.name });
  await pupil.selectOptions(await exams(), elevenPlus.name);
  await waitFor(() => {
    expect(within(subjects()).getAllByRole('option').length).toBeGreaterThan(1);
  });
  await pupil.selectOptions(subjects(), english.id);
}

/** Chooses and starts. */
async function begin(session: CreativeSessionDto = buildCreativeSession()) {
  serve(session);
  const view = open();
  await choose(view.user);
  await view.user.click(press('Start All Creative Writing Challenges'));
  return view;
}

describe('the selector', () => {
  test('offers the English and writing subjects of the exam, and confirms both choices', async () => {
    const { user: pupil } = open();
    await screen.findByRole('option', { name: 'GCSE' });
    expect(subjects()).toBeDisabled();
    expect(press('Select Exam Type & Subject to Start')).toBeVisible();
    await choose(pupil);
    expect(screen.getByText('You are preparing for 11+ (Eleven Plus)')).toBeVisible();
    expect(screen.getByText('You will write for English')).toBeVisible();
    expect(
      within(subjects())
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Choose a subject', 'English']);
    expect(press('Start All Creative Writing Challenges')).toBeEnabled();
    await pupil.selectOptions(await exams(), 'GCSE');
    expect(press('Select Exam Type & Subject to Start')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Creative Writing' })).toBeVisible();
  });

  test('says that both choices are needed', async () => {
    const { user: pupil } = open();
    await exams();
    await pupil.click(press('Select Exam Type & Subject to Start'));
    expect(await toast('Please select both exam type and subject')).toBeVisible();
  });

  test('explains how it works, and says that there is no progress yet', async () => {
    open();
    expect(
      await screen.findByText('No progress yet! Start a quiz to begin tracking your progress.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Creative Writing Challenge' })).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Read the brief',
      'Choose the best',
      'Get scores 0-3',
      'Learn why',
    ]);
    expect(screen.getByRole('region', { name: "What You'll Learn" })).toBeVisible();
  });

  test('shows a progress card for each exam and subject', async () => {
    answer(creativeProgress, [
      {
        examTypeId: elevenPlus.id,
        examTypeName: '11+',
        subjectId: english.id,
        subjectName: 'English',
        recentTrend: 'improving',
        averageScore: 72,
        bestSessionScore: 91,
        totalSessions: 4,
        lastPlayedAt: '2026-03-06T15:00:00.000Z',
      },
    ]);
    open();
    const card = (await screen.findByText('72%')).closest('li') as HTMLElement;
    expect(within(card).getByRole('heading')).toHaveTextContent('English 11+');
    expect(within(card).getByRole('img', { name: 'Improving' })).toBeVisible();
    expect(within(card).getByText('91%')).toBeVisible();
    expect(within(card).getByText('4')).toBeVisible();
    expect(within(card).getByText('Last played 6 March 2026')).toBeVisible();
  });

  test.each([
    ['an error reply', 'Failed to load subjects for creative writing'],
    ['no network', 'Network error while loading subjects'],
  ])('shows the error %s for the subjects, and retries', async (kind, words) => {
    if (kind === 'no network') failWithNetworkError(listSubjects);
    else answer(listSubjects, refuse('FORBIDDEN', 'No'));
    const { user: pupil } = open();
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    answer(listSubjects, [english]);
    await pupil.click(press('Retry'));
    await choose(pupil);
  });

  test('shows an error when nothing could be loaded', async () => {
    for (const endpoint of [listExamTypes, listSubjects, creativeProgress]) failWithNetworkError(endpoint);
    open();
    expect(await toast('Failed to load creative writing data')).toBeVisible();
    expect(await screen.findByText('Your progress could not be loaded.')).toBeVisible();
  });

  test('offers to continue an interrupted challenge', async () => {
    answer(activeChallenge, ({ query }) => ({
      session: {
        sessionId: buildId(),
        difficulty: query.difficulty,
        totalQuestions: 3,
        answeredQuestions: 1,
        startedAt: '2026-03-06T15:00:00.000Z',
      },
    }));
    const session = buildCreativeSession();
    const first = session.questions[0]?.id ?? '';
    serve({ ...session, answers: [{ questionId: first, selectedOption: 'A', scoreAwarded: 2 }] });
    const { user: pupil } = open();
    await choose(pupil);
    expect(await screen.findByText(/English · 1 of 3 answered/u)).toBeVisible();
    await pupil.click(press('Continue'));
    expect(await screen.findByRole('heading', { name: 'Title 2' })).toBeVisible();
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(screen.getByText('1/3 completed')).toBeVisible();
    // The next visit offers it before a choice is made.
    await pupil.click(press('Leave the challenge'));
    expect(await screen.findByText(/English · 1 of 3 answered/u)).toBeVisible();
  });
});

describe('the challenge', () => {
  test('requests fifty standard questions of the selection', async () => {
    await begin();
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toEqual([
      { examTypeId: elevenPlus.id, subjectId: english.id, difficulty: 'standard', numberOfQuestions: 50 },
    ]);
  });

  test('shows the question with all its details', async () => {
    const { user: pupil } = await begin();
    expect(await screen.findByRole('heading', { name: 'Title 1' })).toBeVisible();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(screen.getByText('0/3 completed')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    for (const text of ['Standard', '10-11', 'Weather', '~5 min', 'The lamp fails.', 'Show fear.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(
      screen.getByText('1 min read • 2 min choose & note reasons • 1 min reveal • 1 min micro-write'),
    ).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(reasoning()).toHaveAttribute('placeholder', 'Explain your choice to earn bonus points...');
    expect(screen.getByText('gale')).not.toBeVisible();
    await pupil.click(screen.getByText('(2 words)'));
    expect(screen.getByText('gale')).toBeVisible();
  });

  test('needs an option before it continues', async () => {
    const { user: pupil } = await begin();
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.keyboard('{Enter}');
    await pupil.click(press('Next Question'));
    expect(await toast('Please select an option before continuing')).toBeVisible();
    expect(answers).toEqual([]);
  });

  test('can be used by keyboard, except in the reasoning box', async () => {
    const { user: pupil } = await begin();
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.keyboard('b');
    await pupil.click(reasoning());
    await pupil.keyboard('  a cold day{Enter} ');
    expect(option('B')).toBeChecked();
    expect(answers).toEqual([]);
    await pupil.click(screen.getByRole('heading', { name: 'Title 1' }));
    await pupil.keyboard('C{Enter}');
    expect(await screen.findByRole('heading', { name: 'Title 2' })).toBeVisible();
    expect(answers).toMatchObject([{ selectedOption: 'C', justification: 'a cold day' }]);
    expect(option('C')).not.toBeChecked();
    expect(reasoning()).toHaveValue('');
    await pupil.keyboard('d{Enter}');
    await screen.findByRole('heading', { name: 'Title 3' });
    expect(answers[1]).not.toHaveProperty('justification');
  });

  test('submits by Enter after a letter, also when the word bank was opened last', async () => {
    const { user: pupil } = await begin();
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.click(screen.getByText('(2 words)'));
    await pupil.keyboard('b{Enter}');
    expect(await screen.findByRole('heading', { name: 'Title 2' })).toBeVisible();
  });

  test('ignores keys while it submits', async () => {
    const { user: pupil } = await begin();
    await screen.findByRole('heading', { name: 'Title 1' });
    const release = Promise.withResolvers<undefined>();
    answer(answerChallenge, async ({ body }) => {
      answers.push(body);
      await release.promise;
      return { isOptimal: true, scoreAwarded: 3, maxPossibleScore: 3 };
    });
    await pupil.keyboard('a{Enter}');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    await pupil.keyboard('b{Enter}');
    expect(option('A')).toBeChecked();
    release.resolve(undefined);
    await screen.findByRole('heading', { name: 'Title 2' });
    expect(answers).toHaveLength(1);
  });

  test('stays on a question whose answer could not be sent', async () => {
    const { user: pupil } = await begin();
    await screen.findByRole('heading', { name: 'Title 1' });
    failWithNetworkError(answerChallenge);
    await pupil.type(reasoning(), 'It is vivid');
    await pupil.click(option('A'));
    await pupil.click(press('Next Question'));
    expect(await toast('Failed to submit answer')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Title 1' })).toBeVisible();
    expect(option('A')).toBeChecked();
    expect(reasoning()).toHaveValue('It is vivid');
    expect(press('Next Question')).toBeEnabled();
  });

  test('keeps the choice and the reasoning over a reload', async () => {
    const session = buildCreativeSession();
    const { user: pupil, unmount } = await begin(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.click(option('D'));
    await pupil.type(reasoning(), 'Short sentences');
    unmount();
    await begin(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(option('D')).toBeChecked();
    expect(reasoning()).toHaveValue('Short sentences');
  });

  test.each([
    [refuse('RULE_BROKEN', 'Not today'), 'Not today'],
    [null, 'Failed to start session'],
  ])('goes back to the selector when it cannot start: %#', async (refusal, words) => {
    if (refusal) answer(startChallenge, refusal);
    else failWithNetworkError(startChallenge);
    const { user: pupil } = open();
    await choose(pupil);
    await pupil.click(press('Start All Creative Writing Challenges'));
    expect(await toast(words)).toBeVisible();
    expect(await exams()).toBeVisible();
  });

  test('shows that it is loading, and says when there are no questions', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(startChallenge, async () => {
      await release.promise;
      return { questions: [], sessionId: null, totalQuestions: 0, answers: [] };
    });
    const { user: pupil } = open();
    await choose(pupil);
    await pupil.click(press('Start All Creative Writing Challenges'));
    expect(screen.getByText('Loading creative writing challenge...')).toBeVisible();
    release.resolve(undefined);
    expect(await screen.findByText('No questions available for this selection.')).toBeVisible();
    await pupil.click(press('Choose another'));
    expect(await exams()).toBeVisible();
  });
});

describe('completing', () => {
  test('shows an error when completing fails, and can be retried', async () => {
    const session = buildCreativeSession(1);
    const { user: pupil } = await begin(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    failWithNetworkError(completeChallenge);
    await pupil.keyboard('c');
    await pupil.click(press('Complete Challenge'));
    expect(await screen.findByText('Failed to complete session')).toBeVisible();
    answer(completeChallenge, buildCreativeResults(session, ['C']));
    await pupil.click(press('Try Again'));
    expect(await screen.findByText('Outstanding judgement!')).toBeVisible();
  });

  test('only has to be completed when every question was answered before', async () => {
    const session = buildCreativeSession(1);
    const questionId = session.questions[0]?.id ?? '';
    answer(completeChallenge, buildCreativeResults(session, ['A']));
    const { user: pupil } = await begin({
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
    const view = await begin(session);
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
    await pupil.click(press('Try Another Challenge'));
    expect(await screen.findByRole('heading', { name: 'Title 1' })).toBeVisible();
    expect(starts).toHaveLength(2);
    expect(starts[1]).toEqual(starts[0]);
    await pupil.keyboard('a{Enter}');
    await screen.findByRole('heading', { name: 'Title 2' });
    await pupil.keyboard('c{Enter}');
    await pupil.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('appears again after a reload', async () => {
    const { user: pupil, router, unmount } = await finish();
    const state: unknown = router.state.location.state;
    unmount();
    const again = open(state);
    expect(await screen.findByRole('heading', { level: 1, name: /Excellent work!$/u })).toBeVisible();
    again.unmount();
    answer(completeChallenge, refuse('NOT_FOUND', 'No such session'));
    open(state);
    expect(await screen.findByText(/Your results could not be loaded/u)).toBeVisible();
    await pupil.click(press('Back to Dashboard'));
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
    await pupil.click(press('Try Another Challenge'));
    await pupil.click(await screen.findByRole('button', { name: 'Leave the challenge' }));
    expect(await screen.findByText('Last played 6 March 2026')).toBeVisible();
  });
});
