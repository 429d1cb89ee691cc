import { Fragment, type ReactNode } from 'react';
import { MathematicsText } from '#modules/mathematics/mathematics-text.tsx';

interface TextWithGapsProps {
  /** With `[[1]]` where the first gap is. */
  text: string;
  /** What stands in a gap. */
  children: (id: string) => ReactNode;
}

export const TextWithGaps = ({ text, children }: TextWithGapsProps) => (
  <div className="max-w-read text-[length:calc(1.0625rem*var(--test-text,1))] leading-[2.6] wrap-anywhere whitespace-pre-line">
    {text.split(/\[\[(\d{1,2})\]\]/u).map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? <MathematicsText text={part} /> : children(part)}</Fragment>
    ))}
  </div>
);
