import type { TextDefinition } from '@markwell/shared/answers/text/text-definition';
import { valueIn } from '../moodle-elements.ts';
import { UnusableQuestion } from '../question-file.ts';
import type { ExchangedKind, FileAnswer } from './exchanged-kind.ts';
import { rightAndWrong, typedAnswers } from './moodle-answers.ts';

/** The definition of words in a file, where the spelling must be right. `*` stands for any text in these formats. */
export function textDefinition(answers: readonly FileAnswer[], isCaseIgnored = true): object {
  const { right, wrong } = rightAndWrong(answers);
  if (right.some(({ text }) => text.text.includes('*')))
    throw new UnusableQuestion('accepts any text where it has a *');
  return {
    kind: 'text',
    accepted: right.map(({ text }) => text.text),
    isCaseIgnored,
    maxTypos: 0,
    wrong: wrong
      .filter(({ text }) => !text.text.includes('*'))
      .map(({ text, feedback }) => ({ answer: text.text, feedback: feedback.text })),
  };
}

/** A star is escaped in Moodle, where it stands for any text. */
const withStars = (text: string) => {
  if (text.includes('*')) throw new UnusableQuestion('has an answer with a *');
  return text;
};

/** The accepted answers, then the wrong ones that something is said about. */
export const answersOf = ({ accepted, wrong }: TextDefinition) => [
  ...accepted.map((answer) => ({ answer: withStars(answer), percent: 100, feedback: '' })),
  ...wrong.map(({ answer, feedback }) => ({ answer: withStars(answer), percent: 0, feedback })),
];

export const exchangedText: ExchangedKind<TextDefinition> = {
  kind: 'text',
  gift: {
    write(definition, { escaped }) {
      if (!definition.isCaseIgnored) throw new UnusableQuestion('distinguishes capital letters');
      return {
        inside: answersOf(definition).map(
          ({ answer, percent, feedback }) =>
            `\t=${percent === 0 || /^\s*%/u.test(answer) ? `%${percent}%` : ''}${escaped(answer)}${feedback === '' ? '' : `#${escaped(feedback)}`}`,
        ),
      };
    },
  },
  moodle: {
    type: 'shortanswer',
    write: (definition, { html, plain }) => ({
      elements: [
        `<usecase>${definition.isCaseIgnored ? '0' : '1'}</usecase>`,
        ...answersOf(definition).map(
          ({ answer, percent, feedback }) =>
            `<answer fraction="${percent}" format="moodle_auto_format">${plain(answer)}${feedback === '' ? '' : `<feedback format="html">${html(feedback)}</feedback>`}</answer>`,
        ),
      ],
    }),
    read(question) {
      const answers = typedAnswers(question);
      return {
        definition: textDefinition(answers, valueIn(question, 'usecase') !== '1'),
        texts: answers.map(({ feedback }) => feedback),
      };
    },
  },
};
