import { fraction, listed, printed, significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

/** A fraction of π: `π/3`, `5π/6`, `2π`. */
function ofPi(numerator: number, denominator: number): string {
  const [top = '', bottom] = fraction(numerator, denominator).split('/');
  const lead = top === '1' ? 'π' : top === '−1' ? '−π' : `${top}π`;
  return bottom === undefined ? lead : `${lead}/${bottom}`;
}

const radians: Family = {
  name: 'radians',
  printed: { 1: 3, 2: 3 },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [radius, tenths] = [random.int(3, 12), random.int(4, 24)];
      const angle = tenths / 10;
      const wantsArc = random.chance(0.5);
      const [length, area] = [radius * angle, (radius * radius * angle) / 2];
      const [answer, other] = wantsArc ? [length, area] : [area, length];
      return {
        body: `A sector has a radius of ${radius} cm and an angle of ${printed(angle)} radians. What is ${wantsArc ? 'its arc length, in cm' : 'its area, in cm²'}?`,
        answer: printed(answer),
        mistakes: [
          [printed(other), `finding the ${wantsArc ? 'area' : 'arc length'}`],
          [
            printed(wantsArc ? answer + 2 * radius : answer * 2),
            wantsArc ? 'adding the two radii' : 'leaving out the ½',
          ],
          [significant((answer * Math.PI) / 180), 'treating the angle as degrees'],
          [printed(answer * 3), ''],
        ],
        explanation: wantsArc
          ? `Arc length is rθ: ${radius} × ${printed(angle)} = ${printed(length)}.`
          : `Area is ½r²θ: ½ × ${radius}² × ${printed(angle)} = ${printed(area)}.`,
      };
    }
    const degrees = random.pick([30, 45, 60, 72, 120, 135, 150, 210, 225, 240, 300, 315]);
    return random.chance(0.5)
      ? {
          body: `What is ${degrees}° in radians?`,
          answer: ofPi(degrees, 180),
          mistakes: [
            [ofPi(degrees, 360), 'taking π for a full turn'],
            [ofPi(180, degrees), 'dividing the wrong way round'],
            [ofPi(degrees, 90), 'taking π for a right angle'],
            [ofPi(360 - degrees, 180), 'measuring the other way'],
            [ofPi(degrees + 30, 180), ''],
          ],
          explanation: `180° is π, so ${degrees}° is ${fraction(degrees, 180)} of π: ${ofPi(degrees, 180)}.`,
        }
      : {
          body: `What is ${ofPi(degrees, 180)} radians in degrees?`,
          answer: `${degrees}°`,
          mistakes: [
            [`${2 * degrees}°`, 'taking π for 360°'],
            [`${printed(degrees / 2)}°`, 'taking π for 90°'],
            [`${360 - degrees}°`, 'measuring the other way'],
            ...near(degrees, 15, (value) => `${value}°`),
          ],
          explanation: `π is 180°, so the angle is ${fraction(degrees, 180)} × 180° = ${degrees}°.`,
        };
  },
};

const exact: Readonly<Record<number, readonly [sin: string, cos: string, tan: string]>> = {
  30: ['1/2', '√3/2', '1/√3'],
  45: ['1/√2', '1/√2', '1'],
  60: ['√3/2', '1/2', '√3'],
};
const names = ['sin', 'cos', 'tan'] as const;
/** In which quarters each is positive. */
const positive: Readonly<Record<(typeof names)[number], readonly number[]>> = {
  sin: [0, 1],
  cos: [0, 3],
  tan: [0, 2],
};

