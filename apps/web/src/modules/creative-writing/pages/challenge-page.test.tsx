import { answerChallenge, startChallenge } from '@markwell/shared/creative-writing/creative-writing.contract';
import type { CreativeLetter } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildCreativeSession } from '#testing/creative-writing-builders.ts';
import {
  answers,
  beginChallenge,
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

const option = (letter: CreativeLetter) =>
  screen.getByRole('radio', { name: new RegExp(`^${letter} `, 'u') });
const reasoning = () =>
  screen.getByRole('textbox', { name: 'Your reasoning (optional) - Why did you choose this option?' });
const toast = (text: string) => screen.findByText(text);

describe('the challenge', () => {
  test('is a round of five briefs', async () => {
    serveChallenge(buildCreativeSession());
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    await pupil.click(button('Start a Round of 5'));
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
    await pupil.click(button('Next Question'));
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
    await pupil.click(button('Next Question'));
    expect(await toast('Failed to submit answer')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Title 1' })).toBeVisible();
    expect(option('A')).toBeChecked();
    expect(reasoning()).toHaveValue('It is vivid');
    expect(button('Next Question')).toBeEnabled();
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
    await pupil.click(button('Start All Creative Writing Challenges'));
    expect(await toast(words)).toBeVisible();
    expect(await exams()).toHaveValue(elevenPlus.id);
    expect(subjects()).toHaveValue(english.id);
    expect(button('Start All Creative Writing Challenges')).toBeVisible();
  });

  test('shows that it is loading, and says when there are no questions', async () => {
    const release = Promise.withResolvers<undefined>();
    answer(startChallenge, async () => {
      await release.promise;
      return { questions: [], sessionId: null, totalQuestions: 0, answers: [] };
    });
    const { user: pupil } = openChallengePage();
    await choose(pupil);
    await pupil.click(button('Start All Creative Writing Challenges'));
    expect(screen.getByText('Loading creative writing challenge...')).toBeVisible();
    release.resolve(undefined);
    expect(await screen.findByText('No questions available for this selection.')).toBeVisible();
    await pupil.click(button('Choose another'));
    expect(await exams()).toBeVisible();
  });
});
