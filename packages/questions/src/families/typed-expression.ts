import type { ExpressionDefinition } from '@markwell/shared/answers/expression/expression-definition';
import { parseAnswer } from '@markwell/shared/answers/mathematics/parse';
import { minutesOf } from '@markwell/shared/answers/mathematics/times';
import { feedbackOn, type Printed } from './printed-answer.ts';

const names = /sin|cos|tan|cosec|sec|cot|ln|log|or|and|centre|radius/gu;

/** An expression, equation, inequality, coordinates, ratio or time as a pupil types it. */
export function expressionAnswer({ body, text, mistakes }: Printed): ExpressionDefinition | undefined {
  const isTime = /^\d{1,2}:\d{2}$/u.test(text) && minutesOf(text) !== null;
  const isUpToConstant = text.endsWith(' + c') && /∫|\bIntegrate\b/u.test(body);
  const keyOf = (each: string) => {
    const plain = each.replaceAll(/(?<=\d),(?=\d{3})/gu, '');
    return isUpToConstant ? plain.replace(/ \+ c$/u, '') : plain;
  };
  const isMisread = /\d,\d{3}\/|ln \d+\//u.test(text);
  if (isMisread || (!isTime && !isMathematics(keyOf(text)))) return undefined;
  const form = formOf(body, text);
  if (form === undefined) return undefined;
  return {
    kind: 'expression',
    key: keyOf(text),
    reads: isTime ? 'TIME' : 'MATHEMATICS',
    angles: 'RADIANS',
    variables: [],
    form,
    isUpToConstant,
    shareIfNearly: 0,
    wrong: mistakes
      .filter((mistake) => mistake.cause !== '' && (isTime || isMathematics(keyOf(mistake.text))))
      .map((mistake) => ({ answer: keyOf(mistake.text), feedback: feedbackOn(mistake.cause) }))
      .slice(0, 12),
  };
}

/** Signs and single letters that can be read, not words, angles or quantities with a unit. */
const isMathematics = (text: string): boolean =>
  !/\p{L}{3}|[A-Z]|\b[a-z]{2}\b|°|\) [a-z]/u.test(text.replace(names, '')) &&
  /[a-zθ(:√π\d]/u.test(text) &&
  parseAnswer(text, /[,;±]| (?:or|and) /u.test(text)).status === 'READ';

/** What the question asks the answer to look like; undefined for what cannot be told from the question itself. */
function formOf(body: string, text: string): ExpressionDefinition['form'] | undefined {
  if (/\bfactorise/iu.test(body)) return 'factorised';
  if (/\bexpand\b/iu.test(body)) return 'expanded';
  if (/\bcomplet(?:e|ed|ing) (?:the )?square\b|in the form \w?\(x [+−] \w\)²/iu.test(body))
    return 'completedSquare';
  if (/\bsubject\b/iu.test(body)) return 'subject';
  if (/\brationalise/iu.test(body) || (/\bsimplify|in the form/iu.test(body) && text.includes('√')))
    return 'surd';
  // Whether an identity was used is not seen in the answer.
  if (/\bsimplify\b/iu.test(body)) return /sin|cos|tan/u.test(body) ? undefined : 'simplified';
  if (/\bsimplest form\b/u.test(body)) return 'simplified';
  if (/\bsingle fraction\b/iu.test(body)) return 'singleFraction';
  return /\b(?:write|express) .* (?:as|in)\b/iu.test(body) ? undefined : 'any';
}
