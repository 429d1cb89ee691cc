import type { PlannedSubjectDto } from '@markwell/shared/planner/planner.contract';
import { Button } from '#ui/actions/button.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { dueText, weakTopicsText } from '../wording.ts';

interface PlannedSubjectProps {
  subject: PlannedSubjectDto;
  /** Whether this is the subject with the most due questions. */
  isFirst: boolean;
  starting: boolean;
  onStart: () => void;
}

/** Today's practice in one subject, ready to start. */
export function PlannedSubject({ subject, isFirst, starting, onStart }: PlannedSubjectProps) {
  const { subjectName, color } = subject;
  const weak = weakTopicsText(subject);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <SubjectPill color={color} className="font-semibold">
          {subjectName}
        </SubjectPill>
        <p className="text-sm">{dueText(subject)}</p>
        {weak !== undefined && <p className="text-sm text-ink-soft">{weak}</p>}
      </div>
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        size="small"
        pending={starting}
        aria-label={`Start today’s practice: ${subjectName}`}
        onClick={onStart}
      >
        Start today’s practice
      </Button>
    </li>
  );
}
