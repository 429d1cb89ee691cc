import {
  editRapidFireQuestion,
  listRapidFireQuestions,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, findRow } from '#testing/elements.ts';
import { answerAdminPage, maths, stage } from '#testing/admin-network.ts';
import { buildRapidFireQuestion, buildRapidFireQuestionPage } from '#testing/moderation-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { RapidFireQuestions } from './rapid-fire-questions.tsx';

startServer();

const question = buildRapidFireQuestion();
let requested: unknown[];

beforeEach(() => {
  answerAdminPage({ stages: [stage], subjects: [maths] });
  requested = [];
  answer(listRapidFireQuestions, ({ query }) => {
    requested.push(query);
    return buildRapidFireQuestionPage(
      [question, buildRapidFireQuestion({ questionText: null, status: 'draft' })],
      23,
    );
  });
});

const open = (query = '') =>
  renderPage(
    <RapidFireQuestions bulkActions={(selection) => `Chosen: ${JSON.stringify(selection)}`} />,
    `/admin/rapid-fire${query}`,
  );
const select = (name: string) => screen.getByRole('combobox', { name });
const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

test('shows each question, with a link to its details', async () => {
  open();
  const first = await findRow(/What is 6 × 7/u);
  for (const text of ['Mathematics', '11+ · Times tables', '3', 'Sprinter', '20 s'])
    expect(within(first).getByText(text)).toBeVisible();
  expect(within(first).getByRole('link', { name: 'Details of What is 6 × 7?' })).toHaveAttribute(
    'href',
    `/admin/manage-questions?search=${question.id}&question=${question.id}`,
  );
  expect(within(await findRow(/Image question/u)).getByText('Draft')).toBeVisible();
  expect(screen.getByText('23 questions with drafts')).toBeVisible();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
});

test('selected questions get the bulk actions', async () => {
  const { user } = open();
  await findRow(/What is 6 × 7/u);
  await user.click(screen.getByRole('checkbox', { name: /^Select What is 6/u }));
  expect(screen.getByText(`Chosen: {"questionIds":["${question.id}"]}`)).toBeVisible();
});

test('all questions that match the filters get them, not only those of the page', async () => {
  const { user } = open(`?level=3&subjectId=${maths.id}&examTypeId=${stage.id}&search=times`);
  await findRow(/What is 6 × 7/u);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(button('Select all 23 that match'));
  const filter = {
    questionType: 'rapid-fire',
    search: 'times',
    examType: stage.id,
    subject: maths.id,
    difficulty: 3,
  };
  expect(screen.getByText(`Chosen: ${JSON.stringify({ filter })}`)).toBeVisible();
});

test('the filters and the page are in the address', async () => {
  const { user, router } = open('?page=2&level=nonsense');
  await findRow(/What is 6 × 7/u);
  expect(requested.at(-1)).toMatchObject({ page: 2, limit: 10, search: '' });
  expect(select('Subject')).toBeDisabled();
  await user.selectOptions(select('Stage'), '11+');
  await user.selectOptions(select('Subject'), 'Mathematics');
  await user.selectOptions(select('Level'), 'Level 9: Grand Champion');
  await user.type(screen.getByRole('searchbox'), 'ratio{Enter}');
  await waitFor(() => {
    expect(requested.at(-1)).toMatchObject({
      page: 1,
      search: 'ratio',
      examTypeId: stage.id,
      subjectId: maths.id,
      level: 9,
    });
  });
  await user.click(button('Next'));
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ page: 2, search: 'ratio', level: 9 }));
  expect(router.state.location.search).toContain('level=9');
  await user.click(button('Clear Filters'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a page after the last one shows the last one', async () => {
  const { router } = open('?page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
});

test('an edit is validated before it is sent, and sends the revision it started from', async () => {
  const sent: unknown[] = [];
  answer(editRapidFireQuestion, ({ body, params }) => {
    sent.push({ ...params, ...body });
    return { question };
  });
  const { user } = open();
  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Edit/u }));
  await user.clear(field('Question text'));
  await user.clear(field('Time limit'));
  await user.type(field('Time limit'), '5');
  await user.click(button('Save'));
  expect(screen.getByText('Please enter question text')).toBeVisible();
  expect(screen.getByText('At least 10 seconds')).toBeVisible();
  expect(sent).toEqual([]);

  await user.type(field('Question text'), 'What is 6 × 8?');
  await user.clear(field('Time limit'));
  await user.type(field('Time limit'), '45');
  await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox'), '4 Challenger');
  await user.click(button('Save'));
  expect(await screen.findByText('Question updated successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      id: question.id,
      questionText: 'What is 6 × 8?',
      explanationText: 'Six sevens.',
      level: 4,
      timeLimit: 45,
      revision: 1,
      openedWith: { level: question.level, timeLimit: question.timeLimit },
    },
  ]);
});

test('a formula that cannot be shown is listed while it is typed', async () => {
  const { user } = open();
  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Edit/u }));
  await user.type(field('Question text'), ' $x^^2$');
  // Before its end is typed, the list has the unfinished formula.
  await waitFor(() => {
    expect(screen.getByRole('list', { name: 'Formulas that cannot be shown' })).toHaveTextContent('$x^^2$');
  });
});

test('an edit that fails keeps the typed text, also after Escape', async () => {
  answer(editRapidFireQuestion, refuse('CONFLICT', 'Someone else has edited this question.'));
  const { user } = open();
  await user.click(within(await findRow(/What is 6 × 7/u)).getByRole('button', { name: /^Edit/u }));
  await user.type(field('Explanation'), ' Learn them.');
  await user.click(button('Save'));
  expect(await screen.findByText('Failed to update question')).toBeVisible();
  expect(screen.getByText('Someone else has edited this question.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(button('Keep editing'));
  expect(field('Explanation')).toHaveValue('Six sevens. Learn them.');
  await user.keyboard('{Escape}');
  await user.click(button('Discard changes'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the list shows the first 100 characters of a question and of its explanation', async () => {
  const long = { ...question, questionText: 'q'.repeat(101), explanationText: 'e'.repeat(101) };
  answer(listRapidFireQuestions, buildRapidFireQuestionPage([long]));
  open();
  expect(await screen.findByText(`${'q'.repeat(100)}…`)).toBeVisible();
  expect(screen.getByText(`${'e'.repeat(100)}…`)).toBeVisible();
});

test('an empty list and a failed request show a message', async () => {
  answer(listRapidFireQuestions, buildRapidFireQuestionPage([]));
  const { user, unmount } = open();
  expect(await screen.findByText('Upload some questions to get started')).toBeVisible();
  await user.selectOptions(select('Level'), 'Level 1: Warm-Up');
  expect(await screen.findByText('Try adjusting your filters')).toBeVisible();
  unmount();

  failWithNetworkError(listRapidFireQuestions);
  const again = open();
  expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
  answer(listRapidFireQuestions, buildRapidFireQuestionPage([question], 10_000, true));
  await again.user.click(button('Try Again'));
  expect(await screen.findByText('10,000+ questions with drafts')).toBeVisible();
});
