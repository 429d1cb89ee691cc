/** Words that belong together; no word is in two groups. */
export interface WordGroup {
  name: string;
  words: readonly string[];
}

/** Related groups, so that the odd one out is not obvious. */
type WordField = readonly WordGroup[];

const field = (...groups: readonly string[]): WordField =>
  groups.map((group) => {
    const [name = '', words = ''] = group.split(': ');
    return { name, words: words.split(' ') };
  });

export const wordFields: Readonly<Record<1 | 2 | 3 | 4, readonly WordField[]>> = {
  1: [
    field('fruit: plum mango cherry pear lime apple', 'vegetables: turnip cabbage leek parsnip celery'),
    field('birds: robin heron owl wren magpie', 'insects: beetle wasp moth ant ladybird'),
    field('furniture: wardrobe stool sofa bookcase table', 'tools: hammer chisel spanner saw pliers'),
  ],
  2: [
    field(
      'stringed instruments: violin cello harp guitar viola',
      'wind instruments: flute oboe trumpet bassoon clarinet',
    ),
    field(
      'ball games: rounders netball tennis hockey cricket',
      'sports without a ball: fencing judo archery rowing skiing',
    ),
    field('planets: Mercury Saturn Neptune Uranus Jupiter', 'months: April August October March June'),
    field('homes of animals: sett drey lair burrow nest', 'young animals: cygnet leveret joey foal lamb'),
  ],
  3: [
    field(
      'words for happy: cheerful jolly merry content joyful',
      'words for brave: daring valiant fearless bold plucky',
    ),
    field(
      'words for walking: stroll amble saunter wander ramble',
      'words for looking: gaze peer stare glance glimpse',
    ),
    field('metals: copper zinc iron tin lead', 'precious stones: ruby opal emerald sapphire topaz'),
    field(
      'four-sided shapes: rhombus kite trapezium square parallelogram',
      'solid shapes: cube sphere cone prism cylinder',
    ),
  ],
  4: [
    field(
      'words for stubborn: obstinate headstrong inflexible unyielding wilful',
      'words for careful: cautious wary prudent vigilant watchful',
    ),
    field(
      'words for scold: rebuke reprimand chide admonish berate',
      'words for praise: commend applaud acclaim compliment extol',
    ),
    field(
      'words for short-lived: fleeting brief momentary transient passing',
      'words for lasting: enduring permanent eternal perpetual abiding',
    ),
  ],
};
