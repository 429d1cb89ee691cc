import { randomTask } from '../structured-question.ts';
import { fractionTex, plus } from '../tex.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;
const angle = (value: number) => value.toFixed(1);

export const coolingModel = randomTask('EXPONENTIALS_AND_LOGARITHMS', 'cooling-tea', 4, (random) => {
  const [room, rise, minutes] = [random.int(18, 22), 5 * random.int(12, 14), random.int(8, 12)];
  const later = room + rise / random.pick([2, 2.5]);
  const share = rise / (later - room);
  const k = Math.log(share) / minutes;
  const rate = k * (later - room);
  return {
    stem: `A cup of tea cools in a room. Its temperature, $\\theta$ °C, after $t$ minutes is modelled by $\\theta = ${room} + ${rise}\\mathrm{e}^{-kt}$, where $k$ is a positive constant. After ${minutes} minutes the temperature is ${later} °C.`,
    parts: [
      {
        body: 'Write down the temperature of the tea at the start.',
        unit: '°C',
        answer: `${room + rise} °C`,
        scheme: [['B1', `for ${room + rise}`]],
        solution: `At $t = 0$, $\\theta = ${room} + ${rise} = ${room + rise}$.`,
      },
      {
        body: `Show that $k = \\dfrac{\\ln ${share}}{${minutes}}$.`,
        answer: `$k = \\dfrac{\\ln ${share}}{${minutes}}$`,
        scheme: [
          ['M1', `for $${later} = ${room} + ${rise}\\mathrm{e}^{-${minutes}k}$`],
          ['M1', `for $\\mathrm{e}^{-${minutes}k} = \\dfrac{1}{${share}}$ and taking logarithms`],
          ['A1', 'for reaching the given result with no mistake'],
        ],
        solution: `$${rise}\\mathrm{e}^{-${minutes}k} = ${later - room}$, so $\\mathrm{e}^{${minutes}k} = ${share}$ and $${minutes}k = \\ln ${share}$.`,
      },
      {
        body: `Find the rate at which the temperature is falling after ${minutes} minutes. Give your answer to 3 significant figures.`,
        unit: '°C per minute',
        answer: `${Number(rate.toPrecision(3))} °C per minute`,
        scheme: [
          ['M1', `for $\\dfrac{\\mathrm{d}\\theta}{\\mathrm{d}t} = -${rise}k\\mathrm{e}^{-kt}$`],
          ['M1', `for $t = ${minutes}$ and the value of $k$`],
          ['A1', `for ${Number(rate.toPrecision(3))}`],
        ],
        solution: `$\\dfrac{\\mathrm{d}\\theta}{\\mathrm{d}t} = -${rise}k\\mathrm{e}^{-kt}$. At $t = ${minutes}$ its size is $${later - room} \\times \\dfrac{\\ln ${share}}{${minutes}} = ${Number(rate.toPrecision(3))}$.`,
      },
      {
        body: 'Give one reason why the model may not be suitable for a long time.',
        answer: 'the temperature of the room may change',
        scheme: [
          ['B1', 'for a sensible reason about the setting, such as a change in the temperature of the room'],
        ],
        solution: `The model says that the tea approaches ${room} °C. If the temperature of the room changes, it does not.`,
        ruledLines: 2,
      },
    ],
  };
});

