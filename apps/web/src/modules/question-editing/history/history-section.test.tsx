import { readHistory, undoChange } from '@markwell/shared/question-editing/history.contract';
import type { QuestionHistoryDto } from '@markwell/shared/question-editing/history.contract';
import { listCorrections, readCorrectionRun } from '@markwell/shared/question-editing/corrections.contract';
import { editPassage } from '@markwell/shared/question-editing/passages.contract';
import { readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildQuestionDetail } from '#testing/admin-question-builders.ts';
import { buildId } from '#testing/builders.ts';
import { answerQuestionsPage, regular } from '#testing/questions-page.tsx';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { QuestionsPage } from '../questions-page.tsx';

startServer();

const passage = { id: buildId(), title: 'The lighthouse', body: 'It was dark.', questionCount: 5 };
const question = buildQuestionDetail({ id: regular.id, revision: 2, passage });
const changeId = buildId();
const history: QuestionHistoryDto = {
  changes: [
    {
      id: changeId,
      at: '2026-03-01T10:00:00.000Z',
      by: 'Ada Admin',
      differences: [
        { part: 'question-text', letter: null, before: 'A half of ten?', after: 'A half of twelve?' },
        { part: 'answer', letter: null, before: 'A', after: 'C' },
        { part: 'option-picture', letter: 'B', before: null, after: '/media/b.webp' },
      ],
    },
  ],
  olderChanges: 3,
  created: { at: '2026-02-01T10:00:00.000Z', by: null },
  undo: { changeId, otherQuestions: 4, changesKey: true },
};

beforeEach(() => {
  answerQuestionsPage();
  answer(readQuestion, question);
  answer(readHistory, history);
  answer(listCorrections, { key: 'C', revisions: [], record: [] });
  answer(readCorrectionRun, { run: null });
});

async function openHistory() {
  const page = renderPage(<QuestionsPage />, `/admin/manage-questions?question=${regular.id}`);
  await page.user.click(await screen.findByText('History'));
  const list = await screen.findByRole('list', { name: 'Changes' });
  return { ...page, list };
}

test('shows who changed what and when, with the words that differ', async () => {
  const { list } = await openHistory();
  const [change, older, created] = within(list).getAllByRole('listitem');
  expect(change).toHaveTextContent('1 Mar 2026, 10:00 · Ada Admin');
  expect(within(change ?? list).getByRole('deletion')).toHaveTextContent('removed: ten');
  expect(within(change ?? list).getByRole('insertion')).toHaveTextContent('added: twelve');
  expect(change).toHaveTextContent('Correct answerA→changed toC');
  expect(within(change ?? list).getByRole('img', { name: 'Picture for option B after' })).toBeInTheDocument();
  expect(older).toHaveTextContent('3 older changes are not shown.');
  expect(created).toHaveTextContent('1 Feb 2026, 10:00 · UnknownCreated');
});

test('shortens what did not change', async () => {
  const long = (word: string) => `${'Before. '.repeat(100)}It was ${word}.${' After.'.repeat(100)}`;
  answer(readHistory, {
    ...history,
    changes: [
      {
        id: changeId,
        at: '2026-03-01T10:00:00.000Z',
        by: null,
        differences: [{ part: 'passage', letter: null, before: long('dark'), after: long('light') }],
      },
    ],
  });
  const { list } = await openHistory();
  expect(list).toHaveTextContent(/^[^…]*…[^…]*It was removed: darkadded: light\. After\.[^…]*…/u);
  expect(list.textContent.length).toBeLessThan(500);
});

test('undoes the last change after saying what that means', async () => {
  const undone = vi.fn();
  answer(undoChange, ({ body }) => {
    undone(body);
    return {
      question,
      keyChange: { fromRevisionId: buildId(), toRevisionId: buildId(), answeredCount: 412 },
    };
  });
  const { user } = await openHistory();
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo the last change?' });
  expect(dialog).toHaveTextContent('The passage is restored for 4 other questions too.');
  expect(dialog).toHaveTextContent('The correct answer changes.');
  await user.click(within(dialog).getByRole('button', { name: 'Undo change' }));
  expect(await screen.findByText('The last change is undone')).toBeVisible();
  expect(await screen.findByText('The answer key has changed')).toBeVisible();
  expect(undone).toHaveBeenCalledExactlyOnceWith({ changeId });
});

test('says when someone else changed the question in the meantime', async () => {
  answer(undoChange, refuse('CONFLICT', 'Someone else has edited this question. Please open it again.'));
  const { user } = await openHistory();
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await user.click(await screen.findByRole('button', { name: 'Undo change' }));
  expect(await screen.findByText(/Someone else has edited this question/u)).toBeVisible();
});

test('the passage is edited for all its questions, and kept when saving fails', async () => {
  const sent: unknown[] = [];
  answer(editPassage, refuse('CONFLICT', 'Someone else has edited this passage. Please open it again.'));
  const { user } = renderPage(<QuestionsPage />, `/admin/manage-questions?question=${regular.id}`);
  await user.click(await screen.findByRole('button', { name: 'Edit passage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit passage' });
  expect(dialog).toHaveTextContent('5 questions are about this passage. The change is for all of them.');
  const text = within(dialog).getByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.type(text, 'It was light.');
  await user.click(within(dialog).getByRole('button', { name: 'Save passage' }));
  expect(await within(dialog).findByText(/Someone else has edited this passage/u)).toBeVisible();
  expect(text).toHaveValue('It was light.');
  answer(editPassage, ({ body, params }) => {
    sent.push({ ...params, ...body });
    return { passageId: buildId(), changedQuestions: 5 };
  });
  await user.click(within(dialog).getByRole('button', { name: 'Save passage' }));
  expect(await screen.findByText('Passage updated')).toBeVisible();
  expect(sent).toEqual([{ passageId: passage.id, title: 'The lighthouse', body: 'It was light.' }]);
});
