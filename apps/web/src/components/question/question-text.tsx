import { MathematicsText } from '../mathematics/mathematics-text.tsx';
import { classNames } from '../ui/class-names.ts';

interface QuestionTextProps {
  text: string;
  className?: string | undefined;
}

/** The one place that shows what an author wrote: line breaks kept, mathematics set, never wider than 68 characters. */
export function QuestionText({ text, className }: QuestionTextProps) {
  return (
    <p className={classNames('max-w-read whitespace-pre-line', className)}>
      <MathematicsText text={text} />
    </p>
  );
}