const exactValues: Family = {
  name: 'exact-values',
  printed: { 1: 2, 2: 3 },
  write: (random, difficulty) => {
    const base = random.pick([30, 45, 60]);
    const quarter = difficulty === 1 ? 0 : random.int(1, 3);
    const angle = quarter === 0 ? base : quarter === 1 ? 180 - base : quarter === 2 ? 180 + base : 360 - base;
    const place = random.int(0, 2);
    const name = names[place] ?? 'sin';
    const values = exact[base] ?? ['', '', ''];
    const value = values[place] ?? '';
    const minus = positive[name].includes(quarter) ? '' : '−';
    const other = minus === '' ? '−' : '';
    return {
      body: `What is the exact value of ${name} ${angle}°?`,
      answer: minus + value,
      mistakes: [
        [other + value, 'using the wrong sign for the quarter'],
        ...[...values, ...(exact[60] ?? []), ...(exact[45] ?? [])]
          .filter((each) => each !== value)
          .map((each) => [minus + each, 'using the value of another function or angle'] as const),
      ],
      explanation:
        difficulty === 1
          ? `From the special triangles ${name} ${base}° = ${value}.`
          : `${angle}° has the reference angle ${base}°, and ${name} ${base}° = ${value}. In this quarter ${name} is ${minus === '' ? 'positive' : 'negative'}.`,
    };
  },
};

