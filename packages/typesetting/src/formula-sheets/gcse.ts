import type { FormulaGroup } from './formula-group.ts';

export const gcseMathematics: readonly FormulaGroup[] = [
  {
    heading: 'Perimeter, area and volume',
    lines: [
      'Trapezium with parallel sides $a$ and $b$ and height $h$:',
      '$\\text{area} = \\frac{1}{2}(a + b)h$',
      'Prism: $\\text{volume} = \\text{area of cross-section} \\times \\text{length}$',
      'Circle with radius $r$ and diameter $d$:',
      '$\\text{circumference} = 2\\pi r = \\pi d$',
      '$\\text{area} = \\pi r^2$',
    ],
  },
  {
    heading: 'Pythagoras’ theorem and trigonometry',
    lines: [
      'In a right-angled triangle with hypotenuse $c$:',
      '$a^2 + b^2 = c^2$',
      '$\\sin A = \\dfrac{a}{c} \\qquad \\cos A = \\dfrac{b}{c} \\qquad \\tan A = \\dfrac{a}{b}$',
      'In any triangle with sides $a$, $b$, $c$ opposite the angles $A$, $B$, $C$:',
      '$\\dfrac{a}{\\sin A} = \\dfrac{b}{\\sin B} = \\dfrac{c}{\\sin C}$',
      '$a^2 = b^2 + c^2 - 2bc\\cos A$',
      '$\\text{area} = \\frac{1}{2}ab\\sin C$',
    ],
  },
  {
    heading: 'Quadratic equations',
    lines: [
      'The solutions of $ax^2 + bx + c = 0$, where $a \\neq 0$, are',
      '$x = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$',
    ],
  },
  {
    heading: 'Compound interest',
    lines: [
      'With a principal $P$ and an interest rate of $r\\%$ per period, for $n$ periods:',
      '$\\text{total accrued} = P\\left(1 + \\dfrac{r}{100}\\right)^n$',
    ],
  },
  {
    heading: 'Probability',
    lines: [
      '$\\mathrm{P}(A \\text{ or } B) = \\mathrm{P}(A) + \\mathrm{P}(B) - \\mathrm{P}(A \\text{ and } B)$',
      '$\\mathrm{P}(A \\text{ and } B) = \\mathrm{P}(A \\text{ given } B)\\,\\mathrm{P}(B)$',
    ],
  },
];

export const gcseCombinedScience: readonly FormulaGroup[] = [
  {
    heading: 'Forces and motion',
    lines: [
      '$v^2 - u^2 = 2as$',
      '$\\text{force} = \\dfrac{\\text{change in momentum}}{\\text{time}}$',
      '$\\text{elastic potential energy} = 0.5 \\times \\text{spring constant} \\times \\text{extension}^2$',
    ],
  },
  {
    heading: 'Energy and particles',
    lines: [
      '$\\text{change in thermal energy} = \\text{mass} \\times \\text{specific heat capacity} \\times \\text{temperature change}$',
      '$\\text{thermal energy for a change of state} = \\text{mass} \\times \\text{specific latent heat}$',
      'For a gas at constant temperature: $\\text{pressure} \\times \\text{volume} = \\text{constant}$',
    ],
  },
  {
    heading: 'Waves, electricity and magnetism',
    lines: [
      '$\\text{period} = \\dfrac{1}{\\text{frequency}}$',
      '$\\text{force} = \\text{magnetic flux density} \\times \\text{current} \\times \\text{length}$',
      '$\\text{primary p.d.} \\times \\text{primary current} = \\text{secondary p.d.} \\times \\text{secondary current}$',
    ],
  },
];

export const gcsePhysics: readonly FormulaGroup[] = [
  ...gcseCombinedScience,
  {
    heading: 'Pressure and transformers',
    lines: [
      'In a liquid: $\\text{pressure} = \\text{height of column} \\times \\text{density} \\times \\text{gravitational field strength}$',
      '$\\dfrac{\\text{primary p.d.}}{\\text{secondary p.d.}} = \\dfrac{\\text{turns of primary coil}}{\\text{turns of secondary coil}}$',
    ],
  },
];
