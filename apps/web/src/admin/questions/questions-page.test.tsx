import { listCorrections } from '@markwell/shared/admin/questions/corrections.contract';
import {
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  listQuestions,
  readQuestion,
  setQuestionStatus,
} from '@markwell/shared/admin/questions/questions.contract';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { listExamTypes, subjectsWithTopics } from '@markwell/shared/features/subjects/subjects.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildListedQuestion,
  buildQuestionDetail,
  buildQuestionPage,
} from '../../testing/admin-question-builders.ts';
import { buildId, buildToken, buildUser } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '../../testing/server.ts';
import { QuestionsPage } from './questions-page.tsx';

startServer();

const stage = { id: buildId(), name: '11+ (Eleven Plus)', code: 'ELEVEN_PLUS' };
const maths = {
  id: buildId(),
  name: 'Mathematics',
  icon: '📐',
  color: 'blue' as const,
  examTypeId: stage.id,
  examType: { name: stage.name },
  topics: [
    { id: buildId(), name: 'Fractions', questionCount: 4 },
    { id: buildId(), name: 'Ratio', questionCount: 2 },
  ],
};
const regular = buildListedQuestion();
const rapid = buildListedQuestion({
  questionType: 'rapid-fire',
  status: 'draft',
  questionNumber: 4,
  questionText: null,
  answer: null,
  hasQuestionImage: true,
  hasImageOptions: true,
  difficulty: null,
  level: 7,
  answeredCount: 0,
  correctCount: 0,
});

let asked: unknown[];

beforeEach(() => {
  localStorage.setItem('token', buildToken());
  answer(currentUser, buildUser({ role: 'ADMIN' }));
  answer(listExamTypes, [stage]);
  answer(subjectsWithTopics, [maths]);
  asked = [];
  answer(listQuestions, ({ query }) => {
    asked.push(query);
    return buildQuestionPage([regular, rapid]);
  });
});

const open = (query = '') => renderPage(<QuestionsPage />, `/admin/manage-questions${query}`);
const row = (name: RegExp) => screen.findByRole('row', { name });
const select = (name: string) => screen.getByRole('combobox', { name });

