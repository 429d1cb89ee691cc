import { splitWords } from '@markwell/shared/rules/word-lists';
import { wordBankSize } from '@markwell/shared/vocabulary/creative-writing';
import type { FieldProps } from './field-props.ts';
import { TypedField } from './text-field.tsx';

/** The optional fields: word bank, micro-write and teacher notes. */
export function ExtraFields(props: FieldProps) {
  const words = splitWords(props.values.wordBank).length;
  return (
    <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
      <legend className="sr-only">Word bank and notes</legend>
      <TypedField
        {...props}
        name="wordBank"
        label="Word bank"
        required
        hint={`${String(words)} of ${String(wordBankSize)} words, separated by commas`}
        className="col-span-full"
      />
      <TypedField {...props} name="microWritePrompt" label="Micro-write prompt" rows={3} />
      <TypedField {...props} name="teacherNotes" label="Teacher notes" rows={3} />
    </fieldset>
  );
}
