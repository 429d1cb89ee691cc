import type { PastPaperDto } from '@markwell/shared/past-papers/past-papers.contract';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { isTransient } from '#lib/api/api-error.ts';
import { answersFailure, usePaperAnswers } from '../past-papers.queries.ts';
import { AnswerPages } from './answer-pages.tsx';

export interface AnswersViewerProps {
  paper: PastPaperDto;
  onClose: () => void;
}

/** Shows the answers of a paper on the full screen. */
export function AnswersViewer({ paper, onClose }: AnswersViewerProps) {
  const answers = usePaperAnswers(paper.id);
  const loaded = answers.isSuccess ? answers.data : { title: paper.title, answers: [] };
  return (
    <AnswerPages
      paperId={paper.id}
      title={loaded.title}
      answers={loaded.answers}
      onExpired={() => answers.refetch()}
      onClose={onClose}
    >
      <Page width="narrow" className="grid grow content-center">
        {answers.isPending && <Spinner label="Loading answers..." />}
        {answers.isError && (
          <ErrorState
            message={answersFailure(answers.error)}
            {...(isTransient(answers.error) && { onRetry: () => void answers.refetch() })}
            retrying={answers.isFetching}
          />
        )}
        {answers.isSuccess && <p className="text-center">No answers available for this paper</p>}
      </Page>
    </AnswerPages>
  );
}
