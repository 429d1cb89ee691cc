import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type {
  pastPaperAnswers,
  pastPaperDownload,
  PastPaperDto,
  premiumContact,
} from '@markwell/shared/past-papers/past-papers.contract';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import type { Clock } from '#platform/clock.ts';
import type { MergedSubjectsRepository } from '#modules/curriculum/merged-subjects.repository.ts';
import { DomainError, notFound } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { Caller } from '#platform/caller.ts';
import { filenameOf, toPaperAnswer, toPastPaper } from './past-papers.mapper.ts';
import type { PaperAccess, PastPapersRepository } from './past-papers.repository.ts';

export interface PastPapersService {
  /** All papers that the caller may see, each with its merged subject. */
  list: (caller: Caller) => Promise<PastPaperDto[]>;
  /** Whom to ask for premium access. */
  premiumContact: () => ReplyOf<typeof premiumContact>;
  /** Throws NOT_FOUND for a paper that the caller may not see, PREMIUM_REQUIRED without premium access. */
  answers: (caller: Caller, paperId: string) => Promise<ReplyOf<typeof pastPaperAnswers>>;
  /** Throws like `answers`, and NOT_FOUND for a paper without this PDF. */
  download: (
    caller: Caller,
    paperId: string,
    document: PaperDocument,
  ) => Promise<ReplyOf<typeof pastPaperDownload>>;
}

interface Dependencies {
  repository: PastPapersRepository;
  mergedSubjects: MergedSubjectsRepository;
  mediaUrls: MediaUrls;
  clock: Clock;
  /** An e-mail address, or a page's address. */
  premiumContact: string | undefined;
}

export function createPastPapersService({
  repository,
  mergedSubjects,
  mediaUrls,
  clock,
  premiumContact,
}: Dependencies): PastPapersService {
  function assertPremium(caller: Caller, { isPremium }: PaperAccess, purpose: string): void {
    if (isPremium && !hasPremium(caller, clock())) {
      throw new DomainError('PREMIUM_REQUIRED', `Premium access required to ${purpose}`);
    }
  }

  return {
    async list(caller) {
      const papers = await repository.list(caller);
      const ids = papers.map(({ subject }) => subject.id);
      const merged = await mergedSubjects.findMerged(caller, ids);
      const isPremiumUser = hasPremium(caller, clock());
      return papers.map((paper) =>
        toPastPaper({ ...paper, subject: merged.get(paper.subject.id) ?? paper.subject }, isPremiumUser),
      );
    },

    premiumContact: () => ({
      contact:
        premiumContact === undefined
          ? null
          : { kind: /^https?:/.test(premiumContact) ? 'page' : 'email', address: premiumContact },
    }),

    async answers(caller, paperId) {
      const paper = await repository.findWithAnswers(caller, paperId);
      if (!paper) throw notFound('Answers not found for this paper');
      assertPremium(caller, paper, 'view answers');
      return { title: paper.title, answers: paper.answers.map((answer) => toPaperAnswer(answer, mediaUrls)) };
    },

    async download(caller, paperId, document) {
      const paper = await repository.findWithDocuments(caller, paperId);
      if (!paper) throw notFound('This paper does not exist');
      assertPremium(caller, paper, 'download this paper');
      const file = paper[document];
      const isPaper = document === 'paper';
      if (!file) throw notFound(isPaper ? 'This paper has no PDF' : 'This paper has no mark scheme');
      const filename = filenameOf(isPaper ? paper.title : `${paper.title} mark scheme`);
      return { url: mediaUrls.downloadUrlOf(file, filename), filename };
    },
  };
}

/**
 * Whether a user may use premium papers: until the date an administrator set; teachers and administrators
 * always.
 */
function hasPremium({ role, premiumUntil }: Pick<Caller, 'role' | 'premiumUntil'>, now: Date): boolean {
  const isTeacherOrAdmin = role === 'TEACHER' || role === 'ADMIN' || role === 'SUPER_ADMIN';
  return isTeacherOrAdmin || (premiumUntil !== null && premiumUntil > now);
}
