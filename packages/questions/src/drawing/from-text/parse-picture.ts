import type { ContentImage } from '#content-types.ts';
import { faultAt, namedLines, type Line } from '#text/numbered-lines.ts';
import { charts } from './charts.ts';
import { computing } from './computing.ts';
import { physics } from './physics.ts';
import type { PictureKind } from './picture-kind.ts';
import { science } from './science.ts';

const kinds = new Map<string, PictureKind>(
  Object.entries({ ...charts, ...computing, ...physics, ...science }),
);

const textName = 'alternative text';

/**
 * Reads a picture of a set of questions:
 *
 *     # picture journey: line graph
 *     x: time (s), 0 to 30 in steps of 5
 *     y: velocity (m/s), 0 to 12 in steps of 2
 *     points: 0,0 10,8 20,8 25,0
 *     alternative text: A velocity-time graph: from 0 to 8 m/s in the first 10 seconds, …
 *
 * The kinds and the lines of each are in this folder. Throws an error that names the line of the first mistake.
 */
export function parsePicture([heading, ...lines]: readonly Line[]): [name: string, picture: ContentImage] {
  const [, name = '', kindName = ''] = /^# picture ([a-z][a-z\d-]*): (.+)$/.exec(heading?.text ?? '') ?? [];
  if (name === '') throw faultAt(heading, 'expected "# picture name: kind of picture"');
  const kind = kinds.get(kindName);
  if (!kind) throw faultAt(heading, `"${kindName}" is none of ${[...kinds.keys()].join(', ')}`);

  const filled = lines.slice(0, lines.findLastIndex(({ text }) => text !== '') + 1);
  const values = namedLines(filled, [...kind.names, textName]);
  const needed = (wanted: string): Line => {
    const value = values.get(wanted);
    if (!value) throw faultAt(heading, `the picture has no ${wanted}`);
    return value;
  };
  const svg = kind.draw({ needed, optional: (wanted) => values.get(wanted) });
  return [name, { svg, alternativeText: needed(textName).text }];
}
