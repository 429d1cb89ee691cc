import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { softInk } from '../../drawing-primitives.ts';
import { paragraphs } from '../../paragraphs.ts';
import { regular } from '../../text-blocks.ts';
import type { AnyPrintedKind, PrintedKind } from '../printed-kind.ts';
import { marksByShare, note } from '../scheme-marks.ts';

interface Gaps {
  kind: 'gaps';
  text: string;
  gaps: { id: string; answer: OfKind }[];
}

/** A gap is never broken between two lines. */
const line = '.'.repeat(26);

/** A text with a numbered line for each gap, which is printed like answers of these kinds. */
export function printedGapsOf(kinds: readonly AnyPrintedKind[]): PrintedKind<Gaps, Gaps> {
  /** The gaps with the kinds of their answers. */
  const withKinds = ({ gaps }: Gaps) =>
    gaps.flatMap(({ id, answer }) => {
      const kind = kinds.find((each) => each.kind === answer.kind);
      return kind ? [{ id, answer, kind }] : [];
    });

  function textOf(shown: Gaps): string {
    return withKinds(shown).reduce((text, { id, answer, kind }) => {
      const { unit } = kind.space(answer, 1);
      return text.replace(
        `[[${id}]]`,
        () => `(${id})\u00A0${line}${unit === undefined ? '' : `\u00A0${unit}`}`,
      );
    }, shown.text);
  }

  const choicesOf = (shown: Gaps) =>
    withKinds(shown).flatMap(({ id, answer, kind }) => {
      const words = kind.words?.(answer) ?? [];
      return words.length === 0
        ? []
        : [`(${id}) ${words.map((each) => each.replace(/\.$/u, '')).join('; ')}`];
    });

  return {
    kind: 'gaps',
    content: (shown, { width, size }) => [
      paragraphs(textOf(shown), width, regular(size)),
      ...choicesOf(shown).map((choices) => paragraphs(choices, width, regular(size, softInk))),
    ],
    words: (shown) => [shown.text.replaceAll(/\[\[\d+\]\]/gu, 'blank'), ...choicesOf(shown)],
    space: () => ({ lines: 0, isFree: true }),
    answer: (definition) =>
      withKinds(definition)
        .map(({ id, answer, kind }) => `(${id}) ${kind.answer(answer)}`)
        .join('; '),
    scheme: (definition, marks) => [
      ...marksByShare(marks, 'gaps right'),
      ...withKinds(definition).flatMap(({ id, answer, kind }) =>
        kind
          .scheme(answer, 1)
          .filter(({ worth }) => worth === 0)
          .map(({ mark, criterion }) => note(`(${id}) ${criterion}`, mark)),
      ),
    ],
  };
}