export const trigonometricEquation = randomTask('TRIGONOMETRY', 'quadratic-in-sine', 4, (random) => {
  // (k sin θ - m)(sin θ + n) = 0 with sin θ = m/k
  const [k, m] = random.pick([
    [3, 1],
    [4, 1],
    [3, 2],
    [4, 3],
    [5, 2],
  ] as const);
  const n = random.int(2, 3);
  // k sin² + (kn - m) sin - mn = 0  →  k - k cos² …
  const middle = k * n - m;
  const first = degrees(Math.asin(m / k));
  return {
    parts: [
      {
        body: `Show that the equation $${middle}\\sin\\theta = ${k}\\cos^2\\theta ${plus(m * n - k)}$ can be written as $${k}\\sin^2\\theta + ${middle}\\sin\\theta - ${m * n} = 0$.`,
        answer: 'as given',
        scheme: [
          ['M1', 'for using $\\cos^2\\theta = 1 - \\sin^2\\theta$'],
          ['A1', 'for reaching the given equation with no mistake'],
        ],
        solution: `$${middle}\\sin\\theta = ${k}(1 - \\sin^2\\theta) ${plus(m * n - k)} = ${m * n} - ${k}\\sin^2\\theta$. Bring all terms to the left.`,
      },
      {
        body: `Hence solve, for $0 \\leqslant \\theta < 360^{\\circ}$, the equation $${middle}\\sin\\theta = ${k}\\cos^2\\theta ${plus(m * n - k)}$. Give your answers to 1 decimal place.`,
        answer: `$\\theta = ${angle(first)}^{\\circ}$ and $\\theta = ${angle(180 - first)}^{\\circ}$`,
        scheme: [
          ['M1', `for factorising: $(${k}\\sin\\theta - ${m})(\\sin\\theta + ${n})$`],
          ['A1', `for $\\sin\\theta = ${fractionTex(m, k)}$, and $\\sin\\theta = -${n}$ rejected`],
          ['A1', `for ${angle(first)}°`],
          ['A1', `for ${angle(180 - first)}° and no other solution in the range`],
        ],
        solution: `$(${k}\\sin\\theta - ${m})(\\sin\\theta + ${n}) = 0$. A sine is never $-${n}$, so $\\sin\\theta = ${fractionTex(m, k)}$: $\\theta = ${angle(first)}^{\\circ}$ or $180^{\\circ} - ${angle(first)}^{\\circ} = ${angle(180 - first)}^{\\circ}$.`,
      },
    ],
  };
});

export const harmonicForm = randomTask('TRIGONOMETRY', 'depth-of-water', 5, (random) => {
  const [a, b] = random.pick([
    [3, 4],
    [4, 3],
    [5, 12],
    [6, 8],
  ] as const);
  const [scale, depth] = [Math.hypot(a, b), random.int(15, 20)];
  const alpha = Math.atan2(b, a);
  const time = (alpha / 0.5).toFixed(2);
  return {
    parts: [
      {
        body: `Express $${a}\\cos x + ${b}\\sin x$ in the form $R\\cos(x - \\alpha)$, where $R > 0$ and $0 < \\alpha < \\dfrac{\\pi}{2}$. Give the value of $\\alpha$ to 3 decimal places.`,
        answer: `$${scale}\\cos(x - ${alpha.toFixed(3)})$`,
        scheme: [
          ['B1', `for $R = ${scale}$`],
          ['M1', `for $\\tan\\alpha = ${fractionTex(b, a)}$`],
          ['A1', `for $\\alpha = ${alpha.toFixed(3)}$`],
        ],
        solution: `$R = \\sqrt{${a}^2 + ${b}^2} = ${scale}$ and $\\tan\\alpha = ${fractionTex(b, a)}$, so $\\alpha = ${alpha.toFixed(3)}$.`,
      },
      {
        body: `The depth of water in a harbour, $d$ metres, is modelled by $d = ${depth} + ${a}\\cos\\left(\\dfrac{t}{2}\\right) + ${b}\\sin\\left(\\dfrac{t}{2}\\right)$, where $t$ is the time in hours after midnight. Find the greatest depth that the model gives.`,
        unit: 'm',
        answer: `${depth + scale} m`,
        scheme: [['B1', `for ${depth + scale}`]],
        solution: `The cosine is at most 1, so the greatest depth is $${depth} + ${scale} = ${depth + scale}$.`,
      },
      {
        body: 'Find the time after midnight at which the water is first deepest. Give your answer in hours, to 2 decimal places.',
        unit: 'hours',
        answer: `${time} hours`,
        scheme: [
          ['M1', `for $\\dfrac{t}{2} - ${alpha.toFixed(3)} = 0$`],
          ['A1', `for an answer that rounds to ${time}`],
        ],
        solution: `The cosine is 1 when $\\dfrac{t}{2} = ${alpha.toFixed(3)}$, so $t = ${time}$.`,
      },
    ],
  };
});

