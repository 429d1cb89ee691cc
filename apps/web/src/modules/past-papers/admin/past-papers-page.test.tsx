import {
  createPaper,
  deletePaper,
  listAdminPapers,
  readAdminPaper,
  updatePaper,
} from '@markwell/shared/past-papers/past-papers-admin.contract';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerPaperList,
  answerPastPapersPage,
  buildPaper,
  stageId,
  subjectId,
  examBoard,
  openPastPapersPage,
} from '#testing/past-papers-page.tsx';
import { addHandler, answer, recordBodies, refuse, startServer } from '#testing/server.ts';

startServer();
beforeEach(answerPastPapersPage);

describe('the list', () => {
  test('shows the details and files of each paper', async () => {
    answerPaperList([
      buildPaper({ files: { pdfBytes: 2048, markSchemeBytes: 1024, questionImages: 12, solutionImages: 1 } }),
      buildPaper({ title: 'Autumn paper', isPremium: false, isFree: true, schoolName: null }),
    ]);
    openPastPapersPage();
    const row = (await screen.findByText('Spring paper')).closest('tr');
    for (const words of ['Hill School', 'Premium', '11+ · Mathematics', '2024', 'Hard'])
      expect(row).toHaveTextContent(words);
    expect(row).toHaveTextContent('PDF · mark scheme · 12 questions · 1 solution');
    expect(screen.getByText('Autumn paper').closest('tr')).toHaveTextContent('No files yet');
    expect(screen.getByText('2 papers')).toBeVisible();
  });

  test('search and filters are in the address and in the request', async () => {
    const requested = answerPaperList([buildPaper()]);
    const { user, router } = openPastPapersPage('?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search past papers' }), 'spring{Enter}');
    await user.selectOptions(await screen.findByLabelText('Stage'), '11+');
    await user.selectOptions(screen.getByLabelText('Year'), '2024');
    expect(router.state.location.search).toBe(`?search=spring&stageId=${stageId}&year=2024`);
    await waitFor(() => {
      expect(requested).toHaveBeenLastCalledWith({
        page: 1,
        limit: 25,
        search: 'spring',
        stageId,
        year: 2024,
      });
    });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
  });

  test('without papers it links to creating the first one', async () => {
    answerPaperList([]);
    const { user, router } = openPastPapersPage();
    expect(await screen.findByRole('heading', { name: 'No papers found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create paper' }));
    expect(router.state.location.search).toBe('?view=create');
  });

  test('can be loaded again after a failure', async () => {
    addHandler(http.get(`*/api${listAdminPapers.path}`, () => HttpResponse.text('', { status: 500 })));
    const { user } = openPastPapersPage();
    expect(await screen.findByText('Error loading data')).toBeVisible();
    answerPaperList([buildPaper()]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Spring paper')).toBeVisible();
  });

  test('lists what is deleted with a paper, and shows an error when deleting fails', async () => {
    answerPaperList([
      buildPaper({ files: { pdfBytes: 2048, markSchemeBytes: 1024, questionImages: 2, solutionImages: 1 } }),
    ]);
    addHandler(http.delete(`*/api/past-papers/:id`, () => HttpResponse.text('', { status: 500 })));
    const { user } = openPastPapersPage();
    await user.click(await screen.findByRole('button', { name: 'Delete Spring paper' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Spring paper?' }));
    expect(
      dialog.getByText('its PDF, its mark scheme, 3 answer pictures and the reports about it'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete paper' }));
    expect(await screen.findByText('Error deleting paper')).toBeVisible();
    answer(deletePaper, ({ params }) => params);
    await user.click(dialog.getByRole('button', { name: 'Delete paper' }));
    expect(await screen.findByText('Past paper deleted')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('opens a paper’s form with its details', async () => {
    const paper = buildPaper({ totalQuestions: null });
    answerPaperList([paper]);
    const sent = vi.fn();
    answer(updatePaper, ({ params, body }) => {
      sent(params.id, body);
      return paper;
    });
    const { user } = openPastPapersPage();
    await user.click(await screen.findByRole('button', { name: 'Edit Spring paper' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit paper' }));
    await waitFor(() => {
      expect(dialog.getByLabelText('Subject')).toHaveDisplayValue('Mathematics');
    });
    expect(dialog.getByRole('radio', { name: 'Premium' })).toBeChecked();
    await user.clear(dialog.getByLabelText('Max marks'));
    await user.selectOptions(await dialog.findByLabelText('Exam board'), 'GL Assessment');
    await user.click(dialog.getByRole('radio', { name: 'Free' }));
    await user.click(dialog.getByRole('button', { name: 'Save paper' }));
    expect(await screen.findByText('Past paper updated')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      paper.id,
      expect.objectContaining({
        title: 'Spring paper',
        examBoardId: examBoard.id,
        maxMarks: null,
        isPremium: false,
        isFree: true,
      }),
    );
  });
});

describe('a new paper', () => {
  async function fill(user: ReturnType<typeof openPastPapersPage>['user']) {
    await user.type(screen.getByLabelText('Title'), 'Summer paper');
    await screen.findByRole('option', { name: '11+' });
    await user.selectOptions(screen.getByLabelText('Stage'), '11+');
    await screen.findByRole('option', { name: 'Mathematics' });
    await user.selectOptions(screen.getByLabelText('Subject'), 'Mathematics');
  }
  const submit = (user: ReturnType<typeof openPastPapersPage>['user']) =>
    user.click(screen.getByRole('button', { name: 'Create paper' }));

  test('needs title, stage and subject', async () => {
    const { user } = openPastPapersPage('?view=create');
    await submit(user);
    expect(screen.getAllByText('Please fill in required fields')).toHaveLength(3);
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  test('needs a year and numbers within their limits', async () => {
    const { user } = openPastPapersPage('?view=create');
    await fill(user);
    await user.clear(screen.getByLabelText('Year'));
    await user.type(screen.getByLabelText('Year'), '1999');
    await user.type(screen.getByLabelText('Max marks'), '0');
    await submit(user);
    expect(screen.getByText('Please enter a year from 2000 to 2030')).toBeVisible();
    expect(screen.getByText('Please enter 1 or more')).toBeVisible();
  });

  test('is preselected on the upload tab', async () => {
    const paper = buildPaper({ title: 'Summer paper' });
    answerPaperList([paper]);
    answer(readAdminPaper, paper);
    const sent = recordBodies(createPaper, paper);
    const { user, router } = openPastPapersPage('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Questions and solutions' })).toBeVisible();
    expect(router.state.location.search).toBe(`?view=upload&paper=${paper.id}`);
    expect(screen.getByLabelText('Paper')).toHaveValue(paper.id);
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Summer paper',
        stageId,
        subjectId,
        difficulty: 'Medium',
        isFree: true,
      }),
    );
  });

  test('is requested with the same idempotency key when the reply got lost', async () => {
    const paper = buildPaper();
    answerPaperList([paper]);
    answer(readAdminPaper, paper);
    const keys: (string | null)[] = [];
    addHandler(
      http.post('*/api/past-papers', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(paper);
      }),
    );
    const { user } = openPastPapersPage('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Error creating past paper')).toBeVisible();
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Questions and solutions' })).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('that already exists is rejected with a suggestion, and the form keeps its values', async () => {
    answer(createPaper, refuse('CONFLICT', 'A past paper called "Summer paper" already exists'));
    const { user } = openPastPapersPage('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByText('A past paper called "Summer paper" already exists')).toBeVisible();
    expect(screen.getByText('Please use a different title or exam type/subject combination')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Summer paper');
  });

  test('shows an error when it cannot be created', async () => {
    addHandler(http.post('*/api/past-papers', () => HttpResponse.text('', { status: 500 })));
    const { user } = openPastPapersPage('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Error creating past paper')).toBeVisible();
  });

  test('shows an error when the subjects of its stage cannot be loaded', async () => {
    answer(allSubjects, refuse('NOT_FOUND', 'Gone'));
    const { user } = openPastPapersPage('?view=create');
    await screen.findByRole('option', { name: '11+' });
    await user.selectOptions(screen.getByLabelText('Stage'), '11+');
    expect(await screen.findByText('Error loading subjects for selected exam type')).toBeVisible();
  });
});
