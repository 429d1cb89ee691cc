import { randomTask } from '../structured-question.ts';
import { fractionTex, plus, plusTimes, times } from '../tex.ts';

export const stationaryPoints = randomTask('DIFFERENTIATION', 'stationary-points-of-a-cubic', 3, (random) => {
  const p = random.int(-3, -1);
  const q = p + 2 * random.int(1, 2);
  const c = random.int(2, 9);
  // dy/dx = 6(x - p)(x - q)
  const [b, d] = [-3 * (p + q), 6 * p * q];
  const y = (x: number) => 2 * x ** 3 + b * x * x + d * x + c;
  return {
    stem: `The curve $C$ has equation $y = 2x^3 ${plusTimes(b, 'x^2')} ${plusTimes(d, 'x')} + ${c}$.`,
    parts: [
      {
        body: 'Find $\\dfrac{\\mathrm{d}y}{\\mathrm{d}x}$.',
        answer: `$6x^2 ${plusTimes(2 * b, 'x')} ${plus(d)}$`,
        scheme: [
          ['M1', 'for lowering at least one power by one'],
          ['A1', `for $6x^2 ${plusTimes(2 * b, 'x')} ${plus(d)}$`],
        ],
        solution: 'Multiply each term by its power and lower the power by one.',
      },
      {
        body: 'Hence find the coordinates of the stationary points of $C$.',
        answer: `$(${p}, ${y(p)})$ and $(${q}, ${y(q)})$`,
        scheme: [
          ['M1', 'for setting their derivative equal to 0'],
          ['A1', `for $x = ${p}$ and $x = ${q}$`],
          ['M1', 'for putting one of their values into the equation of $C$'],
          ['A1', `for $(${p}, ${y(p)})$ and $(${q}, ${y(q)})$`],
        ],
        solution: `$6(x ${plus(-p)})${q === 0 ? 'x' : `(x ${plus(-q)})`} = 0$ gives $x = ${p}$ or $x = ${q}$. There $y = ${y(p)}$ and $y = ${y(q)}$.`,
      },
      {
        body: 'Determine the nature of each stationary point. Give reasons for your answers.',
        answer: `maximum at $x = ${p}$, minimum at $x = ${q}$`,
        scheme: [
          [
            'M1',
            `for finding $\\dfrac{\\mathrm{d}^2y}{\\mathrm{d}x^2} = 12x ${plus(2 * b)}$, or the sign of the gradient on each side`,
          ],
          ['A1', `for a maximum at $x = ${p}$ and a minimum at $x = ${q}$, with reasons`],
        ],
        solution: `$\\dfrac{\\mathrm{d}^2y}{\\mathrm{d}x^2} = 12x ${plus(2 * b)}$. At $x = ${p}$ it is $${12 * p + 2 * b}$, negative: a maximum. At $x = ${q}$ it is $${12 * q + 2 * b}$, positive: a minimum.`,
      },
    ],
  };
});

export const areaBetween = randomTask('INTEGRATION', 'area-between-curve-and-line', 4, (random) => {
  const [p, q] = [random.int(0, 2), random.int(4, 6)];
  const m = random.int(1, 3);
  // Curve y = -(x - p)(x - q) + mx + c, line y = mx + c.
  const c = random.int(1, 6);
  const [b, constant] = [p + q + m, c - p * q];
  const size = q - p;
  return {
    stem: `The curve $C$ has equation $y = ${plus(constant) === '' ? '' : `${constant} + `}${times(b, 'x')} - x^2$. The line $L$ has equation $y = ${times(m, 'x')} + ${c}$. $C$ and $L$ meet at the points $A$ and $B$.`,
    parts: [
      {
        body: 'Find the $x$-coordinates of $A$ and $B$.',
        answer: `${p} and ${q}`,
        scheme: [
          ['M1', 'for setting the two expressions equal and collecting the terms'],
          ['A1', `for $x^2 - ${p + q}x ${plus(p * q)} = 0$`],
          ['A1', `for $x = ${p}$ and $x = ${q}$`],
        ],
        solution: `$x^2 - ${p + q}x ${plus(p * q)} = 0$ gives $x = ${p}$ or $x = ${q}$.`,
      },
      {
        body: 'Use integration to find the exact area of the finite region between $C$ and $L$.',
        answer: `$${fractionTex(size ** 3, 6)}$`,
        scheme: [
          ['M1', 'for integrating the difference of curve and line'],
          [
            'A1',
            `for $-\\dfrac{x^3}{3} + ${p + q === 2 ? '' : fractionTex(p + q, 2)}x^2 ${plusTimes(-p * q, 'x')}$`,
          ],
          ['M1', `for using the limits ${p} and ${q}, and subtracting`],
          ['A1', `for $${fractionTex(size ** 3, 6)}$`],
        ],
        solution: `$\\displaystyle\\int_{${p}}^{${q}} \\left(-x^2 + ${p + q}x ${plus(-p * q)}\\right)\\,\\mathrm{d}x = \\left[-\\dfrac{x^3}{3} + ${fractionTex(p + q, 2)}x^2 ${plusTimes(-p * q, 'x')}\\right]_{${p}}^{${q}} = ${fractionTex(size ** 3, 6)}$.`,
      },
    ],
  };
});

