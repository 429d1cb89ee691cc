import { lineGraph } from '#drawing/charts/line-graph.ts';
import { task } from '../../structured/structured-question.ts';

const halfLife = 6;
const firstActivity = 800;
const decay = Array.from(
  { length: 25 },
  (_, hour) => [hour, firstActivity * 0.5 ** (hour / halfLife)] as const,
);
/** Questions 1 to 6. */
export const physics1To6 = [
  task('ELECTROMAGNETISM', 'charged-rod', 1, {
    stem: 'A pupil rubs a polythene rod with a dry cloth. The rod becomes negatively charged.',
    parts: [
      {
        body: 'Explain, in terms of electrons, how the rod and the cloth become charged.',
        answer: 'electrons move from the cloth to the rod',
        scheme: [
          ['B1', 'for electrons moving from the cloth to the rod, which becomes negative'],
          ['B1', 'for the cloth having lost electrons, so that it is positive'],
        ],
        solution:
          'Friction moves electrons from the cloth to the rod. The rod gains negative charge, and the cloth is left with an equal positive charge.',
        ruledLines: 3,
      },
      {
        body: 'The rod is held near a second negatively charged rod that hangs from a thread. Describe and explain what happens to the hanging rod.',
        answer: 'it moves away, because like charges repel',
        scheme: [
          ['B1', 'for the hanging rod moving away'],
          ['B1', 'for a force of repulsion between like charges'],
        ],
        solution: 'Like charges repel, so a force acts on the hanging rod and it moves away.',
        ruledLines: 3,
      },
    ],
  }),
  task('LIGHT_AND_SOUND', 'green-jumper', 1, {
    stem: 'A boy in a green jumper looks at himself in a plane mirror.',
    parts: [
      {
        body: 'Draw a ray diagram of a ray of light that meets a plane mirror at an angle of incidence of 40°. Show the normal and label the angle of reflection with its size.',
        answer: 'the angle of reflection is 40°, measured from the normal',
        scheme: [
          ['B1', 'for the normal at right angles to the mirror'],
          ['B1', 'for incident and reflected rays with arrows on opposite sides of the normal'],
          ['B1', 'for 40° between the reflected ray and the normal'],
        ],
        solution:
          'The angles of incidence and reflection are measured from the normal and are equal, so both are 40°.',
        lines: 8,
        isFree: true,
      },
      {
        body: 'Explain why the jumper looks green in white light and black in red light.',
        answer: 'it reflects green light only and absorbs red light',
        scheme: [
          ['B1', 'for reflecting green light and absorbing the other colours of white light'],
          ['B1', 'for absorbing red light, so that no light is reflected'],
        ],
        solution:
          'The jumper reflects green and absorbs the other colours. In red light there is no green to reflect, and the red is absorbed, so it looks black.',
        ruledLines: 3,
      },
    ],
  }),
  task('FORCES_AND_MOMENTS', 'wheelbarrow', 2, {
    stem: 'A gardener lifts the handles of a wheelbarrow. The barrow and its load weigh 400 N, and this weight acts 0.50 m from the axle of the wheel. Her hands are 1.25 m from the axle.',
    parts: [
      {
        body: 'Calculate the moment of the weight about the axle.',
        unit: 'N m',
        answer: '200 N m',
        scheme: [
          ['M1', 'for 400 × 0.50'],
          ['A1', 'for 200'],
        ],
        solution: 'Moment = force × distance = 400 × 0.50 = 200 N m.',
      },
      {
        body: 'Calculate the upward force of her hands that just lifts the barrow.',
        unit: 'N',
        answer: '160 N',
        scheme: [
          ['M1', 'for force × 1.25 = their 200'],
          ['A1', 'for 160'],
        ],
        solution: 'The moments are equal: force × 1.25 = 200, so the force is 200 ÷ 1.25 = 160 N.',
      },
      {
        body: 'In a machine a gear with 12 teeth drives a gear with 36 teeth. The smaller gear turns 90 times a minute. State how often the larger gear turns in a minute and how the moments of the gears compare.',
        answer: '30 times a minute; the moment is three times as large',
        scheme: [
          ['B1', 'for 30 turns a minute'],
          ['B1', 'for a moment of the larger gear that is three times that of the smaller one'],
        ],
        solution:
          'The larger gear has three times as many teeth, so it turns 90 ÷ 3 = 30 times a minute. The force between the teeth is the same and the radius three times as large, so the moment is three times as large.',
        ruledLines: 4,
      },
    ],
  }),
  task('NUCLEAR_PHYSICS', 'medical-tracer', 2, {
    stem: 'Technetium-99m is injected into a patient as a tracer. It emits gamma radiation. The graph shows how the activity of a sample changes.',
    image: {
      svg: lineGraph(
        {
          x: { title: 'Time (hours)', step: 2, lines: 12 },
          y: { title: 'Activity (MBq)', step: 100, lines: 8 },
        },
        decay.map(([x, y]) => [x, y]),
        false,
      ),
      alternativeText:
        'A decay curve of activity in megabecquerels against time in hours. It starts at 800 and passes through 400 at 6 hours, 200 at 12 hours, 100 at 18 hours and 50 at 24 hours.',
    },
    parts: [
      {
        body: 'Use the graph to find the half-life of technetium-99m. Show how you find it.',
        unit: 'hours',
        answer: '6 hours',
        scheme: [
          ['M1', 'for the time in which the activity halves, for example from 800 to 400'],
          ['A1', 'for 6'],
        ],
        solution: 'The activity falls from 800 MBq to 400 MBq in 6 hours, and to 200 MBq in 6 hours more.',
        lines: 3,
      },
      {
        body: 'Calculate the activity of the sample after 30 hours.',
        unit: 'MBq',
        answer: '25 MBq',
        scheme: [
          ['M1', 'for 30 ÷ 6 = 5 half-lives'],
          ['A1', 'for 25'],
        ],
        solution: '30 hours are 5 half-lives: 800 → 400 → 200 → 100 → 50 → 25 MBq.',
      },
      {
        body: 'Explain why a gamma emitter with a half-life of a few hours is suitable as a tracer.',
        answer: 'gamma rays leave the body, and the activity soon becomes low',
        scheme: [
          ['B1', 'for gamma radiation passing out of the body to the detector'],
          ['B1', 'for gamma radiation being less ionising, so fewer cells are harmed'],
          ['B1', 'for enough time for the test, but a low activity soon after it'],
        ],
        solution:
          'Gamma rays pass through the body and are detected outside; they ionise less than alpha or beta radiation. A few hours are long enough for the test, and soon after it little activity is left.',
        ruledLines: 5,
      },
      {
        body: 'The patient’s exposure is compared with background radiation. Name two natural sources of background radiation.',
        answer: 'rocks and cosmic rays',
        scheme: [['B2', 'one mark for each of two: rocks or soil; radon gas; cosmic rays; food']],
        solution: 'Natural sources are rocks, radon gas from them, cosmic rays and traces in food.',
        ruledLines: 2,
      },
    ],
  }),
  task('PRESSURE_AND_FLUIDS', 'divers-balloon', 3, {
    stem: 'A diver takes a closed balloon of air down to a depth of 18 m in the sea. The density of sea water is 1,030 kg/m³. Use 9.8 N/kg for the gravitational field strength.',
    parts: [
      {
        body: 'Calculate the pressure due to the sea water at this depth. Give your answer to 2 significant figures.',
        unit: 'Pa',
        answer: '1.8 × 10⁵ Pa',
        scheme: [
          ['M1', 'for 18 × 1,030 × 9.8'],
          ['A1', 'for 181,692'],
          ['B1', 'for 1.8 × 10⁵ or 180,000'],
        ],
        solution:
          'Pressure = height × density × gravitational field strength = 18 × 1,030 × 9.8 = 181,692, which is 1.8 × 10⁵ Pa.',
      },
      {
        body: 'At the surface the air in the balloon has a volume of 3.0 dm³ at a pressure of 100 kPa. At 18 m the pressure of the air is 280 kPa and its temperature is the same. Calculate its volume there.',
        unit: 'dm³',
        answer: '1.1 dm³',
        scheme: [
          ['M1', 'for 100 × 3.0 (= 300)'],
          ['M1', 'for dividing by 280'],
          ['A1', 'for 1.1 (1.07)'],
        ],
        solution: 'Pressure × volume is constant: 100 × 3.0 = 280 × V, so V = 300 ÷ 280 = 1.07 dm³.',
      },
      {
        body: 'Explain, in terms of particles, why the pressure of the air is greater when its volume is smaller.',
        answer: 'the particles hit the walls more often',
        scheme: [
          ['B1', 'for the same number of particles in a smaller volume'],
          ['B1', 'for more frequent collisions with the walls'],
          ['B1', 'for a greater force on each unit of area'],
        ],
        solution:
          'The same number of particles moves at the same mean speed in a smaller volume. They hit the walls more often, so the force on each square metre is greater.',
        ruledLines: 4,
      },
      {
        body: 'Explain why there is an upthrust on the balloon.',
        answer: 'the pressure at the bottom is greater than at the top',
        scheme: [
          ['B1', 'for the pressure of the water rising with depth'],
          ['B1', 'for the upward force on the bottom being greater than the downward force on the top'],
        ],
        solution:
          'The pressure is greater at the bottom of the balloon than at its top. The force upwards is greater than the force downwards, and the difference is the upthrust.',
        ruledLines: 3,
      },
    ],
  }),
  task('LIGHT_AND_SOUND', 'lens-and-sonar', 3, {
    stem: 'A student uses a convex lens with a focal length of 4 cm as a magnifying glass. She looks at a beetle 12 mm long that is 3 cm from the lens.',
    parts: [
      {
        body: 'Draw a ray diagram that shows how the lens forms the image. Use a scale of 1:1 along the axis and draw the beetle as an upright arrow.',
        answer: 'an upright, enlarged image on the same side as the object',
        scheme: [
          ['B1', 'for the object between the lens and the principal focus'],
          ['B1', 'for a ray through the centre of the lens that is not bent'],
          ['B1', 'for a ray parallel to the axis that is refracted through the principal focus'],
          ['B1', 'for both rays drawn back to an upright image on the same side as the object'],
        ],
        solution:
          'One ray goes straight through the centre of the lens. One parallel to the axis is refracted through the principal focus. Drawn back, they meet 12 cm from the lens, on the side of the beetle.',
        lines: 12,
        isFree: true,
      },
      {
        body: 'The image is 48 mm long. Calculate the magnification, and state whether the image is real or virtual.',
        answer: '4; virtual',
        scheme: [
          ['B1', 'for 48 ÷ 12 = 4'],
          ['B1', 'for virtual'],
        ],
        solution:
          'Magnification = image height ÷ object height = 48 ÷ 12 = 4. The rays only seem to come from the image, so it is virtual.',
        lines: 3,
      },
      {
        body: 'A ship sends a pulse of ultrasound to the sea bed. The echo returns after 0.32 s. The speed of sound in sea water is 1,500 m/s. Calculate the depth of the sea.',
        unit: 'm',
        answer: '240 m',
        scheme: [
          ['M1', 'for 1,500 × 0.32 (= 480 m)'],
          ['M1', 'for halving'],
          ['A1', 'for 240'],
        ],
        solution: 'The pulse travels 1,500 × 0.32 = 480 m there and back, so the depth is 240 m.',
      },
    ],
  }),
];
