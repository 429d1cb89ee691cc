import {
  listPastPapers,
  pastPaperAnswers,
  pastPaperDownload,
  premiumContact,
} from '@markwell/shared/past-papers/past-papers.contract';
import { listExamBoards } from '@markwell/shared/subjects/stages.contract';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import type { ReportReason } from '@markwell/shared/reports/reports.vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { mediaUrl } from '#lib/api/base-url.ts';
import { call } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { sendReport } from '#modules/question-bank/reporting/send-report.ts';

export const usePastPapers = () => useQuery(endpointQuery(listPastPapers));

export const usePremiumContact = () => useQuery(endpointQuery(premiumContact));

/** The name of the pupil's exam board; undefined without one, or while it loads. */
export function useExamBoardName(id: string | null | undefined): string | undefined {
  const boards = useQuery({ ...endpointQuery(listExamBoards), enabled: id != null });
  return boards.data?.find((board) => board.id === id)?.name;
}

/** The addresses work for an hour. They are fetched again when a picture has expired. */
export const usePaperAnswers = (id: string) =>
  useQuery({ ...endpointQuery(pastPaperAnswers, { params: { id } }), staleTime: Infinity });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

export function answersFailure(error: unknown): string {
  if (statusOf(error) === 403) return 'Premium access required to view answers';
  if (statusOf(error) === 404) return 'Answers not found for this paper';
  return 'Failed to load answers. Please try again.';
}

export const useDownload = () =>
  useMutation({
    mutationFn: ({ id, document }: { id: string; document: PaperDocument }) =>
      call(pastPaperDownload, { params: { id }, query: { document } }),
    onSuccess: ({ url, filename }) => downloadFile(mediaUrl(url), filename),
    onError: (error) => {
      const isPremium = statusOf(error) === 403;
      showToast(
        'error',
        isPremium
          ? 'Premium access required to download this paper'
          : 'Failed to download PDF. Please try again.',
      );
    },
  });

/** Reports a question of a paper to the administrators. */
export const reportPaperQuestion = (paperId: string, number: number, reason: ReportReason) =>
  sendReport({
    questionType: 'past-paper',
    questionId: `${paperId}-${String(number)}`,
    reason,
    sessionId: paperId,
  });

/** Downloads a file from an address that the server sends as an attachment; the page stays open. */
function downloadFile(address: string, filename: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
}
