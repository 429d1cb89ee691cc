import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'FORCES_AND_MOTION',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Speed, forces, motion and stopping distances',
  items: [
    item(
      1,
      'Which of these is a contact force?',
      'Friction',
      ['Weight', 'Magnetic force', 'Electrostatic force'],
      'Friction needs two surfaces that touch. The other forces also act at a distance.',
    ),
    item(
      1,
      'A car goes round a bend at a steady 10 m/s. Which quantity of the car changes?',
      'Velocity',
      ['Speed', 'Mass', 'Weight'],
      'Velocity has a direction, and the direction changes on a bend. The speed stays at 10 m/s.',
    ),
    item(
      1,
      'What does a steeper line on a distance-time graph show?',
      'A higher speed',
      ['A lower speed', 'A longer time', 'A smaller distance'],
      'The gradient of the line is the speed, so a steeper line means more distance in the same time.',
    ),
    item(
      1,
      'Which of these is a typical speed of a person who cycles?',
      '6 m/s',
      ['0.6 m/s', '60 m/s', '600 m/s'],
      'Cyclists travel at about 6 m/s, walkers at 1.5 m/s and runners at 3 m/s.',
    ),
    item(
      2,
      'A cyclist rides round a square of side 50 m, once, back to the start. What are the distance and the displacement?',
      '200 m and 0 m',
      ['200 m and 200 m', '0 m and 200 m', '50 m and 0 m'],
      'The distance is the length of the path, 4 × 50 m. The displacement is zero, because the ride ends where it began.',
    ),
    item(
      2,
      'A lorry carries more load than before and brakes with the same force. How does its braking distance change?',
      'It becomes longer, as the deceleration is smaller',
      [
        'It becomes shorter, as the deceleration is larger',
        'It becomes shorter, as the weight presses on the road',
        'It stays the same, as the force is unchanged',
      ],
      'The same force on a larger mass gives a smaller deceleration, so it takes further to stop.',
    ),
    item(
      2,
      'A trolley’s mass is doubled and the resultant force on it is doubled too. What happens to its acceleration?',
      'It stays the same',
      ['It doubles', 'It halves', 'It becomes four times as large'],
      'a = F ÷ m, and both are twice as large, so their quotient is unchanged.',
    ),
  ],
};
