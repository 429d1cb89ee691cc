import {
  activeChallenge,
  briefCounts,
  creativeProgress,
} from '@markwell/shared/creative-writing/creative-writing.contract';
import { listExamTypes, listSubjects } from '@markwell/shared/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildId } from '#testing/builders.ts';
import { buildCreativeSession } from '#testing/creative-writing-builders.ts';
import {
  choose,
  elevenPlus,
  english,
  exams,
  openChallengePage,
  serveChallenge,
  setUpChallengePage,
  starts,
  subjects,
} from '#testing/creative-writing-page.tsx';
import { answer, failWithNetworkError, refuse } from '#testing/server.ts';

setUpChallengePage();

const difficulty = (name: RegExp) => screen.findByRole('radio', { name });
const toast = (text: string) => screen.findByText(text);

describe('the selector', () => {
  test('offers the English and writing subjects of the exam, and confirms both choices', async () => {
    const { user: pupil } = openChallengePage();
    await screen.findByRole('option', { name: 'GCSE' });
    expect(subjects()).toBeDisabled();
    expect(button('Select Exam Type & Subject to Start')).toBeVisible();
    await choose(pupil);
    expect(screen.getByText('You are preparing for 11+ (Eleven Plus)')).toBeVisible();
    expect(screen.getByText('You will write for English')).toBeVisible();
    expect(
      within(subjects())
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Choose a subject', 'English']);
    expect(button('Start All Creative Writing Challenges')).toBeEnabled();
    await pupil.selectOptions(await exams(), 'GCSE');
    expect(button('Select Exam Type & Subject to Start')).toBeVisible();
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
    await pupil.click(button('Start All Creative Writing Challenges'));
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toMatchObject([{ difficulty: 'advanced', numberOfQuestions: 50 }]);
  });

  test('can be used when the numbers of briefs do not load', async () => {
    answer(briefCounts, refuse('FORBIDDEN', 'No'));
    serveChallenge(buildCreativeSession());
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    expect(await difficulty(/^Elite$/u)).toBeEnabled();
    await pupil.click(button('Start a Round of 5'));
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
    await pupil.click(button('Start All Creative Writing Challenges'));
    await screen.findByRole('heading', { name: 'Title 1' });
    expect(starts).toMatchObject([{ difficulty: 'advanced', questionId: brief.id }]);
    await pupil.click(button('Leave the challenge'));
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
    await pupil.click(button('Select Exam Type & Subject to Start'));
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
    await pupil.click(button('Retry'));
    await choose(pupil);
  });

  test('shows an error when the exams could not be loaded, and retries', async () => {
    failWithNetworkError(listExamTypes);
    const { user: pupil } = openChallengePage();
    expect(await toast('Failed to load creative writing data')).toBeVisible();
    expect(screen.getByText('The exams didn’t load.')).toBeVisible();
    answer(listExamTypes, [elevenPlus]);
    await pupil.click(button('Retry'));
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
    await pupil.click(button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Title 2' })).toBeVisible();
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(screen.getByText('1/3 completed')).toBeVisible();
    // The next visit offers it before a choice is made.
    await pupil.click(button('Leave the challenge'));
    expect(await screen.findByText(/English · 1 of 3 answered/u)).toBeVisible();
  });
});
