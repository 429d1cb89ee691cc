interface Connection {
  level: 1 | 2 | 3;
  /** The connection as half a sentence. */
  say: (first: string, second: string) => string;
  pairs: readonly (readonly [string, string])[];
}

const connection = (level: 1 | 2 | 3, sentence: string, list: string): Connection => ({
  level,
  say: (first, second) =>
    sentence
      .replace('A', () => first)
      .replace('B', () => second)
      .replace(/\ba (?=[aeiou])/g, 'an '),
  pairs: list.split(', ').map((entry) => {
    const [first = '', second = ''] = entry.split('-');
    return [first, second] as const;
  }),
});

/** Connections between words. In each, no first word fits two second words of the list. */
export const connections: readonly Connection[] = [
  connection(
    1,
    'a young B is a A',
    'kitten-cat, foal-horse, calf-cow, lamb-sheep, chick-hen, duckling-duck, piglet-pig, tadpole-frog, cygnet-swan, caterpillar-butterfly, kid-goat',
  ),
  connection(
    1,
    '‘B’ is the opposite of ‘A’',
    'hot-cold, tall-short, wet-dry, open-shut, early-late, full-empty, heavy-light, thick-thin, asleep-awake, rough-smooth, soft-hard',
  ),
  connection(
    1,
    'a A is used for B',
    'knife-cutting, pen-writing, spade-digging, broom-sweeping, oven-baking, needle-sewing, kettle-boiling, ruler-measuring, towel-drying, soap-washing',
  ),
  connection(
    1,
    'the colour of A is usually B',
    'grass-green, snow-white, coal-black, lemon-yellow, blood-red, chocolate-brown, elephant-grey',
  ),
  connection(
    2,
    'a A lives in a B',
    'bee-hive, spider-web, eagle-eyrie, badger-sett, lion-den, horse-stable, pig-sty, squirrel-drey, rabbit-warren, dog-kennel',
  ),
  connection(
    2,
    'a A works in a B',
    'teacher-classroom, chef-kitchen, nurse-hospital, judge-court, pilot-cockpit, librarian-library, actor-theatre, scientist-laboratory, miner-mine, farmer-field',
  ),
  connection(
    2,
    'the capital of A is B',
    'France-Paris, Spain-Madrid, Italy-Rome, Germany-Berlin, Scotland-Edinburgh, Wales-Cardiff, Ireland-Dublin, Greece-Athens, Japan-Tokyo, Egypt-Cairo, Portugal-Lisbon',
  ),
  connection(
    2,
    'a A measures B',
    'thermometer-temperature, clock-time, ruler-length, protractor-angle, speedometer-speed, barometer-pressure',
  ),
  connection(
    2,
    'a group of A is a B',
    'wolves-pack, fish-shoal, sheep-flock, bees-swarm, lions-pride, ships-fleet, whales-pod, soldiers-army, players-team, singers-choir',
  ),
  connection(
    2,
    'A is made from B',
    'bread-flour, butter-milk, paper-wood, jumper-wool, window-glass, raisin-grape, pottery-clay, tyre-rubber, omelette-egg',
  ),
  connection(
    3,
    '‘B’ is a stronger word than ‘A’',
    'warm-boiling, cool-freezing, big-enormous, small-tiny, hungry-starving, tired-exhausted, good-superb, surprised-astonished, angry-furious, dirty-filthy, happy-overjoyed',
  ),
  connection(
    3,
    '‘B’ is the past tense of ‘A’',
    'sing-sang, go-went, write-wrote, catch-caught, swim-swam, fly-flew, think-thought, bring-brought, speak-spoke, choose-chose, teach-taught, freeze-froze',
  ),
  connection(
    3,
    '‘B’ is the noun that belongs to ‘A’',
    'strong-strength, wide-width, hot-heat, angry-anger, brave-bravery, proud-pride, young-youth, true-truth, high-height, deep-depth, wise-wisdom, free-freedom',
  ),
  connection(
    3,
    '‘B’ is the opposite of ‘A’',
    'ancient-modern, expand-contract, victory-defeat, arrive-depart, generous-mean, shallow-deep, praise-criticise, temporary-permanent, guilty-innocent, scarce-plentiful, conceal-reveal',
  ),
  connection(
    3,
    '‘B’ is the plural of ‘A’',
    'mouse-mice, child-children, goose-geese, foot-feet, leaf-leaves, ox-oxen, tooth-teeth, wolf-wolves, woman-women, thief-thieves, cactus-cacti',
  ),
];
