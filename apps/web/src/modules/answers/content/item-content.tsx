import { MathematicsText } from '#modules/mathematics/mathematics-text.tsx';
import type { ShownPicture } from '@markwell/shared/answers/pictures';
import { pictureHeights } from './picture-scale.ts';
import { QuestionImage } from './question-image.tsx';

export type ShownContent = { text: string } | { picture: ShownPicture };

/** The text or the picture of an item. */
export function ItemContent({ content }: { content: ShownContent }) {
  if ('text' in content) {
    return (
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">
        <MathematicsText text={content.text} />
      </span>
    );
  }
  const { address = '', alternativeText, size } = content.picture;
  return (
    <QuestionImage
      url={address}
      alt={alternativeText ?? 'A picture without a description'}
      size={size}
      maxHeight={pictureHeights.option}
    />
  );
}
