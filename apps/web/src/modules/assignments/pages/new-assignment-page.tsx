import type { AssignmentAnalysisDto } from '@markwell/shared/assignments/assignments.schemas';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { useNow } from '#lib/use-now.ts';
import { useAnalysis, useAssignments, useSetAssignment } from '../assignments.queries.ts';
import { AssignmentForm } from '../components/assignment-form.tsx';
import { newAssignmentValues, type AssignmentValues } from '../components/assignment-values.ts';

/** Sets a class an assignment; with `?followUp=`, on what was missed in an earlier one. */
export function NewAssignmentPage() {
  const { classId = '' } = useParams();
  const [search] = useSearchParams();
  const followUp = search.get('followUp') ?? '';
  const analysis = useAnalysis(followUp);
  if (followUp === '') return <NewAssignment classId={classId} />;
  return (
    <Loaded
      query={analysis}
      loading="Loading the missed questions…"
      failure="The missed questions did not load."
    >
      {(loaded) => <NewAssignment classId={classId} followUpOf={loaded} />}
    </Loaded>
  );
}

function NewAssignment({ classId, followUpOf }: { classId: string; followUpOf?: AssignmentAnalysisDto }) {
  const navigate = useNavigate();
  const query = useAssignments(classId);
  const setting = useSetAssignment(classId);
  const now = useNow(3_600_000);
  return (
    <Loaded query={query} loading="Loading the class…" failure="This class did not load.">
      {(work) => (
        <AssignmentForm
          label="Set an assignment"
          stageId={work.class.stageId}
          classId={classId}
          values={valuesFor(newAssignmentValues(now, work.class), followUpOf)}
          submitLabel="Set the assignment"
          onSubmit={setting.mutateAsync}
          onSuccess={({ id }) => void navigate(`/classes/${classId}/assignments/${id}`, { replace: true })}
        />
      )}
    </Loaded>
  );
}

/** A follow-up draws new questions for each pupil from the topics to teach again, or else from all. */
function valuesFor(
  values: AssignmentValues,
  followUpOf: AssignmentAnalysisDto | undefined,
): AssignmentValues {
  if (!followUpOf) return values;
  const { assignment, answerMode, topics } = followUpOf;
  const missed = topics.filter(({ teachAgain }) => teachAgain);
  const chosen = missed.length > 0 ? missed : topics;
  const subjectId = chosen[0]?.subjectId ?? values.questions.subjectId;
  return {
    ...values,
    answerMode,
    title: `Follow-up: ${assignment.name}`.slice(0, 120),
    questions: {
      ...values.questions,
      questionChoice: 'OWN_DRAW',
      subjectId,
      topicIds: chosen.filter((topic) => topic.subjectId === subjectId).map(({ topic }) => topic.id),
    },
  };
}
