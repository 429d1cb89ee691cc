import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/inputs/field-error.tsx';
import { pictureProblem, pictureTypes } from './new-pictures.ts';

interface ChoosePictureProps {
  /** The accessible name: 'Picture for option A'. */
  label: string;
  /** The visible text; none for an icon alone. */
  prompt?: string;
  className?: string;
  onChoose: (file: File) => void;
}

/** Opens the file picker for one picture, or takes a dropped one. */
export function ChoosePicture({ label, prompt, className, onChoose }: ChoosePictureProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <div className={className}>
      <span
        className={classNames(
          'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border-[1.5px] border-dashed border-line-strong bg-card text-sm font-semibold text-royal hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal',
          prompt !== undefined && 'px-3.5',
        )}
      >
        <ImagePlus aria-hidden className="size-5 shrink-0" />
        {prompt !== undefined && <span aria-hidden>{prompt}</span>}
        <input
          type="file"
          accept={pictureTypes}
          aria-label={label}
          title={label}
          {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (!file) return;
            const found = pictureProblem(file);
            setProblem(found);
            if (found === undefined) onChoose(file);
            target.value = '';
          }}
        />
      </span>
      <div role="alert" className="mt-1 empty:hidden">
        {problem !== undefined && <FieldError id={id}>{problem}</FieldError>}
      </div>
    </div>
  );
}
