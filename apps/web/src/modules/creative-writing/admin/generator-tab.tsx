import { useState } from 'react';
import { FilePlus, Sparkles } from 'lucide-react';
import { writingRequestSchema } from '@markwell/shared/ai-drafts/ai.contract';
import { topicMaximum } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { draftFromGeneration } from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { useUnfinishedInput } from '#modules/ai-drafts/generations/generation-runs.ts';
import { GenerationStatus } from '#modules/ai-drafts/generations/generation-status.tsx';
import { GenerationHistory } from '#modules/ai-drafts/generations/generation-history.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { ClassificationFields, emptyClassification } from '#modules/curriculum/classification-fields.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useWriting, useDraftFromGeneration } from './creative-writing.queries.ts';

interface GeneratorTabProps {
  /** Called when a text was turned into a draft question. */
  onDrafted: () => void;
}

interface GeneratedText {
  id: string;
  title: string;
  content: string;
}

export function GeneratorTab({ onDrafted }: GeneratorTabProps) {
  const earlier = useUnfinishedInput('creative_writing');
  const form = useContractForm({
    schema: writingRequestSchema,
    values: { topic: String(earlier['topic'] ?? '') },
  });
  const [opened, setOpened] = useState<GeneratedText>();
  const [isDrafting, setDrafting] = useState(false);
  const writing = useWriting();
  const shown = opened ?? (writing.isRunning ? undefined : writing.generated?.data);
  return (
    <>
      <Card>
        <Form
          form={form}
          aria-label="Creative writing"
          className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
          onSubmit={({ topic = '' }) => {
            setOpened(undefined);
            return writing.generate(topic.trim());
          }}
          // GenerationStatus shows it.
          onFailure={() => undefined}
        >
          <Field label="Topic (optional)" {...form.field('topic')}>
            <TextInput maxLength={topicMaximum} placeholder="A storm at sea, first day at school…" />
          </Field>
          <SubmitButton form={{ id: form.id, isPending: form.isPending || writing.isRunning }}>
            {!writing.isRunning && <Sparkles aria-hidden className="size-[18px]" />}
            Generate
          </SubmitButton>
          <UnsavedChangesGuard form={form} />
        </Form>
      </Card>
      <GenerationStatus generation={writing} label="Writing a brief and four paragraphs…" />
      <GenerationHistory type="creative_writing" onOpen={setOpened} />
      <Field label="Generated text" className="mt-5">
        <Textarea readOnly rows={18} value={shown?.content ?? ''} placeholder="The AI’s text appears here." />
      </Field>
      {shown && (
        <Button className="mt-3" size="small" onClick={() => setDrafting(true)}>
          <FilePlus aria-hidden className="size-[18px]" />
          Turn into a draft question
        </Button>
      )}
      {shown && isDrafting && (
        <DraftDialog
          generationId={shown.id}
          title={shown.title}
          onDrafted={onDrafted}
          onClose={() => setDrafting(false)}
        />
      )}
    </>
  );
}

interface DraftDialogProps {
  generationId: string;
  title: string;
  onDrafted: () => void;
  onClose: () => void;
}

/** Asks for the classification of the new draft. Everything else can be changed under Manage Questions. */
function DraftDialog({ generationId, title, onDrafted, onClose }: DraftDialogProps) {
  const draft = useDraftFromGeneration();
  const form = useContractForm({
    schema: draftFromGeneration.body,
    values: emptyClassification,
    bodyOf: (values) => ({
      ...values,
      topicId: values.topicId === '' ? null : values.topicId,
      generationId,
    }),
  });
  return (
    <FormDialog
      form={form}
      aria-label="Turn into a draft question"
      title="Turn into a draft question"
      description={title}
      submitLabel="Create draft"
      guardsChanges
      onClose={onClose}
      className="grid gap-4"
      onSubmit={draft.mutateAsync}
      onSuccess={() => {
        showToast('success', 'Draft created', 'Edit and publish it under Manage Questions.');
        onClose();
        onDrafted();
      }}
      onFailure={(error, isShown) => {
        if (!isShown) form.setError('root', { message: messageOf(error, 'Failed to create the draft') });
      }}
    >
      <ClassificationFields form={form} names={['examTypeId', 'subjectId', 'topicId']} />
    </FormDialog>
  );
}