const equations: Family = {
  name: 'equations',
  printed: { 2: 1, 3: 3, 4: 1 },
  write: (random, difficulty) => {
    const name = random.pick(names);
    const base = random.pick([20, 25, 35, 40, 50, 55, 65, 70]);
    const show = (one: number, two: number) =>
      listed([one, two].sort((a, b) => a - b).map((value) => `${printed(value)}°`));
    const pair = { sin: [base, 180 - base], cos: [base, 360 - base], tan: [base, base + 180] }[name] as [
      number,
      number,
    ];
    if (difficulty === 4) {
      const halved = pair.map((value) => value / 2) as [number, number];
      return {
        body: `One solution of ${name}(2θ) = k is θ = ${printed(halved[0])}°. What is the next larger solution for 0° ≤ θ ≤ 180°?`,
        answer: `${printed(halved[1])}°`,
        mistakes: [
          [`${printed(pair[1])}°`, 'forgetting to halve'],
          [
            `${printed(name === 'sin' ? 180 - halved[0] : name === 'cos' ? 360 - halved[0] : halved[0] + 180)}°`,
            `using the symmetry of ${name} θ instead of ${name}(2θ)`,
          ],
          [`${printed(halved[0] + 180)}°`, 'adding a full period twice'],
          [`${printed(90 + halved[1])}°`, ''],
          [`${printed(halved[1] + 10)}°`, ''],
        ],
        explanation: `2θ = ${pair[0]}° or ${pair[1]}°, so θ = ${printed(halved[0])}° or ${printed(halved[1])}°.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `${name} θ = k has the solution θ = ${base}°. What is the other solution between 0° and 360°?`,
        answer: `${pair[1]}°`,
        mistakes: [180 - base, 360 - base, 180 + base, 90 + base]
          .filter((value) => value !== pair[1])
          .map((value) => [`${value}°`, 'using the symmetry of another graph'] as const),
        explanation: `The graph of ${name} gives the same value at ${{ sin: '180° − θ', cos: '360° − θ', tan: 'θ + 180°' }[name]}: ${pair[1]}°.`,
      };
    }
    const [low, high] = {
      sin: [180 + base, 360 - base],
      cos: [180 - base, 180 + base],
      tan: [180 - base, 360 - base],
    }[name] as [number, number];
    return {
      body: `${name} ${base}° = k. What are the solutions of ${name} θ = −k for 0° ≤ θ ≤ 360°?`,
      answer: show(low, high),
      mistakes: [
        [show(...pair), 'solving for k instead of −k'],
        [show(base + 90, 270 - base + 5), ''],
        [show(180 - base, 360 - base), 'using the symmetry of tan'],
        [show(180 + base, 360 - base), 'using the symmetry of sin'],
        [show(180 - base, 180 + base), 'using the symmetry of cos'],
      ],
      explanation: `${name} is negative in the ${{ sin: 'third and fourth', cos: 'second and third', tan: 'second and fourth' }[name]} quarters; with the reference angle ${base}° that gives ${show(low, high)}.`,
    };
  },
};

const identityList: readonly (readonly [
  difficulty: 3 | 4,
  left: string,
  right: string,
  why: string,
  wrong: readonly [string, string, string],
])[] = [
  [3, '1 − cos²(θ)', 'sin²(θ)', 'sin²(θ) + cos²(θ) = 1', ['cos²(θ)', 'sin(θ)', 'tan²(θ)']],
  [3, 'sin(θ)/tan(θ)', 'cos(θ)', 'tan(θ) = sin(θ)/cos(θ)', ['sin(θ)', '1/cos(θ)', 'sin²(θ)/cos(θ)']],
  [3, 'cos(θ) × tan(θ)', 'sin(θ)', 'tan(θ) = sin(θ)/cos(θ)', ['cos²(θ)', '1/sin(θ)', 'cos²(θ)/sin(θ)']],
  [4, '(1 − sin²(θ))/cos(θ)', 'cos(θ)', '1 − sin²(θ) = cos²(θ)', ['sin(θ)', 'tan(θ)', 'cos²(θ)']],
  [4, 'sin(2θ)/cos(θ)', '2sin(θ)', 'sin(2θ) = 2sin(θ)cos(θ)', ['2cos(θ)', 'tan(2θ)', 'sin(θ)']],
  [4, '1 − 2sin²(θ)', 'cos(2θ)', 'cos(2θ) = 1 − 2sin²(θ)', ['sin(2θ)', 'cos²(θ)', '−cos(2θ)']],
  [4, 'sec²(θ) − tan²(θ)', '1', '1 + tan²(θ) = sec²(θ)', ['0', '−1', 'sin²(θ)']],
  [4, '2cos²(θ) − 1', 'cos(2θ)', 'cos(2θ) = 2cos²(θ) − 1', ['−cos(2θ)', 'sin²(θ)', 'sin(2θ)']],
];

const identities: Family = {
  name: 'identities',
  printed: { 3: 2, 4: 3 },
  write: (random, difficulty) => {
    const [, left, right, why, wrong] = random.pick(
      identityList.filter(([level]) => level === (difficulty === 3 ? 3 : 4)),
    );
    return {
      body: random.pick([`Which expression is identical to ${left}?`, `Simplify ${left}.`]),
      answer: right,
      mistakes: wrong.map((each) => [each, ''] as const),
      explanation: `Use ${why}.`,
    };
  },
};

const harmonic: Family = {
  name: 'harmonic-form',
  printed: { 4: 1, 5: 2 },
  write: (random, difficulty) => {
    const [a, b, r] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [8, 15, 17],
      [12, 5, 13],
      [7, 24, 25],
      [6, 8, 10],
    ] as const);
    const c = difficulty === 4 ? 0 : random.int(2, 9);
    return {
      body:
        c === 0
          ? `What is the greatest value of ${a} sin θ + ${b} cos θ?`
          : `What is the greatest value of ${c} + ${a} sin θ − ${b} cos θ?`,
      answer: printed(c + r),
      mistakes: [
        [printed(c + a + b), 'adding the two amplitudes'],
        [printed(c + Math.abs(b - a)), 'subtracting the two amplitudes'],
        [printed(c + r * r), 'forgetting the square root'],
        [
          printed(c === 0 ? Math.max(a, b) : r),
          c === 0 ? 'taking the larger amplitude' : `leaving out the ${c}`,
        ],
      ],
      explanation: `In the form R sin(θ ± α) the amplitude is R = √(${a}² + ${b}²) = ${r}, so the greatest value is ${c === 0 ? '' : `${c} + ${r} = `}${c + r}.`,
    };
  },
};

export const trigonometry: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'TRIGONOMETRY',
  families: [radians, exactValues, equations, identities, harmonic],
};
