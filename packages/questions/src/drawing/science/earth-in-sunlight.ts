import { strokeText } from '../stroke-text.ts';
import { arrow, circle, drawing, ink, line, paleBlue, path, red, yellow } from '../svg.ts';

/** The Earth between day and night, sunlight coming from the left; P in the middle of the day side, Q of the night side. */
export function earthInSunlight(): string {
  const [x, y, radius] = [380, 150, 100];
  const rays = [80, 115, 150, 185, 220].map((height) =>
    arrow([40, height], [230, height], { stroke: '#C98A00' }),
  );
  return drawing(600, 300, [
    ...rays,
    strokeText('sunlight', [135, 40], { size: 18 }),
    line([x, 20], [x, 280], { dash: '8 6', width: 2 }),
    circle([x, y], radius, { fill: paleBlue }),
    path(`M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Z`, { fill: ink }),
    circle([x - radius, y], 7, { fill: red, width: 2 }),
    circle([x + radius, y], 7, { fill: yellow, width: 2 }),
    strokeText('P', [x - 74, y], { size: 22 }),
    strokeText('Q', [x + radius + 30, y], { size: 22 }),
  ]);
}
