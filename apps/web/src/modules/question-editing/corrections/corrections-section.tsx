import type {
  CorrectableRevisionDto,
  CorrectionActionName,
} from '@markwell/shared/question-editing/corrections.contract';
import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import { useState } from 'react';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { CorrectableRevision } from './correctable-revision.tsx';
import { CorrectionProgress } from './correction-progress.tsx';
import { useCorrectionRun, useCorrections, useCorrectMarks } from './corrections.queries.ts';
import { actionNames, confirmationOf, recordLine } from './correction-texts.ts';

interface Choice {
  action: CorrectionActionName;
  revision: CorrectableRevisionDto;
}

/** Corrects results that were marked with an earlier answer key. Hidden when there are none. */
export function CorrectionsSection({ question }: { question: Pick<QuestionDetailDto, 'id' | 'revision'> }) {
  const isEdited = question.revision > 1;
  const { data, error, isFetching, refetch } = useCorrections(question.id, isEdited);
  const run = useCorrectionRun(question.id, isEdited);
  const correcting = useCorrectMarks(question.id);
  const [choice, setChoice] = useState<Choice | null>(null);
  if (error && !data) {
    return (
      <Banner
        tone="warning"
        title="The corrections could not be loaded"
        action={
          <Button variant="quiet" size="small" pending={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {messageOf(error)}
      </Banner>
    );
  }
  if (!data || (data.revisions.length + data.record.length === 0 && !run)) return null;
  const { key, revisions, record } = data;
  const isRunning = run?.finishedAt === null;
  const confirmation = choice && confirmationOf(choice.action, choice.revision, key);
  return (
    <section aria-label="Corrections" className="grid min-w-0 gap-3">
      <h3 className="text-lg">Corrections</h3>
      {run && <CorrectionProgress run={run} />}
      {!isRunning &&
        revisions.map((revision) => (
          <CorrectableRevision
            key={revision.revisionId}
            revision={revision}
            currentKey={key}
            onChoose={(action) => setChoice({ action, revision })}
          />
        ))}
      {record.length > 0 && (
        <ul aria-label="Earlier corrections" className="grid gap-1 text-sm text-ink-soft">
          {record.map((correction) => (
            <li key={correction.id} className="break-words">
              {recordLine(correction)}
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={choice !== null}
        onOpenChange={() => setChoice(null)}
        title={confirmation?.title}
        description={confirmation?.description}
        confirmLabel={actionNames[choice?.action ?? 'remark']}
        pending={correcting.isPending}
        onConfirm={() => {
          if (!choice) return;
          correcting.mutate(
            { action: choice.action, fromRevisionId: choice.revision.revisionId },
            {
              onSettled: () => setChoice(null),
            },
          );
        }}
      />
    </section>
  );
}
