import { barChart } from '#drawing/charts/bar-chart.ts';
import { foodChain } from '#drawing/science/food-chain.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const meadowChain = {
  svg: foodChain(['grass', 'grasshopper', 'frog', 'heron']),
  alternativeText: 'A food chain with arrows: grass to grasshopper to frog to heron.',
};

const woodChain = {
  svg: foodChain(['oak leaf', 'caterpillar', 'blue tit', 'sparrowhawk']),
  alternativeText: 'A food chain with arrows: oak leaf to caterpillar to blue tit to sparrowhawk.',
};

const pulseChart = {
  svg: barChart({
    labels: ['resting', 'walking', 'jogging', 'sprinting'],
    values: [70, 90, 130, 160],
    step: 20,
    title: 'Heartbeats per minute',
  }),
  alternativeText:
    'A bar chart of heartbeats per minute: resting 70, walking 90, jogging 130, sprinting 160.',
};

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_SCIENCE',
  topicCode: 'LIVING_THINGS',
  name: 'questions',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Plants, animals, the body, habitats and food chains',
  items: [
    item(
      1,
      'Which part of a plant takes in water from the soil?',
      'the roots',
      ['the leaves', 'the flowers', 'the stem', 'the seeds'],
      'The roots grow into the soil, hold the plant firmly and take in water. The stem then carries the water up to the leaves.',
    ),
    item(
      1,
      'Which of these animals is a mammal?',
      'a dolphin',
      ['a shark', 'a penguin', 'a crocodile', 'a frog'],
      'A dolphin breathes air and feeds its young on milk, so it is a mammal. A shark is a fish, a penguin a bird, a crocodile a reptile and a frog an amphibian.',
    ),
    item(
      1,
      'Which organ pumps blood round the body?',
      'the heart',
      ['the brain', 'the liver', 'the lungs', 'the stomach'],
      'The heart is a muscle that squeezes about once a second and so pumps blood through the blood vessels.',
    ),
    item(
      1,
      'Which kind of human tooth is best for grinding food?',
      'a molar',
      ['an incisor', 'a canine', 'a tusk', 'a fang'],
      'Molars at the back of the mouth are broad and flat for grinding. Incisors cut and canines tear; people have no tusks or fangs.',
    ),
    item(
      1,
      'Which of the living things in this food chain is the producer?',
      'the grass',
      ['the grasshopper', 'the frog', 'the heron', 'none of them'],
      'A producer makes its own food, as green plants do with the help of sunlight. It stands at the beginning of the food chain.',
      { image: meadowChain },
    ),
    item(
      2,
      'All the frogs in this food chain die of a disease. What will most likely happen to the grasshoppers at first?',
      'There will be more of them, because fewer are eaten.',
      [
        'There will be fewer of them, because they have less to eat.',
        'There will be fewer of them, because the grass dies too.',
        'They will become producers, because they are lower in the chain.',
        'Nothing will change, because grasshoppers eat only grass.',
      ],
      'The frogs eat grasshoppers. With no frogs, fewer grasshoppers are eaten, so at first their number rises.',
      { image: meadowChain },
    ),
    item(
      2,
      'Which words could stand in the place of each arrow in this food chain?',
      'is eaten by',
      ['eats', 'hunts', 'lives beside', 'is bigger than'],
      'An arrow points from the food to the eater and shows which way the energy goes: the caterpillar is eaten by the blue tit.',
      { image: woodChain },
    ),
    item(
      2,
      'Which of these animals has no backbone?',
      'an octopus',
      ['an eel', 'a snake', 'a bat', 'a newt'],
      'An octopus has no bones at all, so it is an invertebrate. Eels are fish, snakes reptiles, bats mammals and newts amphibians, and all of those have backbones.',
    ),
    item(
      2,
      'An adult animal has six legs and a body in three parts. To which group does it belong?',
      'insects',
      ['arachnids', 'crustaceans', 'molluscs', 'amphibians'],
      'Insects have six legs and a body made of head, thorax and abdomen. Arachnids, such as spiders, have eight legs.',
    ),
    item(
      2,
      'What happens in the lungs?',
      'Oxygen passes into the blood and carbon dioxide passes out of it.',
      [
        'Carbon dioxide passes into the blood and oxygen passes out of it.',
        'Food is broken down and passes into the blood.',
        'Air is pumped through tubes straight to the muscles.',
        'Blood is made from air and water.',
      ],
      'The blood takes oxygen from the air we breathe in and gives carbon dioxide to the air we breathe out.',
    ),
    item(
      2,
      'How do bees help flowering plants to make seeds?',
      'They carry pollen from flower to flower.',
      [
        'They carry nectar from flower to flower.',
        'They carry seeds to new places.',
        'They loosen the soil round the roots.',
        'They drink water that the flowers do not need.',
      ],
      'Pollen sticks to a bee while it feeds and rubs off on the next flower. This is pollination, and after it the flower can make seeds.',
    ),
    item(
      2,
      'Which list shows the life cycle of a frog in the right order?',
      'egg, tadpole, froglet, adult frog',
      [
        'egg, froglet, tadpole, adult frog',
        'tadpole, egg, froglet, adult frog',
        'egg, pupa, tadpole, adult frog',
        'egg, caterpillar, chrysalis, adult frog',
      ],
      'A tadpole hatches from the egg, grows legs, becomes a froglet with a shrinking tail and then an adult. A pupa, or chrysalis, belongs to insects such as butterflies.',
    ),
    item(
      2,
      'Sam counted his heartbeats during different activities. By how many beats per minute did his heart beat faster when he was jogging than when he was resting?',
      '60',
      ['20', '40', '90', '130'],
      'The bars show 130 for jogging and 70 for resting, and 130 − 70 = 60. The heart beats faster so that the muscles get more oxygen.',
      { image: pulseChart },
    ),
    item(
      3,
      'What does a green plant use in order to make its own food?',
      'light, water and carbon dioxide',
      [
        'light, water and oxygen',
        'light, soil and oxygen',
        'water, warmth and oxygen',
        'soil, oxygen and carbon dioxide',
      ],
      'In photosynthesis the leaves use light to make sugar from water and carbon dioxide. Oxygen is given off, not used up, and soil only supplies minerals.',
    ),
    item(
      3,
      'Cress seeds are put on cotton wool. Which seeds will germinate best?',
      'those on damp cotton wool in a warm, dark cupboard',
      [
        'those on dry cotton wool in a warm, dark cupboard',
        'those on dry cotton wool on a warm, sunny windowsill',
        'those on damp cotton wool in a cold, dark fridge',
        'those on damp cotton wool in a freezer',
      ],
      'To germinate, these seeds need water, warmth and air, but no light. Light matters later, when the leaves begin to make food.',
    ),
    item(
      3,
      'A cactus has spines in place of broad leaves. How does this help it to live in a desert?',
      'It loses less water to the dry air.',
      [
        'It catches more sunlight during the day.',
        'It makes its food without any light.',
        'It needs no water at all.',
        'It attracts animals that bring it water.',
      ],
      'Plants lose water through the surface of their leaves. Spines have a very small surface, and they keep thirsty animals away as well.',
    ),
    item(
      3,
      'Ella wants to find out how the amount of light affects the growth of bean plants. What should she make different for each plant?',
      'only the amount of light',
      [
        'the amount of light and the amount of water',
        'the amount of light and the kind of soil',
        'only the amount of water',
        'nothing at all',
      ],
      'In a fair test you change one thing and keep everything else the same. If two things changed, nobody could tell which of them made the difference.',
    ),
    item(
      3,
      'Dead leaves on a forest floor slowly disappear. What is the main reason?',
      'Fungi and bacteria break them down.',
      [
        'Rain dissolves them completely.',
        'They evaporate in warm weather.',
        'Trees take them in whole through their roots.',
        'They turn into stones under the soil.',
      ],
      'Fungi and bacteria are decomposers: they feed on dead material and make it rot. This returns minerals to the soil for plants to use.',
    ),
    item(
      4,
      'Moths of one kind are pale or dark. They rest on dark tree trunks, where birds hunt them. What will most likely happen over many generations?',
      'A larger share of the moths will be dark.',
      [
        'A larger share of the moths will be pale.',
        'Each pale moth will slowly turn dark as it grows older.',
        'Each moth will choose the colour that suits it best.',
        'The share of dark moths will stay the same.',
      ],
      'Birds see pale moths on dark bark more easily and eat more of them. More dark moths live long enough to have young, and these are mostly dark like their parents.',
    ),
    item(
      4,
      'A disease kills most of the blue tits in this wood. Which pair of changes is most likely soon afterwards?',
      'more caterpillars and fewer sparrowhawks',
      [
        'fewer caterpillars and more sparrowhawks',
        'more caterpillars and more sparrowhawks',
        'fewer caterpillars and fewer sparrowhawks',
        'more oak leaves and more sparrowhawks',
      ],
      'Fewer blue tits eat fewer caterpillars, so there are more caterpillars. The sparrowhawks in this chain lose their food, so there are fewer of them.',
      { image: woodChain },
    ),
  ],
};
