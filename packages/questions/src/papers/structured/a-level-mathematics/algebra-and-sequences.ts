import { randomTask } from '../structured-question.ts';
import { fractionTex, plus, plusTimes, times } from '../tex.ts';

export const factorTheorem = randomTask('ALGEBRA_AND_FUNCTIONS', 'cubic-with-a-known-factor', 3, (random) => {
  const [p, r, q] = [random.int(2, 4), random.int(1, 2), random.pick([5, 7])];
  // f(x) = (x - p)(2x + q)(x + r)
  const [a, b, c] = [2, q + 2 * r, q * r];
  const coefficients = [a, b - p * a, c - p * b, -p * c] as const;
  const [, second, third, last] = coefficients;
  const f = `2x^3 ${plusTimes(second, 'x^2')} ${plusTimes(third, 'x')} ${plus(last)}`;
  const value = `2(${p})^3 ${plusTimes(second, `(${p})^2`)} ${plusTimes(third, `(${p})`)} ${plus(last)}`;
  return {
    stem: `$\\mathrm{f}(x) = ${f}$`,
    parts: [
      {
        body: `Use the factor theorem to show that $(x - ${p})$ is a factor of $\\mathrm{f}(x)$.`,
        answer: `$\\mathrm{f}(${p}) = 0$, so $(x - ${p})$ is a factor`,
        scheme: [
          ['M1', `for attempting $\\mathrm{f}(${p})$`],
          ['A1', `for $\\mathrm{f}(${p}) = 0$ with correct working and a conclusion`],
        ],
        solution: `$\\mathrm{f}(${p}) = ${value} = 0$. So $(x - ${p})$ is a factor.`,
      },
      {
        body: 'Hence factorise $\\mathrm{f}(x)$ completely.',
        answer: `$(x - ${p})(2x + ${q})(x + ${r})$`,
        scheme: [
          ['M1', `for dividing by $(x - ${p})$ as far as $2x^2 + kx$, or for comparing coefficients`],
          ['A1', `for $2x^2 + ${b}x + ${c}$`],
          ['M1', 'for factorising their quadratic'],
          ['A1', `for $(x - ${p})(2x + ${q})(x + ${r})$`],
        ],
        solution: `Dividing gives $\\mathrm{f}(x) = (x - ${p})(2x^2 + ${b}x + ${c})$, and $2x^2 + ${b}x + ${c} = (2x + ${q})(x + ${r})$.`,
      },
      {
        body: 'Find the set of values of $x$ for which $\\mathrm{f}(x) > 0$.',
        answer: `$-${fractionTex(q, 2)} < x < -${r}$ or $x > ${p}$`,
        scheme: [
          ['M1', `for using $-${fractionTex(q, 2)}$, $-${r}$ and $${p}$ as critical values`],
          ['A1', `for $x > ${p}$`],
          ['A1', `for $-${fractionTex(q, 2)} < x < -${r}$`],
        ],
        solution: `The cubic has a positive leading coefficient and roots $-${fractionTex(q, 2)}$, $-${r}$ and $${p}$. It is positive between the first two roots and above the last.`,
      },
    ],
  };
});

export const circle = randomTask('COORDINATE_GEOMETRY', 'circle-and-tangent', 3, (random) => {
  const [a, b] = [random.int(2, 5), random.int(1, 4)];
  const [u, v] = random.pick([
    [3, 4],
    [4, 3],
    [5, 12],
    [12, 5],
    [8, 6],
    [6, 8],
  ] as const);
  const radius = Math.hypot(u, v);
  const c = a * a + b * b - radius * radius;
  const [px, py] = [a + u, b + v];
  const constant = u * px + v * py;
  const distance = random.pick([1, 2]) + radius;
  return {
    stem: `The circle $C$ has equation $x^2 + y^2 - ${2 * a}x - ${2 * b}y ${plus(c)} = 0$.`,
    parts: [
      {
        body: 'Find the coordinates of the centre of $C$ and the radius of $C$.',
        answer: `centre $(${a}, ${b})$, radius ${radius}`,
        scheme: [
          ['M1', `for completing both squares: $(x - ${a})^2$ and $(y - ${b})^2$`],
          ['A1', `for the centre $(${a}, ${b})$`],
          ['A1', `for the radius ${radius}`],
        ],
        solution: `$(x - ${a})^2 + (y - ${b})^2 = ${a * a} + ${b * b} ${plus(-c)} = ${radius * radius}$.`,
      },
      {
        body: `The point $P(${px}, ${py})$ lies on $C$. Find an equation of the tangent to $C$ at $P$ in the form $px + qy = r$, where $p$, $q$ and $r$ are integers.`,
        answer: `$${times(u, 'x')} + ${times(v, 'y')} = ${constant}$`,
        scheme: [
          ['M1', `for the gradient of the radius, $${fractionTex(v, u)}$`],
          ['M1', `for the gradient of the tangent, $${fractionTex(-u, v)}$`],
          ['M1', 'for a line through $P$ with their gradient'],
          ['A1', `for $${u}x + ${v}y = ${constant}$ or a multiple of it`],
        ],
        solution: `The radius to $P$ has gradient $${fractionTex(v, u)}$, so the tangent has gradient $${fractionTex(-u, v)}$: $y - ${py} = ${fractionTex(-u, v)}(x - ${px})$, which is $${u}x + ${v}y = ${constant}$.`,
      },
      {
        body: `The line $x = k$, where $k > 0$, is ${distance} units from the centre of $C$. State, with a reason, how many points the line and $C$ have in common.`,
        answer: 'none',
        scheme: [
          ['M1', `for comparing ${distance} with the radius`],
          ['A1', 'for none, with the reason that the distance is greater than the radius'],
        ],
        solution: `The distance, ${distance}, is greater than the radius, ${radius}, so the line does not meet the circle.`,
        ruledLines: 3,
      },
    ],
  };
});

