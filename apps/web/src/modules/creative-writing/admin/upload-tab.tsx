import { creativeQuestionInputSchema } from '@markwell/shared/creative-writing/creative-question.schemas';
import { useState } from 'react';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { Card } from '#ui/display/card.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useUpload } from './creative-writing.queries.ts';
import { QuestionFields, useQuestionForm } from './question-fields.tsx';
import { emptyQuestion } from './question-values.ts';

/** Manual Upload MCQ: creates a question, which is published immediately unless it is kept as a draft. */
export function UploadTab() {
  const upload = useUpload();
  const form = useQuestionForm(emptyQuestion);
  const [isDraft, setDraft] = useState(false);
  return (
    <Card>
      <Form
        form={form}
        aria-label="Upload a creative writing question"
        className="grid gap-6"
        onSubmit={(body) =>
          upload.mutateAsync({
            ...creativeQuestionInputSchema.parse(body),
            status: isDraft ? 'draft' : 'published',
          })
        }
        onSuccess={() => {
          showToast('success', 'Creative writing question uploaded successfully!');
          form.reset(emptyQuestion);
        }}
        onFailure={() => undefined}
      >
        <QuestionFields
          form={form}
          failure={upload.error ? messageOf(upload.error, 'Failed to upload question') : undefined}
        />
        <Checkbox
          label="Keep as a draft"
          hint="Otherwise pupils can see the question immediately."
          checked={isDraft}
          onChange={({ target }) => setDraft(target.checked)}
        />
        <SubmitButton form={form} className="justify-self-start">
          Upload Question
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </Card>
  );
}
