import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { AlertDialog } from '../overlays/alert-dialog.tsx';

interface GuardedForm {
  isPending: boolean;
  formState: { isDirty: boolean };
}

/** Registers unsaved changes with the dialog around a form. The returned function removes them. */
export const UnsavedChangesInDialog = createContext<() => () => void>(() => () => undefined);

/**
 * Asks before the user leaves the page with unsaved changes in the form. In a `GuardedDialog` or `FormDialog`, it asks
 * before the dialog is closed, too.
 *
 * ```tsx
 * <Form form={form} onSubmit={save}>
 *   <UnsavedChangesGuard form={form} />
 * ```
 */
export function UnsavedChangesGuard({ form }: { form: GuardedForm }) {
  const Guarding = use(UnsavedChangesOnPage) ? GuardedTogether : Guard;
  // A router has one blocker at a time, so a form without changes must not take its place.
  return form.formState.isDirty && <Guarding isPending={form.isPending} />;
}

/** Registers unsaved changes with the page. The returned function removes them. */
const UnsavedChangesOnPage = createContext<(() => () => void) | undefined>(undefined);

/** Counts the forms with unsaved changes; `addChanges` is the value of a context above. */
export function useUnsavedChanges() {
  const [changedForms, setChangedForms] = useState(0);
  const addChanges = useCallback(() => {
    setChangedForms((count) => count + 1);
    return () => setChangedForms((count) => count - 1);
  }, []);
  return { hasChanges: changedForms > 0, addChanges };
}

/** Around a page with several forms, for example in tabs: asks once for all their guards. */
export function FormsGuardedTogether({ children }: { children: ReactNode }) {
  const { hasChanges, addChanges } = useUnsavedChanges();
  return (
    <>
      <UnsavedChangesOnPage value={addChanges}>{children}</UnsavedChangesOnPage>
      {hasChanges && <Guard isPending={false} />}
    </>
  );
}

function GuardedTogether({ isPending }: { isPending: boolean }) {
  const addToPage = use(UnsavedChangesOnPage);
  const addToDialog = use(UnsavedChangesInDialog);
  useEffect(() => (isPending ? undefined : addToPage?.()), [addToPage, isPending]);
  useEffect(() => addToDialog(), [addToDialog]);
  return null;
}

function Guard({ isPending }: { isPending: boolean }) {
  // A form that was sent may lead to another page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isPending && currentLocation.pathname !== nextLocation.pathname,
  );
  const addChanges = use(UnsavedChangesInDialog);
  useEffect(() => addChanges(), [addChanges]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onKeep}
      title="Discard your changes?"
      description="What you have changed is not saved yet."
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}
