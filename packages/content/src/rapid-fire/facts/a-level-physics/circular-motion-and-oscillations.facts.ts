import type { SubjectFacts } from '../facts.ts';

export const facts: SubjectFacts = {
  subjectCode: 'A_LEVEL_PHYSICS',
  groups: [
    {
      topicCode: 'CIRCULAR_MOTION_AND_OSCILLATIONS',
      name: 'oscillation-equations',
      levels: [7, 9],
      seconds: 20,
      ask: (quantity) => `Which expression gives ${quantity}?`,
      askBack: (expression) => `What does the expression ${expression} give?`,
      explain: (quantity, expression) => `The expression for ${quantity} is ${expression}.`,
      facts: [
        ['the speed on a circle', 'ω r'],
        ['the centripetal acceleration', 'v² ÷ r'],
        ['the centripetal force', 'm ω² r'],
        ['the angular frequency from f', '2π f'],
        ['the period of a simple pendulum', '2π √(L ÷ g)'],
        ['the period of a mass on a spring', '2π √(m ÷ k)'],
        ['the acceleration in SHM', '−ω² x'],
        ['the greatest speed in SHM', 'ω A'],
        ['the speed in SHM at displacement x', 'ω √(A² − x²)'],
        ['the greatest acceleration in SHM', 'ω² A'],
        ['the total energy of SHM', '½ m ω² A²'],
      ],
    },
  ],
};
