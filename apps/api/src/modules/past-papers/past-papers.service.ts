import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  pastPaperAnswers,
  pastPaperDownload,
  PastPaperDto,
  premiumContact,
  PaperAnswerDto,
} from '@markwell/shared/past-papers/past-papers.contract';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { DomainError, notFound } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import {
  type PaperAccess,
  findPapers,
  findPaperWithAnswers,
  findPaperWithDocuments,
  type AnswerRow,
  type PaperRow,
} from './past-papers.repository.ts';
import { difficultyNames, fileEndpoints } from './past-paper.mapper.ts';
import type { Context } from '#context.ts';
import { findMergedSubjectsOf } from '#modules/curriculum/merged-subjects.repository.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';

function assertPremium(context: Context, caller: Caller, { isPremium }: PaperAccess, purpose: string): void {
  if (isPremium && !hasPremium(caller, context.clock())) {
    throw new DomainError('PREMIUM_REQUIRED', `Premium access required to ${purpose}`);
  }
}

/** All papers that the caller may see, each with its merged subject. */
export async function listPastPapers(context: Context, caller: Caller): Promise<PastPaperDto[]> {
  const papers = await findPapers(context.db, caller);
  const ids = papers.map(({ subject }) => subject.id);
  const merged = await findMergedSubjectsOf(context.db, caller, ids);
  const isPremiumUser = hasPremium(caller, context.clock());
  return papers.map((paper) =>
    toPastPaper({ ...paper, subject: merged.get(paper.subject.id) ?? paper.subject }, isPremiumUser),
  );
}

/** Whom to ask for premium access. */
export function readPremiumContact(context: Context): ReplyOf<typeof premiumContact> {
  return {
    contact:
      context.settings.premiumContact === undefined
        ? null
        : {
            kind: /^https?:/.test(context.settings.premiumContact) ? 'page' : 'email',
            address: context.settings.premiumContact,
          },
  };
}

/** Throws NOT_FOUND for a paper that the caller may not see, PREMIUM_REQUIRED without premium access. */
export async function readPaperAnswers(
  context: Context,
  caller: Caller,
  paperId: string,
): Promise<ReplyOf<typeof pastPaperAnswers>> {
  const paper = await findPaperWithAnswers(context.db, caller, paperId);
  if (!paper) throw notFound('Answers not found for this paper');
  assertPremium(context, caller, paper, 'view answers');
  return {
    title: paper.title,
    answers: paper.answers.map((answer) => toPaperAnswer(answer, context.mediaUrls)),
  };
}

/** Throws like `readPaperAnswers`, and NOT_FOUND for a paper without this PDF. */
export async function downloadPaper(
  context: Context,
  caller: Caller,
  paperId: string,
  document: PaperDocument,
): Promise<ReplyOf<typeof pastPaperDownload>> {
  const paper = await findPaperWithDocuments(context.db, caller, paperId);
  if (!paper) throw notFound('This paper does not exist');
  assertPremium(context, caller, paper, 'download this paper');
  const file = paper[document];
  const isPaper = document === 'paper';
  if (!file) throw notFound(isPaper ? 'This paper has no PDF' : 'This paper has no mark scheme');
  const filename = filenameOf(isPaper ? paper.title : `${paper.title} mark scheme`);
  return { url: context.mediaUrls.downloadUrlOf(file, filename), filename };
}

/**
 * Whether a user may use premium papers: until the date an administrator set; teachers and administrators
 * always.
 */
function hasPremium({ role, premiumUntil }: Pick<Caller, 'role' | 'premiumUntil'>, now: Date): boolean {
  const isTeacherOrAdmin = role === 'TEACHER' || role === 'ADMIN' || role === 'SUPER_ADMIN';
  return isTeacherOrAdmin || (premiumUntil !== null && premiumUntil > now);
}

/**
 * A paper as the API returns it to a user with or without premium access, with the endpoints of its files
 * instead of their storage keys.
 */
function toPastPaper(
  { stage, subject, difficulty, pdfFileId, markSchemeFileId, answerCount, ...paper }: PaperRow,
  hasPremium: boolean,
): PastPaperDto {
  return {
    ...paper,
    isLocked: paper.isPremium && !hasPremium,
    examType: stage,
    subject: { ...subject, color: subjectColorOf(subject.color) },
    difficulty: difficultyNames[difficulty],
    ...fileEndpoints(paper.id, {
      hasPdf: pdfFileId !== null,
      hasMarkScheme: markSchemeFileId !== null,
      hasAnswers: answerCount > 0,
    }),
  };
}

function toPaperAnswer(
  { number, questionFile, solutionFile }: AnswerRow,
  { urlOf }: Pick<MediaUrls, 'urlOf'>,
): PaperAnswerDto {
  return {
    number,
    questionUrl: questionFile && urlOf(questionFile),
    solutionUrl: solutionFile && urlOf(solutionFile),
    questionAlt: questionFile?.alternativeText ?? '',
    solutionAlt: solutionFile?.alternativeText ?? '',
  };
}

/** The file name of a downloaded paper: only characters that every system accepts. */
function filenameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9+]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 100);
  return `${name === '' ? 'past-paper' : name}.pdf`;
}
