import {
  practiceSolution,
  startSimilarQuestion,
  submitTest,
  testResults,
} from '@markwell/shared/mock-tests/mock-tests.contract';
import { markQuestion } from '@markwell/shared/answers/mark-question';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadReviews } from '#modules/answers/load-answers.ts';
import { button } from '#testing/elements.ts';
import { buildResults, buildTest } from '#testing/mock-test-builders.ts';
import { answerResultsPage } from '#testing/mock-test-page.tsx';
import { partsOf, questionOfParts } from '#testing/question-parts.tsx';
import { renderPage } from '#testing/render.tsx';
import { answer } from '#testing/server.ts';
import { localResults } from '../running/completion.ts';
import { ResultsPage } from './results-page.tsx';

answerResultsPage();

const parts = partsOf(
  { kind: 'number', value: '12', wrong: [{ value: '7', feedback: 'You added the sides.' }] },
  { kind: 'text', accepted: ['rectangle'] },
);

/** Shows the result of a question with these parts. */
function showResult(responses: Responses) {
  const finished = buildTest(1, { questions: [questionOfParts(parts)] });
  const { parts: markings, earned, possible, isCorrect } = markQuestion({ parts }, responses);
  const results = buildResults(finished, [null], { marks: { earned, possible }, score: 50 });
  const [question] = results.questions;
  const marked = question ? [{ ...question, isCorrect, responses, parts: markings }] : [];
  answer(testResults, { test: finished, results: { ...results, questions: marked } });
  return renderPage(<ResultsPage />, { pathname: '/test/results', state: { testId: finished.testId } });
}

test('some of the marks are shown as such, with what was answered and what is right', async () => {
  showResult({ a: { kind: 'number', answer: '7' }, b: { kind: 'text', answer: 'rectangle' } });
  const row = await screen.findByRole('button', { name: /^Partly correct: Question 1/u });
  expect(row).toHaveTextContent('2 of 4 marks');
  expect(screen.getByText('Marks').parentElement).toHaveTextContent('2 of 4');
  expect(screen.getByRole('button', { name: 'Question 1, partly correct' })).toBeVisible();
  const first = within(screen.getByRole('region', { name: 'Part (a)' }));
  expect(await first.findByText('You added the sides.')).toBeVisible();
  expect(first.getByText('Right answer').parentElement).toHaveTextContent('12');
  const counted = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div');
  expect(counted('Partly correct')).toHaveTextContent(/1$/u);
  expect(screen.getByRole('radio', { name: 'Wrong or partly correct (1)' })).toBeVisible();
  expect(counted('Incorrect')).toHaveTextContent(/0$/u);
});

test('a test of nothing but answers that the pupil marks has no score', async () => {
  const point = { text: 'Light', alternatives: [], doNotAccept: [], marks: 1 };
  const essay = partsOf({ kind: 'written', scheme: { type: 'points', points: [point] }, wordGuide: null });
  const finished = buildTest(1, { questions: [questionOfParts(essay)] });
  await loadReviews(essay);
  const completion = { testId: finished.testId, userAnswers: {}, timeTaken: 60 };
  const results = localResults(finished, completion, new Date().toISOString());
  expect(results.score).toBeNull();
  answer(testResults, { test: finished, results });
  renderPage(<ResultsPage />, { pathname: '/test/results', state: { testId: finished.testId } });
  expect(await screen.findByRole('heading', { name: 'Not scored' })).toBeVisible();
  expect(screen.queryByText('%', { exact: false })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Question 1, not counted' })).toBeVisible();
});

test('a question without any response is skipped', async () => {
  showResult({});
  expect(await screen.findByRole('button', { name: /^Skipped: Question 1/u })).toBeVisible();
});

test('a similar question with parts is answered and marked in its dialog', async () => {
  const { user: pupil } = showResult({});
  const drawn = buildTest(1, {
    kind: 'SIMILAR_QUESTION',
    questions: [questionOfParts(parts, 'A similar one')],
  });
  answer(startSimilarQuestion, drawn);
  answer(submitTest, ({ body }) => {
    expect(Object.values(body.responses ?? {})).toEqual([{ a: { kind: 'number', answer: '12' } }]);
    return buildResults(drawn, [null]);
  });
  answer(practiceSolution, { solutionUrl: null, explanation: null });
  await pupil.click(await screen.findByRole('button', { name: 'Try a similar question' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Check answer' })).toBeDisabled();
  await pupil.type(await dialog.findByRole('textbox', { name: /part \(a\)/u }), '12');
  await pupil.click(button('Check answer'));
  expect(await dialog.findByText('Partly right.')).toBeVisible();
  expect(dialog.getByText('Right')).toHaveTextContent('Right2 of 2 marks');
  expect(dialog.queryByText('Solution image not found')).not.toBeInTheDocument();
});
