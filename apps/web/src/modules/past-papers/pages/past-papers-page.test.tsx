import {
  listPastPapers,
  pastPaperAnswers,
  pastPaperDownload,
  premiumContact,
  type PastPaperDto,
  type PremiumContactDto,
} from '@markwell/shared/past-papers/past-papers.contract';
import { listExamBoards } from '@markwell/shared/subjects/stages.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildExamBoard, buildId, builderOf } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { PastPapersPage } from './past-papers-page.tsx';

startServer();

const elevenPlus = { id: buildId(), name: '11+ (Eleven Plus)' };
const gcse = { id: buildId(), name: 'GCSE' };
const maths = { id: buildId(), name: 'Mathematics', color: 'blue' as const };
const english = { id: buildId(), name: 'English', color: 'brick' as const };
const gcseMaths = { id: buildId(), name: 'Mathematics', color: 'blue' as const };

const buildPaper = builderOf<PastPaperDto>(() => ({
  id: buildId(),
  title: 'A paper',
  schoolName: null,
  examType: elevenPlus,
  subject: maths,
  examBoard: null,
  year: 2024,
  difficulty: 'Medium',
  duration: 45,
  maxMarks: 50,
  totalQuestions: 12,
  isPremium: false,
  isLocked: false,
  pdfPath: '/pdf',
  markSchemePath: null,
  answersFolder: '/answers',
}));

const papers = [
  buildPaper({ title: 'Maths 2025', year: 2025, schoolName: 'Hollybrook School' }),
  buildPaper({ title: 'English 2024', subject: english, difficulty: 'Easy', pdfPath: null }),
  buildPaper({
    title: 'GCSE 2023',
    examType: gcse,
    subject: gcseMaths,
    year: 2023,
    difficulty: 'Hard',
    isPremium: true,
    answersFolder: null,
    duration: null,
    maxMarks: null,
    totalQuestions: null,
  }),
];

beforeEach(() => {
  localStorage.clear();
  signIn({ currentStageId: gcse.id });
  answer(listPastPapers, papers);
  answer(pastPaperAnswers, { title: 'Maths 2025', answers: [] });
});

const open = (query = '') => renderPage(<PastPapersPage />, `/past-papers${query}`);
const card = (name: string) => screen.findByRole('article', { name });
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const select = (name: string) => screen.getByRole('combobox', { name });

