import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { draftOf } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaperForm } from './use-paper-form.ts';

/** Edits a paper's details; its files do not change. */
export function EditPaper({ paper, onClose }: { paper: AdminPaperDto; onClose: () => void }) {
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
