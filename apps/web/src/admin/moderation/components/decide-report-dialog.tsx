import {
  maxNotesLength,
  maxReplyLength,
  type ManagedReportDto,
} from '@markwell/shared/admin/moderation/moderation.contract';
import { defaultNotes, type ReportAction, type ReportOutcome } from '@markwell/shared/vocabulary/reports';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { RadioChips } from '../../../components/ui/chips.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { countOf } from '../../../lib/format.ts';
import { actionNames, outcomeChoices, reportTargetText } from '../wording.ts';
import { useDecideReport } from '../moderation.queries.ts';

interface DecideDialogProps {
  flag: ManagedReportDto;
  action: ReportAction;
  onClose: () => void;
}

const formId = 'decide-form';

/** The report is already decided or deleted. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');

/** Decides one report or all of its question, with a message to the pupil and internal notes. */
export function DecideReportDialog({ flag, action, onClose }: DecideDialogProps) {
  const [outcome, setOutcome] = useState<ReportOutcome>(flag.hasChanged ? 'changed' : 'unchanged');
  const [reply, setReply] = useState('');
  const [notes, setNotes] = useState(defaultNotes[action]);
  const [all, setAll] = useState(false);
  const deciding = useDecideReport(flag.id);
  const { pendingReports, reason, user } = flag;
  const name = actionNames[action];
  const reports = countOf(pendingReports, 'report');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (deciding.isPending) return;
    deciding.mutate(
      { action, notes, reply, all, ...(action === 'resolve' && { outcome }) },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isOver(error)) onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!deciding.isPending) onClose();
      }}
    >
      <DialogContent
        title={`${name} report`}
        description={
          <>
            <p className="line-clamp-4 wrap-anywhere text-ink">{reportTargetText(flag)}</p>
            <p className="mt-1 text-sm">
              {reason} · {user?.name ?? 'Deleted account'}
            </p>
          </>
        }
        footer={
          <>
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={deciding.isPending}>
              {all ? `${name} ${reports}` : name}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="grid gap-4">
          {action === 'resolve' && (
            <RadioChips
              legend="Message to the pupil"
              hint={
                flag.hasChanged
                  ? 'The question has changed since this report.'
                  : 'The question has not changed since this report.'
              }
              choices={outcomeChoices(flag)}
              value={outcome}
              onChange={setOutcome}
            />
          )}
          <Field
            label="Reason for the pupil"
            hint={
              action === 'resolve'
                ? 'Optional, in a few simple words.'
                : 'Optional. The notification says that the report led to no change.'
            }
          >
            <Textarea
              rows={2}
              maxLength={maxReplyLength}
              value={reply}
              onChange={({ target }) => {
                setReply(target.value);
              }}
            />
          </Field>
          <Field label="Notes" hint="For administrators. The pupil never sees them.">
            <Textarea
              rows={2}
              maxLength={maxNotesLength}
              value={notes}
              onChange={({ target }) => {
                setNotes(target.value);
              }}
            />
          </Field>
          {pendingReports > 1 && (
            <Checkbox
              label={`${name} all ${reports} of this question`}
              checked={all}
              onChange={({ target }) => {
                setAll(target.checked);
              }}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}
