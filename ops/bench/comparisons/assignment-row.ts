import type { Rows } from '@markwell/database/sql/insert-rows';

type AssignmentRow = NonNullable<Rows['assignments']>[number];

/** An assignment of half an hour with chosen questions; its times and its class are those given. */
export const assignmentRow = (
  given: Pick<
    AssignmentRow,
    'id' | 'classId' | 'title' | 'subjectId' | 'questionCount' | 'opensAt' | 'dueAt' | 'closesAt'
  > &
    Partial<AssignmentRow>,
): AssignmentRow => ({
  instructions: '',
  questionChoice: 'SAME',
  topicIds: [],
  difficulties: [],
  durationSeconds: 1800,
  show: 'FULL',
  release: 'CLOSE',
  createdAt: given.opensAt,
  updatedAt: given.opensAt,
  ...given,
});
