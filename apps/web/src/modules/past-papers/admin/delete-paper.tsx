import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { ConfirmPermanentDelete } from '#ui/admin/confirm-delete.tsx';
import { countOf, listOf } from '#lib/format.ts';
import { useDeletePaper } from './past-papers.queries.ts';

interface DeletePaperProps {
  paper: AdminPaperDto;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a paper, and lists what is deleted with it. */
export function DeletePaper({ paper, onClose, onDeleted }: DeletePaperProps) {
  const { pdfBytes, markSchemeBytes, questionImages, solutionImages } = paper.files;
  const parts = [
    ...(pdfBytes === null ? [] : ['its PDF']),
    ...(markSchemeBytes === null ? [] : ['its mark scheme']),
    ...(questionImages + solutionImages === 0
      ? []
      : [countOf(questionImages + solutionImages, 'answer picture')]),
    'the reports about it',
  ];
  return (
    <ConfirmPermanentDelete
      what="paper"
      name={paper.title}
      contents={listOf(parts)}
      deletion={useDeletePaper()}
      target={paper.id}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
