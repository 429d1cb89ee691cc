import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/CELLS_AND_ORGANISATION',
  groups: {
    'parts-and-their-work': {
      levels: [1, 10],
      seconds: 15,
      ask: (cue) => `Which part has this job: ‘${cue}’?`,
      askBack: (answer) => `What is the job of the ${answer}?`,
      explain: (cue, answer) => `The job of the ${answer} can be described as ‘${cue}’.`,
      facts: [
        ['pumps blood round the body', 'heart'],
        ['holds most of the DNA of a cell', 'nucleus'],
        ['controls what enters a cell', 'cell membrane'],
        ['carries out photosynthesis', 'chloroplast'],
        ['respires aerobically', 'mitochondrion'],
        ['makes proteins', 'ribosome'],
        ['holds cell sap in a plant cell', 'permanent vacuole'],
        ['makes bile', 'liver'],
        ['stores bile', 'gall bladder'],
        ['absorbs digested food', 'small intestine'],
        ['takes blood back to the heart', 'vein'],
        ['takes blood away from the heart', 'artery'],
        ['exchanges substances with tissues', 'capillary'],
        ['carries oxygen in the blood', 'red blood cell'],
        ['helps blood to clot', 'platelet'],
        ['carries water up a plant', 'xylem'],
        ['carries sugar in a plant', 'phloem'],
        ['exchanges gases in the lungs', 'alveolus'],
        ['opens and closes a stoma', 'guard cell'],
        ['makes new cells at a root tip', 'meristem'],
      ],
    },
    'cells-and-health': questions({ levels: [1, 10], seconds: 20 }, [
      ['Which of these has no nucleus?', 'a bacterium', ['a leaf cell', 'a nerve cell', 'a muscle cell']],
      [
        'Which gas do cells use up in aerobic respiration?',
        'oxygen',
        ['carbon dioxide', 'nitrogen', 'hydrogen'],
      ],
      ['Of what is a plant cell wall made?', 'cellulose', ['starch', 'protein', 'chitin']],
      ['Which enzyme breaks down starch?', 'amylase', ['lipase', 'protease', 'pepsin']],
      ['What do proteases break proteins into?', 'amino acids', ['fatty acids', 'sugars', 'glycerol']],
      [
        'Into what do lipases break fats?',
        'fatty acids and glycerol',
        ['amino acids', 'simple sugars', 'starch and glycogen'],
      ],
      ['Which colour does iodine solution turn with starch?', 'blue-black', ['brick red', 'lilac', 'orange']],
      ['Which solution tests for protein?', 'biuret', ['iodine', 'Benedict’s', 'limewater']],
      [
        'Which process moves water through a partially permeable membrane?',
        'osmosis',
        ['active transport', 'transpiration', 'respiration'],
      ],
      [
        'Which kind of transport needs energy from respiration?',
        'active transport',
        ['diffusion', 'osmosis', 'evaporation'],
      ],
      ['How many cells come from one mitosis?', 'two', ['four', 'one', 'eight']],
      [
        'What happens to an enzyme that is heated too much?',
        'It denatures',
        ['It dies', 'It reacts faster', 'It divides'],
      ],
      [
        'Which chamber of the heart pumps blood to the body?',
        'left ventricle',
        ['right ventricle', 'left atrium', 'right atrium'],
      ],
      [
        'What is the loss of water from leaves called?',
        'transpiration',
        ['translocation', 'respiration', 'osmosis'],
      ],
      ['Which disease is non-communicable?', 'type 2 diabetes', ['measles', 'malaria', 'salmonella']],
      ['Image 30 mm, object 0.01 mm. What is the magnification?', '× 3,000', ['× 300', '× 30', '× 0.3']],
      [
        'In which vessel is the blood pressure highest?',
        'aorta',
        ['vena cava', 'capillary', 'pulmonary vein'],
      ],
      [
        'Which cells can become many other types of cell?',
        'stem cells',
        ['nerve cells', 'red blood cells', 'sperm cells'],
      ],
      [
        'A potato strip gains mass in a solution. The solution is …',
        'more dilute than its cells',
        ['more concentrated', 'as concentrated', 'saturated with salt'],
      ],
      ['How many micrometres are in a millimetre?', '1,000', ['100', '10', '1,000,000']],
    ]),
  },
};
