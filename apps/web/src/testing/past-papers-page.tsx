import { listAdminPapers, type AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { listExamBoards } from '@markwell/shared/subjects/stages.contract';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { vi } from 'vitest';
import { answerAdminPage, stage } from './admin-network.ts';
import { PastPapersPage } from '#modules/past-papers/admin/past-papers-page.tsx';
import { giveFilesAddresses } from './browser.ts';
import { builderOf, buildExamBoard, buildId } from './builders.ts';
import { renderPage } from './render.tsx';
import { answer } from './server.ts';

/** The stage and the subject of every paper built here. */
export const stageId = stage.id;
export const subjectId = buildId();
export const examBoard = buildExamBoard({ name: 'GL Assessment' });

export const buildPaper = builderOf<AdminPaperDto>(() => ({
  id: buildId(),
  title: 'Spring paper',
  stageId,
  subjectId,
  examType: { id: stageId, name: '11+ (Eleven Plus)' },
  examBoardId: null,
  examBoardName: null,
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
  markSchemePath: null,
  answersFolder: null,
  files: { pdfBytes: null, markSchemeBytes: null, questionImages: 0, solutionImages: 0 },
  updatedAt: '2026-03-01T09:00:00.000Z',
}));

/** Signs an administrator in, and answers with one stage and one subject. */
export function answerPastPapersPage(): void {
  giveFilesAddresses();
  answerAdminPage({ stages: [stage] });
  answer(listExamBoards, [examBoard]);
  answer(allSubjects, [
    {
      id: subjectId,
      name: 'Mathematics',
      icon: '🔢',
      color: 'blue',
      examTypeId: stageId,
      topics: [],
      _count: { topics: 0, questions: 0 },
    },
  ]);
}

/** Answers with these papers; the mock it returns records each query. */
export function answerPaperList(papers: AdminPaperDto[], total = papers.length) {
  const requested = vi.fn();
  answer(listAdminPapers, ({ query }) => {
    requested(query);
    const { page, limit } = query;
    return { papers, years: [2024], pagination: { page, pages: Math.ceil(total / limit), total } };
  });
  return requested;
}

export const openPastPapersPage = (search = '') =>
  renderPage(<PastPapersPage />, `/admin/past-papers${search}`);