export const arithmeticSeries = randomTask('SEQUENCES_AND_SERIES', 'arithmetic-series', 3, (random) => {
  const [a, d] = [random.int(3, 12), random.int(3, 7)];
  const [k, n] = [random.int(5, 8), 10 + 2 * random.int(0, 3)];
  const [term, sum] = [a + (k - 1) * d, (n / 2) * (2 * a + (n - 1) * d)];
  const limit = random.pick([2000, 3000, 5000]);
  const sumOf = (count: number) => (count / 2) * (2 * a + (count - 1) * d);
  let least = 1;
  while (sumOf(least) <= limit) least++;
  return {
    stem: `In an arithmetic series the first term is $a$ and the common difference is $d$. The ${k}th term is ${term}. The sum of the first ${n} terms is ${sum}.`,
    parts: [
      {
        body: `Show that $a + ${k - 1}d = ${term}$ and write down a second equation in $a$ and $d$.`,
        answer: `$${n / 2}(2a + ${n - 1}d) = ${sum}$`,
        scheme: [
          ['B1', `for using $a + (n - 1)d$ with $n = ${k}$`],
          ['B1', `for $${n / 2}(2a + ${n - 1}d) = ${sum}$ or an equal equation`],
        ],
        solution: `The ${k}th term is $a + (${k} - 1)d$. The sum is $\\frac{${n}}{2}(2a + (${n} - 1)d)$.`,
      },
      {
        body: 'Find the value of $a$ and the value of $d$.',
        answer: `$a = ${a}$, $d = ${d}$`,
        scheme: [
          ['M1', 'for eliminating one letter'],
          ['A1', `for $d = ${d}$`],
          ['A1', `for $a = ${a}$`],
        ],
        solution: `The second equation is $2a + ${n - 1}d = ${(2 * sum) / n}$. Subtracting twice the first gives $${times(n - 1 - 2 * (k - 1), 'd')} = ${(2 * sum) / n - 2 * term}$, so $d = ${d}$ and $a = ${a}$.`,
      },
      {
        body: `Find the least number of terms whose sum is greater than ${limit}.`,
        answer: String(least),
        scheme: [
          ['M1', `for $\\frac{n}{2}(${2 * a} + (n - 1) \\times ${d}) > ${limit}$`],
          ['M1', 'for solving the quadratic, or for a correct trial on each side'],
          ['A1', `for ${least}`],
        ],
        solution: `$\\frac{n}{2}(${2 * a - d} + ${d}n) > ${limit}$. With ${least - 1} terms the sum is ${sumOf(least - 1)}, with ${least} terms ${sumOf(least)}.`,
      },
    ],
  };
});

export const geometricSeries = randomTask('SEQUENCES_AND_SERIES', 'geometric-series', 3, (random) => {
  const [top, bottom] = random.pick([
    [2, 3],
    [3, 4],
    [1, 2],
    [2, 5],
    [3, 5],
  ] as const);
  const first = bottom ** 4 * random.int(1, bottom === 2 ? 6 : 2);
  const term = (n: number) => (first * top ** (n - 1)) / bottom ** (n - 1);
  const ratio = fractionTex(top, bottom);
  const infinite = (first * bottom) / (bottom - top);
  const difference = infinite * (top / bottom) ** 8;
  return {
    stem: `The second term of a geometric series is ${term(2)} and the fifth term is ${term(5)}.`,
    parts: [
      {
        body: 'Find the common ratio and the first term.',
        answer: `$r = ${ratio}$, $a = ${first}$`,
        scheme: [
          ['M1', `for $r^3 = \\dfrac{${term(5)}}{${term(2)}}$`],
          ['A1', `for $r = ${ratio}$`],
          ['A1', `for $a = ${first}$`],
        ],
        solution: `$ar = ${term(2)}$ and $ar^4 = ${term(5)}$, so $r^3 = \\dfrac{${term(5)}}{${term(2)}}$ and $r = ${ratio}$. Then $a = ${term(2)} \\div ${ratio} = ${first}$.`,
      },
      {
        body: 'Find the sum to infinity of the series.',
        answer: `$${fractionTex(first * bottom, bottom - top)}$`,
        scheme: [
          ['M1', `for $\\dfrac{${first}}{1 - ${ratio}}$`],
          ['A1', `for $${fractionTex(first * bottom, bottom - top)}$`],
        ],
        solution: `$|r| < 1$, so $S_{\\infty} = \\dfrac{${first}}{1 - ${ratio}} = ${fractionTex(first * bottom, bottom - top)}$.`,
      },
      {
        body: 'Find the difference between the sum to infinity and the sum of the first 8 terms. Give your answer correct to 3 significant figures.',
        answer: Number(difference.toPrecision(3)).toString(),
        scheme: [
          ['M1', 'for the formula for the sum of 8 terms, or for $S_{\\infty} \\times r^8$'],
          ['A1', `for ${Number(difference.toPrecision(3))}`],
        ],
        solution: `$S_{\\infty} - S_8 = S_{\\infty}r^8 = ${fractionTex(first * bottom, bottom - top)} \\times \\left(${ratio}\\right)^8 = ${Number(difference.toPrecision(3))}$.`,
      },
    ],
  };
});
