import type { Marking, Verdict } from '@markwell/shared/answers/answer-kind';
import {
  answerKeyOf,
  markedExamples,
  verdictsInWords,
  type MarkedExample,
} from '@markwell/shared/answers/examples';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { classNames } from '#ui/class-names.ts';

/** The verdict, and for an answer that is nearly right whether it earns marks. */
function verdictText({ verdict, share }: Marking): string {
  if (verdict !== 'RIGHT_BUT' || share === 1) return verdictsInWords[verdict];
  return share === 0 ? 'nearly right, no marks' : 'nearly right, some of the marks';
}

const colourOf = (verdict: Verdict): string =>
  verdict === 'RIGHT' ? 'text-correct' : verdict === 'WRONG' ? 'text-wrong' : 'text-warning';

/** The generated answers of each part. Later parts are marked with the answer keys of earlier ones. */
function examplesOf(parts: readonly QuestionPart[]) {
  const earlier: Record<string, string> = {};
  return parts.map((part) => {
    const all = markedExamples(part.answer, earlier).filter(({ marking }) => marking.verdict !== 'EMPTY');
    const examples = [...new Map(all.map((example) => [example.text, example])).values()];
    earlier[part.label] = answerKeyOf(part.answer, earlier);
    return { part, examples };
  });
}

/** For authors: answers that pupils may give to each part, and how they are marked. */
export const AnswerExamples = ({ parts }: { parts: readonly QuestionPart[] }) => (
  <div className="grid gap-3">
    {examplesOf(parts).map(({ part, examples }) => (
      <Examples
        key={part.label}
        title={parts.length === 1 ? 'How answers are marked' : `How answers to (${part.label}) are marked`}
        examples={examples}
      />
    ))}
  </div>
);

const Examples = ({ title, examples }: { title: string; examples: readonly MarkedExample[] }) => (
  <section aria-label={title}>
    <h4 className="text-sm font-semibold">{title}</h4>
    <ul className="mt-1 grid gap-1 text-sm">
      {examples.map(({ text, marking }, index) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <span className={classNames('font-semibold', colourOf(marking.verdict))}>
            {verdictText(marking)}
          </span>
          {marking.feedback !== undefined && <span className="text-ink-soft">{marking.feedback}</span>}
        </li>
      ))}
    </ul>
  </section>
);
