import { answerModeNames } from '@markwell/shared/answers/answer-modes';
import type { OwnAssignmentDto } from '@markwell/shared/assignments/assignments.schemas';
import { lateAnswerMinutes } from '@markwell/shared/assignments/assignments.vocabulary';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatDue } from '../parts/format-due.ts';
import { WorkBadge } from '../parts/work-badge.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useOwnAssignment, useStartAssignment } from '../assignments.queries.ts';
import { sizeText, whenShown } from '../assignment-texts.ts';

/** An assignment as the pupil sees it: what it is, when it is due, and the way to start it or to its result. */
export function OwnAssignmentPage() {
  const { assignmentId = '' } = useParams();
  const query = useOwnAssignment(assignmentId);
  return (
    <Loaded
      query={query}
      page
      heading="Assignment"
      loading="Loading the assignment…"
      failure="This assignment did not load. It may no longer be open."
    >
      {(assignment) => (
        <Page width="narrow">
          <PageHeader
            title={<span className="wrap-anywhere">{assignment.title}</span>}
            lead={assignment.class.name}
            back={<BackLink to="/assignments">Assignments</BackLink>}
          />
          <Card className="grid grid-cols-1 gap-4">
            <div>
              <WorkBadge state={assignment.state} lateMinutes={assignment.lateMinutes} />
            </div>
            {assignment.state === 'RETURNED' && <p>Your teacher would like you to do this again.</p>}
            <p>
              {sizeText({ ...assignment, duration: assignment.ownDuration })} ·{' '}
              {answerModeNames[assignment.answerMode].toLowerCase()}
            </p>
            <p>
              {assignment.ownDueAt === null
                ? 'You joined after this was due: you may still do it.'
                : `Due ${formatDue(assignment.ownDueAt)}.`}
              {assignment.may.start && ` You can start until ${formatDue(assignment.ownClosesAt)}.`}
            </p>
            {assignment.instructions !== '' && (
              <p className="whitespace-pre-line wrap-anywhere">{assignment.instructions}</p>
            )}
            <NextStep assignment={assignment} />
          </Card>
        </Page>
      )}
    </Loaded>
  );
}

function NextStep({ assignment }: { assignment: OwnAssignmentDto }) {
  const navigate = useNavigate();
  const open = (testId: string) => void navigate('/test/active', { state: { testId } });
  const starting = useStartAssignment(open);
  const { id, testId, may, score, hasSolutions, handedInAt } = assignment;
  if (may.start)
    return (
      <>
        <p className="text-ink-soft">
          {assignment.ownDuration === null ? 'There is no time limit.' : 'The clock starts when you start.'}{' '}
          Your answers are saved as you go, and you hand in at the end.
        </p>
        <Button
          className="justify-self-start"
          pending={starting.isPending}
          onClick={() => starting.mutate(id)}
        >
          Start
        </Button>
      </>
    );
  if (may.continue && testId !== null)
    return (
      <Button className="justify-self-start" onClick={() => open(testId)}>
        Continue
      </Button>
    );
  if (assignment.state === 'RUNNING')
    return (
      <p>
        The time is over and your work is being closed. Within {lateAnswerMinutes} minutes it is handed in
        with every answer that has reached us. You do not need to do anything.
      </p>
    );
  if (handedInAt === null || testId === null) return null;
  return (
    <>
      <p>Handed in on {formatDue(handedInAt)}.</p>
      {score !== null && <p className="text-2xl font-bold">{score}%</p>}
      {assignment.hasNoScore && <p>These questions are not scored.</p>}
      {score === null && !assignment.hasNoScore && (
        <p>{whenShown(assignment, formatDue(assignment.ownClosesAt))}</p>
      )}
      {hasSolutions && (
        <Button asChild className="justify-self-start">
          <Link to={`/test/results?test=${testId}`}>See your answers and the solutions</Link>
        </Button>
      )}
    </>
  );
}
