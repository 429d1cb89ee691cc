import { useId, type ComponentProps, type ReactNode } from 'react';
import { Check, Minus } from 'lucide-react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
  label: ReactNode;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Shows that some, but not all, are chosen: for select-all in a table. */
  indeterminate?: boolean | undefined;
};

export function Checkbox({
  ref,
  label,
  labelHidden = false,
  hint,
  indeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const hintId = useId();
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 gap-3 has-disabled:text-ink-soft',
        hint === undefined ? 'items-center' : 'items-start',
        labelHidden && 'min-w-11 justify-center',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          ref={(element) => {
            if (element) element.indeterminate = indeterminate;
            ref?.(element);
          }}
          {...(hint !== undefined && { 'aria-describedby': hintId })}
          className="peer size-[22px] appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-card checked:border-royal checked:bg-royal indeterminate:border-royal indeterminate:bg-royal hover:border-ink disabled:border-line disabled:bg-sunk"
        />
        {indeterminate ? (
          <Minus
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none absolute size-4 text-on-royal"
          />
        ) : (
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none absolute size-4 text-on-royal opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-soft"
          />
        )}
      </span>
      <span className={labelHidden ? 'sr-only' : 'min-w-0'}>
        {label}
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
