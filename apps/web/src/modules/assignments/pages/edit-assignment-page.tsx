import type { AssignmentDto } from '@markwell/shared/assignments/assignments.schemas';
import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { useAssignment, useAssignments, useChangeAssignment } from '../assignments.queries.ts';
import { AssignmentForm } from '../components/assignment-form.tsx';
import { valuesOfAssignment } from '../components/assignment-values.ts';

export function EditAssignmentPage() {
  const { classId = '', assignmentId = '' } = useParams();
  const assignments = useAssignments(classId);
  const query = useAssignment(assignmentId);
  return (
    <Loaded query={query} loading="Loading the assignment…" failure="This assignment did not load.">
      {(assignment) => (
        <Loaded query={assignments} loading="Loading the class…" failure="This class did not load.">
          {(work) => <EditAssignment stageId={work.class.stageId} assignment={assignment} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function EditAssignment({ stageId, assignment }: { stageId: string; assignment: AssignmentDto }) {
  const navigate = useNavigate();
  const changing = useChangeAssignment(assignment.id, assignment.updatedAt);
  return (
    <AssignmentForm
      label="Change the assignment"
      stageId={stageId}
      classId={assignment.class.id}
      values={valuesOfAssignment(assignment)}
      previews={assignment.previews}
      areQuestionsFixed={!assignment.may.editQuestions}
      submitLabel="Save the assignment"
      onSubmit={changing.mutateAsync}
      onSuccess={() => void navigate(`/classes/${assignment.class.id}/assignments/${assignment.id}`)}
    />
  );
}
