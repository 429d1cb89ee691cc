import { returnWork } from '@markwell/shared/assignments/assignments.contract';
import type { WorkOfPupilDto } from '@markwell/shared/assignments/assignments.schemas';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { instantOf } from '@markwell/shared/time/local-time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PupilDetails } from '#modules/classes/parts/class-pupil.tsx';
import { formatDue } from '../parts/format-due.ts';
import { LateAnswers, WorkBadge } from '../parts/work-badge.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useExcuse, useReturnWork, useWork } from '../assignments.queries.ts';

interface WorkListProps {
  assignmentId: string;
  /** Of the page with the answers of the class. */
  answersPath: string;
  dueAt: string;
}

/** What each pupil of the class has done, with what the teacher can do about it. */
export function WorkList({ assignmentId, answersPath, dueAt }: WorkListProps) {
  const query = useWork(assignmentId);
  const [returned, setReturned] = useState<WorkOfPupilDto>();
  return (
    <Loaded query={query} loading="Loading the work…" failure="The work did not load.">
      {({ pages }) => {
        const rows = pages.flatMap(({ work }) => work);
        if (rows.length === 0)
          return (
            <EmptyState title="No pupils yet">
              Work appears here when pupils have joined the class.
            </EmptyState>
          );
        return (
          <>
            <ul className="grid grid-cols-1">
              {rows.map((row) => (
                <WorkRow
                  key={row.pupil.id}
                  assignmentId={assignmentId}
                  answersPath={answersPath}
                  dueAt={dueAt}
                  row={row}
                  onReturn={setReturned}
                />
              ))}
            </ul>
            <ShowMore query={query}>Show more pupils</ShowMore>
            {returned && (
              <ReturnWork assignmentId={assignmentId} row={returned} onClose={() => setReturned(undefined)} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface WorkRowProps extends WorkListProps {
  row: WorkOfPupilDto;
  onReturn: (row: WorkOfPupilDto) => void;
}

function WorkRow({ assignmentId, answersPath, dueAt, row, onReturn }: WorkRowProps) {
  const { pupil, score, handedInAt, may, isExcused } = row;
  const excusing = useExcuse(assignmentId);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{pupil.name}</p>
        <PupilDetails pupil={pupil} />
        <p className="text-sm text-ink-soft">
          {handedInAt !== null && `Handed in ${formatDue(handedInAt)}`}
          {handedInAt === null &&
            row.dueAt !== null &&
            row.dueAt !== dueAt &&
            `Own due time ${formatDue(row.dueAt)}`}
          {handedInAt === null && row.dueAt === null && 'Joined after it was due'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LateAnswers lateAnswers={row.lateAnswers} />
        <WorkBadge state={row.state} lateMinutes={row.lateMinutes} />
        {score !== null && <span className="font-semibold figures-tabular">{score}%</span>}
        {handedInAt !== null && (
          <Button asChild variant="quiet" size="small">
            <Link to={`${answersPath}/${pupil.id}`} aria-label={`Answers of ${pupil.name}`}>
              Answers
            </Link>
          </Button>
        )}
        {may.return && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Return the work of ${pupil.name}`}
            onClick={() => onReturn(row)}
          >
            Return
          </Button>
        )}
        {may.excuse && (
          <Button
            variant="quiet"
            size="small"
            pending={excusing.isPending}
            aria-label={isExcused ? `Undo the excuse of ${pupil.name}` : `Excuse ${pupil.name}`}
            onClick={() => excusing.mutate({ pupilId: pupil.id, isExcused: !isExcused })}
          >
            {isExcused ? 'Undo excuse' : 'Excuse'}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Asks until when the work is to be done again. */
function ReturnWork({
  assignmentId,
  row,
  onClose,
}: {
  assignmentId: string;
  row: WorkOfPupilDto;
  onClose: () => void;
}) {
  const returning = useReturnWork(assignmentId);
  const [inAWeek] = useState(() => addDays(dayOf(new Date()), 7));
  const form = useContractForm({
    schema: returnWork.body,
    values: { dueAt: `${inAWeek}T08:00` },
    bodyOf: ({ dueAt }) => ({ dueAt: instantOf(dueAt)?.toISOString() ?? '' }),
  });
  return (
    <FormDialog
      form={form}
      title={`Return the work of ${row.pupil.name}?`}
      description="The pupil does the assignment again. The result so far is hidden until then."
      submitLabel="Return the work"
      onSubmit={({ dueAt }) => returning.mutateAsync({ pupilId: row.pupil.id, dueAt })}
      onSuccess={onClose}
      onClose={onClose}
    >
      <Field label="Due again" hint="London time" required {...form.field('dueAt')}>
        <TextInput type="datetime-local" />
      </Field>
    </FormDialog>
  );
}
