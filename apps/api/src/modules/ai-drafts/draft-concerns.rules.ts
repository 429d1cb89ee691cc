import { comparableText } from '@markwell/shared/text/comparable-text';
import { noSingleAnswer } from './prompts/second-answers.prompt.ts';

interface JudgedOption {
  letter: string;
  text: string;
  isCorrect: boolean;
}

interface JudgedDraft {
  options: readonly JudgedOption[];
  explanation: string | null;
  /** Null: the model has not solved this version a second time. */
  secondAnswer: string | null;
}

/** What speaks against publishing a draft as it is, for the administrator who decides. */
export function draftConcerns({ options, explanation, secondAnswer }: JudgedDraft): string[] {
  const key = options.find(({ isCorrect }) => isCorrect)?.letter ?? '';
  const concluded = optionConcluded(explanation ?? '', options);
  const equal = equalOptions(options);
  return [
    ...solvedDifferently(secondAnswer, key),
    ...(concluded === undefined || concluded === key
      ? []
      : [`The explanation ends with ${concluded}, but the key is ${key}.`]),
    ...(equal ? [`${equal.join(' and ')} have the same value.`] : []),
  ];
}

function solvedDifferently(secondAnswer: string | null, key: string): string[] {
  if (secondAnswer === null) return ['The AI has not solved this version a second time.'];
  if (secondAnswer === noSingleAnswer) {
    return ['Solved a second time without the key, the AI found no option, or more than one, correct.'];
  }
  if (secondAnswer === key) return [];
  return [`Solved a second time without the key, the AI answered ${secondAnswer}, but the key is ${key}.`];
}

/** The letter of the only option that the last sentence of an explanation names, by its letter or its text. */
function optionConcluded(explanation: string, options: readonly JudgedOption[]): string | undefined {
  const [last = ''] = explanation
    .trim()
    .split(/(?<=[.!?])\s+/u)
    .slice(-1);
  const letter = /\b(?:answer|option)(?: is)?:? \(?([A-E])\b/u.exec(last)?.[1];
  if (letter !== undefined) return options.some((option) => option.letter === letter) ? letter : undefined;
  const sentence = ` ${comparableText(last)
    .replaceAll(/[^\p{L}\p{N}.,/%£-]+/gu, ' ')
    .replace(/[.!?]$/u, '')} `;
  const named = options.filter(({ text }) => sentence.includes(` ${comparableText(text)} `));
  return named.length === 1 ? named[0]?.letter : undefined;
}

/** The letters of the first two options with the same value in different forms, such as 1/2 and 0.5. */
function equalOptions(options: readonly JudgedOption[]): [string, string] | undefined {
  const values = options.map(({ text }) => valueOf(text));
  for (const [index, value] of values.entries()) {
    const earlier = values.findIndex((other) => value !== undefined && isSame(other, value));
    if (earlier < index && earlier !== -1)
      return [options[earlier]?.letter ?? '', options[index]?.letter ?? ''];
  }
  return undefined;
}

interface Value {
  number: number;
  unit: string;
}

const isSame = (one: Value | undefined, other: Value) =>
  one?.unit === other.unit &&
  Math.abs(one.number - other.number) < 1e-9 * Math.max(1, Math.abs(other.number));

/** `1 3/4 kg`, `£1.50`, `50%` or `1,000` as a number with its unit. */
function valueOf(text: string): Value | undefined {
  const plain = text
    .trim()
    .replaceAll('\u2212', '-')
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '');
  const found = /^(-?)(£?)(?:(\d+) )?(\d+(?:\.\d+)?)(?:\/(\d+))? ?([^\d\s]*)$/u.exec(plain);
  if (!found) return undefined;
  const [, sign, pound, whole = '0', top, bottom = '1', unit] = found;
  const number = (sign === '-' ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
  if (!Number.isFinite(number)) return undefined;
  return unit === '%' ? { number: number / 100, unit: '' } : { number, unit: `${pound ?? ''}${unit ?? ''}` };
}
