import {
  correctMarks,
  listCorrections,
  readCorrectionRun,
  type CorrectableRevisionDto,
  type CorrectionsDto,
} from '@markwell/shared/question-editing/corrections.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { CorrectionsSection } from './corrections-section.tsx';

startServer();
beforeEach(() => {
  answerAdminPage();
  answer(readCorrectionRun, { run: null });
});

const revision: CorrectableRevisionDto = {
  revisionId: buildId(),
  number: 1,
  key: 'A',
  optionsChanged: false,
  attempts: 1200,
  quizAnswers: 0,
  pupils: 800,
  marksUp: 50,
  marksDown: 1,
  canRemark: true,
  canVoid: true,
  voidAttempts: 0,
  canRestore: false,
};
const before: CorrectionsDto = { key: 'C', revisions: [revision], record: [] };
const past = {
  id: buildId(),
  action: 'remark' as const,
  fromNumber: 1,
  toNumber: 2,
  affectedAttempts: 51,
  correctedBy: 'Ada',
  createdAt: '2026-03-03T10:00:00.000Z',
};
const after: CorrectionsDto = {
  key: 'C',
  revisions: [{ ...revision, marksUp: 0, marksDown: 0, canRemark: false }],
  record: [past],
};

const finishedAt = '2026-03-03T10:00:00.000Z';
const run = {
  ...{ id: buildId(), pupils: 800, correctedPupils: 0 },
  ...{ affectedAttempts: 0, notifiedPupils: 0, finishedAt: null },
};

const open = (number = 2) =>
  renderPage(<CorrectionsSection question={{ id: buildId(), revision: number }} />, '/');
const button = (name: string) => screen.findByRole('button', { name });

test('re-marks after the counts were confirmed, and shows how far it is and the result', async () => {
  const sent: unknown[] = [];
  answer(listCorrections, before);
  answer(correctMarks, ({ body }) => {
    sent.push(body);
    answer(readCorrectionRun, { run: { ...run, correctedPupils: 200 } });
    return { run };
  });
  const { user } = open();
  expect(await screen.findByText(/1,200 finished tests of 800 pupils\./u)).toBeVisible();
  await user.click(await button('Re-mark'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Re-mark with C as the correct answer?' });
  expect(dialog).toHaveTextContent(
    '1,200 finished tests of 800 pupils: 50 answers earn more marks, 1 answer earns fewer.',
  );
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Re-mark' }));
  await waitFor(() => {
    expect(screen.getByRole('progressbar', { name: 'Correction' })).toHaveAttribute(
      'aria-valuetext',
      '200 of 800 pupils',
    );
  });
  expect(screen.queryByRole('button', { name: 'Re-mark' })).not.toBeInTheDocument();
  answer(listCorrections, after);
  answer(readCorrectionRun, {
    run: { ...run, correctedPupils: 800, affectedAttempts: 51, notifiedPupils: 1, finishedAt },
  });
  expect(
    await screen.findByText('51 results changed; 1 pupil has a new score and was notified.'),
  ).toBeVisible();
  expect(
    await screen.findByText(
      '3 March 2026: Re-marked, revision 1 with the answer key of revision 2; 51 results changed (Ada)',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Re-mark' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ action: 'remark', fromRevisionId: revision.revisionId }]);
});

test('stops counting a question, or shows why that is not possible', async () => {
  answer(listCorrections, before);
  answer(correctMarks, refuse('CONFLICT', 'There is nothing to correct'));
  const { user } = open();
  await user.click(await button('Do not count in scores'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop counting the question in scores?' });
  expect(dialog).toHaveTextContent('1,200 finished tests of 800 pupils will be scored without it.');
  await user.click(within(dialog).getByRole('button', { name: 'Do not count in scores' }));
  expect(await screen.findByText('Failed to correct the results')).toBeVisible();
  expect(screen.getByText('There is nothing to correct')).toBeVisible();
});

test('shows a correction that someone else has started', async () => {
  answer(listCorrections, before);
  answer(readCorrectionRun, { run: { ...run, correctedPupils: 1 } });
  open();
  expect(await screen.findByText('The results are being corrected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Re-mark' })).not.toBeInTheDocument();
});

test('a void question can be counted again', async () => {
  const isVoid = { attempts: 0, pupils: 0, canRemark: false, canVoid: false, canRestore: true };
  answer(listCorrections, { ...before, revisions: [{ ...revision, ...isVoid, voidAttempts: 1200 }] });
  const sent: unknown[] = [];
  answer(correctMarks, ({ body }) => {
    sent.push(body.action);
    answer(listCorrections, before);
    const done = { correctedPupils: 800, affectedAttempts: 1200, notifiedPupils: 7 };
    answer(readCorrectionRun, { run: { ...run, ...done, finishedAt } });
    return { run };
  });
  const { user } = open();
  expect(await screen.findByText('It does not count in the score of 1,200 finished tests.')).toBeVisible();
  await user.click(await button('Count in scores again'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Count the question in scores again?' });
  await user.click(within(dialog).getByRole('button', { name: 'Count in scores again' }));
  expect(await screen.findByText(/^1,200 results changed; 7 pupils have a new score/u)).toBeVisible();
  expect(await button('Do not count in scores')).toBeVisible();
  expect(sent).toEqual(['restore']);
});

test('warns when a letter may mean another option; quiz answers can only be re-marked', async () => {
  answer(listCorrections, {
    ...before,
    revisions: [
      { ...revision, optionsChanged: true, attempts: 0, quizAnswers: 3, pupils: 1, canVoid: false },
    ],
  });
  open();
  expect(await screen.findByText(/The options have changed too/u)).toBeVisible();
  expect(screen.getByText(/3 rapid-fire answers of 1 pupil\./u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Do not count in scores' })).not.toBeInTheDocument();
});

test('is hidden when there is nothing to correct, and can be loaded again after a failure', async () => {
  answer(listCorrections, refuse('INTERNAL', 'No'));
  const { user } = open();
  await screen.findByText('The corrections could not be loaded');
  answer(listCorrections, { key: 'C', revisions: [], record: [] });
  await user.click(await button('Try Again'));
  await expect.poll(() => screen.queryByText('The corrections could not be loaded')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Corrections' })).not.toBeInTheDocument();
});
