import { choice } from '@markwell/shared/answers/choice/choice';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { useRef } from 'react';
import { useKeyboardShortcuts } from '#lib/use-keyboard-shortcuts.ts';
import type { AnswerInputProps, ShownOf, ViewOf } from '../answer-view.ts';
import { displayedOptions } from './displayed-options.ts';
import { MarkedOptions } from './marked-options.tsx';
import { optionKeys } from './option-keys.ts';
import { OptionList } from './option-list.tsx';
import { spokenOptions } from './spoken-options.ts';

export const choiceView: ViewOf<typeof choice> = {
  kind: choice,
  Input: ChoiceInput,
  Review: ({ shown, definition, response, answerName }) => (
    <MarkedOptions
      options={displayedOptions(shown.options, definition ? [definition.correct] : undefined)}
      chosenLetter={response}
      answerName={answerName}
    />
  ),
  spoken: ({ options }) => spokenOptions(options),
};

/** The options, with the keys that a question of options alone has, as long as the focus is in this part. */
function ChoiceInput(props: AnswerInputProps<ShownOf<typeof choice>, OptionLetter>) {
  const { shown, response, onChange, label, askedBy, disabled = false, crossedOut, onCrossOut } = props;
  const list = useRef<HTMLDivElement>(null);
  function choose(letter: OptionLetter) {
    if (crossedOut.includes(letter)) onCrossOut(letter);
    onChange(letter);
  }
  function crossOut(letter: OptionLetter) {
    if (letter !== response) onCrossOut(letter);
  }
  useKeyboardShortcuts({
    enabled: !disabled,
    within: () => list.current?.closest('section'),
    keys: optionKeys({ letters: shown.options.map(({ letter }) => letter), choose, crossOut }),
  });
  return (
    <div ref={list}>
      <OptionList
        options={displayedOptions(shown.options)}
        chosenLetter={response}
        onChoose={choose}
        legend={label}
        questionId={askedBy}
        disabled={disabled}
        crossedOut={crossedOut}
        onCrossOut={crossOut}
      />
    </div>
  );
}
