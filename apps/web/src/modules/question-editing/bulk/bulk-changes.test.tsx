import {
  countMatchingQuestions,
  listBulkChanges,
  listUnchangedQuestions,
  startBulkChange,
  undoBulkChange,
  type BulkChangeDto,
} from '@markwell/shared/question-editing/bulk-changes.contract';
import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findRow } from '#testing/elements.ts';
import { buildQuestionPage } from '#testing/admin-question-builders.ts';
import { stage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { answerQuestionsPage, maths, regular, openQuestionsPage } from '#testing/questions-page.tsx';
import { answer, startServer } from '#testing/server.ts';

startServer();

beforeEach(() => {
  answerQuestionsPage();
});

describe('all that match', () => {
  const running: BulkChangeDto = {
    id: buildId(),
    kind: 'move',
    status: 'running',
    topicName: 'Ratio',
    difficulty: null,
    startedBy: null,
    createdAt: '2026-03-03T10:00:00.000Z',
    finishedAt: null,
    total: 2044,
    pending: 1000,
    changed: 1044,
    skipped: 0,
    undone: 0,
    notUndone: 0,
    canUndo: false,
  };

  test('are moved on the server after a confirmation with their number, with progress', async () => {
    answer(listQuestions, () =>
      buildQuestionPage([regular], {
        nextCursor: regular.id,
        counts: { matching: { count: 2044, isCapped: false }, total: { count: 3316, isCapped: false } },
      }),
    );
    answer(countMatchingQuestions, { count: 2044 });
    const started: unknown[] = [];
    answer(startBulkChange, ({ body }) => {
      started.push(body);
      answer(listBulkChanges, { bulkChanges: [running] });
      return { bulkChange: running };
    });
    const { user } = openQuestionsPage(`?examType=${stage.id}&subject=${maths.id}&order=oldest`);
    await findRow(/What is a half/u);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Select all 2,044 that match' }));
    expect(screen.getByText('All 2,044 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2,044 questions?' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Exam type' }), '11+');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Subject' }), 'Mathematics');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Topic' }), 'Ratio');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Move to Ratio: running')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Move to Ratio' })).toHaveAttribute(
      'aria-valuetext',
      '1,044 of 2,044',
    );
    expect(started).toEqual([
      {
        action: { kind: 'move', topicId: maths.topics[1]?.id },
        selection: { filter: { examType: stage.id, subject: maths.id, search: '' }, count: 2044 },
      },
    ]);
    expect(screen.queryByText('All 2,044 selected')).not.toBeInTheDocument();
  });

  test('what was skipped is listed, and the change can be undone', async () => {
    const finished: BulkChangeDto = {
      ...running,
      status: 'finished',
      finishedAt: '2026-03-03T10:01:00.000Z',
      pending: 0,
      changed: 2040,
      skipped: 4,
      canUndo: true,
    };
    answer(listBulkChanges, { bulkChanges: [finished] });
    answer(listUnchangedQuestions, {
      questions: [{ id: regular.id, questionText: 'What is a half?', reason: 'Already in this topic' }],
      total: 4,
    });
    answer(undoBulkChange, { bulkChange: { ...finished, status: 'undoing', canUndo: false } });
    const { user } = openQuestionsPage();
    await user.click(await screen.findByRole('button', { name: 'Earlier bulk changes' }));
    const list = within(await screen.findByRole('dialog', { name: 'Bulk changes' }));
    expect(list.getByText(/2,040 questions changed and 4 skipped/u)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'See what did not change' }));
    expect(await screen.findByText('Already in this topic')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(list.getByRole('button', { name: 'Undo' }));
    answer(listBulkChanges, { bulkChanges: [{ ...finished, status: 'undoing', canUndo: false }] });
    await user.click(await screen.findByRole('button', { name: 'Undo the change' }));
    expect(await list.findByText(/0 questions undone/u)).toBeVisible();
  });
});
