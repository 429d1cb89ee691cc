import type { AdminSubjectDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { ConfirmPermanentDelete } from '#ui/admin/confirm-delete.tsx';
import { countOf, listOf } from '#lib/format.ts';
import { useDeleteSubject } from './subjects.queries.ts';

interface DeleteSubjectProps {
  subject: AdminSubjectDto;
  onClose: () => void;
}

/** Asks before deleting a subject, and lists what is deleted with it. */
export function DeleteSubject({ subject, onClose }: DeleteSubjectProps) {
  const { topics, questions, writingQuestions, papers } = subject._count;
  const parts = [
    countOf(topics, 'topic'),
    countOf(questions, 'question'),
    ...(writingQuestions > 0 ? [countOf(writingQuestions, 'creative-writing question')] : []),
    ...(papers > 0 ? [countOf(papers, 'past paper')] : []),
  ];
  return (
    <ConfirmPermanentDelete
      what="subject"
      name={subject.name}
      contents={listOf(parts)}
      note="Pupils can still see the results they have."
      deletion={useDeleteSubject()}
      target={subject.id}
      onClose={onClose}
    />
  );
}
