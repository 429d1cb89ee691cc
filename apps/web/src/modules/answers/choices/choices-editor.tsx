import type { choices } from '@markwell/shared/answers/choices/choices';
import type { AnswerEditor, DefinitionOf } from '../editing/editor.ts';
import { emptyOptions, OptionsEditor } from '../editing/options-editor.tsx';

export const choicesEditor: AnswerEditor<DefinitionOf<typeof choices>> = {
  name: 'Several options',
  empty: { kind: 'choices', options: emptyOptions(4), correct: ['A', 'B'] },
  Editor: ({ definition, onChange }) => (
    <OptionsEditor
      options={definition.options}
      correct={definition.correct}
      isSeveral
      onChange={(options, correct) => onChange({ ...definition, options, correct })}
    />
  ),
};
