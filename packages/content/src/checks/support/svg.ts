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
