import type { TopicFacts } from '../facts.ts';
import { expressions } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'A_LEVEL_PHYSICS/CIRCULAR_MOTION_AND_OSCILLATIONS',
  groups: {
    'oscillation-equations': expressions({ levels: [7, 9], seconds: 20 }, [
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
    ]),
  },
};
