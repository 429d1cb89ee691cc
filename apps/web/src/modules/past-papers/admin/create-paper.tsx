import { useState } from 'react';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { Card } from '#ui/display/card.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { emptyDraft } from './paper-draft.ts';
import { PaperFields } from './paper-fields.tsx';
import { usePaperForm } from './use-paper-form.ts';

/** Creates a paper; its files are uploaded next. */
export function CreatePaper({ onCreated }: { onCreated: (paperId: string) => void }) {
  const [draft] = useState(() => emptyDraft(new Date().getFullYear()));
  const { formProps, fields } = usePaperForm({
    id: null,
    draft,
    failure: 'Error creating past paper',
    onSaved: ({ id }) => {
      showToast('success', 'Past paper created');
      onCreated(id);
    },
  });
  const { form } = fields;
  return (
    <Card asChild className="max-w-3xl">
      <Form {...formProps} aria-label="Create paper" className="grid gap-5">
        <PaperFields {...fields} />
        <SubmitButton form={form} className="justify-self-start">
          {form.isPending ? 'Creating…' : 'Create paper'}
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </Card>
  );
}
