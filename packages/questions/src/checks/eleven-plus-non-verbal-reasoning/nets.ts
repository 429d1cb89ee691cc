import { itemAt } from '../../item-at.ts';
import type { ContentOption, ContentQuestion } from '../../content-types.ts';
import type { Check } from '../check.ts';
import { labelsOf, marksOf, number } from '../support/svg.ts';

/** A die: what is on its bottom, top, north, south, west and east. */
type Die = readonly [bottom: number, top: number, north: number, south: number, west: number, east: number];

const rollEast = ([b, t, n, s, w, e]: Die): Die => [e, w, n, s, b, t];
const rollWest = ([b, t, n, s, w, e]: Die): Die => [w, e, n, s, t, b];
const rollNorth = ([b, t, n, s, w, e]: Die): Die => [n, s, t, b, w, e];
const rollSouth = ([b, t, n, s, w, e]: Die): Die => [s, n, b, t, w, e];

/** The squares of a net in units of its squares. */
function squaresOf(svg: string): [number, number][] {
  const [, , ...marks] = marksOf(svg);
  const squares = marks.filter(({ tag }) => tag === 'rect');
  const unit = number(itemAt(squares, 0), 'width');
  return squares.map((mark) => [
    Math.round((number(mark, 'x') - 12) / unit),
    Math.round((number(mark, 'y') - 12) / unit),
  ]);
}

/** Rolls a die over the squares of a net: the face of the die that lies on each square. */
function facesByRolling(squares: readonly (readonly [number, number])[]): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (x: number, y: number, die: Die) => {
    const key = `${x},${y}`;
    if (found.has(key) || !squares.some(([x1, y1]) => x1 === x && y1 === y)) return;
    found.set(key, die[0]);
    visit(x + 1, y, rollEast(die));
    visit(x - 1, y, rollWest(die));
    visit(x, y - 1, rollNorth(die));
    visit(x, y + 1, rollSouth(die));
  };
  const [x, y] = itemAt(squares, 0);
  visit(x, y, [0, 1, 2, 3, 4, 5]);
  return found;
}

/** The picture on each face of the die on which the net is wrapped. */
function pictures(question: ContentQuestion): string[] {
  const svg = question.image?.svg ?? '';
  const faces: string[] = [];
  const rolled = facesByRolling(squaresOf(svg));
  const labels = labelsOf(svg);
  squaresOf(svg).forEach(([x, y], index) => {
    faces[rolled.get(`${x},${y}`) ?? -1] = itemAt(labels, index);
  });
  return faces;
}

const labelsOfOption = (option: ContentOption) => ('image' in option ? labelsOf(option.image.svg) : []);

/** All ways to hold a die, by rolling it. */
function positions(): Die[] {
  const found = new Map<string, Die>();
  const visit = (die: Die) => {
    if (found.has(die.join())) return;
    found.set(die.join(), die);
    visit(rollEast(die));
    visit(rollNorth(die));
  };
  visit([0, 1, 2, 3, 4, 5]);
  return [...found.values()];
}

/**
 * The net lies with its pictures down and the die rolls on it, so each face takes the picture of its square as seen
 * from the other side: the outside of the folded cube is the mirror image of the rolled die.
 */
export const checkCubeFromNet: Check = (question) => {
  const faces = pictures(question);
  const views = positions().map(([, top, , south, west]) =>
    [top, south, west].map((face) => faces[face]).join(),
  );
  return question.options.map((option) => views.includes(labelsOfOption(option).join()));
};

export const checkOppositeFace: Check = (question) => {
  const faces = pictures(question);
  const words: Readonly<Record<string, string>> = {
    'black circle': 'disc',
    ring: 'ring',
    'plus sign': 'plus',
    'diagonal cross': 'cross',
    'black square': 'square',
    diamond: 'diamond',
    'square frame': 'frame',
    'four dots': 'dots',
  };
  const asked = words[/face with the (.*)\?/.exec(question.body ?? '')?.[1] ?? ''] ?? '';
  const place = faces.indexOf(asked);
  const opposite = faces[place % 2 === 0 ? place + 1 : place - 1];
  return question.options.map((option) => labelsOfOption(option)[0] === opposite);
};

export const checkWhichIsANet: Check = ({ options }) =>
  options.map(
    (option) => 'image' in option && new Set(facesByRolling(squaresOf(option.image.svg)).values()).size === 6,
  );
