import type { Reading } from '@markwell/shared/answers/answer-kind';
import { findAskedKind } from '@markwell/shared/answers/answer-kinds';
import type { choice } from '@markwell/shared/answers/choice/choice';
import type { gaps } from '@markwell/shared/answers/gaps/gaps';
import { wordsOf } from '@markwell/shared/answers/item-content';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { useId } from 'react';
import { inputClasses } from '#ui/inputs/input-classes.ts';
import type { AnswerInputProps, ShownOf } from '../answer-view.ts';
import { ReadingText } from '../typed/reading-text.tsx';
import { asTyped } from '../typed/typed-field.tsx';
import { useSettled } from '../typed/use-settled.ts';
import { TextWithGaps } from './text-with-gaps.tsx';

type Shown = ShownOf<typeof gaps>;
export type GapResponses = Readonly<Record<string, unknown>>;
type Gap = Shown['gaps'][number];

export const isChoice = (answer: Gap['answer']): answer is ShownOf<typeof choice> => answer.kind === 'choice';

function withAnswer(responses: GapResponses, id: string, answer: string): GapResponses | null {
  const others = Object.entries(responses).filter(([each]) => each !== id);
  const next = Object.fromEntries(answer === '' ? others : [...others, [id, answer]]);
  return Object.keys(next).length === 0 ? null : next;
}

function readingIn({ answer }: Gap, response: unknown): Reading {
  if (response === undefined) return { status: 'EMPTY' };
  const kind = findAskedKind(answer.kind);
  const parsed = kind?.response.safeParse(response);
  return kind && parsed?.success ? kind.read(answer, parsed.data) : { status: 'EMPTY' };
}

/** A text with fields in it. Under it, which of them cannot be read. */
export function GapsInput(props: AnswerInputProps<Shown, GapResponses>) {
  const { shown, response, onChange, label, askedBy, disabled = false } = props;
  const id = useId();
  const responses = response ?? {};
  const settled = useSettled(JSON.stringify(responses));
  const isSettled = settled === JSON.stringify(responses);
  const hints = shown.gaps.flatMap((gap) => {
    const reading = readingIn(gap, responses[gap.id]);
    return reading.status === 'UNREADABLE' && isSettled ? [{ id: gap.id, reading }] : [];
  });
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={askedBy}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <TextWithGaps text={shown.text}>
        {(gapId) => {
          const gap = shown.gaps.find((each) => each.id === gapId);
          if (!gap) return null;
          const isUnreadable = hints.some((hint) => hint.id === gapId);
          return (
            <GapField
              gap={gap}
              value={asText(responses[gapId])}
              disabled={disabled}
              invalid={isUnreadable}
              describedBy={isUnreadable ? `${id}-${gapId}` : undefined}
              onChange={(text) => onChange(withAnswer(responses, gapId, text))}
            />
          );
        }}
      </TextWithGaps>
      <div role="status" className="grid gap-1 empty:hidden">
        {hints.map((hint) => (
          <div key={hint.id} id={`${id}-${hint.id}`}>
            <ReadingText reading={{ ...hint.reading, hint: `Gap ${hint.id}: ${hint.reading.hint}` }} />
          </div>
        ))}
      </div>
    </div>
  );
}

const asText = (response: unknown) => (typeof response === 'string' ? response : '');

interface GapFieldProps {
  gap: Gap;
  value: string;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
}

function GapField({ gap, value, disabled, invalid, describedBy, onChange }: GapFieldProps) {
  const { id, answer } = gap;
  const shared = {
    'aria-label': `Gap ${id}`,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    value,
    disabled,
  };
  if (isChoice(answer)) {
    return (
      <select
        {...shared}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClasses} mx-1 inline-block w-auto! max-w-full px-2! align-baseline`}
      >
        <option value="">Choose…</option>
        {answer.options.map(({ letter, content }) => (
          <option key={letter} value={letter}>
            {plainText(wordsOf(content))}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...asTyped}
      {...shared}
      type="text"
      inputMode={answer.kind === 'number' ? 'decimal' : 'text'}
      maxLength={300}
      onChange={({ target }) => onChange(target.value)}
      className={`${inputClasses} mx-1 inline-block align-baseline ${answer.kind === 'number' ? 'w-28!' : 'w-40!'} max-w-full px-2!`}
    />
  );
}
