import { children, formatted, hasText, textOf } from '../moodle-elements.ts';
import { UnusableQuestion } from '../question-file.ts';
import { noText } from '../question-texts.ts';
import { plainText } from '../text-formats.ts';
import type { XmlElement } from '../xml-tree.ts';
import type { FileAnswer } from './exchanged-kind.ts';

/** The answers that pupils type: their texts are plain, whatever the file says. */
export const typedAnswers = (question: XmlElement): (FileAnswer & { element: XmlElement })[] =>
  children(question, 'answer').map((element) => {
    const [feedback] = children(element, 'feedback');
    return {
      element,
      text: plainText(textOf(element), 'plain'),
      percent: percentOf(element),
      feedback: hasText(feedback) ? formatted(feedback) : noText,
    };
  });

export const percentOf = ({ attributes }: XmlElement): number => Number(attributes['fraction']);

/** Splits answers in right ones and wrong ones that something is said about. */
export function rightAndWrong<Answer extends FileAnswer>(answers: readonly Answer[]) {
  if (answers.some(({ percent }) => percent > 0 && percent < 100))
    throw new UnusableQuestion('gives a part of the mark for an answer');
  const right = answers.filter(({ percent }) => percent === 100);
  if (right.length === 0) throw new UnusableQuestion('has no correct answer');
  return { right, wrong: answers.filter(({ percent, feedback }) => percent <= 0 && feedback.text !== '') };
}
