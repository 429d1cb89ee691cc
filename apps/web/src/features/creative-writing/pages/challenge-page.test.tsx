import {
  activeChallenge,
  answerChallenge,
  briefCounts,
  creativeProgress,
  startChallenge,
} from '@markwell/shared/features/creative-writing/creative-writing.contract';
import { listExamTypes, listSubjects } from '@markwell/shared/features/subjects/subjects.contract';
import type { CreativeLetter } from '@markwell/shared/vocabulary/creative-writing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildId } from '#testing/builders.ts';
import { buildCreativeSession } from '#testing/creative-writing-builders.ts';
import {
  answerChallengePage,
  beginChallenge,
  openChallengePage,
  answers,
  choose,
  elevenPlus,
  english,
  exams,
  serveChallenge,
  starts,
  subjects,
} from '#testing/creative-writing-page.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';

startServer();
beforeEach(answerChallengePage);

const press = (name: string) => screen.getByRole('button', { name });
const option = (letter: CreativeLetter) =>
  screen.getByRole('radio', { name: new RegExp(`^${letter} `, 'u') });
const reasoning = () =>
  screen.getByRole('textbox', { name: 'Your reasoning (optional) - Why did you choose this option?' });
const difficulty = (name: RegExp) => screen.findByRole('radio', { name });
const toast = (text: string) => screen.findByText(text);

