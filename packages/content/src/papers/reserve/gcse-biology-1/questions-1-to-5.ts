import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { task } from '../../structured/structured-question.ts';

/** Questions 1 to 5. */
export const biology1To5 = [
  task('DISEASE_AND_DEFENCE', 'yellow-leaves', 1, {
    stem: 'A gardener sees that the leaves of her tomato plants have turned yellow. Some of the plants also have aphids on their stems.',
    parts: [
      {
        body: 'Name the mineral ion whose lack makes leaves yellow because too little chlorophyll is made.',
        answer: 'magnesium ions',
        scheme: [['B1', 'for magnesium (ions)']],
        solution:
          'Magnesium ions are needed to make chlorophyll. Without them leaves turn yellow (chlorosis).',
        lines: 1,
      },
      {
        body: 'Aphids feed by pushing their mouthparts into the phloem. Explain how this can reduce the growth of the plant.',
        answer: 'they take sugars that the plant needs',
        scheme: [
          ['B1', 'for aphids removing dissolved sugars from the phloem'],
          ['B1', 'for less sugar for respiration, or for making cellulose, starch or proteins'],
        ],
        solution:
          'Phloem carries dissolved sugars from the leaves. The aphids take some of them, so the plant has less for respiration and for making new substances.',
        ruledLines: 3,
      },
      {
        body: 'Give one physical and one chemical defence of plants against pathogens or animals.',
        answer: 'for example a waxy cuticle, and poisons that deter animals',
        scheme: [
          ['B1', 'for one of: cell walls; waxy cuticle; bark; thorns or hairs; leaves that droop or curl'],
          ['B1', 'for one of: antibacterial chemicals; poisons that deter herbivores'],
        ],
        solution:
          'A waxy cuticle, cellulose cell walls and bark are barriers to microorganisms. Some plants make antibacterial chemicals or poisons.',
        ruledLines: 2,
      },
    ],
  }),
  task('CELL_BIOLOGY_AND_CULTURES', 'antiseptics-on-agar', 2, {
    stem: 'A student compares three antiseptics. She spreads bacteria over the agar in a Petri dish, then puts paper discs soaked in the antiseptics on the agar. After two days she measures the diameter of the clear zone around each disc.\nAntiseptic P: 12 mm\nAntiseptic Q: 20 mm\nAntiseptic R: 15 mm',
    parts: [
      {
        body: 'Describe how the student sterilises the wire loop before she transfers the bacteria, and explain why.',
        answer: 'heat it in a flame, to kill other microorganisms',
        scheme: [
          ['B1', 'for passing the loop through a Bunsen flame'],
          ['B1', 'for killing microorganisms that would contaminate the culture'],
        ],
        solution:
          'The loop is heated in a Bunsen flame until it is red hot and then left to cool. This kills microorganisms that would contaminate the culture.',
        ruledLines: 3,
      },
      {
        body: 'Calculate the area of the clear zone of antiseptic Q. Use π = 3.14 and give your answer to 3 significant figures.',
        unit: 'mm²',
        answer: '314 mm²',
        scheme: [
          ['M1', 'for a radius of 10 mm'],
          ['M1', 'for 3.14 × 10²'],
          ['A1', 'for 314'],
        ],
        solution: 'The radius is 20 ÷ 2 = 10 mm, and the area is πr² = 3.14 × 10² = 314 mm².',
      },
      {
        body: 'The student says: ‘Q is the best of the three antiseptics.’ Give one reason for and one reason against this conclusion.',
        answer: 'for: largest clear zone; against: only one measurement of each',
        scheme: [
          ['B1', 'for Q having the largest clear zone, so it stopped the growth of most bacteria'],
          [
            'B1',
            'for a reason against: no repeats; only one kind of bacterium; concentrations may differ; no control disc',
          ],
        ],
        solution:
          'Q has the largest clear zone. But each antiseptic was tested once, with one kind of bacterium, so the result may not hold for others.',
        ruledLines: 4,
      },
      {
        body: 'One bacterium divides every 20 minutes. Calculate the number of bacteria after 4 hours. Give your answer in standard form to 2 significant figures.',
        answer: '4.1 × 10³',
        scheme: [
          ['M1', 'for 4 × 60 ÷ 20 = 12 divisions'],
          ['M1', 'for 2¹² (= 4,096)'],
          ['A1', 'for 4.1 × 10³'],
        ],
        solution: 'There are 240 ÷ 20 = 12 divisions, so 2¹² = 4,096 bacteria, which is 4.1 × 10³.',
      },
    ],
  }),
  task('ECOSYSTEMS_AND_FOOD', 'decay-of-milk', 2, {
    stem: 'A class investigates how temperature affects the decay of milk. They add an alkali and an indicator to milk, then the enzyme lipase. The indicator loses its colour when the pH has fallen. The graph shows how long this takes.',
    image: lineGraphPicture(
      { x: { title: 'Temperature (°C)', step: 10, lines: 6 }, y: { title: 'Time (s)', step: 50, lines: 6 } },
      '10,250 20,180 30,110 40,60 50,140 60,300',
      'A line graph of time in seconds against temperature in °C. The points are (10, 250), (20, 180), (30, 110), (40, 60), (50, 140) and (60, 300).',
    ),
    parts: [
      {
        body: 'Explain why the pH of the milk falls when lipase is added.',
        answer: 'fats are broken down to fatty acids',
        scheme: [
          ['B1', 'for lipase breaking down fats (lipids)'],
          ['B1', 'for the fatty acids that are formed'],
        ],
        solution: 'Lipase breaks down the fats of milk to fatty acids and glycerol. The acids lower the pH.',
        ruledLines: 3,
      },
      {
        body: 'Calculate the rate of the reaction at 40 °C as 1,000 ÷ time. Give your answer to 2 significant figures.',
        unit: 's⁻¹',
        answer: '17 s⁻¹',
        scheme: [
          ['M1', 'for reading 60 s from the graph'],
          ['A1', 'for 17'],
        ],
        solution: 'At 40 °C the time is 60 s, and 1,000 ÷ 60 = 16.7, which is 17 to 2 significant figures.',
      },
      {
        body: 'Explain why the time is longer at 60 °C than at 40 °C.',
        answer: 'the enzyme is denatured',
        scheme: [
          ['B1', 'for lipase being denatured at 60 °C'],
          ['B1', 'for a changed shape of its active site'],
          ['B1', 'for fats no longer fitting, so the reaction is slower'],
        ],
        solution:
          'At 60 °C the lipase is denatured: its active site changes shape, and the fat molecules no longer fit into it. The reaction is slower, so the time is longer.',
        ruledLines: 4,
      },
    ],
  }),
  task('KIDNEYS_AND_PLANT_HORMONES', 'seedlings-in-light', 2, {
    stem: 'A student grows three groups of seedlings in a box with light from one side only. The tips of group A are left uncovered, the tips of group B are covered with foil, and the tips of group C are cut off. After three days only the seedlings of group A have bent towards the light.',
    parts: [
      {
        body: 'What does the experiment show about the part of a seedling that detects light?',
        answer: 'the tip detects light',
        scheme: [['B1', 'for saying that light is detected by the tip']],
        solution: 'Only seedlings whose tips were there and in the light bent, so the tip detects the light.',
        ruledLines: 2,
      },
      {
        body: 'Explain how auxin makes the shoots of group A bend towards the light.',
        answer: 'auxin collects on the shaded side, where cells grow longer',
        scheme: [
          ['B1', 'for auxin made in the tip moving to the shaded side'],
          ['B1', 'for cells on the shaded side growing (elongating) more'],
          ['B1', 'for the unequal growth bending the shoot towards the light'],
        ],
        solution:
          'Auxin moves to the shaded side of the shoot. The cells there grow longer than those on the light side, so the shoot bends towards the light.',
        ruledLines: 4,
      },
      {
        body: 'Name the response of roots to gravity, and describe how the effect of auxin on root cells differs from that on shoot cells.',
        answer: 'gravitropism; a high concentration slows the growth of root cells',
        scheme: [
          ['B1', 'for gravitropism (geotropism)'],
          ['B1', 'for auxin slowing the growth of root cells, not speeding it up'],
        ],
        solution:
          'In a horizontal root auxin collects on the lower side. There it slows the growth of the cells, so the root bends down. This is gravitropism.',
        ruledLines: 3,
      },
      {
        body: 'Give one use of each of these plant hormones: gibberellins and ethene.',
        answer: 'gibberellins: ending seed dormancy; ethene: ripening fruit',
        scheme: [
          ['B1', 'for gibberellins: ending seed dormancy; promoting flowering; making fruit larger'],
          ['B1', 'for ethene: controlling the ripening of fruit in storage or transport'],
        ],
        solution:
          'Gibberellins end the dormancy of seeds, make plants flower and make fruit larger. Ethene ripens fruit that was picked unripe.',
        ruledLines: 2,
      },
    ],
  }),
  task('BRAIN_EYE_AND_TEMPERATURE', 'reading-a-phone', 3, {
    stem: 'A girl looks at a tree far away. Then she looks at the screen of her phone, which is near.',
    parts: [
      {
        body: 'Describe the changes in her eye that focus the screen on the retina.',
        answer: 'ciliary muscles contract, ligaments loosen, lens thicker',
        scheme: [
          ['B1', 'for the ciliary muscles contracting'],
          ['B1', 'for the suspensory ligaments loosening'],
          ['B1', 'for the lens becoming thicker'],
          ['B1', 'for the lens refracting light more strongly'],
        ],
        solution:
          'The ciliary muscles contract and the suspensory ligaments loosen. The lens becomes thicker and refracts the light more strongly, so the rays meet on the retina.',
        ruledLines: 5,
      },
      {
        body: 'The girl cannot see the tree clearly without her glasses. Name this defect, and explain how the right kind of lens corrects it.',
        answer: 'myopia; a concave lens spreads the rays out',
        scheme: [
          ['B1', 'for myopia (short sight)'],
          ['B1', 'for rays meeting in front of the retina without the glasses'],
          ['B1', 'for a concave lens that spreads the rays, so that they meet on the retina'],
        ],
        solution:
          'In myopia rays from distant objects meet in front of the retina. A concave lens spreads them out before they enter the eye, so that they meet on the retina.',
        ruledLines: 4,
      },
      {
        body: 'She leaves a dark room and goes out into bright sunlight. Describe and explain the reflex in her irises.',
        answer: 'circular muscles contract and the pupil becomes smaller',
        scheme: [
          ['B1', 'for the circular muscles contracting and the radial muscles relaxing'],
          ['B1', 'for a smaller pupil'],
          ['B1', 'for less light entering, so that the retina is not damaged'],
        ],
        solution:
          'The circular muscles of the iris contract and the radial ones relax. The pupil becomes smaller, so less light enters and the retina is protected.',
        ruledLines: 4,
      },
      {
        body: 'In the sun her body temperature starts to rise. Explain how changes in the blood vessels of her skin help to lower it.',
        answer: 'vasodilation, so more energy is transferred from the skin',
        scheme: [
          ['B1', 'for blood vessels that supply the capillaries in the skin dilating'],
          [
            'B1',
            'for more blood flowing near the surface, so more energy is transferred to the surroundings',
          ],
        ],
        solution:
          'The vessels that lead to the skin capillaries dilate (vasodilation). More blood flows close to the surface, and more energy is transferred from it to the air.',
        ruledLines: 3,
      },
    ],
  }),
];
