import '@markwell/shared/answers/every-answer-kind';
import { answerKeyOf } from '@markwell/shared/answers/examples';
import { partLabels, type Responses } from '@markwell/shared/answers/parts.schemas';
import { questionPartsSchema, showParts, type QuestionPart } from '@markwell/shared/answers/question-parts';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { usePartHelp } from '../part-help.ts';
import { QuestionParts } from '../question-parts.tsx';
import { withResponse } from '../with-response.ts';
import { withoutAddresses } from '../without-addresses.ts';
import { findAnswerEditor } from './answer-editors.ts';
import { PartEditor } from './part-editor.tsx';

export interface PartsEditorProps {
  /** They may be incomplete, and their pictures have addresses. */
  parts: readonly QuestionPart[];
  onChange: (parts: QuestionPart[]) => void;
}

/** The parts of a question, with how answers are marked and what pupils see. */
export function PartsEditor({ parts, onChange }: PartsEditorProps) {
  const shown = useDeferredValue(parts);
  const checked = useMemo(() => checkParts(shown), [shown]);
  // Fields keep what is written in them: a part that takes the place of another gets fields of its own.
  const [ids, setIds] = useState(() => parts.map((_, index) => index));
  const next = partLabels[parts.length];
  function remove(index: number) {
    setIds(ids.toSpliced(index, 1));
    onChange(parts.toSpliced(index, 1).map((part, at) => ({ ...part, label: partLabels[at] ?? part.label })));
  }
  function add(label: QuestionPart['label']) {
    const answer = findAnswerEditor('number')?.empty ?? { kind: 'number' };
    setIds([...ids, Math.max(-1, ...ids) + 1]);
    onChange([...parts, { label, stem: '', marks: 1, answer, hints: [], steps: [] }]);
  }
  return (
    <div className="grid gap-4">
      {parts.map((part, index) => (
        <PartEditor
          key={ids[index]}
          part={part}
          problems={checked.problems[index] ?? []}
          earlier={checked.keys}
          onChange={(changed) => onChange(parts.with(index, changed))}
          onRemove={parts.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {next && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => add(next)}>
          Add part ({next})
        </Button>
      )}
      {checked.isWhole && <Preview parts={shown} />}
    </div>
  );
}

/** What is wrong with each part, and the answer keys of those that are right. */
function checkParts(parts: readonly QuestionPart[]) {
  const { data, error } = questionPartsSchema.safeParse({ parts: withoutAddresses(parts) });
  const problems = parts.map((_, index) => [
    ...new Set(error?.issues.filter(({ path }) => path[1] === index).map(({ message }) => message)),
  ]);
  const keys: Record<string, string> = {};
  for (const { label, typed, answer } of data?.parts ?? []) keys[label] = answerKeyOf(typed ?? answer, keys);
  return { problems, keys, isWhole: data !== undefined };
}

function Preview({ parts }: { parts: readonly QuestionPart[] }) {
  const id = useId();
  const [responses, setResponses] = useState<Responses>({});
  const help = usePartHelp();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md bg-sunk p-4">
      <h4 id={id} className="font-heading text-lg">
        As pupils see it
      </h4>
      <QuestionParts
        parts={showParts({ parts: [...parts] }).parts}
        withHints={parts}
        responses={responses}
        onRespond={(label, response) => setResponses((earlier) => withResponse(earlier, label, response))}
        help={help}
        questionId={id}
      />
    </section>
  );
}
