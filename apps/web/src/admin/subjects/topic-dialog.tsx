import { topicEditSchema, type AdminTopicDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../components/forms/field-errors.ts';
import { useSaveTopic } from './subjects.queries.ts';

interface TopicDialogProps {
  subjectId: string;
  /** Null to create one. */
  topic: AdminTopicDto | null;
  /** The default order of a new topic: after the others. */
  nextOrder: number;
  onClose: () => void;
}

const formId = 'topic-form';

export function TopicDialog({ subjectId, topic, nextOrder, onClose }: TopicDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => ({
    name: topic?.name ?? '',
    code: topic?.code ?? '',
    description: topic?.description ?? '',
    order: String(topic?.order ?? nextOrder),
  }));
  const [problems, setProblems] = useState<FieldErrors>({});
  const save = useSaveTopic(subjectId);
  const isNew = topic === null;

  const set = (name: keyof typeof values, value: string) => {
    setValues({ ...values, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const entered = { ...values, order: Number(values.order) };
    const found = schemaErrors(topicEditSchema, entered);
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    save.mutate(
      { id: topic?.id ?? null, topic: entered },
      {
        onSuccess: () => {
          showToast('success', `Topic ${isNew ? 'created' : 'updated'} successfully!`);
          onClose();
        },
        onError: (error) => {
          const refused = serverErrors(error);
          setProblems(refused);
          if (!focusFirstError(form.current, refused)) {
            showToast('error', messageOf(error, `Failed to ${isNew ? 'create' : 'update'} topic`));
          }
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !save.isPending) onClose();
      }}
    >
      <DialogContent
        size="small"
        title={isNew ? 'Add topic' : 'Edit topic'}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={save.isPending}>
              {isNew ? 'Add topic' : 'Save topic'}
            </Button>
          </>
        }
      >
        <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <Field label="Name" required error={problems['name']}>
            <TextInput
              name="name"
              value={values.name}
              onChange={({ target }) => {
                set('name', target.value);
              }}
            />
          </Field>
          <Field label="Code" error={problems['code']} hint="If left empty, it is made from the name.">
            <TextInput
              name="code"
              autoComplete="off"
              spellCheck={false}
              value={values.code}
              onChange={({ target }) => {
                set('code', target.value);
              }}
            />
          </Field>
          <Field label="Description" error={problems['description']}>
            <Textarea
              name="description"
              rows={2}
              value={values.description}
              onChange={({ target }) => {
                set('description', target.value);
              }}
            />
          </Field>
          <Field label="Order" error={problems['order']} hint="Lower numbers come first.">
            <TextInput
              name="order"
              type="number"
              min={0}
              step={1}
              inputMode="numeric"
              value={values.order}
              onChange={({ target }) => {
                set('order', target.value);
              }}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
