import { answerModeNames } from '@markwell/shared/answers/answer-modes';
import type { AssignmentDto } from '@markwell/shared/assignments/assignments.schemas';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatDue } from '../parts/format-due.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { useAssignment, useDeleteAssignment, useReleaseResults } from '../assignments.queries.ts';
import { aboutQuestion, excerptOf, QuestionPreview } from '../components/chosen-question.tsx';
import { WorkList } from '../components/work-list.tsx';
import { shownText, sizeText } from '../assignment-texts.ts';

/** An assignment as its teachers see it: who has done what, and the questions. */
export function AssignmentPage() {
  const { assignmentId = '' } = useParams();
  const query = useAssignment(assignmentId);
  return (
    <Loaded query={query} loading="Loading the assignment…" failure="This assignment did not load.">
      {(assignment) => (
        <>
          <Heading assignment={assignment} />
          <Section title="Work">
            <WorkList
              assignmentId={assignment.id}
              answersPath={`/classes/${assignment.class.id}/assignments/${assignment.id}/answers`}
              dueAt={assignment.dueAt}
            />
          </Section>
          <Questions assignment={assignment} />
        </>
      )}
    </Loaded>
  );
}

function Heading({ assignment }: { assignment: AssignmentDto }) {
  const { title, instructions, opensAt, dueAt, closesAt, releasedAt } = assignment;
  const path = `/classes/${assignment.class.id}/assignments`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <p className="text-ink-soft">
        {sizeText(assignment)} · {answerModeNames[assignment.answerMode].toLowerCase()} · opens{' '}
        {formatDue(opensAt)} · due {formatDue(dueAt)} · closes {formatDue(closesAt)}
      </p>
      <p className="text-ink-soft">
        Pupils see {shownText(assignment)}
        {releasedAt !== null && `; released ${formatDue(releasedAt)}`}.
      </p>
      {instructions !== '' && <p className="max-w-read whitespace-pre-line wrap-anywhere">{instructions}</p>}
      <div className="flex flex-wrap gap-3">
        {assignment.may.release && <Release assignment={assignment} />}
        <Button asChild variant="quiet">
          <Link to={`${path}/${assignment.id}/analysis`}>Class analysis</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to={`${path}/${assignment.id}/answers`}>Answers of the class</Link>
        </Button>
        {assignment.may.edit && (
          <Button asChild variant="quiet">
            <Link to={`${path}/${assignment.id}/edit`}>Change</Link>
          </Button>
        )}
        {assignment.may.delete && <Delete assignment={assignment} />}
      </div>
    </div>
  );
}

function Release({ assignment }: { assignment: AssignmentDto }) {
  const releasing = useReleaseResults(assignment.id);
  return (
    <AlertDialog
      trigger={<Button pending={releasing.isPending}>Release the results</Button>}
      title="Release the results?"
      description={`Pupils who have handed in see ${assignment.show === 'FULL' ? 'their score, answers and the solutions' : 'their score'}. This cannot be undone. Others see theirs when they hand in.`}
      confirmLabel="Release"
      onConfirm={() => releasing.mutate()}
    />
  );
}

function Delete({ assignment }: { assignment: AssignmentDto }) {
  const navigate = useNavigate();
  const deleting = useDeleteAssignment(assignment.id);
  return (
    <ConfirmAction
      trigger={
        <Button variant="quiet" className="text-wrong!">
          Delete
        </Button>
      }
      tone="danger"
      title="Delete this assignment?"
      description="It disappears for you and your pupils, and from the markbook. Pupils keep the tests that they have started."
      confirmLabel="Delete the assignment"
      action={deleting}
      onDone={() => void navigate(`/classes/${assignment.class.id}/assignments`, { replace: true })}
    />
  );
}

function Questions({ assignment }: { assignment: AssignmentDto }) {
  const { questions, answerMode, previews, subject, topics } = assignment;
  if (questions.questionChoice === 'OWN_DRAW')
    return (
      <Section title="Questions">
        <p>
          Each pupil gets different {questions.fromReserve === true && 'reserved '}questions from{' '}
          {subject?.name ?? 'the subject'}
          {topics.length > 0 && `: ${topics.map(({ name }) => name).join(', ')}`}.
        </p>
      </Section>
    );
  const withdrawn = questions.questionIds.length - previews.length;
  return (
    <Section title="Questions">
      {withdrawn > 0 && (
        <p className="mb-2 text-ink-soft">
          {withdrawn === 1 ? 'One question was' : `${String(withdrawn)} questions were`} withdrawn from the
          bank. Pupils who start now do not get {withdrawn === 1 ? 'it' : 'them'}.
        </p>
      )}
      <ol className="grid grid-cols-1 gap-2">
        {previews.map((question, index) => (
          <li key={question.id} className="rounded-md border border-line p-3">
            <details>
              <summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
                <span className="font-semibold">{index + 1}.</span> {excerptOf(question)}
                <span className="block text-sm text-ink-soft">{aboutQuestion(question, answerMode)}</span>
              </summary>
              <QuestionPreview question={question} answerMode={answerMode} />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
