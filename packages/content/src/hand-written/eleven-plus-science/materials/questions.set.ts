import { filterFunnel } from '#drawing/science/filtering.ts';
import { particleVessels } from '#drawing/science/particles.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const threeVessels = {
  svg: particleVessels([
    { label: 'P', state: 'liquid' },
    { label: 'Q', state: 'solid' },
    { label: 'R', state: 'gas' },
  ]),
  alternativeText:
    'Three open vessels with particles. P: close together in no order, spread over the whole bottom. Q: touching in straight rows and columns, with space left at the sides. R: few and far apart, all over the vessel.',
};

const filtering = {
  svg: filterFunnel('sand', 'water'),
  alternativeText: 'Sand stays in the filter paper of a funnel; water drips through into the beaker below.',
};

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_SCIENCE',
  topicCode: 'MATERIALS',
  name: 'questions',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Solids, liquids, gases, mixtures and changes',
  items: [
    item(
      1,
      'What is the change called when ice turns into water?',
      'melting',
      ['freezing', 'evaporating', 'condensing', 'dissolving'],
      'When a solid is warmed and becomes a liquid, it melts. Dissolving is different: it needs a liquid for the solid to mix into.',
    ),
    item(
      1,
      'At which temperature does pure water usually boil?',
      '100 °C',
      ['0 °C', '37 °C', '50 °C', '200 °C'],
      'Pure water normally freezes at 0 °C and boils at 100 °C. 37 °C is about the temperature of the human body.',
    ),
    item(
      1,
      'Why are the handles of saucepans often made of wood or plastic?',
      'They do not let heat through easily.',
      [
        'They let heat through easily.',
        'They are attracted by magnets.',
        'They let electricity through easily.',
        'They let light through easily.',
      ],
      'Wood and plastic are thermal insulators, so the handle stays cool enough to hold. Metals are good conductors of heat.',
    ),
    item(
      1,
      'What is a material called that lets no light through?',
      'opaque',
      ['transparent', 'translucent', 'flexible', 'waterproof'],
      'Opaque materials block light. Transparent ones, such as clear glass, can be seen through, and translucent ones let some light through but no clear picture.',
    ),
    item(
      1,
      'Which method best separates sand from water?',
      'filtering',
      ['sieving through a kitchen sieve', 'using a magnet', 'dissolving', 'freezing'],
      'The water runs through the tiny holes of the filter paper and the sand stays behind. The holes of a kitchen sieve are too big to stop fine sand.',
      { solutionImage: filtering },
    ),
    item(
      2,
      'Which of these is a solid at room temperature?',
      'sand',
      ['honey', 'vinegar', 'cooking oil', 'air'],
      'Sand can be poured, but every grain keeps its own shape, so it is a solid. Honey flows slowly, but it is a liquid.',
    ),
    item(
      2,
      'A cold can is taken out of the fridge and soon becomes wet on the outside. Where does the water come from?',
      'from water vapour in the air',
      [
        'from the drink inside the can',
        'from ice in the metal of the can',
        'from melted paint on the can',
        'from the light shining on the can',
      ],
      'Air contains water vapour, which is a gas. Where it touches the cold can it condenses into drops of liquid water.',
    ),
    item(
      2,
      'How can you get the salt back from salty water?',
      'Let the water evaporate.',
      [
        'Pour it through filter paper.',
        'Pour it through a fine sieve.',
        'Hold a magnet in it.',
        'Stir it for a long time.',
      ],
      'Dissolved salt passes through the filter with the water. When the water evaporates, the salt is left behind.',
    ),
    item(
      2,
      'Which of these changes cannot be reversed?',
      'burning a match',
      ['melting chocolate', 'dissolving sugar in water', 'freezing orange juice', 'mixing sand and gravel'],
      'Burning makes new substances, such as ash and smoke, that cannot be turned back into the match. The other changes make nothing new and can be undone.',
    ),
    item(
      2,
      'Which wet tea towel will dry fastest?',
      'one spread out in a warm, windy place',
      [
        'one spread out in a cold, still place',
        'one spread out in a warm, still place',
        'one folded up in a warm, windy place',
        'one folded up in a cold, windy place',
      ],
      'Water evaporates faster when it is warm, when moving air carries the vapour away and when a large surface is open to the air.',
    ),
    item(
      2,
      'Iron filings and dry sand have been mixed. What is the quickest way to separate them?',
      'Use a magnet.',
      [
        'Add water and filter the mixture.',
        'Heat the mixture in an oven.',
        'Shine a bright light on the mixture.',
        'Add salt and stir the mixture.',
      ],
      'A magnet attracts iron but not sand, so it lifts the filings out. Filtering would keep both back, because neither dissolves in water.',
    ),
    item(
      2,
      'Which two properties make copper a good choice for electric wires?',
      'It conducts electricity and bends easily.',
      [
        'It conducts electricity and is magnetic.',
        'It insulates well and bends easily.',
        'It insulates well and is transparent.',
        'It is magnetic and hard to bend.',
      ],
      'A wire must let electricity through, and it must bend without breaking. Copper does both; it is not attracted by magnets.',
    ),
    item(
      3,
      'The diagram shows the particles of three substances. Which answer names their states?',
      'P is a liquid, Q is a solid and R is a gas.',
      [
        'P is a solid, Q is a liquid and R is a gas.',
        'P is a gas, Q is a solid and R is a liquid.',
        'P is a liquid, Q is a gas and R is a solid.',
        'P is a solid, Q is a gas and R is a liquid.',
      ],
      'In a solid the particles are packed in a regular pattern and keep their shape. In a liquid they are close but in no order and cover the bottom, and in a gas they are far apart.',
      { image: threeVessels },
    ),
    item(
      3,
      '10 g of salt is stirred into 100 g of water until it has all dissolved. What is the mass of the salty water?',
      '110 g',
      ['100 g', '90 g', '10 g', '1000 g'],
      'The salt can no longer be seen, but it is still there. Its mass is added to that of the water: 100 g + 10 g = 110 g.',
    ),
    item(
      3,
      'In which cup will the same mass of sugar dissolve most slowly?',
      'a sugar lump in cold water that is not stirred',
      [
        'a sugar lump in cold water that is stirred',
        'a sugar lump in hot water that is not stirred',
        'fine sugar in cold water that is stirred',
        'fine sugar in hot water that is stirred',
      ],
      'Hot water, stirring and small grains all make sugar dissolve faster. The slowest cup is the one with none of these.',
    ),
    item(
      3,
      'Five iron nails are left for a month. Which one will rust most?',
      'a nail lying in damp soil',
      [
        'a nail in a sealed jar of dry air',
        'a nail covered with thick paint',
        'a nail covered with oil',
        'a nail on a dry, sunny shelf',
      ],
      'Iron rusts when water and oxygen from the air reach it together. Paint and oil keep both away, and in a dry place there is hardly any water.',
    ),
    item(
      3,
      'Vinegar is poured on bicarbonate of soda. Which observation suggests that a new substance is being made?',
      'Bubbles of gas are given off.',
      [
        'The vinegar spreads over the dish.',
        'The powder becomes wet.',
        'The vinegar can be smelt in the room.',
        'The dish is heavier than it was when empty.',
      ],
      'The bubbles are carbon dioxide, a gas that was not there before. Getting wet, spreading and smelling make nothing new.',
    ),
    item(
      4,
      'Sand, salt and iron filings are mixed together. Which order of steps gives you all three separately?',
      'use a magnet, add water, filter, evaporate the water',
      [
        'add water, evaporate the water, filter, use a magnet',
        'filter, add water, use a magnet, evaporate the water',
        'use a magnet, filter, evaporate the water, add water',
        'add water, use a magnet, evaporate the water, filter',
      ],
      'The magnet takes out the iron. Water dissolves the salt, filtering keeps the sand back, and evaporating the water leaves the salt.',
    ),
    item(
      4,
      'A substance melts at 30 °C and boils at 2400 °C. What is its state at 20 °C and at 100 °C?',
      'solid at 20 °C and liquid at 100 °C',
      [
        'solid at both temperatures',
        'liquid at both temperatures',
        'liquid at 20 °C and gas at 100 °C',
        'solid at 20 °C and gas at 100 °C',
      ],
      '20 °C is below the melting point, so the substance is solid. 100 °C is between the melting point and the boiling point, so it is liquid; it is not water, which boils at 100 °C.',
    ),
    item(
      5,
      'A beaker of melting ice is warmed and stirred. For several minutes the thermometer in it stays at 0 °C, although the heater is on. Why?',
      'The heat is being used to melt the ice.',
      [
        'No heat is reaching the beaker.',
        'Melted ice can never be warmer than 0 °C.',
        'The melted ice is freezing again.',
        'Thermometers cannot show changes near 0 °C.',
      ],
      'While ice is melting, the heat goes into turning solid into liquid, so the temperature stays at the melting point. It rises again when all the ice has melted.',
    ),
  ],
};