describe('the selector', () => {
  test('offers the English and writing subjects of the exam, and confirms both choices', async () => {
    const { user: pupil } = openChallengePage();
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
    expect(screen.getByRole('option', { name: 'English Language (no challenges yet)' })).toBeDisabled();
  });

  test('offers the difficulties that have briefs, with their numbers', async () => {
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    expect(await difficulty(/Standard\s*19 briefs, 14 new/u)).toBeChecked();
    expect(await difficulty(/Advanced\s*2 briefs, all done/u)).toBeEnabled();
    expect(await difficulty(/Elite\s*none yet/u)).toBeDisabled();
    expect(screen.getByText(/A round takes about 25 minutes, all 19 briefs about 95 minutes/u)).toBeVisible();
    await pupil.click(await difficulty(/Advanced/u));
    expect(screen.queryByRole('button', { name: /Round/u })).not.toBeInTheDocument();
    expect(screen.getByText(/2 briefs, about 10 minutes/u)).toBeVisible();
    serveChallenge(buildCreativeSession());
    await pupil.click(press('Start All Creative Writing Challenges'));
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toMatchObject([{ difficulty: 'advanced', numberOfQuestions: 50 }]);
  });

  test('can be used when the numbers of briefs do not load', async () => {
    answer(briefCounts, refuse('FORBIDDEN', 'No'));
    serveChallenge(buildCreativeSession());
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    expect(await difficulty(/^Elite$/u)).toBeEnabled();
    await pupil.click(press('Start a Round of 5'));
    expect(await screen.findByRole('heading', { name: 'Title 1' })).toBeVisible();
  });

  test('begins with the brief that a search found', async () => {
    const session = buildCreativeSession();
    serveChallenge(session);
    const brief = { id: session.questions[0]?.id ?? '', title: 'The lighthouse' };
    const state = { examTypeId: elevenPlus.id, subjectId: english.id, difficulty: 'advanced', brief };
    const { user: pupil } = openChallengePage(state);
    expect(await screen.findByText('You will begin with “The lighthouse”.')).toBeVisible();
    expect(await screen.findByText('You will write for English')).toBeVisible();
    expect(await difficulty(/Advanced/u)).toBeChecked();
    await pupil.click(press('Start All Creative Writing Challenges'));
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toMatchObject([{ difficulty: 'advanced', questionId: brief.id }]);
    await pupil.click(press('Leave the challenge'));
    expect(await screen.findByText('You will write for English')).toBeVisible();
    expect(screen.queryByText(/You will begin with/u)).not.toBeInTheDocument();
  });

  test('another difficulty begins with any brief', async () => {
    const brief = { id: buildId(), title: 'The lighthouse' };
    const { user: pupil } = openChallengePage({
      examTypeId: elevenPlus.id,
      subjectId: english.id,
      difficulty: 'advanced',
      brief,
    });
    await screen.findByText('You will begin with “The lighthouse”.');
    await pupil.click(await difficulty(/Standard/u));
    expect(screen.queryByText(/You will begin with/u)).not.toBeInTheDocument();
  });

  test('says that both choices are needed', async () => {
    const { user: pupil } = openChallengePage();
    await exams();
    await pupil.click(press('Select Exam Type & Subject to Start'));
    expect(await toast('Please select both exam type and subject')).toBeVisible();
  });

  test('explains how it works, and says that there is no progress yet', async () => {
    openChallengePage();
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
    openChallengePage();
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
    const { user: pupil } = openChallengePage();
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    answer(listSubjects, [english]);
    await pupil.click(press('Retry'));
    await choose(pupil);
  });

  test('shows an error when the exams could not be loaded, and retries', async () => {
    failWithNetworkError(listExamTypes);
    const { user: pupil } = openChallengePage();
    expect(await toast('Failed to load creative writing data')).toBeVisible();
    expect(screen.getByText('The exams didn’t load.')).toBeVisible();
    answer(listExamTypes, [elevenPlus]);
    await pupil.click(press('Retry'));
    await choose(pupil);
  });

  test('says where the progress could not be loaded; everything else works', async () => {
    failWithNetworkError(creativeProgress);
    const { user: pupil } = openChallengePage();
    expect(await screen.findByText('Your progress didn’t load. Nothing is lost.')).toBeVisible();
    expect(screen.queryByText('Failed to load creative writing data')).not.toBeInTheDocument();
    await choose(pupil);
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
    serveChallenge({ ...session, answers: [{ questionId: first, selectedOption: 'A', scoreAwarded: 2 }] });
    const { user: pupil } = openChallengePage();
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
  test('is a round of five briefs', async () => {
    serveChallenge(buildCreativeSession());
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    await pupil.click(press('Start a Round of 5'));
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toEqual([
      { examTypeId: elevenPlus.id, subjectId: english.id, difficulty: 'standard', numberOfQuestions: 5 },
    ]);
  });

  test('says when the reasoning earns its bonus point', async () => {
    const { user: pupil } = await beginChallenge();
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(reasoning()).toHaveAccessibleDescription(/Write at least 10 words to earn 1 bonus point/u);
    await pupil.type(reasoning(), 'one two three four five six seven eight nine ten');
    expect(reasoning()).toHaveAccessibleDescription('You earn 1 bonus point for your reasoning.');
  });

  test('requests fifty standard questions of the selection for all of them', async () => {
    await beginChallenge();
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toEqual([
      { examTypeId: elevenPlus.id, subjectId: english.id, difficulty: 'standard', numberOfQuestions: 50 },
    ]);
  });

  test('shows the question with all its details', async () => {
    const { user: pupil } = await beginChallenge();
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
    const { user: pupil } = await beginChallenge();
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.keyboard('{Enter}');
    await pupil.click(press('Next Question'));
    expect(await toast('Please select an option before continuing')).toBeVisible();
    expect(answers).toEqual([]);
  });

  test('can be used by keyboard, except in the reasoning box', async () => {
    const { user: pupil } = await beginChallenge();
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
    const { user: pupil } = await beginChallenge();
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.click(screen.getByText('(2 words)'));
    await pupil.keyboard('b{Enter}');
    expect(await screen.findByRole('heading', { name: 'Title 2' })).toBeVisible();
  });

  test('ignores keys while it submits', async () => {
    const { user: pupil } = await beginChallenge();
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
    const { user: pupil } = await beginChallenge();
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
    const { user: pupil, unmount } = await beginChallenge(session);
    await screen.findByRole('heading', { name: 'Title 1' });
    await pupil.click(option('D'));
    await pupil.type(reasoning(), 'Short sentences');
    unmount();
    await beginChallenge(session);
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
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    await pupil.click(press('Start All Creative Writing Challenges'));
    expect(await toast(words)).toBeVisible();
    expect(await exams()).toHaveValue(elevenPlus.id);
    expect(subjects()).toHaveValue(english.id);
    expect(press('Start All Creative Writing Challenges')).toBeVisible();
  });

  test('shows that it is loading, and says when there are no questions', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(startChallenge, async () => {
      await release.promise;
      return { questions: [], sessionId: null, totalQuestions: 0, answers: [] };
    });
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    await pupil.click(press('Start All Creative Writing Challenges'));
    expect(screen.getByText('Loading creative writing challenge...')).toBeVisible();
    release.resolve(undefined);
    expect(await screen.findByText('No questions available for this selection.')).toBeVisible();
    await pupil.click(press('Choose another'));
    expect(await exams()).toBeVisible();
  });
});
