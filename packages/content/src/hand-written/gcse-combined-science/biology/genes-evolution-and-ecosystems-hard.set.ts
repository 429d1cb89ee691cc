import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'INHERITANCE_AND_ECOLOGY',
  name: 'genes-evolution-and-ecosystems-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Reproduction, inheritance, variation, evolution, classification, communities, cycles and biodiversity',
  items: [
    item(
      3,
      'Ten quadrats of 1 m² in a meadow of 500 m² have 3, 5, 4, 0, 6, 2, 4, 5, 1 and 2 buttercups. What is the best estimate for the meadow?',
      '1,600',
      ['160', '3,200', '16,000'],
      'The total is 32 in 10 m², so the mean is 3.2 in each square metre: 3.2 × 500 = 1,600.',
    ),
    item(
      3,
      'A pupil counts plants in quadrats every 2 m along a line from a tree. What is this method called, and for which purpose?',
      'Transect, to show how plants change with distance',
      [
        'Transect, to find the number in the whole field',
        'Random sampling, to show how plants change',
        'Random sampling, to find the total number of trees',
      ],
      'A transect is a line of samples across a change of conditions. Random quadrats give an estimate of the total.',
    ),
    item(
      3,
      'Two plants with the alleles Aa are crossed and have 80 offspring. How many are expected to be heterozygous?',
      '40',
      ['20', '60', '80'],
      'Aa × Aa gives AA, Aa, Aa, aa: half are Aa, and half of 80 is 40.',
    ),
    item(
      3,
      'Of 8,000 babies born in a city in a year, 4,120 are boys. By what percentage of the expected number does the number of boys differ from it?',
      '3 %',
      ['1.5 %', '12 %', '51.5 %'],
      'Half of the sperm carry a Y chromosome, so 4,000 boys are expected. The difference is 120, and 120 ÷ 4,000 × 100 = 3 %.',
    ),
    item(
      3,
      'A crop plant is made resistant to a herbicide by a gene of a bacterium. Which order of steps is right?',
      'Cut the gene out, insert it into a vector, place it in plant cells',
      [
        'Insert the gene into a vector, cut it out, place it in animals',
        'Place a vector in plant cells, cut the plant, insert the bacterium',
        'Cut the plant, insert whole bacteria, grow the bacteria in soil',
      ],
      'Enzymes cut out the gene, a vector such as a plasmid or a virus carries it, and it is placed in cells at an early stage.',
      higher,
    ),
    item(
      3,
      'Fertiliser is washed from fields into a lake. Algae grow quickly, block the light and die. Why do the fish then die?',
      'Decomposers use up the oxygen in the water',
      [
        'Algae use up the carbon dioxide in the water',
        'Fertiliser makes the water too warm for the fish',
        'Dead algae take up all the mineral ions in the water',
      ],
      'Bacteria that feed on the dead algae respire aerobically. The oxygen in the water falls, so fish and other animals die.',
    ),

    item(
      4,
      'A snail population lives on light sand and dark rock. Birds eat snails that they see. After 20 years of darker rocks being exposed, which change is expected?',
      'Darker snails become more frequent',
      [
        'Lighter snails become more frequent',
        'Each snail turns darker as it grows',
        'Birds stop eating snails of all colours',
      ],
      'Darker snails are harder to see on dark rock, so more of them survive and pass on the alleles for dark shells.',
    ),
    item(
      4,
      'In cattle, black coat B is dominant over red b. A farmer wants to find out whether a black bull is BB or Bb. With which cow should it be bred to find out with the fewest calves?',
      'A red cow, bb',
      ['A black cow, BB', 'A black cow, Bb', 'A black cow of unknown genotype'],
      'With a bb cow, half of the calves of a Bb bull are expected to be red and all those of a BB bull are black. With a Bb cow only a quarter of the calves of a Bb bull would be red.',
    ),
    item(
      4,
      'Along a transect up a beach, a seaweed covers 80 %, 40 %, 5 % and 0 % of four quadrats. They are out of the water for 1, 3, 6 and 9 hours a day. What is the best conclusion?',
      'Cover falls as time in air rises, but the cause is not proved',
      [
        'Cover falls as time in air rises, so dry air must be the only cause',
        'Cover rises as time in air rises, but the cause is not proved',
        'Cover and time in air are not related to each other on this beach',
      ],
      'The two quantities change together, which is a correlation. Other factors, such as grazing animals or competition, also change along the beach.',
    ),

    item(
      5,
      'Red flower colour R is dominant over white r. Two plants with Rr are crossed, and two of the red offspring are picked at random. What is the probability that both are Rr?',
      '4/9',
      ['1/4', '2/3', '1/2'],
      'A third of the red offspring are RR and two thirds are Rr, so each is Rr with probability 2/3. For both: 2/3 × 2/3 = 4/9.',
      higher,
    ),
    item(
      5,
      'A class lays out 8 quadrats of 0.25 m² on a lawn and finds a mean of 3.5 daisies. The lawn measures 12 m by 15 m, but a path 1 m wide and 12 m long has no daisies. What is the best estimate?',
      '2,352',
      ['2,520', '588', '630'],
      'The area with daisies is 12 × 15 − 12 = 168 m², which is 168 ÷ 0.25 = 672 quadrats. 672 × 3.5 = 2,352.',
    ),
    item(
      5,
      'A population of 4,000 insects has 5 resistant ones. An insecticide kills 99.9 % of the others. What percentage of the survivors is resistant?',
      '56 %',
      ['0.13 %', '5 %', '99.9 %'],
      'Of 3,995 non-resistant insects 0.1 % survive, about 4. With 5 resistant ones that is 9 survivors, and 5 ÷ 9 × 100 = 56 %.',
    ),
    item(
      5,
      'A carbon atom is in carbon dioxide in the air. Which chain of processes can bring it into the soil and back to the air?',
      'Photosynthesis, death, decomposition by microbes with respiration',
      [
        'Respiration, combustion, photosynthesis, death of the microbes',
        'Combustion, decomposition, photosynthesis without any respiration',
        'Photosynthesis, combustion in leaves, condensation in the soil',
      ],
      'A plant builds carbon into its tissue, and it enters the soil when the plant dies. Decomposers respire and release carbon dioxide.',
    ),
    item(
      5,
      'A dominant allele of a rare disorder passes from a father, Hh, to half of his children on average. His wife is hh. What is the probability that all of their three children are free of it?',
      '1/8',
      ['1/2', '3/8', '7/8'],
      'Each child is free of it with probability ½, and the three are independent: ½ × ½ × ½ = 1/8.',
    ),
    item(
      5,
      'Species P and Q have DNA that differs in 2 % of the bases, P and R in 5 %, Q and R in 5 %. Which evolutionary tree fits?',
      'P and Q share a recent ancestor, R an older one',
      [
        'P and R share a recent ancestor, Q an older one',
        'Q and R share a recent ancestor, P an older one',
        'P, Q and R share no ancestor at any time',
      ],
      'The smaller the difference, the more recent the common ancestor. P and Q differ least, so R branched off earlier.',
    ),
  ],
};
