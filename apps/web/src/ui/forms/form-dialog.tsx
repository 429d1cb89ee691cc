import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../actions/button.tsx';
import { DialogFooter, type DialogContentProps } from '../overlays/dialog.tsx';
import { Form, SubmitButton, type FormProps } from './form.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

type FormDialogProps<Values extends FieldValues, Body, Sent> = Omit<FormProps<Values, Body, Sent>, 'title'> &
  Pick<DialogContentProps, 'title' | 'description' | 'size'> & {
    submitLabel: ReactNode;
    submitVariant?: ButtonProps['variant'];
    /** Escape, the backdrop and the cross ask before they discard changes. Cancel never asks. */
    guardsChanges?: boolean;
    onClose: () => void;
  };

/**
 * A dialog with one form, a Cancel and a submit button. It is open while it is rendered, and stays open while the
 * form is being sent.
 *
 * ```tsx
 * {isOpen && (
 *   <FormDialog form={form} title="Edit topic" submitLabel="Save topic" guardsChanges onSubmit={save} onClose={close}>
 *     <Field label="Name" required {...form.field('name')}>
 * ```
 */
export function FormDialog<Values extends FieldValues, Body, Sent>(
  props: FormDialogProps<Values, Body, Sent>,
) {
  const { title, description, size, submitLabel, submitVariant, guardsChanges = false, ...rest } = props;
  const { onClose, className, children, ...formProps } = rest;
  const { form } = formProps;
  const close = () => {
    if (!form.isPending) onClose();
  };

  return (
    <GuardedDialog title={title} description={description} size={size} onClose={close}>
      <Form {...formProps} className="grid gap-6">
        <div className={className}>{children}</div>
        <DialogFooter>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <SubmitButton form={form} variant={submitVariant}>
            {submitLabel}
          </SubmitButton>
        </DialogFooter>
        {guardsChanges && <UnsavedChangesGuard form={form} />}
      </Form>
    </GuardedDialog>
  );
}