export const parametric = randomTask('DIFFERENTIATION', 'parametric-curve', 5, (random) => {
  const [a, b, k] = [random.int(2, 4), random.int(1, 5), random.int(1, 2)];
  // x = t² + b, y = 2at
  const [x, y] = [k * k + b, 2 * a * k];
  const gradient = fractionTex(a, k);
  const intercept = fractionTex(k * y - a * x, k);
  return {
    stem: `A curve has parametric equations $x = t^2 + ${b}$ and $y = ${2 * a}t$, for $t > 0$.`,
    parts: [
      {
        body: 'Find $\\dfrac{\\mathrm{d}y}{\\mathrm{d}x}$ in terms of $t$.',
        answer: `$\\dfrac{${a}}{t}$`,
        scheme: [
          [
            'B1',
            `for $\\dfrac{\\mathrm{d}x}{\\mathrm{d}t} = 2t$ and $\\dfrac{\\mathrm{d}y}{\\mathrm{d}t} = ${2 * a}$`,
          ],
          ['M1', 'for dividing the second by the first'],
          ['A1', `for $\\dfrac{${a}}{t}$`],
        ],
        solution: `$\\dfrac{\\mathrm{d}y}{\\mathrm{d}x} = \\dfrac{${2 * a}}{2t} = \\dfrac{${a}}{t}$.`,
      },
      {
        body: `Find an equation of the tangent to the curve at the point where $t = ${k}$.`,
        answer: `$y = ${gradient === '1' ? '' : gradient}x ${intercept === '0' ? '' : intercept.startsWith('-') ? `- ${intercept.slice(1)}` : `+ ${intercept}`}$`,
        scheme: [
          ['B1', `for the point $(${x}, ${y})$ and the gradient $${gradient}$`],
          ['M1', 'for a line through their point with their gradient'],
          ['A1', 'for a correct equation in any form'],
        ],
        solution: `At $t = ${k}$ the point is $(${x}, ${y})$ and the gradient $${gradient}$: $y - ${y} = ${gradient === '1' ? '' : gradient}(x - ${x})$.`,
      },
      {
        body: 'Find a Cartesian equation of the curve.',
        answer: `$y^2 = ${4 * a * a}(x - ${b})$`,
        scheme: [
          ['M1', `for $t = \\dfrac{y}{${2 * a}}$ put into the equation for $x$`],
          ['A1', `for $y^2 = ${4 * a * a}(x - ${b})$ with $y > 0$, or an equal equation`],
        ],
        solution: `$t = \\dfrac{y}{${2 * a}}$, so $x = \\dfrac{y^2}{${4 * a * a}} + ${b}$ and $y^2 = ${4 * a * a}(x - ${b})$, with $y > 0$.`,
      },
    ],
  };
});

export const partialFractions = randomTask('INTEGRATION', 'partial-fractions-and-area', 5, (random) => {
  const [p, q] = [random.int(1, 2), random.int(3, 4)];
  const [a, b] = [random.int(2, 4), random.int(1, 3)];
  // a/(x + p) + b/(x + q)
  const [slope, constant] = [a + b, a * q + b * p];
  const upper = 2;
  return {
    stem: `$\\mathrm{f}(x) = \\dfrac{${slope}x + ${constant}}{(x + ${p})(x + ${q})}$`,
    parts: [
      {
        body: `Express $\\mathrm{f}(x)$ in the form $\\dfrac{A}{x + ${p}} + \\dfrac{B}{x + ${q}}$, where $A$ and $B$ are integers.`,
        answer: `$\\dfrac{${a}}{x + ${p}} + \\dfrac{${b}}{x + ${q}}$`,
        scheme: [
          ['M1', `for $${slope}x + ${constant} = A(x + ${q}) + B(x + ${p})$`],
          ['A1', `for $A = ${a}$`],
          ['A1', `for $B = ${b}$`],
        ],
        solution: `$${slope}x + ${constant} = A(x + ${q}) + B(x + ${p})$. With $x = -${p}$: $${constant - slope * p} = ${q - p === 1 ? '' : q - p}A$, so $A = ${a}$. With $x = -${q}$: $${constant - slope * q} = ${p - q === -1 ? '-' : p - q}B$, so $B = ${b}$.`,
      },
      {
        body: `Hence find the exact value of $\\displaystyle\\int_0^{${upper}} \\mathrm{f}(x)\\,\\mathrm{d}x$. Give your answer in the form $m\\ln u + n\\ln v$.`,
        answer: `$${a}\\ln ${fractionTex(p + upper, p)} + ${b === 1 ? '' : b}\\ln ${fractionTex(q + upper, q)}$`,
        scheme: [
          ['M1', 'for a natural logarithm from one of their fractions'],
          ['A1', `for $${a}\\ln(x + ${p}) + ${b === 1 ? '' : b}\\ln(x + ${q})$`],
          ['M1', `for the limits ${upper} and 0, and one law of logarithms`],
          [
            'A1',
            `for $${a}\\ln ${fractionTex(p + upper, p)} + ${b === 1 ? '' : b}\\ln ${fractionTex(q + upper, q)}$ or an equal exact form`,
          ],
        ],
        solution: `$\\left[${a}\\ln(x + ${p}) + ${b === 1 ? '' : b}\\ln(x + ${q})\\right]_0^{${upper}} = ${a}\\ln ${fractionTex(p + upper, p)} + ${b === 1 ? '' : b}\\ln ${fractionTex(q + upper, q)}$.`,
      },
    ],
  };
});
