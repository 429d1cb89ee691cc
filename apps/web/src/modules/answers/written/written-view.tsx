import { written } from '@markwell/shared/answers/written/written';
import { countWords } from '@markwell/shared/text/word-lists';
import { useId } from 'react';
import { countOf } from '#lib/format.ts';
import { Textarea } from '#ui/inputs/textarea.tsx';
import type { AnswerInputProps, ShownOf, ViewOf } from '../answer-view.ts';
import { asTyped } from '../typed/typed-field.tsx';
import { WrittenReview, type WrittenResponse } from './written-review.tsx';

export const writtenView: ViewOf<typeof written> = {
  kind: written,
  Input: WrittenInput,
  Review: WrittenReview,
};

/** Several lines, with the number of words. */
function WrittenInput(props: AnswerInputProps<ShownOf<typeof written>, WrittenResponse>) {
  const { shown, response, onChange, label, askedBy, disabled } = props;
  const id = useId();
  const text = response?.text ?? '';
  const guide = shown.wordGuide;
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      <Textarea
        {...asTyped}
        rows={8}
        value={text}
        maxLength={20_000}
        disabled={disabled}
        aria-labelledby={`${id}-label ${askedBy}`}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => onChange(target.value === '' ? null : { text: target.value })}
        className="max-w-read text-[length:calc(1.0625rem*var(--test-text,1))]"
      />
      <p id={`${id}-words`} className="text-sm text-ink-soft figures-tabular">
        {countOf(countWords(text), 'word')}
        {guide && ` · about ${String(guide.least)} to ${String(guide.most)} words`}
      </p>
    </div>
  );
}
