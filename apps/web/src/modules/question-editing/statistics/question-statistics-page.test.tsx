import { listSuspiciousQuestions } from '@markwell/shared/question-editing/question-statistics.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerAdminPage, maths, stage } from '#testing/admin-network.ts';
import { buildSuspiciousQuestion } from '#testing/admin-question-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { QuestionStatisticsPage } from './question-statistics-page.tsx';

startServer();
beforeEach(() => {
  answerAdminPage({ stages: [stage], subjects: [maths] });
});

const open = (at = '/admin/question-statistics') => renderPage(<QuestionStatisticsPage />, at);
const reply = { total: 1, judged: 812, countedAt: '2026-03-06T15:04:00.000Z' };

test('lists suspicious questions with the reasons and a link to correct each', async () => {
  const question = buildSuspiciousQuestion();
  answer(listSuspiciousQuestions, { ...reply, questions: [question] });
  open();
  const link = await screen.findByRole('link', { name: 'What is a half of a quarter?' });
  const row = within(link.closest('tr') ?? document.body);
  const dialog = `/admin/manage-questions?search=${question.id}&question=${question.id}`;
  expect(link).toHaveAttribute('href', dialog);
  expect(row.getByRole('link', { name: 'Check: What is a half of a quarter?' })).toHaveAttribute(
    'href',
    dialog,
  );
  expect(within(row.getByRole('list', { name: 'Reasons' })).getAllByRole('listitem')).toHaveLength(2);
  expect(row.getByText('Negative discrimination')).toBeVisible();
  expect(row.getByText('95%: 38% to 52%').closest('td')).toHaveTextContent(/^45%/u);
  expect(row.getByText('−0.12')).toBeVisible();
  expect(screen.getByText('1 suspicious question')).toBeVisible();
  expect(
    screen.getByText(
      /at least 40 answers.*812 published questions have as many; last counted 6 Mar 2026, 15:04/u,
    ),
  ).toBeVisible();
});

test('says that a typed question has no options', async () => {
  answer(listSuspiciousQuestions, { ...reply, questions: [{ ...buildSuspiciousQuestion(), options: [] }] });
  open();
  const link = await screen.findByRole('link', { name: 'What is a half of a quarter?' });
  expect(within(link.closest('tr') ?? document.body).getByText('None')).toBeVisible();
});

test('is filtered by reason, type, stage and subject, in the address', async () => {
  const requested = vi.fn();
  answer(listSuspiciousQuestions, ({ query }) => {
    requested(query);
    return { ...reply, questions: [buildSuspiciousQuestion()] };
  });
  const { user, router } = open(`/admin/question-statistics?examType=${stage.id}`);
  await user.selectOptions(await screen.findByLabelText('Reason'), 'Very low facility');
  await user.selectOptions(screen.getByLabelText('Question type'), 'Rapid-Fire');
  await waitFor(() => {
    expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ examType: stage.id, suspicion: 'very-hard', questionType: 'rapid-fire' }),
    );
  });
  expect(router.state.location.search).toContain('suspicion=very-hard');
});

test('is empty until questions have enough answers, and when no question matches', async () => {
  answer(listSuspiciousQuestions, { questions: [], total: 0, judged: 0, countedAt: null });
  const { user } = open('/admin/question-statistics?suspicion=very-easy');
  await user.click(await screen.findByRole('button', { name: 'Show all suspicious questions' }));
  expect(
    await screen.findByText('A question is judged once it has 40 answers since its last change'),
  ).toBeVisible();
  expect(screen.getByText(/0 published questions have as many\./u)).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(listSuspiciousQuestions);
  const { user } = open();
  expect(await screen.findByText('The question statistics could not be loaded.')).toBeVisible();
  answer(listSuspiciousQuestions, { ...reply, questions: [buildSuspiciousQuestion()] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'What is a half of a quarter?' })).toBeVisible();
});
