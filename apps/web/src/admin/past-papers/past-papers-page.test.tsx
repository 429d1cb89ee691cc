import {
  createPaper,
  deletePaper,
  listAdminPapers,
  readAdminPaper,
  updatePaper,
  uploadPaperAnswers,
  uploadPaperPdf,
  type AdminPaperDto,
} from '@markwell/shared/admin/past-papers/past-papers.contract';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import {
  allSubjects,
  listExamTypes,
  subjectsWithTopics,
} from '@markwell/shared/features/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildId, buildToken, buildUser } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render.tsx';
import { addHandler, answer, refuse, startServer } from '../../testing/server.ts';
import { PastPapersPage } from './past-papers-page.tsx';

startServer();

const stageId = buildId();
const subjectId = buildId();
const paperOf = (overrides: Partial<AdminPaperDto> = {}): AdminPaperDto => ({
  id: buildId(),
  title: 'Spring paper',
  stageId,
  subjectId,
  examType: { id: stageId, name: '11+ (Eleven Plus)' },
  subject: { id: subjectId, name: 'Mathematics', color: 'blue', visibility: 'PUBLIC' },
  year: 2024,
  paperNumber: 1,
  schoolName: 'Hill School',
  duration: 45,
  maxMarks: 30,
  totalQuestions: 12,
  difficulty: 'Hard',
  isFree: false,
  isPremium: true,
  pdfPath: null,
  answersFolder: null,
  files: { pdfBytes: null, questionImages: 0, solutionImages: 0 },
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...overrides,
});

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: vi.fn() }),
  );
  localStorage.setItem('token', buildToken());
  answer(currentUser, buildUser({ role: 'ADMIN' }));
  answer(listExamTypes, [{ id: stageId, name: '11+ (Eleven Plus)', code: 'ELEVEN_PLUS' }]);
  answer(allSubjects, [
    { id: subjectId, name: 'Mathematics', icon: '🔢', color: 'blue', examTypeId: stageId, topics: [] },
  ]);
  answer(subjectsWithTopics, []);
});

function tell(papers: AdminPaperDto[], total = papers.length) {
  const asked = vi.fn();
  answer(listAdminPapers, ({ query }) => {
    asked(query);
    const { page, limit } = query;
    return { papers, years: [2024], pagination: { page, pages: Math.ceil(total / limit), total } };
  });
  return asked;
}

const open = (search = '') => renderPage(<PastPapersPage />, `/admin/past-papers${search}`);

