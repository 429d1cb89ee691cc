import { after, mirror, turn, turnedShape } from '#drawing/shapes/rotated-shapes.ts';
import type { Move, TurnedShape } from '#drawing/shapes/rotated-shapes.ts';
import { itemAt } from '#item-at.ts';
import type { Point } from '#drawing/svg.ts';
import type { ContentImage } from '#content-types.ts';

export const directions = [
  'the right',
  'the upper right',
  'the top',
  'the upper left',
  'the left',
  'the lower left',
  'the bottom',
  'the lower right',
];

export function direction([x, y]: Point): string {
  return itemAt(directions, (Math.round((Math.atan2(y, x) * 180) / Math.PI / 45) + 8) % 8);
}

/** The directions of the figure's top and front: just enough to distinguish a rotation from a reflection. */
export function option(shape: TurnedShape, move: Move): ContentImage {
  return {
    svg: turnedShape(shape, move),
    alternativeText: `The ${shape.name} with its top towards ${direction(move([0, 1]))} and its front towards ${direction(move([1, 0]))}.`,
  };
}

export const upright: Move = (point) => point;

export const turned = (shape: TurnedShape, degrees: number) => option(shape, turn(degrees));

export const flipped = (shape: TurnedShape, degrees: number) =>
  option(shape, after(mirror(90), turn(degrees)));

export const upIs = 'with its top towards the top and its front towards the right';

export const picture = (shape: TurnedShape): ContentImage => ({
  svg: turnedShape(shape, upright),
  alternativeText: `A ${shape.name} ${upIs}.`,
});
