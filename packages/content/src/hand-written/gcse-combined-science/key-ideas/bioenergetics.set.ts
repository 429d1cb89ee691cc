import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'BIOENERGETICS',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Photosynthesis, respiration and metabolism',
  items: [
    item(
      1,
      'Which gas do leaves take in for photosynthesis?',
      'Carbon dioxide',
      ['Oxygen', 'Nitrogen', 'Hydrogen'],
      'Carbon dioxide and water are the raw materials of photosynthesis. Oxygen is given off.',
    ),
    item(
      1,
      'Which transfer of energy takes place in photosynthesis?',
      'From light to chemical energy stores',
      [
        'From heat to light stores',
        'From chemical energy stores to light',
        'From movement to electrical stores',
      ],
      'The plant uses light to make glucose, which stores chemical energy.',
    ),
    item(
      1,
      'What is the chemical formula of carbon dioxide?',
      'CO₂',
      ['CO', 'C₂O', 'CO₃'],
      'One carbon atom is joined to two oxygen atoms. CO is carbon monoxide.',
    ),
    item(
      1,
      'In which cells of a mammal does respiration take place?',
      'In all living cells',
      ['Only in muscle cells', 'Only in lung cells', 'Only in red blood cells'],
      'Every living cell needs the energy that respiration transfers. Breathing in the lungs is not respiration.',
    ),
    item(
      1,
      'Which organ of a plant absorbs most of the water for photosynthesis?',
      'The roots',
      ['The leaves', 'The flowers', 'The stem'],
      'Root hair cells take up water, which the xylem carries to the leaves.',
    ),
    item(
      2,
      'What do plants need nitrate ions for?',
      'To make proteins',
      ['To make starch', 'To make chlorophyll from iron', 'To make oxygen'],
      'Nitrate ions supply the nitrogen of amino acids, which are joined to make proteins. Starch contains no nitrogen.',
    ),
    item(
      2,
      'Why can a plant not use all of its glucose for growth?',
      'It respires some of it',
      ['It turns all of it into oxygen', 'It loses it through the roots', 'It cannot make it in the light'],
      'Some glucose is broken down in respiration to transfer energy for the plant’s processes.',
    ),
    item(
      2,
      'Which statement about anaerobic respiration in muscles is correct?',
      'Glucose is not completely broken down',
      [
        'Ethanol is made as a waste product',
        'It uses more oxygen than aerobic respiration',
        'It releases carbon dioxide and water only',
      ],
      'Lactic acid still holds much energy, because the glucose is only partly oxidised. Ethanol is made by yeast and plant cells.',
    ),
    item(
      2,
      'Which of these reactions in the body builds larger molecules from smaller ones?',
      'Glucose to glycogen',
      ['Protein to amino acids', 'Lipid to fatty acids', 'Glucose to lactic acid'],
      'Many glucose molecules join to make glycogen. The other reactions make smaller molecules.',
    ),
    item(
      2,
      'A seed that has just begun to grow below ground has no leaves. From where does it get energy?',
      'From food stores in the seed',
      ['From light through the soil', 'From minerals in the soil', 'From the water it takes in'],
      'Starch or oil in the seed is broken down and respired. Minerals and water do not supply energy.',
    ),
    item(
      3,
      'Why does a plant that has lost most of its leaves to insects grow slowly?',
      'It makes less glucose in all',
      [
        'Each leaf that is left makes less glucose',
        'Its roots take in too much light',
        'It respires only at night',
      ],
      'Less leaf area absorbs less light, so less glucose is made for growth and respiration.',
    ),
    item(
      3,
      'Which change in an athlete after months of training helps the supply of oxygen to the muscles?',
      'A larger volume of blood pumped at each beat',
      [
        'A faster pulse at rest than before',
        'A smaller number of capillaries in the muscles',
        'A lower number of red blood cells',
      ],
      'A stronger heart pumps more blood at each beat, so more oxygen reaches the muscles. The pulse at rest becomes slower.',
    ),
    item(
      4,
      'A fish tank with plants is lit all night by mistake. In the morning its water contains more oxygen than usual. Which reason is best?',
      'Photosynthesis made more oxygen than respiration used',
      [
        'Respiration of the plants stopped in the light',
        'The fish stopped respiring in the light',
        'The light turned water into hydrogen and oxygen gas',
      ],
      'In light, photosynthesis outpaces respiration, which goes on at all times. In the dark only respiration takes place.',
    ),
    item(
      5,
      'Yeast in a sugar solution makes 48 cm³ of carbon dioxide in 30 minutes at 25 °C. The rate doubles at 35 °C. How much gas is made in 45 minutes, if it is at 25 °C for 15 minutes and then at 35 °C?',
      '120 cm³',
      ['96 cm³', '72 cm³', '144 cm³'],
      'At 25 °C the rate is 1.6 cm³ a minute: 15 minutes give 24 cm³. At 35 °C 30 minutes at 3.2 cm³ give 96 cm³: 120 cm³ in all. 96 forgets the first part.',
    ),
    item(
      5,
      'A grower’s greenhouse is at 18 °C with 0.04 % carbon dioxide in bright light. Raising only the temperature gives no gain, and raising only the carbon dioxide gives a gain of 20 %. Raising both gives 45 %. What follows?',
      'Carbon dioxide limits at first, and then temperature',
      [
        'Temperature limits at first, and then carbon dioxide',
        'Light limits in all of the four cases',
        'Neither factor ever limits the rate',
      ],
      'Only more carbon dioxide helps at first, so it limits. Once there is enough, more warmth helps further, so temperature has become limiting.',
      higher,
    ),
  ],
};
