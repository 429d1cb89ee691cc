import { createContext, use, useId, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';

/** What connects a control with the form that holds its value. */
export interface FieldBinding {
  name: string;
  onChange: (event: SyntheticEvent) => unknown;
  onBlur: (event: SyntheticEvent) => unknown;
  ref: (element: HTMLElement | null) => void;
}

interface FieldControl extends Partial<FieldBinding> {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The id, description, validity and binding that a Field gives its control. Empty outside a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The error message; announced when it appears. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** From a form: its control then needs no name, value or onChange. */
  binding?: FieldBinding | undefined;
  className?: string | undefined;
  /** One control: TextInput, PasswordInput, Textarea, Select. */
  children: ReactNode;
}

export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  binding,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  const control: FieldControl = {
    ...binding,
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(required && { required: true }),
  };
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium text-ink'}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}
