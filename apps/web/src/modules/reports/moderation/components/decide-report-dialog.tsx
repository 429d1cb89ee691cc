import {
  decideReport,
  maxNotesLength,
  maxReplyLength,
  type ManagedReportDto,
  type ReportedContentDto,
} from '@markwell/shared/reports/moderation.contract';
import {
  defaultNotes,
  type ReportAction,
  type ReportOutcome,
} from '@markwell/shared/reports/reports.vocabulary';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { isPlain } from '#modules/answers/is-plain.ts';
import { ReviewedParts } from '#modules/answers/question-parts.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { SolutionPanel } from '#modules/question-bank/solution/solution-panel.tsx';
import { actionNames, outcomeChoices, reportTargetText, changesText } from '../moderation-texts.ts';
import { useDecideReport, useReportComparison } from '../moderation.queries.ts';

interface DecideReportDialogProps {
  report: ManagedReportDto;
  action: ReportAction;
  onClose: () => void;
}

/** The report is already decided or deleted. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');

/** Decides one report or all of its question, with a message to the pupil and internal notes. */
export function DecideReportDialog({ report, action, onClose }: DecideReportDialogProps) {
  const deciding = useDecideReport(report.id);
  const outcome: ReportOutcome = report.hasChanged ? 'changed' : 'unchanged';
  const form = useContractForm({
    schema: decideReport.body,
    values: { outcome, reply: '', notes: defaultNotes[action], all: report.pendingReports > 1 },
    bodyOf: (values) => ({
      action,
      notes: values.notes,
      reply: values.reply,
      all: values.all,
      ...(action === 'resolve' && { outcome: values.outcome }),
    }),
  });
  const { pendingReports, reason, user } = report;
  const name = actionNames[action];
  const reports = countOf(pendingReports, 'report');

  return (
    <FormDialog
      form={form}
      title={`${name} report`}
      description={
        <>
          <p className="line-clamp-4 wrap-anywhere text-ink">{reportTargetText(report)}</p>
          <p className="mt-1 text-sm">
            {reason} · {user?.name ?? 'Deleted account'}
          </p>
        </>
      }
      size={report.question ? 'large' : undefined}
      submitLabel={form.watch('all') ? `${name} ${reports}` : name}
      guardsChanges
      onClose={onClose}
      className="grid gap-4"
      onSubmit={deciding.mutateAsync}
      onSuccess={onClose}
      onFailure={(error) => {
        if (isOver(error)) onClose();
      }}
    >
      {report.question && <ReportedQuestion reportId={report.id} />}
      {action === 'resolve' && (
        <RadioChips
          legend="Message to the pupil"
          hint={
            report.hasChanged
              ? 'The question has changed since this report.'
              : 'The question has not changed since this report. If it is wrong, edit or withdraw it first.'
          }
          choices={outcomeChoices(report)}
          value={form.watch('outcome')}
          onChange={(chosen) => form.choose('outcome', chosen)}
        />
      )}
      <Field
        label="Reason for the pupil"
        hint={
          action === 'resolve'
            ? 'Optional, in a few simple words.'
            : 'Optional. The notification says that the report led to no change.'
        }
        {...form.field('reply')}
      >
        <Textarea rows={2} maxLength={maxReplyLength} />
      </Field>
      <Field label="Notes" hint="For administrators. The pupil never sees them." {...form.field('notes')}>
        <Textarea rows={2} maxLength={maxNotesLength} />
      </Field>
      {pendingReports > 1 && (
        <Checkbox label={`${name} all ${reports} of this question`} {...form.register('all')} />
      )}
    </FormDialog>
  );
}

/** The question of a report: once if it is the same as then, else as the reporter saw it and as it is now. */
function ReportedQuestion({ reportId }: { reportId: string }) {
  const comparison = useReportComparison(reportId);
  return (
    <Loaded query={comparison} loading="Loading question…" failure="Failed to fetch the question">
      {({ question, changes }) =>
        question && (
          <div className="grid gap-3">
            <p role="status" className="font-semibold">
              {changesText(changes)}
            </p>
            {changes.length === 0 ? (
              <Content title="The question" content={question.current} />
            ) : (
              <div className="grid gap-4 md:grid-cols-2">
                <Content title="What was reported" content={question.reported} />
                <Content title="What the question is now" content={question.current} />
              </div>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function Content({ title, content }: { title: string; content: ReportedContentDto }) {
  const { explanationText, solutionImageUrl } = content;
  const hasSolution = explanationText !== null || solutionImageUrl !== null;
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-3 rounded-md border border-line bg-sunk p-3"
    >
      <h3 className="text-base">{title}</h3>
      <QuestionBody
        size="medium"
        question={{ ...content, explanationText: content.questionText, passage: null }}
      />
      {isPlain(content) ? (
        <MarkedOptions options={content.options} />
      ) : (
        <ReviewedParts
          parts={content.parts}
          withKeys={content.parts}
          responses={undefined}
          markings={undefined}
        />
      )}
      {hasSolution && (
        <SolutionPanel
          solution={{ status: 'ready', explanation: explanationText, imageUrl: solutionImageUrl }}
        />
      )}
    </section>
  );
}
