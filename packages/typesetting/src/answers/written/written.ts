import type { written } from '@markwell/shared/answers/written/written';
import type { SchemeMark } from '@markwell/questions/papers/paper';
import type { DefinitionOf, PrintedKind, ShownOf } from '../printed-kind.ts';
import { note } from '../scheme-marks.ts';

const wordsPerLine = 9;

type Scheme = DefinitionOf<typeof written>['scheme'];

function schemeMarks(scheme: Scheme): SchemeMark[] {
  if (scheme.type === 'points') {
    return scheme.points.flatMap(({ text, alternatives, doNotAccept, marks }) => [
      { mark: `B${marks}`, worth: marks, criterion: text },
      ...(alternatives.length === 0 ? [] : [note(`Accept ${alternatives.join('; ')}`)]),
      ...(doNotAccept.length === 0 ? [] : [note(`Do not accept ${doNotAccept.join('; ')}`)]),
    ]);
  }
  // Each level has the marks of those below it too, so that all add up to the highest.
  return scheme.levels.map(({ descriptor, from, to }, index) => ({
    mark: `L${index + 1}`,
    worth: to - from + 1,
    criterion: `${from === to ? `${to} marks` : `${from} to ${to} marks`}: ${descriptor}`,
  }));
}

/** Ruled lines. */
export const printedWritten: PrintedKind<DefinitionOf<typeof written>, ShownOf<typeof written>> = {
  kind: 'written',
  words: ({ wordGuide }) =>
    wordGuide === null ? [] : [`Write about ${wordGuide.least} to ${wordGuide.most} words.`],
  space: ({ wordGuide }, marks) => ({
    lines: Math.max(2, wordGuide === null ? marks * 2 : Math.ceil(wordGuide.most / wordsPerLine)),
    isRuled: true,
  }),
  answer: ({ scheme }) =>
    scheme.type === 'points' ? 'Any answer with these points' : 'Any answer, by its level',
  scheme: ({ scheme }) => schemeMarks(scheme),
};
