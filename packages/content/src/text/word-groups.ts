/** Words that belong together; no word is in two groups. */
export interface WordGroup {
  name: string;
  words: readonly string[];
}

/** Related groups, so that the odd one out is not obvious. */
export const wordFields: Readonly<Record<1 | 2 | 3 | 4, readonly (readonly WordGroup[])[]>> = {
  1: [
    [
      { name: 'fruit', words: ['plum', 'mango', 'cherry', 'pear', 'lime', 'apple'] },
      { name: 'vegetables', words: ['turnip', 'cabbage', 'leek', 'parsnip', 'celery'] },
    ],
    [
      { name: 'birds', words: ['robin', 'heron', 'owl', 'wren', 'magpie'] },
      { name: 'insects', words: ['beetle', 'wasp', 'moth', 'ant', 'ladybird'] },
    ],
    [
      { name: 'furniture', words: ['wardrobe', 'stool', 'sofa', 'bookcase', 'table'] },
      { name: 'tools', words: ['hammer', 'chisel', 'spanner', 'saw', 'pliers'] },
    ],
  ],
  2: [
    [
      { name: 'stringed instruments', words: ['violin', 'cello', 'harp', 'guitar', 'viola'] },
      { name: 'wind instruments', words: ['flute', 'oboe', 'trumpet', 'bassoon', 'clarinet'] },
    ],
    [
      { name: 'ball games', words: ['rounders', 'netball', 'tennis', 'hockey', 'cricket'] },
      { name: 'sports without a ball', words: ['fencing', 'judo', 'archery', 'rowing', 'skiing'] },
    ],
    [
      { name: 'planets', words: ['Mercury', 'Saturn', 'Neptune', 'Uranus', 'Jupiter'] },
      { name: 'months', words: ['April', 'August', 'October', 'March', 'June'] },
    ],
    [
      { name: 'homes of animals', words: ['sett', 'drey', 'lair', 'burrow', 'nest'] },
      { name: 'young animals', words: ['cygnet', 'leveret', 'joey', 'foal', 'lamb'] },
    ],
  ],
  3: [
    [
      { name: 'words for happy', words: ['cheerful', 'jolly', 'merry', 'content', 'joyful'] },
      { name: 'words for brave', words: ['daring', 'valiant', 'fearless', 'bold', 'plucky'] },
    ],
    [
      { name: 'words for walking', words: ['stroll', 'amble', 'saunter', 'wander', 'ramble'] },
      { name: 'words for looking', words: ['gaze', 'peer', 'stare', 'glance', 'glimpse'] },
    ],
    [
      { name: 'metals', words: ['copper', 'zinc', 'iron', 'tin', 'lead'] },
      { name: 'precious stones', words: ['ruby', 'opal', 'emerald', 'sapphire', 'topaz'] },
    ],
    [
      { name: 'four-sided shapes', words: ['rhombus', 'kite', 'trapezium', 'square', 'parallelogram'] },
      { name: 'solid shapes', words: ['cube', 'sphere', 'cone', 'prism', 'cylinder'] },
    ],
  ],
  4: [
    [
      {
        name: 'words for stubborn',
        words: ['obstinate', 'headstrong', 'inflexible', 'unyielding', 'wilful'],
      },
      { name: 'words for careful', words: ['cautious', 'wary', 'prudent', 'vigilant', 'watchful'] },
    ],
    [
      { name: 'words for scold', words: ['rebuke', 'reprimand', 'chide', 'admonish', 'berate'] },
      { name: 'words for praise', words: ['commend', 'applaud', 'acclaim', 'compliment', 'extol'] },
    ],
    [
      { name: 'words for short-lived', words: ['fleeting', 'brief', 'momentary', 'transient', 'passing'] },
      { name: 'words for lasting', words: ['enduring', 'permanent', 'eternal', 'perpetual', 'abiding'] },
    ],
  ],
};
