import { checkEmphases } from './html/emphasis.ts';
import type { HtmlPicture, PlainText } from './html/plain-text-of-html.ts';
import { UnusableQuestion, type FilePicture, type FileQuestion, type Warn } from './question-file.ts';

/** The texts of a question, as they were read. */
interface QuestionTexts {
  text: PlainText;
  options: readonly PlainText[];
  solution: PlainText;
}

export const noText: PlainText = { text: '', emphases: [], pictures: [], lostLinks: 0 };

/** The texts of a question with its picture. Throws `UnusableQuestion` for pictures that the form has no place for. */
export function usableTexts(
  { text, options, solution }: QuestionTexts,
  warn: Warn,
  pictureOf: (picture: HtmlPicture) => FilePicture,
): Pick<FileQuestion, 'text' | 'options' | 'solution' | 'picture'> {
  if (options.some(({ pictures }) => pictures.length > 0)) {
    throw new UnusableQuestion('has a picture in an option');
  }
  if (solution.pictures.length > 0) throw new UnusableQuestion('has a picture in its solution');
  const [picture, ...others] = text.pictures;
  if (others.length > 0) {
    throw new UnusableQuestion(`has ${String(text.pictures.length)} pictures: a question can have one`);
  }
  const pieces = [text, ...options, solution];
  checkEmphases(pieces, warn);
  if (pieces.some(({ lostLinks }) => lostLinks > 0)) warn('loses the address of a link');
  return {
    text: text.text,
    options: options.map((option) => option.text),
    solution: solution.text,
    ...(picture && { picture: pictureOf(picture) }),
  };
}
