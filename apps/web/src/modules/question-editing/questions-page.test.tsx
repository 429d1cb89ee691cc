import { listCorrections, readCorrectionRun } from '@markwell/shared/question-editing/corrections.contract';
import {
  deleteQuestions,
  listQuestions,
  readQuestion,
  setQuestionStatus,
} from '@markwell/shared/question-editing/questions.contract';
import type { ListedQuestionDto } from '@markwell/shared/question-bank/questions.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findRow } from '#testing/elements.ts';
import {
  buildListedQuestion,
  buildQuestionDetail,
  buildQuestionPage,
} from '#testing/admin-question-builders.ts';
import { stage } from '#testing/admin-network.ts';
import { answerQuestionsPage, maths, rapid, regular, openQuestionsPage } from '#testing/questions-page.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';

startServer();

let requested: unknown[];

beforeEach(() => {
  requested = answerQuestionsPage();
});

const select = (name: string) => screen.getByRole('combobox', { name });

describe('the list', () => {
  test('shows each question with its statistics', async () => {
    openQuestionsPage();
    const first = await findRow(/What is a half/u);
    expect(screen.getByText('2 of 3,316 questions')).toBeVisible();
    for (const text of ['12', 'Mathematics', '11+ · Fractions', 'A) 1/2 C) 1/8', 'C', 'Hard', '86% of 412'])
      expect(within(first).getByText(text)).toBeInTheDocument();
    const second = await findRow(/Image question/u);
    for (const text of ['N/A', 'Draft', 'Level 7', 'Not answered yet'])
      expect(within(second).getByText(text)).toBeInTheDocument();
    expect(second).toHaveTextContent(/Q \(question image\).*MCQ \(image options\)/u);
    expect(within(first).getByText(`${regular.id.slice(0, 8)}…${regular.id.slice(-8)}`)).toBeVisible();
  });

  test('copies the full id', async () => {
    const { user } = openQuestionsPage();
    await user.click(
      within(await findRow(/What is a half/u)).getByRole('button', {
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
    const { user } = openQuestionsPage();
    expect(await screen.findByText('10,000+ of 10,000+ questions')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more questions' }));
    expect(await findRow(/The next one/u)).toBeVisible();
    expect(await findRow(/What is a half/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more questions' })).not.toBeInTheDocument();
  });

  test('shows what to do when it is empty', async () => {
    answer(listQuestions, buildQuestionPage([]));
    const { user } = openQuestionsPage();
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeVisible();
    expect(screen.getByText('Upload some questions to get started')).toBeVisible();
    await user.selectOptions(select('Question type'), 'Regular');
    expect(await screen.findByText('Try adjusting your filters')).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    failWithNetworkError(listQuestions);
    const { user } = openQuestionsPage();
    expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
    expect(screen.queryByText('Counting questions…')).not.toBeInTheDocument();
    answer(listQuestions, buildQuestionPage([regular]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findRow(/What is a half/u)).toBeVisible();
  });
});

describe('the place in the list', () => {
  const [second, third] = [
    buildListedQuestion({ questionText: 'The second one' }),
    buildListedQuestion({ questionText: 'The third one' }),
  ];
  const pagesOf = (cursors: Record<string, ListedQuestionDto>) =>
    answer(listQuestions, ({ query: { cursor = '' } }) => {
      requested.push({ cursor });
      const question = cursors[cursor] ?? regular;
      return buildQuestionPage([question], { nextCursor: question === third ? null : question.id });
    });

  test('a reload loads as many pages as before', async () => {
    pagesOf({ [regular.id]: second, [second.id]: third });
    openQuestionsPage('?page=2');
    expect(await findRow(/The second one/u)).toBeVisible();
    expect(screen.queryByText('The third one')).not.toBeInTheDocument();
    expect(requested).toHaveLength(2);
  });

  test('a change shows in its row, and fetches no page again', async () => {
    answer(setQuestionStatus, { changed: 1 });
    const { user } = openQuestionsPage();
    await user.click(await screen.findByRole('checkbox', { name: /Select question 12/u }));
    await user.click(screen.getByRole('button', { name: 'Withdraw Selected' }));
    expect(await within(await findRow(/What is a half/u)).findByText('Draft')).toBeVisible();
    expect(requested).toHaveLength(1);
  });

  test('a selected question is reserved for assignments', async () => {
    answer(setQuestionStatus, { changed: 1 });
    const { user } = openQuestionsPage();
    await user.click(await screen.findByRole('checkbox', { name: /Select question 12/u }));
    await user.click(screen.getByRole('button', { name: 'Reserve Selected' }));
    const row = await findRow(/What is a half/u);
    expect(await within(row).findByText('Reserved for assignments')).toBeVisible();
  });

  test('the dialog goes through the list, by arrow keys too, and loads its next page', async () => {
    answer(readQuestion, ({ params }) =>
      buildQuestionDetail({ id: params.questionId, questionText: `Text of ${params.questionId}` }),
    );
    answer(listCorrections, { key: 'C', revisions: [], record: [] });
    answer(readCorrectionRun, { run: null });
    pagesOf({ [regular.id]: second, [second.id]: third });
    const { user, router } = openQuestionsPage(`?question=${regular.id}`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('1 of 1')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(await within(dialog).findByText(`Text of ${second.id}`)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByText(`Text of ${third.id}`)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.keyboard('{ArrowLeft}');
    expect(await within(dialog).findByText(`Text of ${second.id}`)).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('question')).toBe(second.id);
  });

  test('two quick steps both count', async () => {
    answer(readQuestion, ({ params }) =>
      buildQuestionDetail({ id: params.questionId, questionText: `Text of ${params.questionId}` }),
    );
    answer(listCorrections, { key: 'C', revisions: [], record: [] });
    answer(readCorrectionRun, { run: null });
    answer(listQuestions, buildQuestionPage([regular, second, third]));
    openQuestionsPage(`?question=${third.id}`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(`Text of ${third.id}`)).toBeVisible();
    act(() => {
      for (let press = 0; press < 2; press++)
        dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    });
    expect(await within(dialog).findByText(`Text of ${regular.id}`)).toBeVisible();
  });
});

describe('the filters', () => {
  test('are in the address, the subject after the stage', async () => {
    const { user, router } = openQuestionsPage();
    await findRow(/What is a half/u);
    expect(select('Subject')).toBeDisabled();
    await user.selectOptions(select('Stage'), '11+');
    await user.selectOptions(select('Subject'), 'Mathematics');
    await user.selectOptions(select('Question type'), 'Rapid-Fire');
    await waitFor(() => {
      expect(requested.at(-1)).toMatchObject({
        examType: stage.id,
        subject: maths.id,
        questionType: 'rapid-fire',
      });
    });
    expect(new URLSearchParams(router.state.location.search).get('subject')).toBe(maths.id);
    await user.selectOptions(select('Stage'), 'All stages');
    expect(select('Subject')).toHaveValue('');
  });

  test('the facility is in the address, and the list asks for it', async () => {
    const { user, router } = openQuestionsPage('?facility=unknown');
    await findRow(/What is a half/u);
    expect(select('Facility since the last change')).toHaveDisplayValue('Fewer than 40 answers');
    expect(requested).toEqual([expect.objectContaining({ facility: 'unknown' })]);
    await user.selectOptions(select('Facility since the last change'), '30% to 59%');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ facility: '30-to-59' }));
    expect(new URLSearchParams(router.state.location.search).get('facility')).toBe('30-to-59');
    await user.selectOptions(select('Facility since the last change'), 'Any facility');
    await waitFor(() => expect(requested.at(-1)).not.toHaveProperty('facility'));
  });

  test('the search is preset from the address, and an id is searched for in all subjects', async () => {
    openQuestionsPage(`?search=${regular.id}&examType=${stage.id}&subject=${maths.id}`);
    await findRow(/What is a half/u);
    expect(screen.getByRole('searchbox')).toHaveValue(regular.id);
    expect(requested).toEqual([{ search: regular.id }]);
    expect(select('Stage')).toBeDisabled();
    expect(select('Stage')).toHaveDisplayValue('All stages');
  });

  test('several long words are not an id: they are searched for in the subject that the selects show', async () => {
    openQuestionsPage(`?search=the perimeter of a square&examType=${stage.id}&subject=${maths.id}`);
    await findRow(/What is a half/u);
    expect(requested).toEqual([
      { search: 'the perimeter of a square', examType: stage.id, subject: maths.id },
    ]);
    await waitFor(() => {
      expect(select('Subject')).toHaveDisplayValue('Mathematics');
    });
  });

  test('topic, level, pictures and order are in the address too', async () => {
    const { user } = openQuestionsPage(`?examType=${stage.id}&subject=${maths.id}&questionType=rapid-fire`);
    await findRow(/What is a half/u);
    await waitFor(() => {
      expect(select('Topic')).toBeEnabled();
    });
    await user.selectOptions(select('Topic'), 'Ratio');
    await user.selectOptions(select('Level'), '7');
    await user.selectOptions(select('Pictures'), 'With pictures');
    await user.selectOptions(select('Order'), 'Hardest first');
    await waitFor(() => {
      expect(requested.at(-1)).toMatchObject({
        topic: maths.topics[1]?.id,
        difficulty: 7,
        pictures: 'with',
        order: 'hardest',
      });
    });
  });

  test('lists the questions of one upload', async () => {
    openQuestionsPage(`?batch=${stage.id}`);
    await findRow(/What is a half/u);
    expect(requested.at(-1)).toMatchObject({ batch: stage.id });
  });

  test('text is searched for in the subject', async () => {
    const { user } = openQuestionsPage(`?examType=${stage.id}&subject=${maths.id}`);
    await findRow(/What is a half/u);
    await user.type(screen.getByRole('searchbox'), 'half{Enter}');
    await waitFor(() => {
      expect(requested.at(-1)).toEqual({ search: 'half', examType: stage.id, subject: maths.id });
    });
  });
});

describe('bulk mode', () => {
  const choose = async (user: ReturnType<typeof openQuestionsPage>['user']) => {
    await findRow(/What is a half/u);
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
    const { user } = openQuestionsPage();
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
    const { user } = openQuestionsPage();
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
    const { user } = openQuestionsPage();
    await findRow(/What is a half/u);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Publish Selected' }));
    expect(await screen.findByText('1 question(s) published')).toBeVisible();
    expect(bodies).toEqual([{ questionIds: [rapid.id], status: 'published' }]);
  });
});