export const newtonRaphson = randomTask('DIFFERENTIATION', 'newton-raphson', 4, (random) => {
  const a = random.int(2, 5);
  // f(x) = x³ - ax - b with f(2) < 0 < f(3)
  const b = random.int(Math.max(1, 10 - 2 * a), 25 - 3 * a);
  const f = (x: number) => x ** 3 - a * x - b;
  const slope = (x: number) => 3 * x * x - a;
  const start = Math.abs(f(2)) < Math.abs(f(3)) ? 2 : 3;
  const next = start - f(start) / slope(start);
  return {
    stem: `$\\mathrm{f}(x) = x^3 - ${a}x - ${b}$`,
    parts: [
      {
        body: 'Show that the equation $\\mathrm{f}(x) = 0$ has a root between 2 and 3.',
        answer: `$\\mathrm{f}(2) = ${f(2)}$ and $\\mathrm{f}(3) = ${f(3)}$`,
        scheme: [
          ['M1', 'for finding $\\mathrm{f}(2)$ and $\\mathrm{f}(3)$'],
          ['A1', 'for both values correct, the change of sign, and that $\\mathrm{f}$ is continuous'],
        ],
        solution: `$\\mathrm{f}(2) = ${f(2)}$ and $\\mathrm{f}(3) = ${f(3)}$. The sign changes and $\\mathrm{f}$ is continuous, so there is a root between 2 and 3.`,
      },
      {
        body: `Take $x_0 = ${start}$ as a first approximation to the root. Use the Newton-Raphson method once to find a second approximation. Give your answer to 3 decimal places.`,
        answer: next.toFixed(3),
        scheme: [
          ['B1', `for $\\mathrm{f}'(x) = 3x^2 - ${a}$`],
          ['M1', `for $${start} - \\dfrac{${f(start)}}{${slope(start)}}$`],
          ['A1', `for ${next.toFixed(3)}`],
        ],
        solution: `$\\mathrm{f}'(x) = 3x^2 - ${a}$, so $x_1 = ${start} - \\dfrac{${f(start)}}{${slope(start)}} = ${next.toFixed(3)}$.`,
      },
    ],
  };
});

export const binomialExpansion = randomTask('SEQUENCES_AND_SERIES', 'binomial-expansion', 4, (random) => {
  const [k, n] = [random.pick([2, 3]), random.int(7, 9)];
  const choose2 = (n * (n - 1)) / 2;
  const choose3 = (n * (n - 1) * (n - 2)) / 6;
  const [one, two, three] = [n * k, choose2 * k * k, choose3 * k ** 3];
  const x = 0.01;
  const estimate = 1 + one * x + two * x * x + three * x ** 3;
  return {
    parts: [
      {
        body: `Find the first four terms, in ascending powers of $x$, of the binomial expansion of $(1 + ${k}x)^{${n}}$. Give each term in its simplest form.`,
        answer: `$1 + ${one}x + ${two}x^2 + ${three}x^3$`,
        scheme: [
          ['B1', `for $1 + ${one}x$`],
          [
            'M1',
            `for $\\dfrac{${n} \\times ${n - 1}}{2} \\times (${k}x)^2$ or the term in $x^3$ in this form`,
          ],
          ['A1', `for $${two}x^2$`],
          ['A1', `for $${three}x^3$`],
        ],
        solution: `$1 + ${n}(${k}x) + \\dfrac{${n} \\times ${n - 1}}{2!}(${k}x)^2 + \\dfrac{${n} \\times ${n - 1} \\times ${n - 2}}{3!}(${k}x)^3$.`,
      },
      {
        body: `Use your expansion with $x = 0.01$ to find an approximation to $${(1 + k * x).toFixed(2)}^{${n}}$. Give your answer to 5 decimal places.`,
        answer: estimate.toFixed(5),
        scheme: [
          ['M1', 'for putting $x = 0.01$ into their expansion'],
          ['A1', `for ${estimate.toFixed(5)}`],
        ],
        solution: `$1 + ${one} \\times 0.01 + ${two} \\times 0.01^2 + ${three} \\times 0.01^3 = ${estimate.toFixed(5)}$ to 5 decimal places.`,
      },
      {
        body: 'Explain why this approximation is less than the true value.',
        answer: 'the terms left out are all positive',
        scheme: [['B1', 'for saying that the terms left out are all positive']],
        solution: 'Every term of the expansion is positive, so leaving terms out gives a smaller value.',
        ruledLines: 2,
      },
    ],
  };
});
