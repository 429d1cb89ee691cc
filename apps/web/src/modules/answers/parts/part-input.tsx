import type { OfKind } from '@markwell/shared/answers/answer-kind';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { answeredBy, type Responses, type ShownParts } from '@markwell/shared/answers/parts.schemas';
import { useRef } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { findAnswerView } from './answer-views.ts';

export type PartResponse = NonNullable<Responses['a']>;
export type ShownPart = ShownParts['parts'][number];

export interface PartInputProps {
  part: ShownPart;
  response: PartResponse | undefined;
  /** Null takes the response away. */
  onRespond: (response: PartResponse | null) => void;
  /** Whether the pupil has uncovered the options of a part that is typed first. */
  isUncovered: boolean;
  onUncover: () => void;
  crossedOut: readonly OptionLetter[];
  onCrossOut: (letter: OptionLetter) => void;
  label: string;
  askedBy: string;
  disabled: boolean;
}

/** The field of a part: of its kind, or of the kind that is typed first until the options are uncovered. */
export function PartInput(props: PartInputProps) {
  const { part, response, onRespond, onUncover } = props;
  const isFocusDue = useRef(false);
  const isUncovered = props.isUncovered || response?.uncovered === true;
  const asksToType = part.typed !== undefined && !isUncovered;
  const shown = asksToType && part.typed ? part.typed : part.answer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {part.typed && isUncovered && (
        <p
          // The button that had the focus is gone.
          ref={(note) => {
            if (isFocusDue.current) note?.focus();
            isFocusDue.current = false;
          }}
          tabIndex={-1}
          className="text-sm text-ink-soft"
        >
          You uncovered the options: a right answer earns half of the marks.
        </p>
      )}
      <KindInput
        {...props}
        shown={shown}
        onRespond={(next) =>
          onRespond(next && part.typed && isUncovered ? { ...next, uncovered: true } : next)
        }
      />
      {asksToType && !props.disabled && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => {
            isFocusDue.current = true;
            onRespond(null);
            onUncover();
          }}
        >
          Show the options (half the marks)
        </Button>
      )}
    </div>
  );
}

function KindInput(props: PartInputProps & { shown: OfKind }) {
  const { shown, part, response, onRespond, label, askedBy, disabled, crossedOut, onCrossOut } = props;
  const view = findAnswerView(shown.kind);
  if (!view) {
    return (
      <Banner
        tone="notice"
        action={
          <Button variant="quiet" size="small" onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        This page is too old to show this part. Your answers are kept.
      </Banner>
    );
  }
  // What this release does not understand stays as it is until the pupil answers again.
  const isOfKind = response !== undefined && answeredBy(part, response.kind)?.kind === shown.kind;
  const { Input, kind } = view;
  return (
    <Input
      shown={shown}
      response={isOfKind ? (kind.response.safeParse(response.answer).data ?? null) : null}
      onChange={(answer) => onRespond(answer === null ? null : { kind: shown.kind, answer })}
      label={label}
      askedBy={askedBy}
      disabled={disabled}
      crossedOut={crossedOut}
      onCrossOut={onCrossOut}
    />
  );
}
