import type { EarlierResponses, OfKind } from '@markwell/shared/answers/answer-kind';
import { definitionSchema } from '@markwell/shared/answers/answer-kinds';
import { markedExamples, type MarkedExample } from '@markwell/shared/answers/examples';
import { useDeferredValue, useMemo } from 'react';
import { asStored } from '../without-addresses.ts';
import { verdictWords } from '../parts/marking-line.tsx';

interface MarkedAnswersProps {
  definition: OfKind;
  /** The right answers to the parts before. */
  earlier: EarlierResponses;
}

/** Right, nearly right and wrong answers with how each would be marked. Nothing while the definition is incomplete. */
export function MarkedAnswers({ definition, earlier }: MarkedAnswersProps) {
  const shown = useDeferredValue(definition);
  const examples = useMemo(() => {
    const { data } = definitionSchema.safeParse(asStored(shown));
    const all = data ? markedExamples(data, earlier) : [];
    const isSame = (a: MarkedExample, b: MarkedExample) =>
      a.text === b.text && a.marking.verdict === b.marking.verdict;
    return all.filter((each, index) => all.findIndex((other) => isSame(other, each)) === index);
  }, [shown, earlier]);
  if (examples.length === 0) return null;
  const hasFeedback = examples.some(({ marking }) => marking.feedback !== undefined);
  return (
    <details className="rounded-md bg-sunk px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">How answers are marked</summary>
      <table className="mb-2 w-full text-left text-sm">
        <thead>
          <tr>
            <th className="py-1 pr-3 font-semibold">Answer</th>
            <th className="py-1 pr-3 font-semibold">Marked as</th>
            {hasFeedback && <th className="py-1 font-semibold">Feedback</th>}
          </tr>
        </thead>
        <tbody>
          {examples.map(({ text, marking }, index) => (
            <tr key={index} className="border-t border-line">
              <td className="min-w-20 py-1 pr-3 wrap-anywhere">{text.trim() === '' ? 'nothing' : text}</td>
              <td className="py-1 pr-3">{verdictWords(marking)}</td>
              {hasFeedback && <td className="min-w-24 py-1 wrap-anywhere">{marking.feedback}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
