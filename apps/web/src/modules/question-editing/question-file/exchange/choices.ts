import type { choices } from '@markwell/shared/answers/choices/choices';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { children, formatted } from '../moodle-elements.ts';
import { UnusableQuestion } from '../question-file.ts';
import type { ExchangedKind, FileAnswer } from './exchanged-kind.ts';
import { percentOf } from './moodle-answers.ts';

type Choices = Parameters<typeof choices.show>[0];

/** Formats round the third of a mark in their own ways. */
const isAbout = (percent: number, wanted: number) => Math.abs(percent - wanted) < 0.6;

/** The definition of options of which several are right, each for the same share of the marks. */
export function choicesDefinition(answers: readonly Pick<FileAnswer, 'text' | 'percent'>[]): object {
  const right = answers.filter(({ percent }) => percent > 0);
  if (right.length < 2) throw new UnusableQuestion('allows several answers, but has one');
  if (right.some(({ percent }) => !isAbout(percent, 100 / right.length) && percent !== 100))
    throw new UnusableQuestion('gives its correct options different parts of the mark');
  return {
    kind: 'choices',
    options: answers.map(({ text }, index) => ({
      letter: optionLetters[index],
      content: { text: text.text },
    })),
    correct: answers.flatMap(({ percent }, index) => (percent > 0 ? [optionLetters[index]] : [])),
  };
}

/** The options with what each earns: a wrong one takes away a right one. */
const weighted = ({ options, correct }: Choices) =>
  options.map(({ letter, content }) => {
    if ('picture' in content) throw new UnusableQuestion('has a picture in an option');
    const share = String(Number((100 / correct.length).toFixed(5)));
    return { text: content.text, percent: correct.includes(letter) ? share : `-${share}` };
  });

export const exchangedChoices: ExchangedKind<Choices> = {
  kind: 'choices',
  gift: {
    write: (definition, { escaped }) => ({
      inside: weighted(definition).map(({ text, percent }) => `\t~%${percent}%${escaped(text)}`),
    }),
  },
  moodle: {
    type: 'multichoice',
    write: (definition, { html }) => ({
      elements: [
        '<single>false</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>',
        ...weighted(definition).map(
          ({ text, percent }) => `<answer fraction="${percent}" format="html">${html(text)}</answer>`,
        ),
      ],
    }),
    read(question) {
      const answers = children(question, 'answer').map((element) => ({
        text: formatted(element),
        percent: percentOf(element),
      }));
      return { definition: choicesDefinition(answers), texts: answers.map(({ text }) => text) };
    },
  },
};
