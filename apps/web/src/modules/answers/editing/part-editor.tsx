import type { EarlierResponses, OfKind } from '@markwell/shared/answers/answer-kind';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { Trash2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { FieldError } from '#ui/inputs/field-error.tsx';
import { editedKinds, findAnswerEditor, typedKinds } from './answer-editors.ts';
import { ChoiceField, LinesField, NumberField, TextField } from './fields.tsx';
import { MarkedAnswers } from './marked-answers.tsx';

interface PartEditorProps {
  part: QuestionPart;
  problems: readonly string[];
  earlier: EarlierResponses;
  onChange: (part: QuestionPart) => void;
  /** Undefined for the only part. */
  onRemove: (() => void) | undefined;
}

const notTyped = 'none';

/** What a part asks, its marks, its answer, and the help before and after it. */
export function PartEditor({ part, problems, earlier, onChange, onRemove }: PartEditorProps) {
  const { label, stem, marks, answer, typed, hints, steps } = part;
  const change = (next: Partial<QuestionPart>) => onChange({ ...part, ...next });
  const { typed: _typed, ...notTypedPart } = part;
  return (
    <section aria-label={`Part (${label})`} className="grid gap-4 rounded-md border border-line-strong p-4">
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-heading text-lg">Part ({label})</h4>
        {onRemove && (
          <Button variant="subtle" size="small" className="text-wrong!" onClick={onRemove}>
            <Trash2 aria-hidden className="size-4" /> Remove part ({label})
          </Button>
        )}
      </div>
      <TextField
        label="What this part asks"
        hint="It may be empty when the question says everything."
        value={stem}
        onChange={(next) => change({ stem: next })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField label="Marks" value={marks} onChange={(next) => change({ marks: next })} />
        <ChoiceField
          label="Answered by"
          choices={choicesOf(editedKinds)}
          value={answer.kind}
          onChange={(kind) => onChange({ ...notTypedPart, answer: emptyOf(kind) })}
        />
      </div>
      <KindEditor definition={answer} onChange={(next) => change({ answer: next })} />
      <MarkedAnswers definition={answer} earlier={earlier} />
      {answer.kind === 'choice' && (
        <ChoiceField
          label="Typed instead"
          hint="Pupils who type their answers see this first, and may show the options for half the marks."
          choices={[{ value: notTyped, label: 'No' }, ...choicesOf(typedKinds)]}
          value={typed?.kind ?? notTyped}
          onChange={(kind) => onChange(kind === notTyped ? notTypedPart : { ...part, typed: emptyOf(kind) })}
        />
      )}
      {typed && (
        <>
          <KindEditor definition={typed} onChange={(next) => change({ typed: next })} />
          <MarkedAnswers definition={typed} earlier={earlier} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <LinesField
          label="Hints"
          hint="One a line, at most five. Pupils see them in practice only."
          value={hints}
          onChange={(next) => change({ hints: [...next] })}
        />
        <LinesField
          label="Worked solution"
          hint="One step a line."
          value={steps}
          onChange={(next) => change({ steps: [...next] })}
        />
      </div>
      <div role="status" className="grid gap-1 empty:hidden">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
    </section>
  );
}

const choicesOf = (kinds: readonly string[]) =>
  kinds.map((kind) => ({ value: kind, label: findAnswerEditor(kind)?.name ?? kind }));

const emptyOf = (kind: string): OfKind => findAnswerEditor(kind)?.empty ?? { kind };

function KindEditor({
  definition,
  onChange,
}: {
  definition: OfKind;
  onChange: (definition: OfKind) => void;
}) {
  const Editor = findAnswerEditor(definition.kind)?.Editor;
  if (!Editor) return <p className="text-ink-soft">This page is too old to edit this answer.</p>;
  return <Editor key={definition.kind} definition={definition} onChange={onChange} />;
}
