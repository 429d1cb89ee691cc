import { MathematicsText } from '../mathematics/mathematics-text.tsx';
import { classNames } from '../ui/class-names.ts';

interface QuestionTextProps {
  text: string;
  className?: string | undefined;
}

/** Shows any question text: keeps line breaks, typesets formulas, at most 68 characters wide. */
export function QuestionText({ text, className }: QuestionTextProps) {
  return (
    <p className={classNames('max-w-read wrap-anywhere whitespace-pre-line', className)}>
      <MathematicsText text={text} />
    </p>
  );
}
