import type { DisplayedOption } from './displayed-option.ts';
import { pictureHeights } from '../content/picture-scale.ts';
import { QuestionImage } from '../content/question-image.tsx';
import { HighlightedText } from '../content/question-text.tsx';

/** An option's text or picture, without its letter. */
export function OptionContent({ option }: { option: DisplayedOption }) {
  if (option.contentType === 'IMAGE') {
    return (
      <QuestionImage
        url={option.contentValue}
        alt={option.alternativeText ?? `Picture for option ${option.optionLetter}`}
        size={option.pictureSize}
        maxHeight={pictureHeights.option}
      />
    );
  }
  return (
    <span className="min-w-0 wrap-anywhere whitespace-pre-line">
      <HighlightedText text={option.contentValue} name={option.optionLetter} />
    </span>
  );
}
