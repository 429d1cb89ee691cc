import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { messageOf } from '#lib/api/api-error.ts';
import { Banner } from '../feedback/banner.tsx';
import { Button, type ButtonProps } from '../actions/button.tsx';
import { serverProblems } from './server-problems.ts';
import type { ContractForm } from './use-contract-form.ts';

export interface FormProps<Values extends FieldValues, Body, Sent> extends Omit<
  ComponentProps<'form'>,
  'id' | 'ref' | 'noValidate' | 'onSubmit'
> {
  form: ContractForm<Values, Body>;
  /** Sends the checked body. While its promise is pending, the form cannot be submitted again. */
  onSubmit: (body: Body) => Promise<Sent>;
  /** Called when the form is saved: it no longer has unsaved changes. */
  onSuccess?: ((sent: Sent, body: Body) => void) | undefined;
  /** Shows the failure of onSubmit in place of the banner. `isShown`: a field shows it already. */
  onFailure?: ((error: unknown, isShown: boolean) => void) | undefined;
}

/**
 * The form of `useContractForm`. Problems appear at their fields, and the first of them gets the focus;
 * everything else that is wrong appears in a banner above the fields.
 */
export function Form<Values extends FieldValues, Body, Sent>(props: FormProps<Values, Body, Sent>) {
  const { form, onSubmit, onSuccess, onFailure, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [submissions, setSubmissions] = useState(0);
  const failure = problemsWithoutField(form.formState.errors).join(' ');

  // After the render, when the fields with a problem are marked.
  useEffect(() => {
    if (submissions > 0) focusFirstProblem(element.current);
  }, [submissions]);

  async function send(body: Body) {
    // A copy, because the user may continue typing.
    const values = structuredClone(form.getValues());
    let sent: Sent;
    try {
      sent = await onSubmit(body);
    } catch (error) {
      const isShown = showServerProblems(form, error);
      if (onFailure) onFailure(error, isShown);
      else if (!isShown) {
        form.setError('root', { message: messageOf(error, 'An error occurred. Please try again.') });
      }
      return;
    }
    form.resetDefaultValues(values);
    onSuccess?.(sent, body);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation(); // React passes the event of a form in a dialog on to a form around the dialog.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await form.handleSubmit(send)();
    } finally {
      isBusy.current = false;
      setSubmissions((count) => count + 1);
    }
  }

  return (
    <form {...rest} id={form.id} ref={element} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== '' && (
        <Banner tone="error" className="col-span-full">
          {failure}
        </Banner>
      )}
      {children}
    </form>
  );
}

interface SubmitButtonProps extends Omit<ButtonProps, 'form' | 'type' | 'pending'> {
  form: { id: string; isPending: boolean };
}

/** The submit button of a form, inside or outside it. */
export const SubmitButton = ({ form, ...rest }: SubmitButtonProps) => (
  <Button {...rest} type="submit" form={form.id} pending={form.isPending} />
);

/** Shows the problems that the server names at their fields. Returns whether there was such a field. */
function showServerProblems<Values extends FieldValues, Body>(
  form: ContractForm<Values, Body>,
  error: unknown,
): boolean {
  let isShown = false;
  for (const [path, message = ''] of Object.entries(serverProblems(error))) {
    const name = path as FieldPath<Values>;
    form.setError(name, { type: 'server', message });
    if (form.getFieldState(name).error?.ref) isShown = true;
    else form.clearErrors(name);
  }
  return isShown;
}

/** The messages of problems for which the form has no field: react-hook-form gives them no ref. */
function problemsWithoutField(errors: object): string[] {
  const { message, ref } = errors as { message?: unknown; ref?: unknown };
  if (typeof message === 'string') return ref === undefined ? [message] : [];
  return Object.values(errors).flatMap((error: unknown) =>
    typeof error === 'object' && error !== null ? problemsWithoutField(error) : [],
  );
}

const controls = ':is(input, select, textarea)';

function focusFirstProblem(form: HTMLFormElement | null): void {
  const invalid = '[aria-invalid="true"]';
  form?.querySelector<HTMLElement>(`${controls}${invalid}, ${invalid} ${controls}`)?.focus();
}
