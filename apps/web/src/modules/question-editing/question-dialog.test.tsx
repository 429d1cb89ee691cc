import { listCorrections, readCorrectionRun } from '@markwell/shared/question-editing/corrections.contract';
import {
  deleteQuestion,
  editQuestion,
  readQuestion,
} from '@markwell/shared/question-editing/questions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findRow } from '#testing/elements.ts';
import { buildQuestionDetail } from '#testing/admin-question-builders.ts';
import { buildId } from '#testing/builders.ts';
import { answerQuestionsPage, regular, openQuestionsPage } from '#testing/questions-page.tsx';
import { answer, recordBodies, refuse, startServer } from '#testing/server.ts';

startServer();

beforeEach(() => {
  answerQuestionsPage();
});

describe('a question in detail', () => {
  const question = buildQuestionDetail({ id: regular.id });
  const view = async (user: ReturnType<typeof openQuestionsPage>['user']) => {
    await user.click(within(await findRow(/What is a half/u)).getByRole('button', { name: /^View/u }));
    return screen.findByRole('dialog', { name: 'Question 12' });
  };

  beforeEach(() => {
    answer(readQuestion, question);
  });

  test('shows its answer key, solution and classification, is read once, and has an address', async () => {
    const read = vi.fn(() => question);
    answer(readQuestion, read);
    const { user, router } = openQuestionsPage();
    const dialog = await view(user);
    expect(within(dialog).getByText('3/5')).toBeVisible();
    expect(within(dialog).getByText('Halve the quarter.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      `/admin/rapid-fire?tab=flagged&questionId=${regular.id}`,
    );
    const right = within(dialog)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes('Correct'));
    expect(right).toHaveTextContent('C 1/8');
    expect(dialog).not.toHaveTextContent('Not answered');
    expect(new URLSearchParams(router.state.location.search).get('question')).toBe(regular.id);
    await router.navigate(-1);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(read).toHaveBeenCalledOnce();
  });

  test('enlarges its pictures', async () => {
    answer(readQuestion, { ...question, questionImageUrl: '/media/a.webp', questionImageAlt: 'A pie' });
    const { user } = openQuestionsPage(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Question image' }));
    const box = await screen.findByRole('dialog', { name: 'Question image' });
    expect(within(box).getByRole('img', { name: 'A pie' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Question 12' })).toBeVisible();
  });

  test('can be edited; a change of the answer key needs confirmation and is shown afterwards', async () => {
    const sent: unknown[] = [];
    answer(editQuestion, ({ body }) => {
      sent.push(body);
      answer(readQuestion, { ...question, revision: 2, questionText: body.questionText });
      return {
        question: { ...question, revision: 2 },
        keyChange: { fromRevisionId: buildId(), toRevisionId: buildId(), answeredCount: 412 },
      };
    });
    answer(listCorrections, { key: 'A', revisions: [], record: [] });
    answer(readCorrectionRun, { run: null });
    const { user } = openQuestionsPage(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByRole('textbox', { name: 'Question text' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter question text')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Question text' }), 'A half of a half?');
    await user.click(screen.getByRole('radio', { name: 'Option B is correct' }));
    await user.click(screen.getByRole('button', { name: 'Remove option A' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Difficulty' }), '5 Expert');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the answer key?' });
    expect(dialog).toHaveTextContent('412 answers were marked with C as the correct one.');
    await user.click(within(dialog).getByRole('button', { name: 'Change answer key' }));
    expect(await screen.findByText('The answer key has changed')).toBeVisible();
    expect(screen.getByText('A half of a half?')).toBeVisible();
    expect(sent).toMatchObject([
      {
        revision: 1,
        openedWith: {
          topicId: question.topic.id,
          difficulty: question.difficulty,
          tier: null,
          timeLimit: null,
        },
        questionText: 'A half of a half?',
        options: [{ text: '1/4' }, { text: '1/8' }],
        correctLetter: 'A',
        difficulty: 5,
      },
    ]);
  });

  test('needs a correct option; a new answer key that is not confirmed is not saved', async () => {
    const sent = recordBodies(editQuestion, { question, keyChange: null });
    const { user } = openQuestionsPage(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Remove option C' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please choose the correct answer')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Option A is correct' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Option B is correct' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the answer key?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('radio', { name: 'Option B is correct' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(sent).not.toHaveBeenCalled();
  });

  test('is not saved with the same option twice', async () => {
    const sent: unknown[] = [];
    answer(editQuestion, ({ body }) => {
      sent.push(body);
      return { question, keyChange: null };
    });
    const { user } = openQuestionsPage(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const option = screen.getByRole('textbox', { name: 'Option B' });
    await user.clear(option);
    await user.type(option, '1/8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Options B) and C) are the same')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('keeps the typed text when saving fails, and asks before discarding it', async () => {
    answer(editQuestion, () => {
      answer(readQuestion, { ...question, questionText: 'What someone else wrote' });
      return refuse('CONFLICT', 'Someone else has edited this question.');
    });
    const { user } = openQuestionsPage(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByRole('textbox', { name: 'Explanation' }), ' Twice.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update question')).toBeVisible();
    expect(screen.getByText('Someone else has edited this question.')).toBeVisible();
    await user.keyboard('{Escape}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Explanation' })).toHaveValue('Halve the quarter. Twice.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('What someone else wrote')).toBeVisible();
  });

  test('is deleted after confirmation, and its dialog closes', async () => {
    const gone = vi.fn(() => ({ deleted: 1, archived: 0 }));
    answer(deleteQuestion, gone);
    const { user } = openQuestionsPage(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Question deleted successfully')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(gone).toHaveBeenCalledOnce();
  });

  test('shows an error when it does not exist', async () => {
    answer(readQuestion, refuse('NOT_FOUND', 'This question does not exist'));
    openQuestionsPage(`?question=${regular.id}`);
    expect(await screen.findByText('This question does not exist')).toBeVisible();
  });
});
