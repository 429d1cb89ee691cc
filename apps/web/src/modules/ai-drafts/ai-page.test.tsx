import {
  cancelRun,
  generateComprehension,
  generateMockTest,
  generateVocabulary,
  generationHistory,
  listDrafts,
  listRuns,
} from '@markwell/shared/ai-drafts/ai.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildGenerated, buildGenerationRun, buildHistoryItem } from '#testing/ai-builders.ts';
import { buildId } from '#testing/builders.ts';
import { answerAdminPage, maths, stage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, refuseField, startServer } from '#testing/server.ts';
import { AiPage } from './ai-page.tsx';

startServer();

const catalogue = 'Failed to generate mock test. Please check your OpenAI API key and try again.';

beforeEach(() => {
  answerAdminPage({ stages: [stage], subjects: [maths] });
  answer(listDrafts, { drafts: [], total: 0 });
});

const run = buildGenerationRun({ id: buildId() });
const ended = { finishedAt: '2026-03-06T15:01:00.000Z' };

function open(at = '/admin/ai-generator') {
  const page = renderPage(<AiPage />, at);
  const generate = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Generate Mock Test' }));
  async function choose() {
    await screen.findAllByRole('option', { name: '11+' });
    const form = within(screen.getByRole('form', { name: 'Mock test' }));
    await page.user.selectOptions(form.getByLabelText('Exam type'), stage.id);
    await page.user.selectOptions(form.getByLabelText('Subject'), maths.id);
    return form;
  }
  return { ...page, generate, choose };
}

test('a mock test is requested with the defaults and shown as a paper', async () => {
  let sentBody: unknown;
  answer(generateMockTest, ({ body, headers }) => {
    sentBody = body;
    expect(headers.get('idempotency-key')).toBeTruthy();
    return buildGenerated();
  });
  const { user, generate, choose } = open();
  await choose();
  await generate();

  const paper = within(await screen.findByRole('article', { name: 'A practice test' }));
  expect(sentBody).toEqual({
    examType: stage.id,
    subject: maths.id,
    difficulty: 3,
    questionCount: 15,
    timeLimit: 45,
  });
  for (const fact of ['45 minutes', '1 mark', 'Calculator not permitted']) {
    expect(paper.getByText(fact)).toBeInTheDocument();
  }
  expect(await paper.findByText('What is <b>2 + 2</b>?')).toBeInTheDocument();
  expect(paper.queryByText('Count on from two.')).not.toBeInTheDocument();
  await user.click(paper.getByRole('checkbox', { name: 'Show Detailed Solutions' }));
  expect(paper.getByText('Count on from two.')).toBeInTheDocument();
  expect(paper.queryByRole('region', { name: 'Answer Key' })).not.toBeInTheDocument();
  await user.click(paper.getByRole('checkbox', { name: 'Show Answer Key' }));
  expect(within(paper.getByRole('region', { name: 'Answer Key' })).getByText('A')).toBeInTheDocument();
  expect(screen.getByText('15 questions were written as drafts.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Review the drafts' })).toHaveAttribute('href', '#drafts');
});

test('without stage and subject no request is sent', async () => {
  const { generate, user } = open();
  await screen.findAllByRole('option', { name: '11+' });
  await generate();
  expect(screen.getAllByText('Please select both exam type and subject')).toHaveLength(2);
  const form = within(screen.getByRole('form', { name: 'Mock test' }));
  expect(form.getByLabelText('Exam type')).toHaveFocus();

  const questions = form.getByLabelText('Questions');
  await user.clear(questions);
  await generate();
  expect(screen.getByText('Questions must be between 5 and 50')).toBeInTheDocument();
  await user.type(questions, '51');
  await generate();
  expect(screen.getByText('Questions must be between 5 and 50')).toBeInTheDocument();
});

test('a failure shows the message of the specification, and the form stays', async () => {
  answer(generateMockTest, refuse('UNAVAILABLE', catalogue));
  const { generate, choose } = open();
  await choose();
  await generate();
  expect(await screen.findByText(catalogue)).toBeInTheDocument();
  expect(screen.getByLabelText('Questions')).toHaveValue(15);

  failWithNetworkError(generateMockTest);
  await generate();
  expect(await screen.findByText(catalogue)).toBeInTheDocument();
});

/** The generation of a mock test replies only when the run is cancelled, with a refusal. */
function answerUntilCancelled() {
  let refuseIt: (reply: ReturnType<typeof refuse>) => void = () => undefined;
  answer(generateMockTest, () => new Promise((resolve) => (refuseIt = resolve)));
  answer(cancelRun, ({ params }) => {
    expect(params.runId).toBe(run.id);
    answer(listRuns, { runs: [{ ...run, ...ended, status: 'cancelled' }] });
    refuseIt(refuse('CONFLICT', 'This generation was cancelled. Nothing was written.'));
    return { id: run.id, status: 'cancelled' as const };
  });
}

test('a running generation is shown and can be cancelled', async () => {
  answerUntilCancelled();
  const { generate, choose, user } = open();
  await choose();
  await generate();
  expect(await screen.findByText('Writing a mock test…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Generate Mock Test' })).toHaveAttribute('aria-busy', 'true');
  answer(listRuns, { runs: [run] });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. Nothing was written.')).toBeInTheDocument();
  expect(screen.queryByText('Writing a mock test…')).not.toBeInTheDocument();
  expect(screen.queryByText(catalogue)).not.toBeInTheDocument();

  answer(generateMockTest, buildGenerated());
  await generate();
  expect(await screen.findByRole('article', { name: 'A practice test' })).toBeInTheDocument();
});

