/** The SVG elements that our pictures consist of. Positions are in units of the view box, y downwards. */
export type Point = readonly [x: number, y: number];

export interface Style {
  stroke?: string;
  fill?: string;
  /** The opacity of the fill, from 0 to 1. A colour with transparency in it would print black. */
  fillOpacity?: number;
  width?: number;
  /** Lengths of dashes and gaps, for hidden lines and measuring lines. */
  dash?: string;
}

export const ink = '#17203A';
export const paper = '#FFFFFF';
export const blue = '#2440B3';
export const paleBlue = '#DCE4FA';
export const yellow = '#FFD94A';
export const green = '#1B7F4F';
export const red = '#C23A2B';
export const grey = '#8A93A6';
export const paleGrey = '#D9DEE8';

export function drawing(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${parts.join('')}</svg>`;
}

/** Two decimals are more precise than any screen. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${coordinate(x)},${coordinate(y)}`).join(' ');
}

/** Points from a text, for shapes with many corners: `0,0 8,40`. */
export function pointsFrom(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}

function look({ stroke = ink, fill = 'none', fillOpacity, width = 3, dash }: Style): string {
  return `fill="${fill}"${fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`} stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
}

export function line([x1, y1]: Point, [x2, y2]: Point, style: Style = {}): string {
  return `<line x1="${coordinate(x1)}" y1="${coordinate(y1)}" x2="${coordinate(x2)}" y2="${coordinate(y2)}" ${look(style)}/>`;
}

export function polyline(list: readonly Point[], style: Style = {}): string {
  return `<polyline points="${points(list)}" ${look(style)}/>`;
}

export function polygon(list: readonly Point[], style: Style = {}): string {
  return `<polygon points="${points(list)}" ${look(style)}/>`;
}

export function circle([x, y]: Point, radius: number, style: Style = {}): string {
  return `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${coordinate(radius)}" ${look(style)}/>`;
}

export function rectangle([x, y]: Point, width: number, height: number, style: Style = {}): string {
  return `<rect x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(width)}" height="${coordinate(height)}" ${look(style)}/>`;
}

export function path(d: string, style: Style = {}): string {
  return `<path d="${d}" ${look(style)}/>`;
}

/** A point at an angle from a centre: degrees, anticlockwise from the right, as in mathematics. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y - radius * Math.sin(radians)];
}

/** Part of a circle between two angles (anticlockwise), as path data without the sides. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(centre, radius, from);
  const [x2, y2] = polar(centre, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${coordinate(x1)} ${coordinate(y1)}A${radius} ${radius} 0 ${large} 0 ${coordinate(x2)} ${coordinate(y2)}`;
}

/** A slice of a pie between two angles. */
export function sector(centre: Point, radius: number, from: number, to: number, style: Style = {}): string {
  return path(`${arc(centre, radius, from, to)}L${coordinate(centre[0])} ${coordinate(centre[1])}Z`, style);
}

/** An arrow with a filled head. */
export function arrow(from: Point, to: Point, style: Style = {}): string {
  const stroke = style.stroke ?? ink;
  const size = 4 * (style.width ?? 3);
  const angle = (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI;
  const base = polar(to, size * 0.8, angle + 180);
  const head = [to, polar(to, size, angle + 155), polar(to, size, angle - 155)];
  return line(from, base, style) + polygon(head, { stroke, fill: stroke, width: 1 });
}
