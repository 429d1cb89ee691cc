/** The elements of a drawing: tag and attributes, in drawing order. */
export interface Mark {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

export function marksOf(svg: string): Mark[] {
  return [...svg.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}

export function number(mark: Mark, name: string): number {
  return Number(mark.attributes[name]);
}

/** The corners of a polygon or polyline. */
export function cornersOf(mark: Mark): [number, number][] {
  return (mark.attributes['points'] ?? '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as [number, number]);
}

/** The labels that are drawn as pen strokes. */
export function labelsOf(svg: string): string[] {
  return marksOf(svg).flatMap(({ attributes }) => attributes['data-text'] ?? []);
}

/** Where a mark begins: its centre, first end or first corner. */
export function placeOf(mark: Mark): readonly [x: number, y: number] {
  if (mark.tag === 'circle') return [number(mark, 'cx'), number(mark, 'cy')];
  if (mark.tag === 'line') return [number(mark, 'x1'), number(mark, 'y1')];
  if (mark.tag === 'rect') return [number(mark, 'x'), number(mark, 'y')];
  return cornersOf(mark)[0] ?? [NaN, NaN];
}

/** The marks of each box of a picture (boxes are squares of 130), in drawing order. */
export function boxesOf(svg: string): Mark[][] {
  const marks = marksOf(svg);
  return marks.flatMap((box) => {
    if (box.tag !== 'rect' || number(box, 'width') !== 130 || !box.attributes['x']) return [];
    const [left, top] = placeOf(box);
    return [
      marks.filter((mark) => {
        const [x, y] = placeOf(mark);
        return mark.tag !== 'rect' && x > left && x < left + 130 && y > top && y < top + 130;
      }),
    ];
  });
}
