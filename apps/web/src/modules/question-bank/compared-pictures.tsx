import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { pixelLength } from '#modules/answers/content/picture-scale.ts';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import type { DisplayedQuestion } from './question.ts';

/** The width for the question's picture and for the picture of an option, from the width around both. */
const rooms = {
  /** The question in a card, and its options in the columns of `OptionList`. */
  test: '[--question-room:calc(100cqw-2.625rem)] sm:[--question-room:calc(100cqw-4.375rem)] [--option-room:calc((100cqw-0.75rem)/2-1.1875rem)] @min-[20rem]:[--option-room:calc((100cqw-1.5rem)/3-1.1875rem)] @min-[38rem]:[--option-room:calc((100cqw-3rem)/5-1.1875rem)]',
  /** Marked options below each other, with a label below the picture on a phone and beside it on a wider screen. */
  review:
    '[--question-room:100cqw] [--option-room:calc(100cqw-4.25rem)] sm:[--option-room:max(3rem,100cqw-14rem)]',
};

interface ComparedPicturesProps {
  question: DisplayedQuestion & { options: readonly DisplayedOption[] };
  room: keyof typeof rooms;
  className: string;
  children: ReactNode;
}

/** Around a question and its options: draws all their pictures to one scale, so that sizes can be compared. */
export function ComparedPictures({ question, room, className, children }: ComparedPicturesProps) {
  return (
    <div className="@container">
      <div
        className={classNames(rooms[room], className)}
        style={{ ['--picture-pixel' as string]: pixelLength(question) }}
      >
        {children}
      </div>
    </div>
  );
}
