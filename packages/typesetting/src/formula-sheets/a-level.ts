import type { FormulaGroup } from './formula-group.ts';

export const aLevelMathematics: readonly FormulaGroup[] = [
  {
    heading: 'Series',
    lines: [
      'Arithmetic: $S_n = \\frac{1}{2}n(a + l) = \\frac{1}{2}n\\left[2a + (n - 1)d\\right]$',
      'Geometric: $S_n = \\dfrac{a(1 - r^n)}{1 - r}, \\qquad S_\\infty = \\dfrac{a}{1 - r}$ for $|r| < 1$',
    ],
  },
  {
    heading: 'Binomial expansion',
    lines: [
      '$(a + b)^n = a^n + \\binom{n}{1}a^{n-1}b + \\dots + \\binom{n}{r}a^{n-r}b^r + \\dots + b^n$',
      '$(1 + x)^n = 1 + nx + \\dfrac{n(n - 1)}{2!}x^2 + \\dots$ for $|x| < 1$, $n \\in \\mathbb{R}$',
    ],
  },
  {
    heading: 'Logarithms and exponentials',
    lines: ['$\\log_a x = \\dfrac{\\log_b x}{\\log_b a} \\qquad \\mathrm{e}^{x\\ln a} = a^x$'],
  },
  {
    heading: 'Trigonometry',
    lines: [
      '$\\sin(A \\pm B) = \\sin A\\cos B \\pm \\cos A\\sin B$',
      '$\\cos(A \\pm B) = \\cos A\\cos B \\mp \\sin A\\sin B$',
      '$\\tan(A \\pm B) = \\dfrac{\\tan A \\pm \\tan B}{1 \\mp \\tan A\\tan B}$',
      'For small $\\theta$ in radians: $\\sin\\theta \\approx \\theta$, $\\cos\\theta \\approx 1 - \\frac{1}{2}\\theta^2$, $\\tan\\theta \\approx \\theta$',
    ],
  },
  {
    heading: 'Differentiation',
    lines: [
      '$\\dfrac{\\mathrm{d}}{\\mathrm{d}x}\\tan kx = k\\sec^2 kx \\qquad \\dfrac{\\mathrm{d}}{\\mathrm{d}x}\\sec kx = k\\sec kx\\tan kx$',
      "$\\dfrac{\\mathrm{d}}{\\mathrm{d}x}\\left(\\dfrac{\\mathrm{f}(x)}{\\mathrm{g}(x)}\\right) = \\dfrac{\\mathrm{f}'(x)\\mathrm{g}(x) - \\mathrm{f}(x)\\mathrm{g}'(x)}{(\\mathrm{g}(x))^2}$",
      "From first principles: $\\mathrm{f}'(x) = \\displaystyle\\lim_{h \\to 0}\\dfrac{\\mathrm{f}(x + h) - \\mathrm{f}(x)}{h}$",
    ],
  },
  {
    heading: 'Integration and numerical methods',
    lines: [
      '$\\displaystyle\\int u\\,\\dfrac{\\mathrm{d}v}{\\mathrm{d}x}\\,\\mathrm{d}x = uv - \\displaystyle\\int v\\,\\dfrac{\\mathrm{d}u}{\\mathrm{d}x}\\,\\mathrm{d}x$',
      '$\\displaystyle\\int_a^b y\\,\\mathrm{d}x \\approx \\frac{1}{2}h\\left\\{(y_0 + y_n) + 2(y_1 + y_2 + \\dots + y_{n-1})\\right\\}$, $h = \\dfrac{b - a}{n}$',
      "Newton-Raphson: $x_{n+1} = x_n - \\dfrac{\\mathrm{f}(x_n)}{\\mathrm{f}'(x_n)}$",
    ],
  },
];

export const statisticsAndMechanics: readonly FormulaGroup[] = [
  {
    heading: 'Probability',
    lines: [
      '$\\mathrm{P}(A \\cup B) = \\mathrm{P}(A) + \\mathrm{P}(B) - \\mathrm{P}(A \\cap B)$',
      '$\\mathrm{P}(A \\cap B) = \\mathrm{P}(A)\\,\\mathrm{P}(B \\mid A)$',
    ],
  },
  {
    heading: 'Standard deviation',
    lines: [
      '$\\sigma = \\sqrt{\\dfrac{\\sum(x - \\bar{x})^2}{n}} = \\sqrt{\\dfrac{\\sum x^2}{n} - \\bar{x}^2}$',
    ],
  },
  {
    heading: 'Distributions',
    lines: [
      'Binomial $\\mathrm{B}(n, p)$: $\\mathrm{P}(X = x) = \\binom{n}{x}p^x(1 - p)^{n - x}$, mean $np$, variance $np(1 - p)$',
      'For a sample of size $n$ from $\\mathrm{N}(\\mu, \\sigma^2)$: $\\dfrac{\\bar{X} - \\mu}{\\sigma / \\sqrt{n}} \\sim \\mathrm{N}(0, 1)$',
    ],
  },
  {
    heading: 'Motion with constant acceleration',
    lines: [
      '$v = u + at \\qquad s = ut + \\frac{1}{2}at^2 \\qquad s = \\frac{1}{2}(u + v)t$',
      '$v^2 = u^2 + 2as \\qquad s = vt - \\frac{1}{2}at^2$',
      'Unless a question says otherwise, use $g = 9.8\\ \\mathrm{m\\,s^{-2}}$.',
    ],
  },
];
