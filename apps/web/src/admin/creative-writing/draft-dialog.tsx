import { useRef, useState, type SubmitEvent } from 'react';
import { draftFromGeneration } from '@markwell/shared/admin/creative-writing/creative-writing-admin.contract';
import { ClassificationFields, emptyClassification } from '../../components/admin/classification-fields.tsx';
import { focusFirstError, schemaErrors, type FormErrors } from '../../components/forms/form-errors.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { useDraftFromGeneration } from './creative-writing.queries.ts';

interface DraftDialogProps {
  generationId: string;
  title: string;
  onDrafted: () => void;
  onClose: () => void;
}

/** Asks for the classification of the new draft. Everything else can be changed under Manage Questions. */
export function DraftDialog({ generationId, title, onDrafted, onClose }: DraftDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState(emptyClassification);
  const [problems, setProblems] = useState<FormErrors>({});
  const draft = useDraftFromGeneration();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (draft.isPending) return;
    const body = { ...place, topicId: place.topicId === '' ? null : place.topicId, generationId };
    const found = schemaErrors(draftFromGeneration.body, body);
    setProblems(found);
    focusFirstError(form.current, found);
    if (Object.keys(found).length > 0) return;
    draft.mutate(body, {
      onSuccess: () => {
        showToast('success', 'Draft created', 'Edit and publish it under Manage Questions.');
        onClose();
        onDrafted();
      },
    });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Turn into a draft question" description={title}>
        <form
          ref={form}
          noValidate
          aria-label="Turn into a draft question"
          onSubmit={submit}
          className="grid gap-4"
        >
          <ClassificationFields depth="topic" place={place} onChange={setPlace} problems={problems} />
          {draft.error && (
            <Banner tone="error">{messageOf(draft.error, 'Failed to create the draft')}</Banner>
          )}
          <Button type="submit" pending={draft.isPending} className="justify-self-start">
            Create draft
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
