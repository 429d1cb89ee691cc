import { use } from 'react';
import { MathematicsText } from '#modules/mathematics/mathematics-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { SpokenSentenceContext, type TextName } from './spoken-sentence.ts';

interface QuestionTextProps {
  text: string;
  /** Which text of its question it is, so that the sentence being read aloud is highlighted in it. */
  name?: TextName | undefined;
  className?: string | undefined;
}

/** Shows any question text: keeps line breaks, typesets formulas, at most 68 characters wide. */
export function QuestionText({ text, name, className }: QuestionTextProps) {
  return (
    <p className={classNames('max-w-read wrap-anywhere whitespace-pre-line', className)}>
      <HighlightedText text={text} name={name} />
    </p>
  );
}

/** A text in which the sentence that is being read aloud is highlighted. */
export function HighlightedText({ text, name }: Pick<QuestionTextProps, 'text' | 'name'>) {
  const spoken = use(SpokenSentenceContext);
  if (spoken === null || spoken.text !== name) return <MathematicsText text={text} />;
  return (
    <>
      <MathematicsText text={text.slice(0, spoken.start)} />
      <mark
        data-spoken
        className="rounded-xs bg-marker-wash text-ink underline decoration-marker decoration-2 underline-offset-4"
      >
        <MathematicsText text={text.slice(spoken.start, spoken.end)} />
      </mark>
      <MathematicsText text={text.slice(spoken.end)} />
    </>
  );
}
