import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { gradient, integral } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const three = (value: number) => Number(value.toPrecision(3));
const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

/** The displacement of a body with constant acceleration, as a sum of many short steps. */
function travelled(start: number, acceleration: number, time: number): number {
  const steps = 2000;
  const step = time / steps;
  return Array.from(
    { length: steps },
    (_, index) => (start + acceleration * (index + 0.5) * step) * step,
  ).reduce((sum, each) => sum + each, 0);
}

export const kinematicsChecks: ChecksByFamily = {
  'constant-acceleration': checkNumber((text) => {
    const speeds = [...text.matchAll(/(\d+) m\/s(?!²)/g)].map(([, speed]) => Number(speed));
    const acceleration = Number(part(text, /(\d+) m\/s²/));
    const [start = NaN, end = NaN] = speeds;
    if (!Number.isNaN(end)) return travelled(start, acceleration, (end - start) / acceleration);
    const time = Number(part(text, /for (\d+) s/));
    return text.includes('How far') ? travelled(start, acceleration, time) : start + acceleration * time;
  }, 1e-6),
  'velocity-graph': checkNumber((text) => {
    const [, top = NaN, rise = NaN, steady = NaN, , end = NaN] = numbersIn(
      text.slice(text.indexOf('from 0')),
    );
    if (text.includes('acceleration')) return top / rise;
    const up = (top * rise) / 2;
    return text.includes('speeds up') ? up : up + top * (steady - rise) + (top * (end - steady)) / 2;
  }),
  'variable-acceleration': checkNumber((text) => {
    const time = Number(part(text, /at t = (\d+)/));
    const displacement = part(text, /s = (.*) metres/);
    return displacement === ''
      ? integral(part(text, /v = (.*) m\/s after/), 0, time, 't')
      : gradient(displacement, time, 't');
  }, 1e-5),
  projectiles: checkNumber((text) => {
    const [first = NaN, angle = NaN] = numbersIn(text);
    if (text.includes('dropped')) return travelled(0, 9.8, first);
    const [along, up] = [
      first * Math.cos((angle * Math.PI) / 180),
      first * Math.sin((angle * Math.PI) / 180),
    ];
    return three(text.includes('greatest height') ? travelled(up, -9.8, up / 9.8) : (along * 2 * up) / 9.8);
  }, 1e-6),
};
