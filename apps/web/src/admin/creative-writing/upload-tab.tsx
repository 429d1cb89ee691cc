import { useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { useUpload } from './creative-writing.queries.ts';
import { QuestionForm } from './question-form.tsx';
import { emptyQuestion } from './question-values.ts';

/** Manual Upload MCQ: creates a question, which is published immediately unless it is kept as a draft. */
export function UploadTab() {
  const upload = useUpload();
  const [isDraft, setDraft] = useState(false);
  /** Counts the uploads; used as a key, so that each starts with an empty form. */
  const [uploaded, setUploaded] = useState(0);
  return (
    <Card>
      <QuestionForm
        key={uploaded}
        label="Upload a creative writing question"
        initial={emptyQuestion}
        submitLabel="Upload Question"
        failure="Failed to upload question"
        pending={upload.isPending}
        error={upload.error}
        onSubmit={(question) => {
          upload.mutate(
            { ...question, status: isDraft ? 'draft' : 'published' },
            {
              onSuccess: () => {
                showToast('success', 'Creative writing question uploaded successfully!');
                setUploaded(uploaded + 1);
              },
            },
          );
        }}
      >
        <Checkbox
          label="Keep as a draft"
          hint="Otherwise pupils can see the question at once."
          checked={isDraft}
          onChange={({ target }) => {
            setDraft(target.checked);
          }}
        />
      </QuestionForm>
    </Card>
  );
}
