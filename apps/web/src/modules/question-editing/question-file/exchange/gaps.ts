import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { choice } from '@markwell/shared/answers/choice/choice';
import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import type { TextDefinition } from '@markwell/shared/answers/text/text-definition';
import { textBeforeGaps, textWithGaps } from '@markwell/shared/question-editing/answer-lines/gap-texts';
import { textIn } from '../moodle-elements.ts';
import { onlyCorrect, UnusableQuestion } from '../question-file.ts';
import { noText } from '../question-texts.ts';
import { clozePieces, writeCloze, type ClozeGap } from './cloze.ts';
import type { ExchangedKind, GiftAnswers, GiftWriter, ReadAnswers } from './exchanged-kind.ts';
import { decimals, exchangedNumber, numberDefinition, otherValues } from './number.ts';
import { answersOf, exchangedText, textDefinition } from './text.ts';
import type { PlainText } from '../html/plain-text-of-html.ts';

interface Gaps extends OfKind {
  kind: 'gaps';
  text: string;
  gaps: { id: string; answer: OfKind }[];
}
type Choice = Parameters<typeof choice.show>[0];

const isChoice = (definition: OfKind): definition is Choice => definition.kind === 'choice';
const isNumber = (definition: OfKind): definition is NumberDefinition => definition.kind === 'number';
const isWords = (definition: OfKind): definition is TextDefinition => definition.kind === 'text';

/** A question with the text of its gaps, as it is read from a file. */
export function gapsRead(text: PlainText, gaps: readonly object[]): ReadAnswers {
  return {
    definition: {
      kind: 'gaps',
      text: textWithGaps(text.text),
      gaps: gaps.map((answer, index) => ({ id: String(index + 1), answer })),
    },
    text: { ...text, text: textBeforeGaps(text.text) ?? '' },
    texts: [],
  };
}

const optionsOf = ({ options, correct }: Choice) =>
  options.map(({ letter, content }) => {
    if ('picture' in content) throw new UnusableQuestion('has a picture in an option');
    return { text: content.text, isCorrect: letter === correct };
  });

function clozeGap(answer: OfKind): string {
  if (isChoice(answer)) {
    const answers = optionsOf(answer).map(({ text, isCorrect }) => ({
      ...{ text, percent: isCorrect ? 100 : 0, feedback: '' },
    }));
    return writeCloze({ type: 'MULTICHOICE', answers });
  }
  if (isNumber(answer)) {
    const { value, tolerance } = decimals(answer);
    const unit = answer.unit?.accepted[0]?.unit;
    if (answer.unit?.required) throw new UnusableQuestion('asks for a unit in a gap');
    const answers = [
      { text: `${value}:${tolerance}`, percent: 100, feedback: '' },
      ...otherValues(answer).map((each) => ({ ...each, text: `${each.value}:0` })),
    ];
    return writeCloze({ type: 'NUMERICAL', answers }) + (unit === undefined ? '' : ` ${unit}`);
  }
  if (!isWords(answer)) throw new UnusableQuestion('has a gap of another kind');
  const answers = answersOf(answer).map((each) => ({ ...each, text: each.answer }));
  return writeCloze({ type: answer.isCaseIgnored ? 'SHORTANSWER' : 'SHORTANSWER_C', answers });
}

const plain = (text: string): PlainText => ({ ...noText, text });

function definitionOf({ type, answers }: ClozeGap): object {
  const typed = answers.map(({ text, percent, feedback }) => ({
    text: plain(text),
    percent,
    feedback: plain(feedback),
  }));
  if (/^(?:SHORTANSWER|SA|MW)(?:_?C)?$/u.test(type)) return textDefinition(typed, !type.endsWith('C'));
  if (/^(?:NUMERICAL|NM)$/u.test(type)) {
    const numbers = typed.map((each) => {
      const [value = '', tolerance = '0'] = each.text.text.split(':');
      return { ...each, text: plain(value), tolerance };
    });
    return numberDefinition(numbers);
  }
  if (!/^(?:MULTICHOICE|MC)(?:_?[VHS]{1,2})?$/u.test(type))
    throw new UnusableQuestion(`has a gap of the type ‘${type}’`);
  if (answers.some(({ percent }) => percent > 0 && percent < 100))
    throw new UnusableQuestion('gives a part of the mark for an option');
  const correct = onlyCorrect(answers.map(({ percent }) => ({ isCorrect: percent === 100 })));
  return {
    kind: 'choice',
    options: answers.map(({ text }, index) => ({ letter: optionLetters[index], content: { text } })),
    correct: optionLetters[correct],
  };
}

function giftGap(answer: OfKind, writer: GiftWriter): GiftAnswers {
  if (isNumber(answer) && exchangedNumber.gift) return exchangedNumber.gift.write(answer, writer);
  if (isWords(answer) && exchangedText.gift) return exchangedText.gift.write(answer, writer);
  if (!isChoice(answer)) throw new UnusableQuestion('has a gap of another kind');
  return {
    inside: optionsOf(answer).map(
      ({ text, isCorrect }) => `\t${isCorrect ? '=%100%' : '~%0%'}${writer.escaped(text)}`,
    ),
  };
}

/** In GIFT the braces are where the gap is, so there is one. */
export const exchangedGaps: ExchangedKind<Gaps> = {
  kind: 'gaps',
  gift: {
    write({ text, gaps: [gap, ...others] }, writer) {
      if (!gap || others.length > 0) throw new UnusableQuestion('has several gaps');
      const answers = giftGap(gap.answer, writer);
      const [before = '', after = ''] = text.split(`[[${gap.id}]]`);
      const unit = answers.unit === undefined ? '' : `${answers.unit} `;
      return { inside: answers.inside, around: { before, after: unit + after.trimStart() } };
    },
  },
  moodle: {
    type: 'cloze',
    write: ({ text, gaps }) => ({
      text: gaps.reduce(
        (written, { id, answer }) => written.replace(`[[${id}]]`, () => clozeGap(answer)),
        text,
      ),
      elements: [],
    }),
    read(question) {
      const text = textIn(question, 'questiontext');
      const pieces = clozePieces(text.text);
      const gaps = pieces.filter((piece) => typeof piece !== 'string');
      if (gaps.length === 0) throw new UnusableQuestion('has no gaps');
      if (pieces.some((piece) => typeof piece === 'string' && /\[\[\d+\]\]/u.test(piece)))
        throw new UnusableQuestion('has [[1]] in its text');
      let count = 0;
      const joined = pieces
        .map((piece) => (typeof piece === 'string' ? piece : `[[${(count += 1)}]]`))
        .join('');
      return gapsRead({ ...text, text: joined }, gaps.map(definitionOf));
    },
  },
};
