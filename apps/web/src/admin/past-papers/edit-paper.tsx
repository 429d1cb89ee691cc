import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../components/ui/dialog.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { draftOf } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { SaveErrorBanner } from './save-error-banner.tsx';
import { usePaperForm } from './use-paper-form.ts';

const formId = 'paper-form';

/** Edits a paper's details; its files do not change. */
export function EditPaper({ paper, onClose }: { paper: AdminPaperDto; onClose: () => void }) {
  const [start] = useState(() => draftOf(paper));
  const { form, fields, refusal, onSubmit, isPending } = usePaperForm({
    id: paper.id,
    start,
    failure: 'Error updating past paper',
    onSaved: () => {
      showToast('success', 'Past paper updated');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
    >
      <DialogContent
        title="Edit paper"
        description="The paper’s files do not change."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isPending}>
              Save paper
            </Button>
          </>
        }
      >
        <form id={formId} ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
          <PaperFields {...fields} />
          <SaveErrorBanner refusal={refusal} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
