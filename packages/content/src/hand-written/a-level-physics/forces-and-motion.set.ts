import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'MECHANICS',
  name: 'forces-and-motion',
  audience: 'Year 12, AQA, Edexcel and OCR',
  syllabus: 'Graphs of motion, equilibrium, Newton’s laws, momentum and energy',
  items: [
    item(
      1,
      'What does a horizontal line on a velocity–time graph mean?',
      'Constant velocity',
      ['Zero velocity', 'Constant acceleration', 'Zero displacement'],
      'The velocity has the same value at all times, so the acceleration, the gradient of the graph, is zero.',
    ),
    item(
      1,
      'What is the centre of mass of a body?',
      'The point through which its weight appears to act',
      [
        'The point at which its density is the greatest',
        'The point about which all moments are clockwise',
        'The point of its surface nearest to the ground',
      ],
      'For calculations the whole weight may be taken to act at the centre of mass.',
    ),
    item(
      1,
      'What is the resultant force on a skydiver at terminal speed?',
      'Zero',
      ['The weight', 'The drag', 'Twice the drag'],
      'At a constant velocity the drag balances the weight, so there is no resultant force and no acceleration.',
    ),
    item(
      2,
      'Which quantity is conserved in every collision of two bodies without external forces?',
      'Momentum',
      ['Kinetic energy', 'Velocity', 'Speed'],
      'Total momentum is conserved in all collisions. Kinetic energy is conserved only in elastic ones.',
    ),
    item(
      2,
      'Why do airbags reduce injuries in a crash?',
      'They increase the time of the change in momentum',
      [
        'They decrease the change in momentum of the head',
        'They increase the kinetic energy that is absorbed',
        'They decrease the impulse that acts on the head',
      ],
      'The change in momentum is the same, but over a longer time the force Δp ÷ Δt is smaller.',
    ),
    item(
      2,
      'Forces of 6.0 N and 8.0 N act at right angles to each other on a body. What is the size of the third force that keeps it in equilibrium?',
      '10 N',
      ['14 N', '2.0 N', '7.0 N'],
      'Their resultant is √(6.0² + 8.0²) = 10 N, and the third force must be equal and opposite to it.',
    ),
    item(
      3,
      'A ball is thrown vertically upwards, with air resistance. How does the time to rise compare with the time to fall back?',
      'The time to rise is shorter',
      ['The time to rise is longer', 'The two times are equal', 'It depends on the mass alone'],
      'At each height the ball is slower on its way down, because energy has been lost, so the fall takes longer.',
    ),
    item(
      3,
      'A rocket in space ejects gas at a constant rate and a constant relative speed. Why does its acceleration increase?',
      'Its mass falls while the thrust stays the same',
      [
        'Its thrust rises while the mass stays the same',
        'Its weight rises as it moves away from the Earth',
        'Its exhaust gas pushes against more and more gas behind it',
      ],
      'The thrust is the rate of change of momentum of the gas, which is constant. With a falling mass a = F ÷ m increases.',
    ),
    item(
      4,
      'Two blocks of 2.0 kg and 3.0 kg in contact are pushed along a smooth floor by 20 N on the 2.0 kg block. What force does the 2.0 kg block exert on the other?',
      '12 N',
      ['20 N', '8.0 N', '10 N'],
      'Together they accelerate at 20 ÷ 5.0 = 4.0 m s⁻². The 3.0 kg block needs 3.0 × 4.0 = 12 N, which only the other block can exert.',
    ),
    item(
      5,
      'A ball of mass m at speed v collides head-on and elastically with a stationary ball of mass 3m. At what speed does the first ball rebound?',
      'v/2',
      ['v/4', 'v/3', 'v'],
      'In an elastic collision the relative speed is reversed. With momentum, v₁ = (m − 3m) v ÷ (m + 3m) = −v/2. Check: v₂ = v/2, so the relative speed is again v.',
    ),
    item(
      5,
      'Water leaves a hose of cross-sectional area A at speed v and hits a wall at right angles without rebounding. Its density is ρ. What force does it exert?',
      'ρ A v²',
      ['ρ A v', '½ ρ A v²', '2 ρ A v²'],
      'The mass that arrives each second is ρ A v, and each kilogram loses the momentum v, so the force is ρ A v × v. With a full rebound it would be twice as great.',
    ),
  ],
};
