import type { Database } from '@markwell/database/connect';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { visibleSubjects, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { MediaReference } from '#platform/storage/media-urls.ts';

export interface PaperRow {
  id: string;
  title: string;
  schoolName: string | null;
  year: number;
  difficulty: 'EASY' | 'MEDIUM' | 'HARD';
  duration: number | null;
  maxMarks: number | null;
  totalQuestions: number | null;
  isPremium: boolean;
  stage: { id: string; name: string };
  subject: { id: string; name: string; color: string };
  examBoard: { id: string; name: string } | null;
  pdfFileId: string | null;
  markSchemeFileId: string | null;
  answerCount: number;
}

type DescribedFile = MediaReference & { alternativeText: string };

export interface AnswerRow {
  number: number;
  questionFile: DescribedFile | null;
  solutionFile: DescribedFile | null;
}

export interface PaperAccess {
  title: string;
  isPremium: boolean;
}

const file = { select: { storageKey: true, access: true } } as const;
const describedFile = { select: { storageKey: true, access: true, alternativeText: true } } as const;

/** The papers of subjects that the viewer may see, newest first. */
export async function findPapers(db: Database, viewer: Viewer): Promise<PaperRow[]> {
  const papers = await db.pastPaper.findMany({
    where: { subject: visibleSubjects(viewer) },
    orderBy: [{ year: 'desc' }, { stage: { order: 'asc' } }, { subject: { order: 'asc' } }, { title: 'asc' }],
    select: {
      id: true,
      title: true,
      schoolName: true,
      year: true,
      difficulty: true,
      duration: true,
      maxMarks: true,
      totalQuestions: true,
      isPremium: true,
      stage: { select: { id: true, name: true } },
      subject: { select: { id: true, name: true, color: true } },
      examBoard: { select: { id: true, name: true } },
      pdfFileId: true,
      markSchemeFileId: true,
      _count: { select: { answers: true } },
    },
  });
  return papers.map(({ _count, ...paper }) => ({ ...paper, answerCount: _count.answers }));
}

export async function findPaperWithAnswers(
  db: Database,
  viewer: Viewer,
  paperId: string,
): Promise<(PaperAccess & { answers: AnswerRow[] }) | undefined> {
  const paper = await db.pastPaper.findFirst({
    where: { id: paperId, subject: visibleSubjects(viewer) },
    select: {
      title: true,
      isPremium: true,
      answers: {
        orderBy: { number: 'asc' },
        select: { number: true, questionFile: describedFile, solutionFile: describedFile },
      },
    },
  });
  return paper ?? undefined;
}

/** The paper with its two PDFs. */
export async function findPaperWithDocuments(
  db: Database,
  viewer: Viewer,
  paperId: string,
): Promise<(PaperAccess & Record<PaperDocument, MediaReference | null>) | undefined> {
  const found = await db.pastPaper.findFirst({
    where: { id: paperId, subject: visibleSubjects(viewer) },
    select: { title: true, isPremium: true, pdfFile: file, markSchemeFile: file },
  });
  if (!found) return undefined;
  const { pdfFile, markSchemeFile, ...paper } = found;
  return { ...paper, paper: pdfFile, 'mark-scheme': markSchemeFile };
}
