import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, polar, type Point } from '../svg.ts';

/** A nucleus with its electrons on shells, as dots. */
export function electronShells(symbol: string, shells: readonly number[]): string {
  const size = 130 + 90 * shells.length;
  const centre: Point = [size / 2, size / 2];
  const drawn = shells.map((electrons, index) => {
    const radius = 52 + 42 * index;
    const dots = Array.from({ length: electrons }, (_, place) =>
      circle(polar(centre, radius, 90 - (360 * place) / electrons), 8, {
        fill: blue,
        stroke: blue,
        width: 1,
      }),
    );
    return circle(centre, radius, { width: 2 }) + dots.join('');
  });
  return drawing(size, size, [
    ...drawn,
    circle(centre, 24, { fill: '#DCE4FA', width: 2 }),
    strokeText(symbol, centre, { size: 18 }),
  ]);
}
