import type { Paper } from '@markwell/questions/papers/paper';
import { indented, royal, rule, space, stacked, type Block } from '../drawing-primitives.ts';
import { textAreaHeight, textAreaWidth as width } from '../page-geometry.ts';
import { paragraphs } from '../paragraphs.ts';
import { bold, regular } from '../text-blocks.ts';
import { formulasFor } from './formula-sheets.ts';

/** The page with the formulas that candidates are given. */
export function formulaPage(paper: Paper): Block {
  const title = paragraphs('Formulae', width, bold(18));
  const groups = formulasFor(paper).map(({ heading, lines }) =>
    stacked([
      paragraphs(heading, width, bold(12.5, royal)),
      space(5),
      ...lines.flatMap((line) => [indented(paragraphs(line, width - 18, regular(12)), 18), space(6)]),
    ]),
  );
  const used = groups.reduce((sum, { height }) => sum + height, title.height + 20);
  const gap = Math.max(6, Math.min(34, (textAreaHeight - used) / groups.length));
  return stacked([
    title,
    { marks: [rule(0, width, 4, 2, royal)], height: 20 },
    ...groups.flatMap((group) => [group, space(gap)]),
  ]);
}