describe('the list', () => {
  test('shows the details and files of each paper', async () => {
    tell([
      paperOf({ files: { pdfBytes: 2048, questionImages: 12, solutionImages: 1 } }),
      paperOf({ title: 'Autumn paper', isPremium: false, isFree: true, schoolName: null }),
    ]);
    open();
    const row = (await screen.findByText('Spring paper')).closest('tr');
    for (const words of ['Hill School', 'Premium', '11+ · Mathematics', '2024', 'Hard'])
      expect(row).toHaveTextContent(words);
    expect(row).toHaveTextContent('PDF · 12 questions · 1 solution');
    expect(screen.getByText('Autumn paper').closest('tr')).toHaveTextContent('No files yet');
    expect(screen.getByText('2 papers')).toBeVisible();
  });

  test('search and filters are in the address and in the request', async () => {
    const asked = tell([paperOf()]);
    const { user, router } = open('?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search past papers' }), 'spring{Enter}');
    await user.selectOptions(await screen.findByLabelText('Stage'), '11+');
    await user.selectOptions(screen.getByLabelText('Year'), '2024');
    expect(router.state.location.search).toBe(`?search=spring&stageId=${stageId}&year=2024`);
    await vi.waitFor(() => {
      expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 25, search: 'spring', stageId, year: 2024 });
    });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
  });

  test('without papers it links to creating the first one', async () => {
    tell([]);
    const { user, router } = open();
    expect(await screen.findByRole('heading', { name: 'No papers found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create paper' }));
    expect(router.state.location.search).toBe('?view=create');
  });

  test('can be loaded again after a failure', async () => {
    addHandler(http.get(`*/api${listAdminPapers.path}`, () => HttpResponse.text('', { status: 500 })));
    const { user } = open();
    expect(await screen.findByText('Error loading data')).toBeVisible();
    tell([paperOf()]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Spring paper')).toBeVisible();
  });

  test('lists what is deleted with a paper, and shows an error when deleting fails', async () => {
    tell([paperOf({ files: { pdfBytes: 2048, questionImages: 2, solutionImages: 1 } })]);
    addHandler(http.delete(`*/api/past-papers/:id`, () => HttpResponse.text('', { status: 500 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Spring paper' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Spring paper?' }));
    expect(dialog.getByText('its PDF, 3 answer pictures and the reports about it')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete paper' }));
    expect(await screen.findByText('Error deleting paper')).toBeVisible();
    answer(deletePaper, ({ params }) => params);
    await user.click(dialog.getByRole('button', { name: 'Delete paper' }));
    expect(await screen.findByText('Past paper deleted')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('opens a paper’s form with its details', async () => {
    const paper = paperOf({ totalQuestions: null });
    tell([paper]);
    const sent = vi.fn();
    answer(updatePaper, ({ params, body }) => {
      sent(params.id, body);
      return paper;
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Spring paper' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit paper' }));
    await vi.waitFor(() => {
      expect(dialog.getByLabelText('Subject')).toHaveDisplayValue('Mathematics');
    });
    expect(dialog.getByRole('radio', { name: 'Premium' })).toBeChecked();
    await user.clear(dialog.getByLabelText('Max marks'));
    await user.click(dialog.getByRole('radio', { name: 'Free' }));
    await user.click(dialog.getByRole('button', { name: 'Save paper' }));
    expect(await screen.findByText('Past paper updated')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      paper.id,
      expect.objectContaining({ title: 'Spring paper', maxMarks: null, isPremium: false, isFree: true }),
    );
  });
});

describe('a new paper', () => {
  async function fill(user: ReturnType<typeof open>['user']) {
    await user.type(screen.getByLabelText('Title'), 'Summer paper');
    await screen.findByRole('option', { name: '11+' });
    await user.selectOptions(screen.getByLabelText('Stage'), '11+');
    await screen.findByRole('option', { name: 'Mathematics' });
    await user.selectOptions(screen.getByLabelText('Subject'), 'Mathematics');
  }
  const submit = (user: ReturnType<typeof open>['user']) =>
    user.click(screen.getByRole('button', { name: 'Create paper' }));

  test('needs title, stage and subject', async () => {
    const { user } = open('?view=create');
    await submit(user);
    expect(screen.getAllByText('Please fill in required fields')).toHaveLength(3);
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  test('needs a year and numbers within their limits', async () => {
    const { user } = open('?view=create');
    await fill(user);
    await user.clear(screen.getByLabelText('Year'));
    await user.type(screen.getByLabelText('Year'), '1999');
    await user.type(screen.getByLabelText('Max marks'), '0');
    await submit(user);
    expect(screen.getByText('Please enter a year from 2000 to 2030')).toBeVisible();
    expect(screen.getByText('Please enter 1 or more')).toBeVisible();
  });

  test('is preselected on the upload tab', async () => {
    const paper = paperOf({ title: 'Summer paper' });
    tell([paper]);
    answer(readAdminPaper, paper);
    const sent = vi.fn();
    answer(createPaper, ({ body }) => {
      sent(body);
      return paper;
    });
    const { user, router } = open('?view=create');
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
    const paper = paperOf();
    tell([paper]);
    answer(readAdminPaper, paper);
    const keys: (string | null)[] = [];
    addHandler(
      http.post('*/api/past-papers', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(paper);
      }),
    );
    const { user } = open('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Error creating past paper')).toBeVisible();
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Questions and solutions' })).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('that already exists is rejected with a suggestion, and the form keeps its values', async () => {
    answer(createPaper, refuse('CONFLICT', 'A past paper called "Summer paper" already exists'));
    const { user } = open('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByText('A past paper called "Summer paper" already exists')).toBeVisible();
    expect(screen.getByText('Please use a different title or exam type/subject combination')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Summer paper');
  });

  test('shows an error when it cannot be created', async () => {
    addHandler(http.post('*/api/past-papers', () => HttpResponse.text('', { status: 500 })));
    const { user } = open('?view=create');
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Error creating past paper')).toBeVisible();
  });

  test('shows an error when the subjects of its exam type cannot be loaded', async () => {
    answer(allSubjects, refuse('NOT_FOUND', 'Gone'));
    const { user } = open('?view=create');
    await screen.findByRole('option', { name: '11+' });
    await user.selectOptions(screen.getByLabelText('Stage'), '11+');
    expect(await screen.findByText('Error loading subjects for selected exam type')).toBeVisible();
  });
});

describe('the files of a paper', () => {
  const image = (name: string, type = 'image/png') => new File([name], name, { type });
  async function openUpload(paper = paperOf()) {
    tell([paper]);
    answer(readAdminPaper, paper);
    const view = open(`?view=upload&paper=${paper.id}`);
    await screen.findByRole('heading', { name: 'Questions and solutions' });
    return { ...view, paper };
  }
  const tiles = () =>
    within(screen.getByRole('list', { name: 'Pairing' }))
      .getAllByRole('listitem')
      .map((tile) => tile.getAttribute('aria-label'));

  test('include exactly one PDF', async () => {
    const { user } = await openUpload();
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(screen.getByText('Please select exactly one PDF file')).toBeVisible();
    const pdf = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('PDF file'), [pdf, new File(['x'], 'b.pdf', { type: pdf.type })]);
    expect(screen.getByText('Please select exactly one PDF file')).toBeVisible();
    answer(uploadPaperPdf, refuse('RULE_BROKEN', 'a.pdf is damaged or incomplete'));
    await user.upload(screen.getByLabelText('PDF file'), pdf);
    expect(screen.queryByText('Please select exactly one PDF file')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(await screen.findByText('a.pdf is damaged or incomplete')).toBeVisible();
    addHandler(http.post('*/api/past-papers/:id/upload-pdf', () => HttpResponse.text('', { status: 413 })));
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(await screen.findByText('Upload failed')).toBeVisible();
  });

  test('are paired by name, and can be moved and removed before they are sent', async () => {
    const { user } = await openUpload();
    await user.upload(screen.getByLabelText('Answer images'), [
      image('b.png'),
      image('Q2.png'),
      image('a.png'),
      image('s2 (1).png'),
    ]);
    expect(tiles()).toEqual([
      'Question 1: a.png',
      'Solution 1: b.png',
      'Question 2: Q2.png',
      'Solution 2: s2 (1).png',
    ]);
    await user.selectOptions(screen.getByLabelText('Use a.png as'), 'Question 2');
    expect(screen.getByText(/^Q2 is used twice/)).toBeVisible();
    expect(screen.getByText('Without a partner: S1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload 4 pictures' })).toBeDisabled();
    expect(screen.getByLabelText('Use a.png as')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Q2.png' }));
    expect(tiles()).toEqual(['Solution 1: b.png', 'Question 2: a.png', 'Solution 2: s2 (1).png']);
    expect(screen.getByRole('button', { name: 'Upload 3 pictures' })).toBeEnabled();
  });

  test('are rejected before they are sent when they are too large or not images', async () => {
    const { user } = await openUpload();
    const large = new File([new Uint8Array(5 * 1_048_576 + 1)], 'Q1.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Answer images'), [large, image('Q2.png')]);
    expect(screen.getByText('Q1.png is larger than 5 MB')).toBeVisible();
    expect(tiles()).toEqual(['Question 2: Q2.png']);
  });

  test('are sent twenty at a time; those that failed can be sent again', async () => {
    const { user, paper } = await openUpload();
    const requests: string[][] = [];
    addHandler(
      http.post('*/api/past-papers/:id/upload-answers', async ({ request }) => {
        const text = await request.text();
        requests.push([...text.matchAll(/name="([QS]\d+)"/gu)].map(([, place]) => place ?? ''));
        return requests.length === 2
          ? HttpResponse.text('', { status: 503 })
          : HttpResponse.json(uploadPaperAnswers.response.parse(paper));
      }),
    );
    const names = Array.from({ length: 22 }, (_, index) => `Q${String(22 - index)}.png`);
    await user.upload(
      screen.getByLabelText('Answer images'),
      names.map((name) => image(name)),
    );
    expect(screen.getByText(/^They are sent 20 at a time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload 22 pictures' }));
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(tiles()).toEqual(['Question 21: Q21.png', 'Question 22: Q22.png']);
    await user.click(screen.getByRole('button', { name: 'Upload 2 pictures' }));
    expect(await screen.findByText('2 pictures uploaded')).toBeVisible();
    expect(requests.map((places) => places.length)).toEqual([20, 2, 2]);
    expect(requests[0]?.[0]).toBe('Q1');
    expect(screen.queryByRole('list', { name: 'Pairing' })).not.toBeInTheDocument();
  });
});