test('a generation that the server has not begun yet is cancelled as soon as it runs', async () => {
  answerUntilCancelled();
  const { generate, choose, user } = open();
  await choose();
  await generate();
  let requests = 0;
  answer(listRuns, () => ({ runs: ++requests > 2 ? [run] : [] }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Cancelled. Nothing was written.')).toBeVisible();
});

const input = { examType: stage.id, subject: maths.id, difficulty: 5, questionCount: 20, timeLimit: 60 };

test('a double press starts one generation', async () => {
  const requests: unknown[] = [];
  answer(generateMockTest, async ({ body }) => {
    requests.push(body);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return buildGenerated();
  });
  const { choose, user } = open();
  await choose();
  await user.dblClick(screen.getByRole('button', { name: 'Generate Mock Test' }));
  expect(await screen.findByRole('article', { name: 'A practice test' })).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test('what the server refuses is shown at its field', async () => {
  answer(generateMockTest, refuseField('RULE_BROKEN', 'subject', 'This subject was deleted'));
  const { generate, choose } = open();
  const form = await choose();
  await generate();
  await waitFor(() =>
    expect(form.getByLabelText('Subject')).toHaveAccessibleDescription('This subject was deleted'),
  );
  expect(form.getByLabelText('Subject')).toHaveFocus();
});

test('leaving asks once for what was typed in any tab, and not after it was generated', async () => {
  answer(generateMockTest, buildGenerated());
  const { router, user, generate, choose } = open();
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
  const leave = () => act(() => router.navigate('/elsewhere'));
  const typed = async (tab: string, label: string, text: string) => {
    await user.click(await screen.findByRole('tab', { name: tab }));
    const field = within(screen.getByRole('form', { name: tab })).getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  await typed('Comprehension', 'Topic (optional)', 'Foxes');
  await typed('Vocabulary', 'Word count', '20');
  await leave();
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(router.state.location.pathname).toBe('/admin/ai-generator');
  expect(screen.getByLabelText('Topic (optional)')).toHaveValue('Foxes');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  await typed('Comprehension', 'Topic (optional)', ' ');
  await user.clear(screen.getByLabelText('Topic (optional)'));
  await typed('Vocabulary', 'Word count', '10');
  await user.click(screen.getByRole('tab', { name: 'Mock Tests' }));
  await choose();
  await generate();
  await screen.findByRole('article', { name: 'A practice test' });
  await leave();
  expect(question()).toBeNull();
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('after a reload a failed generation shows its reason, and its form is filled again', async () => {
  const failure = { message: catalogue, suggestion: 'The AI service is busy.' };
  answer(listRuns, { runs: [{ ...run, ...ended, status: 'failed', input, failure }] });
  open();
  expect(await screen.findByText(catalogue)).toBeVisible();
  expect(screen.getByText('The AI service is busy.')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Mock test' }));
  expect(form.getByLabelText('Questions')).toHaveValue(20);
  expect(form.getByLabelText('Difficulty')).toHaveValue('5');
  await form.findByRole('option', { name: maths.name });
  expect(form.getByLabelText('Subject')).toHaveValue(maths.id);
});

test('after a reload a running generation is still shown, and then its result', async () => {
  answer(listRuns, { runs: [{ ...run, input }] });
  open();
  expect(await screen.findByText('Writing a mock test…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate Mock Test' })).toHaveAttribute('aria-busy', 'true');
  const { testData } = buildGenerated();
  const result = { id: buildId(), title: testData.title, content: testData.content };
  answer(listRuns, { runs: [{ ...run, ...ended, input, status: 'done', createdQuestions: 20, result }] });
  const paper = within(await screen.findByRole('article', { name: testData.title }));
  expect(paper.getByText('60 minutes')).toBeVisible();
  expect(screen.getByText(/^20 questions were written as drafts/u)).toBeVisible();
});

test('the history opens an older test with its time limit', async () => {
  answer(generationHistory, ({ query }) => ({
    success: true,
    data: query.type === 'mock_test' ? [buildHistoryItem()] : [],
  }));
  const { user } = open();
  const [history] = await screen.findAllByRole('button', { name: 'History' });
  if (history) await user.click(history);
  await user.click(await screen.findByRole('button', { name: /An older test/ }));
  const paper = await screen.findByRole('article', { name: 'An older test' });
  expect(within(paper).getByText('60 minutes')).toBeInTheDocument();
});

test.each([
  ['Comprehension', generateComprehension, { difficulty: 3, topic: 'Foxes' }],
  ['Vocabulary', generateVocabulary, { difficulty: 3, count: 10 }],
] as const)('%s shows the generated content in a box', async (name, endpoint, input) => {
  let sentBody: unknown;
  answer(endpoint, ({ body }) => {
    sentBody = body;
    return buildGenerated(name === 'Comprehension' ? 'comprehension' : 'vocabulary');
  });
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name }));
  const form = within(screen.getByRole('form', { name }));
  await user.click(form.getByRole('button', { name: `Generate ${name}` }));
  expect(form.getByText('Please select an exam type')).toBeInTheDocument();
  await form.findByRole('option', { name: '11+' });
  await user.selectOptions(form.getByLabelText('Exam type'), stage.id);
  await user.click(form.getByRole('button', { name: `Generate ${name}` }));
  expect(form.getByText('Please select a subject')).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Subject'), maths.id);
  if ('topic' in input) await user.type(form.getByLabelText('Topic (optional)'), input.topic);
  await user.click(form.getByRole('button', { name: `Generate ${name}` }));
  expect(await screen.findByText('15 questions were written as drafts.')).toBeInTheDocument();
  expect(sentBody).toEqual({ examType: stage.id, subject: maths.id, ...input });
  expect(screen.queryByRole('article', { name: 'A practice test' })).not.toBeInTheDocument();
});
