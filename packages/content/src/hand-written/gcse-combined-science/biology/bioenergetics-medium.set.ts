import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'BIOENERGETICS',
  name: 'bioenergetics-medium',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Photosynthesis and its rate, uses of glucose, aerobic and anaerobic respiration, exercise and metabolism',
  items: [
    item(
      2,
      'Which equation is balanced and shows photosynthesis?',
      '6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂',
      ['C₆H₁₂O₆ + 6O₂ → 6CO₂ + 6H₂O', '6CO₂ + 12H₂O → C₆H₁₂O₆ + 6O₂', '6CO₂ + 6H₂O → C₆H₁₂O₆ + 3O₂'],
      'There are 6 carbon, 12 hydrogen and 18 oxygen atoms on each side. The equation from glucose to carbon dioxide is that of respiration.',
    ),
    item(
      2,
      'Pondweed is lit by a lamp and the bubbles it gives off are counted. What is the independent variable if the lamp is moved?',
      'Distance between lamp and weed',
      [
        'Number of bubbles in a minute',
        'Temperature of the water around it',
        'Length of the piece of pondweed',
      ],
      'The independent variable is the one that is changed on purpose. The number of bubbles is measured, and temperature and length are kept the same.',
    ),
    item(
      2,
      'In an experiment with pondweed and a lamp, why is a glass tank of water put between the lamp and the weed?',
      'To absorb heat, so that the temperature stays the same',
      [
        'To absorb light, so that the weed is not damaged by it',
        'To supply the weed with more carbon dioxide for its cells',
        'To focus the light, so that the intensity is greatest',
      ],
      'A lamp heats the water around the weed as well as lighting it. The tank absorbs the heat, so only the light intensity changes.',
    ),
    item(
      2,
      'In a pondweed experiment, why is the volume of gas in a syringe better evidence than a count of bubbles?',
      'Bubbles differ in size',
      [
        'Bubbles contain only water vapour',
        'Bubbles appear only in the dark',
        'Bubbles are too light to rise',
      ],
      'A large bubble may contain several times as much gas as a small one. Measuring the volume allows for that.',
    ),
    item(
      2,
      'A plant with white and green (variegated) leaves is put in the light and a leaf is tested with iodine. What is seen?',
      'Only the green parts turn blue-black',
      [
        'Only the white parts turn blue-black',
        'The whole leaf turns blue-black',
        'No part of the leaf turns blue-black',
      ],
      'Only the green parts contain chlorophyll, so only they make glucose and store it as starch.',
    ),
    item(
      2,
      'Why is a leaf boiled in ethanol before it is tested for starch?',
      'To remove the chlorophyll',
      ['To remove the starch', 'To break the starch down to sugar', 'To soften the leaf for the iodine'],
      'The green colour would hide the change of the iodine. Hot ethanol dissolves chlorophyll; the leaf is then softened in warm water.',
    ),
    item(
      2,
      'On a graph of rate of photosynthesis against light intensity, the curve becomes level at high intensities. Why?',
      'Another factor now limits the rate',
      [
        'Light no longer reaches the leaves',
        'The plant has used all its oxygen',
        'Respiration has come to a stop',
      ],
      'Where the line is level, more light makes no difference. Carbon dioxide concentration or temperature is then the limiting factor.',
    ),
    item(
      2,
      'Why does the rate of photosynthesis fall above about 45 °C?',
      'The enzymes involved are denatured',
      [
        'The chlorophyll reflects all of the light',
        'The enzymes collide too often with the substrate',
        'The carbon dioxide in the leaf is used up too fast',
      ],
      'Photosynthesis is controlled by enzymes. At high temperatures the shape of their active sites changes, so they no longer work.',
    ),
    item(
      2,
      'A grower burns gas in a greenhouse in winter. In which two ways can that help the plants?',
      'It raises the temperature and adds carbon dioxide',
      [
        'It raises the temperature and adds oxygen',
        'It raises the light intensity and adds oxygen',
        'It lowers the humidity and adds nitrogen',
      ],
      'Burning gas produces carbon dioxide and heat. Both may be limiting factors of photosynthesis in a cold greenhouse.',
    ),
    item(
      2,
      'How does aerobic respiration differ from anaerobic respiration in muscles?',
      'It transfers much more energy for each glucose molecule',
      [
        'It transfers much less energy for each glucose molecule',
        'It takes place in the cytoplasm without any mitochondria',
        'It breaks glucose down only partly, leaving lactic acid',
      ],
      'With oxygen, glucose is completely oxidised to carbon dioxide and water, so far more energy is transferred. Anaerobic oxidation is incomplete.',
    ),
    item(
      2,
      'Why do muscles respire anaerobically during a sprint?',
      'Oxygen is not supplied fast enough',
      [
        'Glucose is not supplied fast enough',
        'Lactic acid is needed to contract',
        'Carbon dioxide has run out in the blood',
      ],
      'In very vigorous exercise the lungs and heart cannot supply enough oxygen. Anaerobic respiration gives some extra energy for a short time.',
    ),
    item(
      2,
      'Which structures do muscle cells contain in large numbers, since they need much energy?',
      'Mitochondria',
      ['Chloroplasts', 'Ribosomes', 'Vacuoles'],
      'Mitochondria are where most of aerobic respiration takes place. Cells that use a lot of energy have many of them.',
    ),
    item(
      2,
      'A pupil’s pulse is counted as 18 beats in 15 seconds. What is the heart rate?',
      '72 beats per minute',
      ['270 beats per minute', '54 beats per minute', '33 beats per minute'],
      'There are four periods of 15 seconds in a minute, so the rate is 18 × 4 = 72 beats per minute.',
    ),
    item(
      2,
      'Which change during exercise increases the volume of air that enters the lungs in each breath?',
      'Deeper breathing',
      ['Faster breathing', 'A faster heartbeat', 'Wider arteries'],
      'The depth of a breath is its volume, and the rate is the number of breaths each minute. Both rise in exercise.',
    ),
    item(
      2,
      'What happens to muscles during long periods of vigorous activity?',
      'They become tired and contract less well',
      [
        'They become larger and contract faster',
        'They store more glycogen and contract longer',
        'They stop respiring and no longer contract',
      ],
      'Muscles become fatigued: they stop contracting efficiently as lactic acid builds up.',
    ),
    item(
      2,
      'What are lipids made from in the body?',
      'One glycerol and three fatty acid molecules',
      [
        'Three glycerol and one fatty acid molecule',
        'One glucose and three amino acid molecules',
        'Long chains of many glucose molecules',
      ],
      'Each lipid molecule is built from a molecule of glycerol and three of fatty acids. Chains of glucose are carbohydrates.',
    ),
    item(
      2,
      'Which of these reactions of metabolism breaks a molecule down?',
      'Excess amino acids → urea',
      ['Glucose → glycogen', 'Glucose → cellulose', 'Amino acids → protein'],
      'Excess proteins and amino acids are broken down in the liver to form urea, which is excreted. The others join small molecules to larger ones.',
    ),
    item(
      2,
      'Bread dough rises faster in a warm room than in a cold one. Why?',
      'Yeast respires faster, so more carbon dioxide forms',
      [
        'Yeast respires faster, so more oxygen forms in the dough',
        'Yeast photosynthesises faster, so more oxygen forms',
        'Yeast is denatured, so its ethanol forms bubbles',
      ],
      'The enzymes of yeast work faster in warm conditions. Fermentation gives carbon dioxide, whose bubbles make the dough rise.',
    ),
    item(
      2,
      'Germinating peas in a vacuum flask warm up. What does this show?',
      'Respiration transfers energy to the surroundings',
      [
        'Photosynthesis takes energy from the surroundings',
        'Peas absorb light energy through their seed coat',
        'Seeds take in heat so that their enzymes can work',
      ],
      'Respiration is exothermic, so the temperature in the flask rises. There is no light in the flask, so the peas cannot photosynthesise.',
    ),
    item(
      2,
      'Limewater turns cloudy when air from a jar with woodlice passes through it. What does the result show?',
      'The woodlice give out carbon dioxide',
      [
        'The woodlice take in carbon dioxide',
        'The woodlice give out oxygen',
        'The woodlice take in nitrogen',
      ],
      'Carbon dioxide turns limewater cloudy. It is a product of the respiration of the woodlice.',
    ),
  ],
};
