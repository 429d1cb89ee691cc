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
    field(
      'clothes: jumper trousers skirt coat blouse shirt',
      'things on the feet: boot sandal slipper trainer wellington',
    ),
    field('drinks: milk water lemonade coffee cocoa', 'sweet foods: honey jam toffee fudge marmalade'),
    field('vehicles on roads: lorry van bus taxi ambulance', 'boats: ferry canoe yacht dinghy raft'),
    field('rooms: kitchen bedroom lounge bathroom study', 'parts of a house: roof wall door chimney ceiling'),
    field(
      'jobs: baker dentist plumber pilot nurse',
      'members of a family: aunt cousin uncle nephew grandfather',
    ),
    field('farm animals: cow sheep goat pig donkey', 'animals of the sea: shark whale octopus dolphin crab'),
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
    field('trees: oak beech willow birch sycamore', 'flowers: tulip daffodil daisy poppy bluebell'),
    field(
      'reptiles: lizard tortoise crocodile python gecko',
      'amphibians: newt frog toad salamander axolotl',
    ),
    field(
      'units of length: metre inch mile yard kilometre',
      'units of mass: gram tonne ounce kilogram stone',
    ),
    field(
      'types of weather: hail sleet fog drizzle sunshine',
      'shapes of land: valley hill plain cliff mountain',
    ),
    field('parts of a plant: petal stem root leaf bud', 'parts of a bird: beak wing feather talon crest'),
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
    field('bones: skull rib femur spine pelvis', 'organs: heart lung liver kidney stomach'),
    field(
      'words for big: huge vast immense enormous gigantic',
      'words for small: tiny minute miniature little microscopic',
    ),
    field(
      'words for angry: furious livid irate cross enraged',
      'words for tired: weary exhausted drowsy sleepy fatigued',
    ),
    field(
      'parts of speech: noun verb adjective pronoun adverb',
      'punctuation marks: comma colon hyphen apostrophe bracket',
    ),
    field(
      'words for shout: bellow yell roar bawl shriek',
      'words for speak softly: whisper murmur mutter mumble breathe',
    ),
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
      'words for rich: affluent wealthy prosperous moneyed opulent',
      'words for poor: destitute impoverished penniless needy hard-up',
    ),
    field(
      'words for talkative: garrulous chatty loquacious verbose voluble',
      'words for quiet: taciturn silent reticent reserved mute',
    ),
    field(
      'words for lazy: idle indolent slothful sluggish lethargic',
      'words for busy: industrious diligent tireless assiduous energetic',
    ),
    field(
      'words for beginning: onset outset origin inception start',
      'words for end: conclusion finale termination close finish',
    ),
    field(
      'words for short-lived: fleeting brief momentary transient passing',
      'words for lasting: enduring permanent eternal perpetual abiding',
    ),
  ],
};
