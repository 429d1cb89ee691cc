import type { AcceptanceDto } from '@markwell/shared/question-editing/accepted-answers.contract';
import type { CountedStatisticsDto } from '@markwell/shared/question-editing/question-statistics.contract';
import { FrequentAnswers } from '#modules/answers/frequent-answers.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { movesOf } from '../corrections/correction-texts.ts';
import { useAcceptAnswer, usePreviewAcceptance } from './accepted-answers.queries.ts';

interface AcceptableAnswersProps {
  questionId: string;
  answers: CountedStatisticsDto['frequentAnswers'];
}

/** What pupils wrote; an answer that is not right can be accepted beside the answer key. */
export function AcceptableAnswers({ questionId, answers }: AcceptableAnswersProps) {
  const preview = usePreviewAcceptance(questionId);
  const accepting = useAcceptAnswer(questionId);
  const { data: acceptance, variables: given } = preview;
  return (
    <>
      {accepting.data && (
        <Banner tone="success" title="The answer is accepted" className="mt-3">
          {accepting.data.run === null
            ? 'From now on it is marked right.'
            : 'Corrections, below, shows how far re-marking is.'}
        </Banner>
      )}
      <FrequentAnswers
        answers={answers}
        actionOn={({ acceptable, label, kind }) =>
          acceptable.length > 0 &&
          acceptable.map(({ answer, text }) => (
            <Button
              key={text}
              variant="quiet"
              size="dense"
              aria-label={acceptable.length === 1 ? `Accept this too: ${text}` : undefined}
              pending={preview.isPending && given?.label === label && given.answer === answer}
              onClick={() => preview.mutate({ label, kind, answer, text })}
            >
              {acceptable.length === 1 ? 'Accept this too' : `Accept “${text}” too`}
            </Button>
          ))
        }
      />
      <AlertDialog
        open={acceptance !== undefined}
        onOpenChange={() => preview.reset()}
        title={<span className="wrap-anywhere">Accept “{given?.text}” too?</span>}
        description={acceptance && <Consequences acceptance={acceptance} />}
        confirmLabel="Accept this too"
        pending={accepting.isPending}
        onConfirm={() => {
          if (!acceptance) return;
          accepting.mutate(
            { answer: given, revision: acceptance.revision },
            { onSettled: () => preview.reset() },
          );
        }}
      />
    </>
  );
}

function Consequences({ acceptance }: { acceptance: AcceptanceDto }) {
  return (
    <div className="grid gap-2 wrap-anywhere">
      <p>
        Finished tests: {movesOf(acceptance)}. Pupils whose score changes get a notification. From now on it
        is marked right.
      </p>
      {acceptance.feedback !== null && <p>Until now pupils read: “{acceptance.feedback}”</p>}
    </div>
  );
}
