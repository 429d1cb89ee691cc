import { choice } from '@markwell/shared/answers/choice/choice';
import type { ViewOf } from '../answer-view.ts';
import { displayedOptions } from './displayed-options.ts';
import { MarkedOptions } from './marked-options.tsx';
import { OptionList } from './option-list.tsx';
import { spokenOptions } from './spoken-options.ts';

export const choiceView: ViewOf<typeof choice> = {
  kind: choice,
  Input: ({ shown, response, onChange, label, askedBy, disabled }) => (
    <OptionList
      options={displayedOptions(shown.options)}
      chosenLetter={response}
      onChoose={onChange}
      legend={label}
      questionId={askedBy}
      disabled={disabled}
    />
  ),
  Review: ({ shown, definition, response, answerName }) => (
    <MarkedOptions
      options={displayedOptions(shown.options, definition ? [definition.correct] : undefined)}
      chosenLetter={response}
      answerName={answerName}
    />
  ),
  spoken: ({ options }) => spokenOptions(options),
};
