import type { TextDefinition } from '@markwell/shared/answers/text/text-definition';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import type { AnswerEditor, EditorProps } from '../editing/editor.ts';
import { LinesField } from '../editing/fields.tsx';
import { KnownMistakes } from '../editing/known-mistakes.tsx';

export const textEditor: AnswerEditor<TextDefinition> = {
  name: 'A word or a few',
  empty: {
    kind: 'text',
    accepted: [],
    isCaseIgnored: true,
    isPunctuationIgnored: true,
    maxTypos: 1,
    rivals: [],
    wrong: [],
  },
  Editor: TextEditor,
};

function TextEditor({ definition, onChange }: EditorProps<TextDefinition>) {
  const { accepted, isCaseIgnored, isPunctuationIgnored, maxTypos, rivals, wrong } = definition;
  const change = (part: Partial<TextDefinition>) => onChange({ ...definition, ...part });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <LinesField
          label="Accepted answers"
          hint="One a line. The first is shown as the right answer."
          value={accepted}
          onChange={(next) => change({ accepted: [...next] })}
        />
        <LinesField
          label="Words that are other answers"
          hint="One a line. They are no typing mistakes: anion beside cation."
          value={rivals}
          onChange={(next) => change({ rivals: [...next] })}
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label="Capital letters make no difference"
          checked={isCaseIgnored}
          onChange={({ target }) => change({ isCaseIgnored: target.checked })}
        />
        <Checkbox
          label="Punctuation makes no difference"
          checked={isPunctuationIgnored}
          onChange={({ target }) => change({ isPunctuationIgnored: target.checked })}
        />
        <Checkbox
          label="Overlook one typing mistake in a long word"
          checked={maxTypos === 1}
          onChange={({ target }) => change({ maxTypos: target.checked ? 1 : 0 })}
        />
      </div>
      <KnownMistakes name="answer" mistakes={wrong} onChange={(next) => change({ wrong: next })} />
    </div>
  );
}
