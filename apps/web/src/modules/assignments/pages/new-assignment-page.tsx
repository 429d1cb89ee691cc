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
  const values = newAssignmentValues(useNow(3_600_000));
  if (followUp === '') return <NewAssignment classId={classId} values={values} />;
  return (
    <Loaded
      query={analysis}
      loading="Loading the missed questions…"
      failure="The missed questions did not load."
    >
      {(loaded) => <NewAssignment classId={classId} values={followUpValues(values, loaded)} />}
    </Loaded>
  );
}

function NewAssignment({ classId, values }: { classId: string; values: AssignmentValues }) {
  const navigate = useNavigate();
  const query = useAssignments(classId);
  const setting = useSetAssignment(classId);
  return (
    <Loaded query={query} loading="Loading the class…" failure="This class did not load.">
      {(work) => (
        <AssignmentForm
          label="Set an assignment"
          stageId={work.class.stageId}
          classId={classId}
          values={withSubject(values, work.class.subjectId)}
          submitLabel="Set the assignment"
          onSubmit={setting.mutateAsync}
          onSuccess={({ id }) => void navigate(`/classes/${classId}/assignments/${id}`, { replace: true })}
        />
      )}
    </Loaded>
  );
}

/** The subject of the class, unless the values have one already. */
const withSubject = (values: AssignmentValues, subjectId: string | null): AssignmentValues => ({
  ...values,
  questions: { ...values.questions, subjectId: values.questions.subjectId || (subjectId ?? '') },
});

/** A follow-up draws new questions for each pupil from the topics to teach again, or else from all. */
function followUpValues(
  values: AssignmentValues,
  { assignment, topics }: AssignmentAnalysisDto,
): AssignmentValues {
  const missed = topics.filter(({ teachAgain }) => teachAgain);
  const chosen = missed.length > 0 ? missed : topics;
  const subjectId = chosen[0]?.subjectId ?? values.questions.subjectId;
  return {
    ...values,
    title: `Follow-up: ${assignment.name}`.slice(0, 120),
    questions: {
      ...values.questions,
      questionChoice: 'OWN_DRAW',
      subjectId,
      topicIds: chosen.filter((topic) => topic.subjectId === subjectId).map(({ topic }) => topic.id),
    },
  };
}
