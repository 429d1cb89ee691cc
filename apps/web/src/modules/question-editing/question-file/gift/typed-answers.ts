import * as exact from '@markwell/shared/answers/mathematics/rational';
import { unitReadings } from '@markwell/shared/answers/number/units';
import type { FileAnswer, ReadAnswers } from '../exchange/exchanged-kind.ts';
import { gapsRead } from '../exchange/gaps.ts';
import { matchDefinition } from '../exchange/lists.ts';
import { numberDefinition, plainDecimal } from '../exchange/number.ts';
import { textDefinition } from '../exchange/text.ts';
import type { PlainText } from '../html/plain-text-of-html.ts';
import { UnusableQuestion } from '../question-file.ts';
import { noText } from '../question-texts.ts';
import { isSign, splitBefore, textOf, type Character } from './gift-characters.ts';

type Read = (characters: readonly Character[]) => PlainText;

/** What stands around the braces. */
export interface Around {
  before: PlainText;
  after: PlainText;
}

const isBlank = (characters: readonly Character[]) => characters.every(({ text }) => text.trim() === '');

/** One answer after = or ~: its weight in percent, its text and its feedback. */
export function giftAnswer(
  [sign, ...characters]: readonly Character[],
  read: Read,
): FileAnswer & { written: Character[] } {
  const weight = /^\s*%(-?\d+(?:\.\d+)?)%/u.exec(textOf(characters));
  const percent = weight ? Number(weight[1]) : isSign(sign, '=') ? 100 : 0;
  const content = weight ? characters.slice(weight[0].length) : characters;
  const [written = [], ...feedback] = splitBefore(content, '#');
  const said = feedback.flatMap((each) => each.slice(1));
  return { written, text: read(written), percent, feedback: isBlank(said) ? noText : read(said) };
}

/** `=France -> Paris`, or words, where all answers begin with =. */
export function typedWords(
  parts: readonly (readonly Character[])[],
  read: Read,
  around: Around,
): ReadAnswers {
  const answers = parts.map((part) => giftAnswer(part, read));
  if (answers.every(({ written }) => textOf(written).includes('->'))) return pairs(answers, read);
  return inPlace(textDefinition(answers), answers, around);
}

function pairs(answers: readonly { written: Character[] }[], read: Read): ReadAnswers {
  const texts = answers.map(({ written }) => {
    const at = textOf(written).indexOf('->');
    // A character may be longer than one sign, in a formula.
    let length = 0;
    const index = written.findIndex(({ text }) => (length += text.length) > at);
    return { prompt: read(written.slice(0, index)), partner: read(written.slice(index + 2)) };
  });
  return {
    definition: matchDefinition(
      texts.map(({ prompt, partner }) => ({ prompt: prompt.text, partner: partner.text })),
    ),
    texts: texts.flatMap(({ prompt, partner }) => [prompt, partner]),
  };
}

/** `#7.5:0.1`, `#7.4..7.6`, or several with = before each. */
export function typedNumber(content: readonly Character[], read: Read, around: Around): ReadAnswers {
  const [head = [], ...parts] = splitBefore(content, '=~');
  if (parts.length > 0 && !isBlank(head)) throw new UnusableQuestion('has text before its first answer');
  const answers = (parts.length === 0 ? [[{ text: '=', isSign: true }, ...head]] : parts).map((part) =>
    giftAnswer(part, read),
  );
  const numbers = answers.map((answer) => ({ ...answer, ...valueAndTolerance(textOf(answer.written)) }));
  const unit = around.after.text.trim();
  if (unitReadings(unit).length > 0) {
    const definition = numberDefinition(numbers, { required: false, accepted: [{ unit }] });
    return { definition, text: around.before, texts: answers.map(({ feedback }) => feedback) };
  }
  return inPlace(numberDefinition(numbers), answers, around);
}

function valueAndTolerance(written: string): { text: PlainText; tolerance: string } {
  const [from = '', to] = written.split('..');
  if (to === undefined) {
    const [value = '', tolerance = '0', ...more] = written.split(':');
    if (more.length > 0) plainDecimal(written);
    return { text: { ...noText, text: value.trim() }, tolerance: tolerance.trim() };
  }
  const [least, most] = [from, to].map((each) => exact.fromDecimal(plainDecimal(each)) ?? exact.zero);
  const half = (value: exact.Rational) => exact.toDecimal(exact.divide(value, exact.rational(2n))) ?? '0';
  const [low, high] = [least ?? exact.zero, most ?? exact.zero];
  return {
    text: { ...noText, text: half(exact.add(low, high)) },
    tolerance: half(exact.subtract(high, low)),
  };
}

/** An answer with a text after it is a gap in the text. */
function inPlace(definition: object, answers: readonly FileAnswer[], { before, after }: Around): ReadAnswers {
  const texts = answers.map(({ feedback }) => feedback);
  if (after.text === '' && after.pictures.length === 0) return { definition, text: before, texts };
  const space = /^[.,;:!?]/u.test(after.text) ? '' : ' ';
  const text = {
    ...before,
    text: `${before.text} [[1]]${space}${after.text}`,
    emphases: [...before.emphases, ...after.emphases],
    pictures: [...before.pictures, ...after.pictures],
  };
  return { ...gapsRead(text, [definition]), texts };
}
