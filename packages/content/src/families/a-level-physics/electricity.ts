import { significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';

const internalResistance: Family = {
  name: 'internal-resistance',
  printed: { 2: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [emf, inner, outer] = [
      random.pick([1.5, 3, 6, 9, 12]),
      random.pick([0.4, 0.5, 0.8, 1.2, 2]),
      random.int(3, 12),
    ];
    const current = emf / (inner + outer);
    const cell = `A cell of e.m.f. ${emf} V and internal resistance ${inner} Ω drives a current through a resistor of ${outer} Ω.`;
    const ask =
      difficulty === 2
        ? 'What is the current, in A'
        : difficulty === 3
          ? 'What is the terminal potential difference, in V'
          : 'What power is lost inside the cell, in W';
    const answer =
      difficulty === 2 ? current : difficulty === 3 ? current * outer : current * current * inner;
    return {
      body: `${cell} ${ask}, to 3 significant figures?`,
      answer: significant(answer),
      mistakes:
        difficulty === 2
          ? [
              [significant(emf / outer), 'leaving out the internal resistance'],
              [significant(emf / inner), 'using the internal resistance alone'],
              [significant(emf * (inner + outer)), 'multiplying instead of dividing'],
              [significant(emf / Math.abs(outer - inner)), 'subtracting the resistances'],
            ]
          : [
              [
                significant(difficulty === 3 ? current * inner : current * current * outer),
                difficulty === 3 ? 'giving the lost volts' : 'giving the power in the resistor',
              ],
              [
                significant(difficulty === 3 ? emf : emf * current),
                difficulty === 3 ? 'giving the e.m.f.' : 'giving the whole power',
              ],
              [significant(current), 'giving the current'],
              [
                significant(difficulty === 3 ? (emf * inner) / outer : current * inner),
                difficulty === 3 ? 'dividing in the wrong ratio' : 'forgetting to square the current',
              ],
              [significant(answer * 2), ''],
            ],
      explanation: `I = ${emf} ÷ (${outer} + ${inner}) = ${significant(current)} A.${difficulty === 2 ? '' : difficulty === 3 ? ` The terminal p.d. is I × ${outer} = ${significant(answer)} V.` : ` The power lost is I² × ${inner} = ${significant(answer)} W.`}`,
    };
  },
};

const resistivity: Family = {
  name: 'resistivity',
  printed: { 3: 1, 4: 1, 5: 1 },
  write: (random, difficulty) => {
    const rho = random.pick([1.7, 2.8, 4.9, 11]);
    const length = random.pick([0.64, 0.83, 1.3, 2.7, 4.1]);
    const millimetres = random.pick([0.2, 0.25, 0.4, 0.5]);
    const radius = (millimetres * 1e-3) / 2;
    const area = Math.PI * radius * radius;
    const resistance = (rho * 1e-8 * length) / area;
    if (difficulty === 3) {
      const square = random.pick([0.13, 0.21, 0.52, 0.97]);
      const found = (rho * 1e-8 * length) / (square * 1e-6);
      return {
        body: `A wire has a resistivity of ${rho} × 10⁻⁸ Ω m, a length of ${length} m and a cross-section of ${square} × 10⁻⁶ m². What is its resistance, in Ω, to 3 significant figures?`,
        answer: significant(found),
        mistakes: [
          [significant(found * 100), 'a slip in the powers of ten'],
          [significant((rho * 1e-8 * square * 1e-6) / length / 1e-16), 'swapping length and area'],
          [significant(found / length), 'leaving out the length'],
          [significant(found * length), 'multiplying by the length twice'],
          [significant(found / 10), 'a slip in the powers of ten'],
        ],
        explanation: `R = ρL/A = ${rho} × 10⁻⁸ × ${length} ÷ (${square} × 10⁻⁶) = ${significant(found)}.`,
      };
    }
    const asked = difficulty === 4;
    return {
      body: asked
        ? `A wire of diameter ${millimetres} mm and length ${length} m has a resistivity of ${rho} × 10⁻⁸ Ω m. What is its resistance, in Ω, to 3 significant figures?`
        : `A wire of diameter ${millimetres} mm and length ${length} m has a resistivity of ${rho} × 10⁻⁸ Ω m. It is replaced by a wire of the same material with half the diameter and twice the length. What is the new resistance, in Ω, to 3 significant figures?`,
      answer: significant(asked ? resistance : 8 * resistance),
      mistakes: asked
        ? [
            [significant(resistance / 4), 'using the diameter as the radius'],
            [significant(resistance * Math.PI), 'leaving out π'],
            [significant(resistance * 4), ''],
            [significant(resistance / length), 'leaving out the length'],
          ]
        : [
            [significant(4 * resistance), 'halving the area instead of quartering it'],
            [significant(2 * resistance), 'changing the length only'],
            [significant(resistance), 'taking it to be unchanged'],
            [significant(resistance / 8), 'changing it the wrong way'],
          ],
      explanation: `A = πr² = ${significant(area * 1e6)} × 10⁻⁶ m², so R = ρL/A = ${significant(resistance)} Ω.${asked ? '' : ` Half the diameter is a quarter of the area, and the length doubles: 8 times as much, ${significant(8 * resistance)} Ω.`}`,
    };
  },
};

export const electricity: TopicFamilies = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'ELECTRICITY',
  families: [internalResistance, resistivity],
};
