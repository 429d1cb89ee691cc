import { strokeText } from '../stroke-text.ts';
import { circle, drawing, grey, ink, line, polygon, rectangle, yellow } from '../svg.ts';

/** A lamp, a ball and a screen seen from the side, and the shadow that straight rays leave. */
export function shadowOfBall(lampX: number, name: string, withRays: boolean): string {
  const [ballX, screenX, middle, radius] = [300, 520, 130, 34];
  const reach = (radius * (screenX - lampX)) / (ballX - lampX);
  const beam = polygon(
    [
      [lampX, middle],
      [screenX, middle - reach],
      [screenX, middle + reach],
    ],
    { fill: '#EEF1F7', stroke: grey, width: 2, dash: '6 6' },
  );
  const shadow = rectangle([screenX, middle - reach], 14, 2 * reach, { fill: ink, width: 1 });
  return drawing(640, 290, [
    withRays ? beam : '',
    circle([ballX, middle], radius, { fill: grey }),
    line([screenX, 10], [screenX, 250], { width: 4 }),
    withRays ? shadow : '',
    circle([lampX, middle], 16, { fill: yellow }),
    strokeText(name, [lampX, middle + 44], { size: 17 }),
    strokeText('ball', [ballX, middle + 58], { size: 17 }),
    strokeText('screen', [screenX, 270], { size: 17 }),
    withRays ? strokeText('shadow', [screenX + 66, middle], { size: 17 }) : '',
  ]);
}
