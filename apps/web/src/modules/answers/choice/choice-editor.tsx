import type { ChoiceDefinition } from '@markwell/shared/answers/choice/choice';
import type { AnswerEditor } from '../editing/editor.ts';
import { emptyOptions, OptionsEditor } from '../editing/options-editor.tsx';

export const choiceEditor: AnswerEditor<ChoiceDefinition> = {
  name: 'One option',
  empty: { kind: 'choice', options: emptyOptions(4), correct: 'A' },
  Editor: ({ definition, onChange }) => (
    <OptionsEditor
      options={definition.options}
      correct={[definition.correct]}
      isSeveral={false}
      onChange={(options, [correct = 'A']) => onChange({ ...definition, options, correct })}
    />
  ),
};
