import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { emptyDraft } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { SaveErrorBanner } from './save-error-banner.tsx';
import { usePaperForm } from './use-paper-form.ts';

/** Creates a paper; its files are uploaded next (spec 3 §4). */
export function CreatePaper({ onCreated }: { onCreated: (paperId: string) => void }) {
  const [start] = useState(() => emptyDraft(new Date().getFullYear()));
  const { form, fields, refusal, onSubmit, isPending } = usePaperForm({
    id: null,
    start,
    failure: 'Error creating past paper',
    onSaved: ({ id }) => {
      showToast('success', 'Past paper created');
      onCreated(id);
    },
  });
  return (
    <Card asChild className="max-w-3xl">
      <form ref={form} noValidate onSubmit={onSubmit} aria-label="Create paper" className="grid gap-5">
        <PaperFields {...fields} />
        <SaveErrorBanner refusal={refusal} />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {isPending ? 'Creating…' : 'Create paper'}
        </Button>
      </form>
    </Card>
  );
}
