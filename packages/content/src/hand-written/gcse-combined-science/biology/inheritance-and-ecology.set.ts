import { network } from '#drawing/computing/network.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const eats: readonly (readonly [eaten: string, eater: string])[] = [
  ['Oak leaves', 'Caterpillar'],
  ['Oak leaves', 'Aphid'],
  ['Caterpillar', 'Blue tit'],
  ['Aphid', 'Ladybird'],
  ['Ladybird', 'Blue tit'],
  ['Blue tit', 'Sparrowhawk'],
];

const foodWeb = {
  image: {
    svg: network({
      width: 560,
      height: 400,
      shape: 'box',
      nodes: {
        'Oak leaves': [280, 360],
        Caterpillar: [130, 260],
        Aphid: [430, 270],
        Ladybird: [430, 175],
        'Blue tit': [220, 120],
        Sparrowhawk: [220, 35],
      },
      links: eats.map(([from, to]) => ({ from, to, directed: true })),
    }),
    alternativeText:
      'A food web. Arrows go from oak leaves to caterpillar and aphid, from caterpillar to blue tit, from aphid to ladybird, from ladybird to blue tit, and from blue tit to sparrowhawk.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'INHERITANCE_AND_ECOLOGY',
  name: 'questions',
  items: [
    item(
      1,
      'What is a gene?',
      'A short section of DNA that codes for a particular protein',
      [
        'A thread of many proteins in the nucleus',
        'All the genetic material of an organism',
        'A cell that carries half the chromosomes',
      ],
      'A chromosome is a long molecule of DNA, and a gene is a small section of it with the code for one protein. All the genetic material together is the genome.',
    ),
    item(
      1,
      'Which sex chromosomes does a human male have in his body cells?',
      'XY',
      ['XX', 'YY', 'X only'],
      'Females have two X chromosomes and males have one X and one Y. A child’s sex depends on which of the two the sperm carries.',
    ),
    item(
      1,
      'Which organism in this food web is a producer?',
      'Oak leaves',
      ['Caterpillar', 'Ladybird', 'Sparrowhawk'],
      'A producer makes its own food by photosynthesis. Every chain of the web begins with the oak leaves.',
      foodWeb,
    ),
    item(
      1,
      'Which of these is an abiotic factor that affects living things?',
      'Light intensity',
      ['A new predator', 'Competition for food', 'A disease caused by bacteria'],
      'Abiotic factors are not alive: light, temperature, moisture, pH, wind. Predators, competitors and pathogens are biotic.',
    ),
    item(
      1,
      'Which process removes carbon dioxide from the air?',
      'Photosynthesis',
      ['Respiration', 'Combustion', 'Decay'],
      'Plants and algae take in carbon dioxide for photosynthesis. Respiration, burning and decay all return it to the air.',
    ),
    item(
      2,
      'In the food web shown, all the aphids die. Which animals are affected first by a lack of food?',
      'Ladybirds',
      ['Caterpillars', 'Blue tits', 'Sparrowhawks'],
      'In this web ladybirds eat nothing but aphids. Blue tits still have caterpillars, and caterpillars may even have more leaves to eat.',
      foodWeb,
    ),
    item(
      2,
      'What does a heterozygous organism have?',
      'Two different alleles of a gene',
      [
        'Two identical alleles of a gene',
        'Only the recessive allele of a gene',
        'Twice the normal number of chromosomes',
      ],
      'Heterozygous means that the two alleles differ, as in Bb. Two identical alleles, BB or bb, make the organism homozygous.',
    ),
    item(
      2,
      'Cystic fibrosis is caused by a recessive allele. Two carriers have a child. What is the probability that the child has cystic fibrosis?',
      '1/4',
      ['1/2', '3/4', '0'],
      'Ff × Ff gives FF, Ff, Ff and ff with equal probability. Only ff has the disorder: 1/4.',
    ),
    item(
      2,
      'Which statement describes gametes formed by meiosis in a human?',
      'Each has 23 chromosomes and they differ genetically',
      [
        'Each has 46 chromosomes and they differ genetically',
        'Each has 23 chromosomes and they are identical',
        'Each has 46 chromosomes and they are identical',
      ],
      'Meiosis halves the number of chromosomes and mixes the alleles. Fertilisation restores the number to 46.',
    ),
    item(
      2,
      'Bacteria are treated with an antibiotic, and after some years a resistant strain is common. What explains this?',
      'Resistant mutants survived and reproduced more than the others',
      [
        'The antibiotic caused exactly the mutation the bacteria needed',
        'Each bacterium slowly grew used to the antibiotic during its life',
        'The patients became immune to the antibiotic',
      ],
      'Mutations occur by chance. When the antibiotic kills the bacteria without resistance, the resistant ones have less competition and pass their genes on: natural selection.',
    ),
    item(
      2,
      'Why is a quadrat placed at random positions in a field?',
      'To obtain a sample that is not biased by the person choosing',
      [
        'To make sure that every plant in the field is counted',
        'To find out how plants change from one end of a field to the other',
        'To make the number of plants in each quadrat the same',
      ],
      'Random places, for example from random numbers used as coordinates, keep the sample representative. For change across a habitat one uses a transect.',
    ),
    item(
      3,
      'In peas, the allele for tall plants T is dominant over t. A heterozygous tall plant is crossed with a short plant. What ratio of tall to short offspring is expected?',
      '1 : 1',
      ['3 : 1', '1 : 3', 'All tall'],
      'Tt × tt gives Tt and tt with equal probability, so half of the offspring are tall and half are short. 3 : 1 would come from Tt × Tt.',
    ),
    item(
      3,
      'A class throws ten quadrats of 0.25 m² on a lawn of 200 m² and counts 15 daisies altogether. What is the best estimate of the number of daisies on the lawn?',
      '1,200',
      ['300', '3,000', '750'],
      'The ten quadrats cover 10 × 0.25 = 2.5 m² with 15 daisies, which is 6 per m². On 200 m² that makes 6 × 200 = 1,200.',
    ),
    item(
      3,
      'Which of these is the correct order of the classification groups, from the largest?',
      'kingdom, phylum, class, order, family, genus, species',
      [
        'kingdom, class, phylum, order, family, genus, species',
        'kingdom, phylum, order, class, family, genus, species',
        'species, genus, family, order, class, phylum, kingdom',
      ],
      'Linnaeus’s groups become smaller from kingdom to species. The scientific name of a living thing is made of the last two, genus and species.',
    ),
    item(
      3,
      'A bacterial gene is inserted into maize so that the maize makes its own insecticide. What is used to cut the gene out of the bacterial DNA?',
      'Enzymes',
      ['Hormones', 'Antibodies', 'Vectors'],
      'In genetic engineering, enzymes cut out the wanted gene. A vector, such as a plasmid or a virus, carries it into the cells.',
    ),
    item(
      3,
      'Which of these is a behavioural adaptation?',
      'A penguin huddling together with others in the cold',
      [
        'A polar bear having a thick layer of fat',
        'A cactus having spines instead of leaves',
        'A snake producing venom in its glands',
      ],
      'Huddling is something the animal does. Fat and spines are structural adaptations, and producing venom is a functional one.',
    ),
    item(
      4,
      'Two parents without a certain disorder have a daughter with the disorder. What does this show?',
      'The allele for the disorder is recessive and both parents carry it',
      [
        'The allele for the disorder is dominant and one parent carries it',
        'The allele for the disorder is recessive and only the mother carries it',
        'The daughter must have inherited it on a Y chromosome',
      ],
      'If the allele were dominant, a parent who passed it on would have the disorder. So it is recessive, and the daughter received one copy from each parent.',
    ),
    item(
      5,
      'In mice, black fur B is dominant over brown b. Crossing one black mouse with a brown mouse gave 12 black young and no brown ones. What can be concluded?',
      'The black parent is probably BB, but this is not proved',
      ['The black parent must be BB', 'The black parent must be Bb', 'The brown parent must be Bb'],
      'A Bb parent would have brown young half of the time, so twelve black ones in a row are very unlikely (1 in 4,096), but chance can never be ruled out completely.',
    ),
  ],
};
