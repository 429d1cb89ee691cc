import { barChart } from '#drawing/charts/bar-chart.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const transect = {
  image: {
    svg: barChart({
      labels: ['2 m', '4 m', '6 m', '8 m', '10 m'],
      values: [2, 6, 10, 16, 18],
      step: 2,
      title: 'daisies in a quadrat, by distance from a tree',
    }),
    alternativeText:
      'A bar chart of the number of daisies in a quadrat by the distance from a tree: 2 at 2 m, 6 at 4 m, 10 at 6 m, 16 at 8 m, 18 at 10 m.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'INHERITANCE_AND_ECOLOGY',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Sampling, food webs and genetic data',
  items: [
    item(
      1,
      'How many daisies were in the quadrat at 6 m?',
      '10',
      ['6', '16', '2'],
      'The bar for 6 m ends at 10. 6 is the distance.',
      transect,
    ),
    item(
      1,
      'At which distance from the tree were there fewest daisies?',
      '2 m',
      ['4 m', '8 m', '10 m'],
      'The shortest bar, with 2 daisies, is the one at 2 m.',
      transect,
    ),
    item(
      1,
      'Which piece of equipment marks out a square area for counting plants?',
      'Quadrat',
      ['Quadrant', 'Transect tape', 'Light meter'],
      'A quadrat is a frame, often with sides of 0.5 m or 1 m.',
    ),
    item(
      1,
      'Which instrument measures an abiotic factor under a tree?',
      'Light meter',
      ['Pooter', 'Quadrat', 'Sweep net'],
      'Light intensity is abiotic. A pooter and a net collect animals.',
    ),
    item(
      1,
      'In the food chain grass → rabbit → fox, what is the rabbit?',
      'Primary consumer',
      ['Producer', 'Secondary consumer', 'Decomposer'],
      'The rabbit eats the producer, so it is the primary consumer. The fox is the secondary consumer.',
    ),
    item(
      2,
      'What is the mean number of daisies in a quadrat on this transect?',
      '10.4',
      ['52', '10', '13'],
      '2 + 6 + 10 + 16 + 18 = 52, and 52 ÷ 5 = 10.4. 10 is the median.',
      transect,
    ),
    item(
      2,
      'Which factor is most likely to explain the pattern of this transect?',
      'Shade of the tree',
      ['Colour of the daisies', 'Time of the count', 'Size of the quadrat'],
      'Close to the tree there is less light, so fewer daisies grow. The quadrat was the same throughout.',
      transect,
    ),
    item(
      2,
      'A pupil throws a quadrat over her shoulder to choose places. Why is a random number table better?',
      'The thrower may choose without meaning to',
      [
        'The quadrat breaks more often',
        'The table gives larger samples',
        'The quadrat lands in a corner each time',
      ],
      'A throw depends on where the person stands and faces. Random coordinates give every place the same chance.',
    ),
    item(
      2,
      'A survey finds 4, 7, 5, 6 and 3 snails in five quadrats of 1 m². How many are expected in 60 m²?',
      '300',
      ['25', '1,500', '60'],
      'The mean is 25 ÷ 5 = 5 for 1 m², and 5 × 60 = 300. 1,500 comes from using the sum.',
    ),
    item(
      2,
      'In 120 offspring of a cross, 30 are short. What fraction is this?',
      '¼',
      ['⅓', '½', '¾'],
      '30 ÷ 120 = ¼, as in a cross of two heterozygous parents for a recessive feature.',
    ),
    item(
      3,
      'Each quadrat of this transect was 0.5 m by 0.5 m. What is the density of daisies at 8 m?',
      '64 per m²',
      ['16 per m²', '32 per m²', '4 per m²'],
      'The area is 0.25 m², and 16 ÷ 0.25 = 64 per m². 32 comes from dividing by 0.5.',
      transect,
    ),
    item(
      3,
      'A lake food web is: algae → water fleas → small fish → pike. Pike are removed by anglers. What happens to the algae, most probably?',
      'They increase, as fewer water fleas eat them',
      [
        'They decrease, as fewer water fleas eat them',
        'They increase, as fewer small fish eat them',
        'They stay the same, as pike do not eat them',
      ],
      'Without pike small fish increase, so water fleas decrease, and so the algae are eaten less.',
    ),
    item(
      4,
      'Two pupils estimate the dandelions of a field of 800 m². A uses 3 quadrats of 1 m² and gets 4,000, B uses 30 and gets 2,640. Which estimate is to be trusted more, and what is B’s mean?',
      'B’s, with 3.3 for each quadrat',
      ['B’s, with 88 for each quadrat', 'A’s, with 5.0 for each quadrat', 'A’s, with 3.3 for each quadrat'],
      'More quadrats give a sample that stands better for the field. 2,640 ÷ 800 = 3.3 for each m².',
    ),
    item(
      5,
      'In a valley, 36 % of moths are dark. Birds eat half of the light moths and a quarter of the dark ones. What percentage of the moths that are left are dark?',
      '46 %',
      ['36 %', '27 %', '64 %'],
      'Of 100 moths, 27 of the 36 dark and 32 of the 64 light are left: 27 ÷ 59 = 46 %. 27 is the number, not the percentage.',
    ),
    item(
      5,
      'Family tree: two unaffected parents have a son with cystic fibrosis and a healthy daughter. The daughter’s partner is a carrier. What is the probability that their first child has the disorder?',
      '1/6',
      ['1/4', '1/8', '2/3'],
      'A healthy child of two carriers is a carrier with probability 2/3. Then 2/3 × 1/4 = 1/6. 1/8 comes from taking ½ for the daughter.',
    ),
    item(
      3,
      'Lynxes eat hares. A graph of many years shows a peak of hares every 10 years and a peak of lynxes 2 years after each. What is the best explanation?',
      'More food lets more lynxes survive and breed',
      [
        'More lynxes let more hares survive and breed',
        'Lynxes and hares compete for the same grass',
        'The two species move into the area by chance',
      ],
      'The number of predators follows that of the prey with a delay, because raising young takes time.',
    ),
  ],
};