describe('a card', () => {
  test('shows the paper’s details', async () => {
    open();
    const paper = await card('Maths 2025');
    for (const text of [
      'Hollybrook School',
      '11+ · Mathematics',
      '2025',
      '45 mins',
      '50 marks',
      'Medium',
      '12 questions',
    ])
      expect(within(paper).getByText(text)).toBeVisible();
    expect(within(paper).queryByText('Premium')).not.toBeInTheDocument();
    expect(within(paper).getByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(within(paper).getByRole('button', { name: 'View Answers' })).toBeVisible();
  });

  test('opening its answers adds a history entry: Back closes them and stays on the page', async () => {
    const { user, router } = open('?year=2025');
    await user.click(within(await card('Maths 2025')).getByRole('button', { name: 'View Answers' }));
    expect(await screen.findByRole('dialog', { name: 'Maths 2025' })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(await card('Maths 2025')).toBeVisible();
    expect(router.state.location.search).toBe('?year=2025');
  });

  test('an address with answers opens them, and closing removes them from it', async () => {
    const { user, router } = open(`?answers=${papers[0]?.id ?? ''}`);
    expect(await screen.findByRole('dialog', { name: 'Maths 2025' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(router.state.location.search).toBe('');
  });

  test('shows only the actions and details that exist', async () => {
    open();
    const premium = await card('GCSE 2023');
    expect(within(premium).getByText('Premium')).toBeVisible();
    expect(within(premium).queryByRole('button', { name: 'View Answers' })).not.toBeInTheDocument();
    expect(premium).not.toHaveTextContent(/mins|marks|questions|null/u);
    expect(
      within(await card('English 2024')).queryByRole('button', { name: 'Download PDF' }),
    ).not.toBeInTheDocument();
  });

  test('for the user’s own exam comes first', async () => {
    open();
    await card('GCSE 2023');
    await waitFor(() => expect(titles()).toEqual(['GCSE 2023', 'Maths 2025', 'English 2024']));
  });
});

describe('the filters', () => {
  test('open on demand, and are combined and kept in the address', async () => {
    const { user, router } = open();
    await card('Maths 2025');
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const years = within(select('Year')).getAllByRole('option');
    expect(years.map(({ textContent }) => textContent)).toEqual(['All years', '2025', '2024', '2023']);

    await user.selectOptions(select('Exam type'), '11+');
    expect(titles()).toEqual(['Maths 2025', 'English 2024']);
    expect(within(select('Subject')).queryByRole('option', { name: /GCSE/u })).not.toBeInTheDocument();
    await user.selectOptions(select('Difficulty'), 'Easy');
    expect(titles()).toEqual(['English 2024']);
    expect(new URLSearchParams(router.state.location.search).get('examTypeId')).toBe(elevenPlus.id);
    expect(new URLSearchParams(router.state.location.search).get('difficulty')).toBe('Easy');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();

    await user.selectOptions(select('Year'), '2023');
    expect(screen.getByRole('heading', { name: 'No papers found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters or check back later')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toHaveLength(3);
    expect(router.state.location.search).toBe('');
    expect(screen.getAllByRole('combobox')[0]).toHaveFocus();
  });

  test('are set by the address, and a subject is reset with its stage', async () => {
    const { user } = open(`?examTypeId=${elevenPlus.id}&subjectId=${english.id}`);
    await card('English 2024');
    expect(titles()).toEqual(['English 2024']);
    expect(select('Subject')).toHaveValue(english.id);
    await user.selectOptions(select('Exam type'), 'GCSE');
    expect(select('Subject')).toHaveValue('');
    expect(titles()).toEqual(['GCSE 2023']);
  });

  test('show when the address contains an unknown value', async () => {
    open('?subjectId=nothing');
    expect(await screen.findByRole('heading', { name: 'No papers found' })).toBeVisible();
    expect(select('Subject')).toHaveDisplayValue('Not in this list');
  });
});

describe('the pupil’s exam board', () => {
  const [gl, iseb] = [buildExamBoard({ name: 'GL Assessment' }), buildExamBoard({ name: 'ISEB' })];
  const forBoards = [
    buildPaper({ title: 'ISEB 2026', year: 2026, examBoard: iseb }),
    buildPaper({ title: 'Any board 2025', year: 2025 }),
    buildPaper({ title: 'GL 2024', examBoard: gl }),
    buildPaper({ title: 'GCSE 2026', year: 2026, examType: gcse, subject: gcseMaths }),
  ];
  beforeEach(() => {
    answer(listExamBoards, [gl, iseb]);
    answer(listPastPapers, forBoards);
  });

  test('decides the order within the pupil’s stage, says so, and can be ignored', async () => {
    signIn({ currentStageId: elevenPlus.id, currentExamBoardId: gl.id });
    const { user, router } = open();
    const ordered = await screen.findByRole('checkbox', { name: 'Papers for GL Assessment first' });
    expect(ordered).toBeChecked();
    expect(titles()).toEqual(['GL 2024', 'Any board 2025', 'ISEB 2026', 'GCSE 2026']);
    expect(within(await card('GL 2024')).getByText('GL Assessment')).toBeVisible();
    await user.click(ordered);
    expect(titles()).toEqual(['ISEB 2026', 'Any board 2025', 'GL 2024', 'GCSE 2026']);
    expect(router.state.location.search).toBe('?boardFirst=no');
    await user.click(ordered);
    expect(titles()[0]).toBe('GL 2024');
  });

  test('makes no difference when it is not chosen', async () => {
    signIn({ currentStageId: elevenPlus.id });
    open();
    await card('GL 2024');
    expect(titles()).toEqual(['ISEB 2026', 'Any board 2025', 'GL 2024', 'GCSE 2026']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('is also a filter, which a stage without boards resets', async () => {
    signIn({ currentStageId: elevenPlus.id });
    const { user } = open();
    await card('GL 2024');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(select('Exam board'), 'ISEB');
    expect(titles()).toEqual(['ISEB 2026']);
    await user.selectOptions(select('Exam type'), 'GCSE');
    expect(titles()).toEqual(['GCSE 2026']);
    expect(screen.queryByRole('combobox', { name: 'Exam board' })).not.toBeInTheDocument();
  });
});

describe('a locked paper', () => {
  const locked = buildPaper({ title: 'Locked', isPremium: true, isLocked: true });

  test.each<[string, PremiumContactDto, string | null]>([
    [
      'an e-mail address',
      { kind: 'email', address: 'premium@school.example' },
      'mailto:premium@school.example',
    ],
    ['a page', { kind: 'page', address: 'https://school.example/p' }, 'https://school.example/p'],
    ['nothing', null, null],
  ])('explains premium and whom to ask instead of failing; the setting is %s', async (_, contact, href) => {
    answer(listPastPapers, [locked]);
    answer(premiumContact, { contact });
    const { user } = open();
    const paper = within(await card('Locked'));
    expect(paper.getByText('You need premium to open this paper.')).toBeVisible();
    expect(paper.queryByRole('button', { name: /Download PDF|View Answers/u })).not.toBeInTheDocument();
    await user.click(paper.getByRole('button', { name: 'How to get premium' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Premium papers' }));
    expect(await dialog.findByText(/^Ask the person who runs Markwell at your school/u)).toBeVisible();
    expect(dialog.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
  });
});

describe('a download', () => {
  test('saves the file under its name', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.getAttribute('href')).toBe('/media/key.pdf?expires=1&signature=s');
      expect(this.download).toBe('Maths-2025.pdf');
    });
    answer(pastPaperDownload, { url: '/media/key.pdf?expires=1&signature=s', filename: 'Maths-2025.pdf' });
    const { user } = open();
    await user.click(within(await card('Maths 2025')).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
  });

  test('of the mark scheme asks for that PDF; papers without one have no button for it', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const asked = vi.fn();
    answer(listPastPapers, [...papers, buildPaper({ title: 'Marked', markSchemePath: '/scheme' })]);
    answer(pastPaperDownload, ({ query }) => {
      asked(query.document);
      return { url: '/media/scheme.pdf', filename: 'Marked-mark-scheme.pdf' };
    });
    const { user } = open();
    await user.click(within(await card('Marked')).getByRole('button', { name: 'Mark scheme' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(asked.mock.calls).toEqual([['mark-scheme']]);
    const other = within(await card('Maths 2025'));
    expect(other.queryByRole('button', { name: 'Mark scheme' })).not.toBeInTheDocument();
    saved.mockRestore();
  });

  test.each([
    ['PREMIUM_REQUIRED', 'Premium access required to download this paper'],
    ['NOT_FOUND', 'Failed to download PDF. Please try again.'],
  ] as const)('refused with %s shows %s', async (code, message) => {
    answer(pastPaperDownload, refuse(code, 'No'));
    const { user } = open();
    await user.click(within(await card('GCSE 2023')).getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

test('papers that do not load can be requested again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  failWithNetworkError(listPastPapers);
  const { user } = open();
  expect(await screen.findByText('Failed to load past papers. Please try again.')).toBeVisible();
  expect(warned).toHaveBeenCalled();
  answer(listPastPapers, papers);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Maths 2025')).toBeVisible();
});

test('the back link leads to the dashboard', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  expect(router.state.location.pathname).toBe('/');
});
