import { submitTest, testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asExamSimulation, buildResults, buildTest } from '#testing/mock-test-builders.ts';
import { beginTest, findQuestion, serveTest, setNetwork, setUpActivePage } from '#testing/mock-test-page.tsx';
import { answer, failWithNetworkError } from '#testing/server.ts';

setUpActivePage();

const marked = { ...buildTest(), kind: 'EXAM_SIMULATION' as const };

/** Answers with the results that the server has marked: the first answer is correct. */
function serveMarked() {
  const results = buildResults(marked, ['A', 'B', 'B']);
  answer(submitTest, results);
  answer(testResults, { test: marked, results });
}

/** Runs the exam simulation to its end. */
async function finishExam(beforeSubmit: () => void) {
  const view = beginTest(asExamSimulation(marked));
  await findQuestion('Question text 1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mathematics / Exam Simulation');
  await view.user.keyboard('a{Enter}b{Enter}b{Enter}');
  beforeSubmit();
  const dialog = screen.getByRole('alertdialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Submit Test' }));
  return view;
}

test('its header says so, and its results come from the server', async () => {
  await finishExam(() => serveMarked());
  expect(await screen.findByText('33')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Question 1, correct' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Question 2, wrong' })).toBeVisible();
});

test('without network it says that the result follows, and shows it once the server has marked it', async () => {
  await finishExam(() => {
    failWithNetworkError(submitTest);
    setNetwork('offline');
  });
  expect(await screen.findByText(/Your answers are saved on this device, but not sent yet/u)).toBeVisible();
  expect(screen.queryByText('%')).not.toBeInTheDocument();
  serveTest(asExamSimulation(marked));
  serveMarked();
  setNetwork('online');
  expect(await screen.findByText('33')).toBeVisible();
});

test('work on an assignment that is not sent yet says until when its answers count', async () => {
  const work = { ...asExamSimulation(marked), kind: 'ASSIGNMENT' as const, assignmentTitle: 'Fractions' };
  const { user } = beginTest(work);
  await findQuestion('Question text 1');
  await user.keyboard('a{Enter}b{Enter}b{Enter}');
  failWithNetworkError(submitTest);
  setNetwork('offline');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have finished your work' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'What arrives more than 10 minutes after your time is over does not count.',
  );
});
