const lines = [
  ['N: 7.5 cm', 'a number and the unit that pupils must write; [cm] shows the unit beside the field'],
  [
    'N: 7.5 cm ± 0.1 | mm | 3/40 m',
    'how far an answer may be from it, also as ± 2%, other units, and other answers',
  ],
  ['N: 3.14 (2 d.p.)', 'rounded; also (3 s.f.), (standard form), (lowest terms), (mixed number), (money)'],
  [
    'W: photosynthesis | photo-synthesis',
    'words, with all that are accepted; also (exact spelling), (exact capitals)',
  ],
  [
    'E: (x + 2)(x - 3) (factorised)',
    'an expression or equation; also (expanded), (simplified), (surd), (subject). A second E: line is accepted too',
  ],
  ['X: 75 -> That is in millimetres.', 'a wrong answer below any of these, with what pupils read'],
  ['O: egg', 'an item to be put in order: one line for each, in the right order'],
  ['M: France -> Paris', 'a pair to be matched: one line for each; M: -> Rome for a partner of none'],
  [
    'P: light is needed | energy from the sun [2]',
    'a point of the mark scheme of a written answer, with its marks',
  ],
] as const;

/** How to paste questions that are not multiple choice. */
export const AnswerLinesHelp = () => (
  <details className="rounded-md border border-line px-4">
    <summary className="min-h-11 cursor-pointer py-2 font-medium">
      Questions that pupils answer by typing
    </summary>
    <div className="grid gap-3 pt-1 pb-2 text-sm">
      <p>In place of A) to D), write the answer under the question. Its answer key has no letter for it.</p>
      <dl className="grid gap-2">
        {lines.map(([line, meaning]) => (
          <div key={line}>
            <dt className="font-mono wrap-anywhere">{line}</dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        A question ends with its marks in brackets: [2 marks]. Parts begin with (a), (b) at the start of a
        line, each with its text, marks and answer; N: 48 (from 2a) follows from the answer to part (a).
      </p>
      <p>
        For a text with gaps, write [[1]], [[2]] in it, and below it a line N:, W: or C: for each gap. C:
        oxygen | *carbon dioxide is a choice, with a star at the right one.
      </p>
    </div>
  </details>
);
