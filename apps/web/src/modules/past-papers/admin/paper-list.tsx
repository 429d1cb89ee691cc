import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { FileStack } from 'lucide-react';
import { useMemo, useState } from 'react';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import { ListPage } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmPermanentDelete } from '#ui/admin/confirm-delete.tsx';
import { countOf, listOf } from '#lib/format.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { paperColumns } from './paper-columns.tsx';
import { paperFilterSchema } from './paper-filters.ts';
import { usePapers, useDeletePaper } from './past-papers.queries.ts';
import { draftOf } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaperForm } from './use-paper-form.ts';

interface PaperListProps {
  onUpload: (paperId: string) => void;
  onCreate: () => void;
  onDeleted: (paperId: string) => void;
}

const texts = {
  label: 'Past papers',
  count: { one: 'paper' },
  failure: 'Error loading data',
  noMatch: { text: 'Try another title, or other filters', showAll: 'Show all papers' },
};
const empty = {
  icon: FileStack,
  title: 'No papers found',
  text: 'Create the first one, then upload its files',
};
const search = {
  search: 'search',
  label: 'Search past papers',
  placeholder: 'Search by title or school',
  maxLength: 120,
} as const;
const classification = classificationSelects({ stage: 'stageId', subject: 'subjectId' });

/** The list of papers, with the files that each has. */
export function PaperList({ onUpload, onCreate, onDeleted }: PaperListProps) {
  const address = useUrlFilters(paperFilterSchema);
  const papers = usePapers(address.filters);
  const [edited, setEdited] = useState<AdminPaperDto | null>(null);
  const [deleted, setDeleted] = useState<AdminPaperDto | null>(null);
  const columns = useMemo(
    () => paperColumns({ onUpload, onEdit: setEdited, onDelete: setDeleted }),
    [onUpload],
  );
  const years = (papers.data?.years ?? []).map(String).map((year) => ({ value: year, label: year }));
  const action = (
    <Button size="small" onClick={onCreate}>
      Create paper
    </Button>
  );

  return (
    <>
      <ListPage
        {...texts}
        empty={{ ...empty, action }}
        address={address}
        filters={[
          search,
          classification,
          { name: 'year', label: 'Year', every: 'All years', choices: years },
        ]}
        query={papers}
        columns={columns}
      />
      {edited && <EditPaper paper={edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeletePaper
          paper={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => onDeleted(deleted.id)}
        />
      )}
    </>
  );
}

interface DeletePaperProps {
  paper: AdminPaperDto;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a paper, and lists what is deleted with it. */
function DeletePaper({ paper, onClose, onDeleted }: DeletePaperProps) {
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

/** Edits a paper's details; its files do not change. */
function EditPaper({ paper, onClose }: { paper: AdminPaperDto; onClose: () => void }) {
  const { formProps, fields } = usePaperForm({
    id: paper.id,
    draft: draftOf(paper),
    failure: 'Error updating past paper',
    onSaved: () => {
      showToast('success', 'Past paper updated');
      onClose();
    },
  });
  return (
    <FormDialog
      {...formProps}
      title="Edit paper"
      description="The paper’s files do not change."
      submitLabel="Save paper"
      guardsChanges
      onClose={onClose}
      className="grid gap-5"
    >
      <PaperFields {...fields} />
    </FormDialog>
  );
}