describe('the list', () => {
  test('shows each question with its statistics', async () => {
    open();
    const first = await row(/What is a half/u);
    expect(screen.getByText('2 of 3,316 questions')).toBeVisible();
    for (const text of ['12', 'Mathematics', 'Fractions', 'C', 'Hard', '86% of 412'])
      expect(within(first).getByText(text)).toBeInTheDocument();
    const second = await row(/Image question/u);
    for (const text of ['N/A', 'Draft', 'Level 7', 'Not answered yet'])
      expect(within(second).getByText(text)).toBeInTheDocument();
    expect(second).toHaveTextContent(/Q \(question image\).*MCQ \(image options\)/u);
    expect(within(first).getByText(`${regular.id.slice(0, 8)}…${regular.id.slice(-8)}`)).toBeVisible();
  });

  test('copies the full id', async () => {
    const { user } = open();
    await user.click(
      within(await row(/What is a half/u)).getByRole('button', {
        name: new RegExp(`copy the id ${regular.id}$`, 'u'),
      }),
    );
    expect(await navigator.clipboard.readText()).toBe(regular.id);
  });

  test('shows more questions on request', async () => {
    const more = buildListedQuestion({ questionText: 'The next one' });
    answer(listQuestions, ({ query }) =>
      query.cursor === regular.id
        ? buildQuestionPage([more], { counts: null })
        : buildQuestionPage([regular], {
            nextCursor: regular.id,
            counts: {
              matching: { count: 10_000, isCapped: true },
              total: { count: 10_000, isCapped: true },
            },
          }),
    );
    const { user } = open();
    expect(await screen.findByText('10,000+ of 10,000+ questions')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more questions' }));
    expect(await row(/The next one/u)).toBeVisible();
    expect(await row(/What is a half/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more questions' })).not.toBeInTheDocument();
  });

  test('shows what to do when it is empty', async () => {
    answer(listQuestions, buildQuestionPage([]));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    expect(screen.getByText('Upload some questions to get started')).toBeVisible();
    await user.selectOptions(select('Question type'), 'Regular');
    expect(await screen.findByText('Try adjusting your filters')).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    failWithNetworkError(listQuestions);
    const { user } = open();
    expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
    answer(listQuestions, buildQuestionPage([regular]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await row(/What is a half/u)).toBeVisible();
  });
});

describe('the filters', () => {
  test('are in the address, the subject after the stage', async () => {
    const { user, router } = open();
    await row(/What is a half/u);
    expect(select('Subject')).toBeDisabled();
    await user.selectOptions(select('Stage'), '11+');
    await user.selectOptions(select('Subject'), 'Mathematics');
    await user.selectOptions(select('Question type'), 'Rapid-Fire');
    await waitFor(() => {
      expect(asked.at(-1)).toMatchObject({
        examType: stage.id,
        subject: maths.id,
        questionType: 'rapid-fire',
      });
    });
    expect(new URLSearchParams(router.state.location.search).get('subject')).toBe(maths.id);
    await user.selectOptions(select('Stage'), 'All stages');
    expect(select('Subject')).toHaveValue('');
  });

  test('the search is preset from the address, and an id is searched for in all subjects', async () => {
    open(`?search=${regular.id}&examType=${stage.id}&subject=${maths.id}`);
    await row(/What is a half/u);
    expect(screen.getByRole('searchbox')).toHaveValue(regular.id);
    expect(asked).toEqual([{ search: regular.id }]);
  });

  test('text is searched for in the subject', async () => {
    const { user } = open(`?examType=${stage.id}&subject=${maths.id}`);
    await row(/What is a half/u);
    await user.type(screen.getByRole('searchbox'), 'half{Enter}');
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({ search: 'half', examType: stage.id, subject: maths.id });
    });
  });
});

describe('bulk mode', () => {
  const choose = async (user: ReturnType<typeof open>['user']) => {
    await row(/What is a half/u);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
    return screen.findByRole('alertdialog');
  };

  test('deletes by type after confirmation, and closes', async () => {
    const deleted: unknown[] = [];
    answer(deleteQuestions, ({ body }) => {
      deleted.push(body);
      return { deleted: 1, archived: 0 };
    });
    const { user } = open();
    const dialog = await choose(user);
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete 2 question(s)? This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted 2 question(s)')).toBeVisible();
    expect(deleted).toEqual([
      { questionIds: [regular.id], questionType: 'regular' },
      { questionIds: [rapid.id], questionType: 'rapid-fire' },
    ]);
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  test('stays when the deletion fails', async () => {
    answer(deleteQuestions, refuse('INTERNAL', 'No'));
    const { user } = open();
    const dialog = within(await choose(user));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete questions. Please try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  test('publishes the drafts among the selected', async () => {
    const bodies: unknown[] = [];
    answer(setQuestionStatus, ({ body }) => {
      bodies.push(body);
      return { changed: 1 };
    });
    const { user } = open();
    await row(/What is a half/u);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Publish Selected' }));
    expect(await screen.findByText('1 question(s) published')).toBeVisible();
    expect(bodies).toEqual([{ questionIds: [rapid.id], status: 'published' }]);
  });
});

describe('a question in detail', () => {
  const question = buildQuestionDetail({ id: regular.id });
  const view = async (user: ReturnType<typeof open>['user']) => {
    await user.click(within(await row(/What is a half/u)).getByRole('button', { name: /^View/u }));
    return screen.findByRole('dialog', { name: 'Question 12' });
  };

  beforeEach(() => {
    answer(readQuestion, question);
  });

  test('shows its answer key, solution and classification, and has an address', async () => {
    const { user, router } = open();
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
  });

  test('enlarges its pictures', async () => {
    answer(readQuestion, { ...question, questionImageUrl: '/media/a.webp', questionImageAlt: 'A pie' });
    const { user } = open(`?question=${regular.id}`);
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
    const { user } = open(`?question=${regular.id}`);
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
        questionText: 'A half of a half?',
        options: [{ text: '1/4' }, { text: '1/8' }],
        correctLetter: 'A',
        grade: 5,
      },
    ]);
  });

  test('needs a correct option; a new answer key that is not confirmed is not saved', async () => {
    const sent = vi.fn();
    answer(editQuestion, ({ body }) => {
      sent(body);
      return { question, keyChange: null };
    });
    const { user } = open(`?question=${regular.id}`);
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
    const { user } = open(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const option = screen.getByRole('textbox', { name: 'Option B' });
    await user.clear(option);
    await user.type(option, '1/8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Options B) and C) are the same')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('keeps the typed text when saving fails, and asks before discarding it', async () => {
    answer(editQuestion, refuse('CONFLICT', 'Someone else has edited this question.'));
    const { user } = open(`?question=${regular.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByRole('textbox', { name: 'Explanation' }), ' Twice.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update question')).toBeVisible();
    expect(screen.getByText('Someone else has edited this question.')).toBeVisible();
    await user.keyboard('{Escape}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Explanation' })).toHaveValue('Halve the quarter. Twice.');
  });

  test('is deleted after confirmation, and its dialog closes', async () => {
    const gone = vi.fn(() => ({ deleted: 1, archived: 0 }));
    answer(deleteQuestion, gone);
    const { user } = open(`?question=${regular.id}`);
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
    open(`?question=${regular.id}`);
    expect(await screen.findByText('This question does not exist')).toBeVisible();
  });
});
