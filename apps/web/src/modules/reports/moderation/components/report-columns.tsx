import type { ManagedReportDto } from '@markwell/shared/reports/moderation.contract';
import {
  reportActions,
  reportKindNames,
  reportStatusNames,
  type ReportAction,
  type ReportStatus,
} from '@markwell/shared/reports/reports.vocabulary';
import { questionStatusNames } from '@markwell/shared/question-bank/question-types.vocabulary';
import { Link } from 'react-router-dom';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { countOf } from '#lib/format.ts';
import { actionNames, reportTargetText } from '../moderation-texts.ts';

const tones: Record<ReportStatus, BadgeTone> = {
  PENDING: 'caution',
  RESOLVED: 'correct',
  DISMISSED: 'neutral',
};
const linkClasses = 'font-semibold text-royal underline-offset-4 hover:underline';

function Reported(report: ManagedReportDto) {
  const { questionId, questionType, question, paper, pendingReports, status, hasChanged } = report;
  const words = 'line-clamp-2 max-w-[64ch] wrap-anywhere';
  const classification = paper ? [paper.subjectName] : [question?.subjectName, question?.topicName];
  return (
    <>
      {paper ? (
        <span className={`${words} font-semibold`}>{reportTargetText(report)}</span>
      ) : (
        <Link to={`/admin/manage-questions?search=${questionId}`} className={`${words} ${linkClasses}`}>
          {reportTargetText(report)}
        </Link>
      )}
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        <span>{[reportKindNames[questionType], ...classification].join(' · ')}</span>
        {question && question.status !== 'published' && (
          <Badge className="px-2! py-0! text-xs!">{questionStatusNames[question.status]}</Badge>
        )}
        {status === 'PENDING' && hasChanged && (
          <Badge tone="correct" className="px-2! py-0! text-xs!">
            Changed since the report
          </Badge>
        )}
        {pendingReports > 1 && (
          <Link to={`?tab=flagged&questionId=${questionId}`} className={linkClasses}>
            {countOf(pendingReports, 'report')} of this question
          </Link>
        )}
      </span>
    </>
  );
}

function Reporter({ user, createdAt }: ManagedReportDto) {
  return (
    <div className="grid">
      {user ? (
        <>
          <span className="wrap-anywhere">{user.name}</span>
          <span className="text-xs wrap-anywhere text-ink-soft">{user.email}</span>
        </>
      ) : (
        <span className="text-ink-soft">Deleted account</span>
      )}
      <time dateTime={createdAt} className="text-xs text-ink-soft figures-tabular">
        {formatInstant(createdAt)}
      </time>
    </div>
  );
}

function State({ status, decision }: ManagedReportDto) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <Badge tone={tones[status]} className="px-2! py-0! text-xs!">
        {reportStatusNames[status]}
      </Badge>
      {decision && (
        <span className="grid text-xs text-ink-soft">
          <span className="line-clamp-3 wrap-anywhere text-ink">{decision.notes}</span>
          <span className="wrap-anywhere">{decision.by ?? 'Deleted account'}</span>
          {decision.at !== null && <time dateTime={decision.at}>{formatInstant(decision.at)}</time>}
        </span>
      )}
    </div>
  );
}

interface RowActions {
  /** Opens the question of the bank for editing. */
  onEdit: (questionId: string) => void;
  onDecide: (report: ManagedReportDto, action: ReportAction) => void;
}

export const reportColumns = ({ onEdit, onDecide }: RowActions): DataColumn<ManagedReportDto>[] => [
  { id: 'question', header: 'Question', card: 'title', className: 'w-full min-w-64', cell: Reported },
  {
    id: 'reason',
    header: 'Reason',
    className: 'whitespace-nowrap',
    cell: ({ reason }) => <span className="font-semibold">{reason}</span>,
  },
  { id: 'reporter', header: 'Reported by', className: 'min-w-44', cell: Reporter },
  { id: 'status', header: 'Status', className: 'min-w-40', cell: State },
  actionsColumn(
    (report) =>
      report.status === 'PENDING' && (
        <span className="flex justify-end gap-1">
          {report.question && (
            <Button
              variant="quiet"
              size="dense"
              aria-label={`Edit the question ${reportTargetText(report)}`}
              onClick={() => onEdit(report.questionId)}
            >
              Edit
            </Button>
          )}
          {reportActions.map((action) => (
            <Button
              key={action}
              variant={action === 'resolve' ? 'quiet' : 'subtle'}
              size="dense"
              aria-label={`${actionNames[action]} the report of ${reportTargetText(report)}`}
              onClick={() => onDecide(report, action)}
            >
              {actionNames[action]}
            </Button>
          ))}
        </span>
      ),
  ),
];
