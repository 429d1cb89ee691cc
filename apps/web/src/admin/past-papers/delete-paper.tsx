import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { ConfirmDelete } from '../../components/admin/confirm-delete.tsx';
import { countOf, listOf } from '../../lib/format.ts';
import { useDeletePaper } from './past-papers.queries.ts';

interface DeletePaperProps {
  paper: AdminPaperDto;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a paper, and lists what is deleted with it. */
export function DeletePaper({ paper, onClose, onDeleted }: DeletePaperProps) {
  const { pdfBytes, questionImages, solutionImages } = paper.files;
  const parts = [
    ...(pdfBytes === null ? [] : ['its PDF']),
    ...(questionImages + solutionImages === 0
      ? []
      : [countOf(questionImages + solutionImages, 'answer picture')]),
    'the reports about it',
  ];
  return (
    <ConfirmDelete
      title={`Delete ${paper.title}?`}
      description={
        <p>
          This permanently deletes the paper with <strong>{listOf(parts)}</strong>. It cannot be undone.
        </p>
      }
      confirmLabel="Delete paper"
      deletion={useDeletePaper()}
      target={paper.id}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
