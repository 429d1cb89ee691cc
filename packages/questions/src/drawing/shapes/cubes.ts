import { arrow, drawing, ink, line, paper, polygon, rectangle } from '../svg.ts';
import type { Point, Style } from '../svg.ts';
import { strokeText } from '../stroke-text.ts';

/** Pictures on the faces of a cube; a quarter turn leaves each as it is, so only the face matters, not its turn. */
export const glyphs = ['disc', 'ring', 'plus', 'cross', 'square', 'diamond', 'frame', 'dots'] as const;
export type Glyph = (typeof glyphs)[number];

export const glyphWords: Readonly<Record<Glyph, string>> = {
  disc: 'black circle',
  ring: 'ring',
  plus: 'plus sign',
  cross: 'diagonal cross',
  square: 'black square',
  diamond: 'diamond',
  frame: 'square frame',
  dots: 'four dots',
};

/** A map of the unit square, the middle at 0, to the picture. */
type Place = (x: number, y: number) => Point;

const closed = (place: Place, corners: readonly Point[], style: Style) =>
  polygon(
    corners.map(([x, y]) => place(x, y)),
    style,
  );

function round(place: Place, radius: number, style: Style, centre: Point = [0, 0]): string {
  const points = Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index * Math.PI) / 12;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  return closed(place, points, style);
}

/** The corners of a square around the middle. */
const corners = (far: number): Point[] => [
  [-far, -far],
  [far, -far],
  [far, far],
  [-far, far],
];

const solid = { fill: ink, width: 1 };

/** A glyph on a face, with its name for a checker that reads the drawing. */
export function glyphMarks(glyph: Glyph, place: Place): string {
  const draw: Readonly<Record<Glyph, () => string>> = {
    disc: () => round(place, 0.3, solid),
    ring: () => round(place, 0.28, { width: 4 }),
    plus: () =>
      line(place(-0.33, 0), place(0.33, 0), { width: 6 }) +
      line(place(0, -0.33), place(0, 0.33), { width: 6 }),
    cross: () =>
      line(place(-0.28, -0.28), place(0.28, 0.28), { width: 6 }) +
      line(place(-0.28, 0.28), place(0.28, -0.28), { width: 6 }),
    square: () => closed(place, corners(0.27), solid),
    diamond: () =>
      closed(
        place,
        [
          [-0.36, 0],
          [0, -0.36],
          [0.36, 0],
          [0, 0.36],
        ],
        { width: 4 },
      ),
    frame: () => closed(place, corners(0.27), { width: 4 }),
    dots: () =>
      corners(0.22)
        .map((centre) => round(place, 0.11, solid, centre))
        .join(''),
  };
  return `<g data-text="${glyph}">${draw[glyph]()}</g>`;
}

/** A net: faces as squares of a grid, with a glyph each. */
export function netPicture(cells: readonly Point[], faces: readonly (Glyph | null)[], unit = 46): string {
  const width = Math.max(...cells.map(([x]) => x)) + 1;
  const height = Math.max(...cells.map(([, y]) => y)) + 1;
  return drawing(
    width * unit + 24,
    height * unit + 24,
    cells.map(([x, y], index) => {
      const glyph = faces[index] ?? null;
      const place: Place = (dx, dy) => [12 + unit * (x + 0.5 + dx), 12 + unit * (y + 0.5 + dy)];
      return (
        rectangle([12 + unit * x, 12 + unit * y], unit, unit, { fill: paper, width: 2.5 }) +
        (glyph ? glyphMarks(glyph, place) : '')
      );
    }),
  );
}

/** One face by itself. */
export function facePicture(glyph: Glyph): string {
  return drawing(130, 130, [
    rectangle([28, 28], 74, 74, { fill: paper, width: 2.5 }),
    glyphMarks(glyph, (x, y) => [65 + 74 * x, 65 + 74 * y]),
  ]);
}

/** A cube seen from above at a corner: its top, its left and its right face. */
export function cubePicture([top, left, right]: readonly [Glyph, Glyph, Glyph]): string {
  const [a, b, c] = [50, 27, 54];
  const faces: [Glyph, Place][] = [
    [top, (x, y) => [65 + a * (x - y), 12 + b + b * (x + y)]],
    [left, (x, y) => [65 - a / 2 + a * x, 12 + 1.5 * b + b * x + c * (y + 0.5)]],
    [right, (x, y) => [65 + a / 2 + a * x, 12 + 1.5 * b - b * x + c * (y + 0.5)]],
  ];
  return drawing(
    130,
    130,
    faces.map(
      ([glyph, place]) => closed(place, corners(0.5), { fill: paper, width: 2.5 }) + glyphMarks(glyph, place),
    ),
  );
}

/** The size of a cube in a picture of blocks: half its width, half the depth of its top, and its height. */
export const block = { half: 22, slope: 11, height: 25 } as const;

/** Stacks of cubes: heights by row from the back, each row from left to right; an arrow shows the front if asked. */
export function blocksPicture(heights: readonly (readonly number[])[], front: boolean): string {
  const depth = heights.length;
  const width = heights[0]?.length ?? 0;
  const tallest = Math.max(...heights.flat());
  const { half, slope, height } = block;
  const origin: Point = [(front ? 50 : 20) + half * depth, 14 + height * tallest];
  const at = (x: number, y: number, z: number): Point => [
    origin[0] + half * (x - y),
    origin[1] + slope * (x + y) - height * z,
  ];
  const parts: string[] = [];
  heights.forEach((row, y) => {
    row.forEach((count, x) => {
      for (let z = 0; z < count; z++) {
        parts.push(
          polygon([at(x, y + 1, z), at(x + 1, y + 1, z), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)], {
            fill: '#C3C9D6',
            width: 2,
          }),
        );
        parts.push(
          polygon([at(x + 1, y + 1, z), at(x + 1, y, z), at(x + 1, y, z + 1), at(x + 1, y + 1, z + 1)], {
            fill: '#8F98AC',
            width: 2,
          }),
        );
        parts.push(
          polygon([at(x, y, z + 1), at(x + 1, y, z + 1), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)], {
            fill: paper,
            width: 2,
          }),
        );
      }
    });
  });
  const [endX, endY] = at(width / 2, depth, 0);
  if (front)
    parts.push(
      arrow([endX - 34, endY + 44], [endX - 10, endY + 15], { width: 3 }),
      strokeText('FRONT', [endX - 34, endY + 60], { size: 13 }),
    );
  return drawing(
    40 + half * (width + depth) + (front ? 50 : 0),
    28 + slope * (width + depth) + height * tallest + (front ? 50 : 0),
    parts,
  );
}

/** Columns of squares, as seen from one side. */
export function columnsPicture(columns: readonly number[]): string {
  const unit = Math.min(26, 110 / Math.max(columns.length, ...columns));
  const left = 65 - (unit * columns.length) / 2;
  const parts = columns.flatMap((count, x) =>
    Array.from({ length: count }, (_, z) =>
      rectangle([left + unit * x, 118 - unit * (z + 1)], unit, unit, { fill: '#C3C9D6', width: 2 }),
    ),
  );
  return drawing(130, 130, parts);
}
