import type { OfKind } from '@markwell/shared/answers/answer-kind';
import type { gaps } from '@markwell/shared/answers/gaps/gaps';
import { choiceEditor } from '../choice/choice-editor.tsx';
import type { AnswerEditor, AnyAnswerEditor, DefinitionOf, EditorProps } from '../editing/editor.ts';
import { ChoiceField, TextField } from '../editing/fields.tsx';
import { numberEditor } from '../number/number-editor.tsx';
import { textEditor } from '../text/text-editor.tsx';

type Definition = DefinitionOf<typeof gaps>;

/** What may be in a gap. */
const editors = new Map<string, unknown>([
  ['text', textEditor],
  ['number', numberEditor],
  ['choice', choiceEditor],
]);
const editorOf = (kind: string) => (editors.get(kind) ?? textEditor) as AnyAnswerEditor;

export const gapsEditor: AnswerEditor<Definition> = {
  name: 'A text with gaps',
  empty: { kind: 'gaps', text: '', gaps: [] },
  Editor: GapsEditor,
};

/** A gap for each marker in the text, with what it had. */
function gapsIn(text: string, before: Definition['gaps']): Definition['gaps'] {
  return [...text.matchAll(/\[\[(\d{1,2})\]\]/gu)].map(([, id = '']) => ({
    id,
    answer: before.find((gap) => gap.id === id)?.answer ?? textEditor.empty,
  }));
}

function GapsEditor({ definition, onChange }: EditorProps<Definition>) {
  const { text, gaps } = definition;
  const setAnswer = (index: number, id: string, answer: OfKind) =>
    onChange({ ...definition, gaps: gaps.with(index, { id, answer }) });
  return (
    <div className="grid gap-4">
      <TextField
        label="Text"
        hint="Write [[1]] where the first gap is, [[2]] for the second and so on."
        rows={6}
        value={text}
        onChange={(next) => onChange({ ...definition, text: next, gaps: gapsIn(next, gaps) })}
      />
      {gaps.map(({ id, answer }, index) => {
        const { Editor } = editorOf(answer.kind);
        return (
          <fieldset key={id} className="grid gap-3 rounded-md border border-line p-3">
            <legend className="px-1 font-medium">Gap {id}</legend>
            <ChoiceField
              label={`Kind of gap ${id}`}
              value={answer.kind}
              choices={[...editors.keys()].map((kind) => ({ value: kind, label: editorOf(kind).name }))}
              onChange={(kind) => setAnswer(index, id, editorOf(kind).empty)}
            />
            <Editor key={answer.kind} definition={answer} onChange={(next) => setAnswer(index, id, next)} />
          </fieldset>
        );
      })}
    </div>
  );
}
