import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../inputs/field-error.tsx';

interface FileDropProps {
  label: string;
  hint: string;
  /** The text in the box: 'Choose images'. */
  prompt: string;
  icon: LucideIcon;
  name: string;
  /** The file types that the file picker offers; the caller checks the chosen files. */
  accept: string;
  multiple?: boolean | undefined;
  error: string | undefined;
  onFiles: (files: File[]) => void;
}

/** A box to choose files or drop them on. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, prompt, icon: Icon, name, accept, multiple = false, error, onFiles } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative flex min-h-12 items-center gap-2.5 rounded-md border-[1.5px] border-dashed border-line-strong bg-card px-3.5 text-ink-soft hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal">
        <Icon aria-hidden className="size-5 shrink-0" />
        <span aria-hidden>{prompt}</span>
        <input
          id={id}
          name={name}
          type="file"
          multiple={multiple}
          accept={accept}
          aria-describedby={classNames(`${id}-hint`, error !== undefined && `${id}-error`)}
          {...(error !== undefined && { 'aria-invalid': true })}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div role="alert" className="empty:hidden">
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </>
  );
}
