import type { Reading } from '@markwell/shared/answers/answer-kind';
import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { inputClasses } from '#ui/inputs/input-classes.ts';
import { MathematicsKeys, type MathematicsKey } from './mathematics-keys.tsx';
import { ReadingText } from './reading-text.tsx';
import { spokenReading } from './spoken-reading.ts';
import { useSettled } from './use-settled.ts';

/** For what is not ordinary language: nothing is corrected, completed or capitalised. */
export const asTyped = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

interface TypedFieldProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  askedBy: string;
  disabled: boolean;
  read: (text: string) => Reading;
  inputMode: 'decimal' | 'text';
  /** Whether what was read is shown: not for words, which are read as they are written. */
  showsReading: boolean;
  keys?: readonly MathematicsKey[];
  /** The unit that stands beside the field. */
  unit?: string | undefined;
  hint?: string | undefined;
}

/** Writes a text where the caret is, and leaves the caret after it. */
function useInsertion(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  function insert(text: string) {
    const start = input.current?.selectionStart ?? value.length;
    const end = input.current?.selectionEnd ?? value.length;
    caret.current = start + text.length;
    onChange(value.slice(0, start) + text + value.slice(end));
  }
  return { input, insert };
}

/** What is read is shown immediately, and why it cannot be read once the pupil stops typing. */
function shownOf(reading: Reading, isSettled: boolean, showsReading: boolean) {
  const isUnreadable = reading.status === 'UNREADABLE' && isSettled;
  return { isUnreadable, isShown: isUnreadable || (showsReading && reading.status === 'READ') };
}

/** One line to type an answer in. Under it is what was read of it, or why it cannot be read. */
export function TypedField(props: TypedFieldProps) {
  const { value, onChange, label, askedBy, disabled, inputMode, keys = [], unit, hint } = props;
  const id = useId();
  const { input, insert } = useInsertion(value, onChange);
  const isSettled = useSettled(value) === value;
  const reading = props.read(value);
  const { isUnreadable, isShown } = shownOf(reading, isSettled, props.showsReading);
  return (
    <div className="grid gap-2.5">
      {keys.length > 0 && !disabled && <MathematicsKeys keys={keys} onPress={insert} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span id={`${id}-label`} hidden>
          {label}
        </span>
        <input
          {...asTyped}
          ref={input}
          id={id}
          type="text"
          inputMode={inputMode}
          value={value}
          maxLength={10_000}
          disabled={disabled}
          aria-labelledby={`${id}-label ${askedBy}`}
          aria-describedby={classNames(
            unit !== undefined && `${id}-unit`,
            hint !== undefined && `${id}-hint`,
            `${id}-read`,
          )}
          aria-invalid={isUnreadable || undefined}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            inputClasses,
            'min-w-0 max-w-md flex-1 basis-40 text-[length:calc(1.1875rem*var(--test-text,1))]',
          )}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} className="text-lg">
            {unit}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div
        id={`${id}-read`}
        data-reading={props.showsReading}
        className="empty:hidden data-[reading=true]:min-h-7 data-[reading=true]:empty:block"
      >
        {isShown && <ReadingText reading={reading} />}
      </div>
      <p role="status" className="sr-only">
        {isSettled && isShown && spokenReading(reading)}
      </p>
    </div>
  );
}
