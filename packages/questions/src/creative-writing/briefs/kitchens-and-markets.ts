import type { CreativeBrief } from '../creative-question.ts';

export const kitchensAndMarkets: readonly CreativeBrief[] = [
  {
    slug: 'grandmothers-kitchen',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: "Grandmother's Kitchen",
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Family',
    estimatedTime: 300,
    brief: [
      'Describe a kitchen that belongs to a grandparent or another older person.',
      'Let the room tell us what its owner is like.',
      'Use smell, touch or taste as well as sight.',
      'Choose a few exact details rather than a long list.',
    ],
    options: [
      {
        text: `Nana's kitchen kept its own weather. Even in July the windows wept with steam, and whatever the time of day it smelt of cardamom and of the iron that stood cooling on its heel by the door. The table had been scrubbed so often that its grain rose in ridges you could read with a fingertip, and on the wall the calendar still showed a March from before I was born, because she had liked the picture. Nothing in that room was ever finished with.`,
        explanation: `Four exact details, each of which tells us about Nana: the steam, the iron, the scrubbed table and the calendar kept for its picture. The short first sentence is a fresh metaphor, and the last one gathers everything up and tells us who she is.`,
      },
      {
        text: `My grandmother's kitchen is small, warm and full of the smell of baking bread. Copper pans hang above the stove, polished so brightly that you can see your face in them, and a row of jars stands along the shelf, each labelled in her curly blue handwriting. The wooden table feels smooth and worn beneath my hands. She is a tidy, careful, loving person who has worked hard all her life, and you can tell it as soon as you walk in.`,
        explanation: `The polished pans and the labelled jars let the room speak for its owner, and there is smell and touch. But the last sentence then spells out the character the details had shown, and baking bread and copper pans belong to every kitchen in a story.`,
      },
      {
        text: `In my grandmother's kitchen there is a cooker, a fridge, a sink, a kettle, a toaster, a microwave, a bread bin and a washing machine. There is also a round table with four chairs, a clock, a radio, a fruit bowl, some plants, a calendar and a big cupboard where she keeps the plates, the cups, the bowls and the glasses. The walls are yellow and the floor is brown. My grandmother spends a lot of her time there, and I like going to see her at the weekend.`,
        explanation: `It is orderly, and the yellow walls and brown floor begin to make a picture. But a list of what any kitchen contains cannot tell us about its owner: not one object is hers alone, and only sight is used.`,
      },
      {
        text: `My grandmother is the best grandmother in the whole wide world, and she makes the most delicious food that you could ever dream of. Her cakes are out of this world, her soup is to die for, and her pancakes are simply the best thing since sliced bread. When I go to her house she always gives me a big hug and asks me how school is going. I love her more than words can say, and I am sure that she loves me too.`,
        explanation: `The affection is real and would make a kind birthday card. But there is no kitchen here at all, and the phrases (out of this world, to die for, since sliced bread) are ready-made, so we could swap in any grandmother anywhere.`,
      },
    ],
    wordBank: [
      'cardamom',
      'steam',
      'scrubbed',
      'dented',
      'simmer',
      'enamel',
      'flour-dusted',
      'ladle',
      'faded',
      'cluttered',
    ],
    microWritePrompt:
      'Describe the inside of a schoolbag in three sentences, so that the reader can guess what its owner is like.',
    teacherNotes:
      'Look for: details that could belong to one person only; a second sense; no sentence that explains the character outright. Lists without choice score 1 at most.',
  },
  {
    slug: 'market-morning',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Market Morning',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Places',
    estimatedTime: 300,
    brief: [
      'Describe a busy street market early in the day.',
      'Make the reader hear it and smell it before they see it whole.',
      'Use strong verbs instead of strings of adjectives.',
      'Move through the market: begin in one place and end in another.',
    ],
    options: [
      {
        text: `You hear the market from the bus stop: shutters clattering up, a crate dropped, a man singing the price of plums. Turn the corner and the smell takes you by the sleeve, first coriander, then diesel, then doughnuts spitting in their fat. Elbows steer you past the fish, which stare at nothing from their beds of ice, and under the striped awnings where cloth is being measured against somebody's arm. By the time the church clock comes in sight at the far end, you have bought nothing and been called "darling" six times.`,
        explanation: `We travel from the bus stop to the church clock, and sound and smell come before sight, just as the brief asks. The verbs do the work (clattering, spitting, steer), and the ending smiles because it is exact: six times.`,
      },
      {
        text: `The noise reached me first, a roar of traders shouting over one another about melons and socks. As I walked in among the stalls, the scent of frying onions drifted towards me and mixed with the sharp tang of oranges. Pigeons squabbled beneath the tables while a boy hosed the cobbles, sending bright water racing to the drain. There were so many colours and so many people everywhere that I did not know where to look next, and it was all extremely busy and exciting.`,
        explanation: `Sound, then smell, then some excellent verbs: squabbled, hosed, racing. The last sentence lets it down by summing up vaguely ("so many", "extremely busy and exciting") at the moment when the walk should have arrived somewhere.`,
      },
      {
        text: `The big, busy, bustling, colourful, noisy market was full of lovely, juicy, fresh, ripe, delicious fruit and gorgeous, bright, beautiful, sweet-smelling flowers. Loud, cheerful, friendly, red-faced traders stood at their long, wide, crowded, wooden stalls and sold their amazing, cheap, wonderful, high-quality goods to the happy, eager, chattering, hurrying customers. There was a strong, rich, spicy, mouth-watering smell in the warm, fresh, early, golden morning air. It was a truly vibrant, lively, exciting, unforgettable and magnificent place to be on a sunny, cloudless, peaceful Saturday.`,
        explanation: `There is plenty of vocabulary, and the smell is at least mentioned. But adjectives in fours blur one another out, the verbs are limp (was, stood, sold), "peaceful" contradicts "noisy", and we stand still throughout instead of moving through the market.`,
      },
      {
        text: `On Saturday we went to the market because my mum needed some vegetables for dinner and a new strap for her watch. First we went to the vegetable stall and bought carrots, potatoes and a cabbage, and then we went to the watch stall, which was near the car park. The man said it would be ready in ten minutes, so we had a drink while we waited. Then we went back to fetch the watch, paid four pounds for it, and caught the bus home in time for lunch, which was soup with a roll.`,
        explanation: `It does move from stall to stall, in an order that is easy to follow. But it is a diary of errands: we hear nothing, smell nothing, and the verbs are went, bought and paid, so the market itself never appears.`,
      },
    ],
    wordBank: [
      'awning',
      'clatter',
      'coriander',
      'jostle',
      'haggle',
      'cobbles',
      'sizzle',
      'crate',
      'weave',
      'spill',
    ],
    microWritePrompt:
      'Write two sentences about a busy railway station that use at least five strong verbs and no adjective at all.',
    teacherNotes:
      'Look for: sound and smell first; a journey with a start and an end; verbs that could be filmed. Three or more adjectives in a row cap the mark at 1.',
  },
  {
    slug: 'a-quarrel-at-the-table',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'A Quarrel at the Table',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Conflict',
    estimatedTime: 300,
    brief: [
      'Two people in a family are angry with each other at dinner.',
      'Neither of them may mention what the quarrel is about.',
      'Use a little dialogue, and let small actions carry the anger.',
      'A third person is watching.',
    ],
    options: [
      {
        text: `"Pass the salt, please," said my sister to the air above my father's head. He slid it along the table, not far enough, and went on cutting his potato into squares, and then the squares into smaller squares. For a while there was nothing but the squeak of his knife on the plate, and the tick of the oven as it cooled. "Lovely beans," I said, and they both looked at me as if I had taken a side.`,
        explanation: `The politeness is colder than shouting would be: salt pushed not quite far enough, a potato cut into ever smaller squares. The watcher's one clumsy line breaks the silence and makes it worse, which is both funny and true. We never learn the cause, and do not need to.`,
      },
      {
        text: `My father put the dish down so hard that the spoon jumped out of it. "Help yourselves," he said, looking at nobody. Across the table my sister folded her arms, unfolded them, and began to line up her peas along the edge of the plate, one after another, while I studied the pattern on the tablecloth as though there would be a test on it. It was obvious that the two of them were furious with each other, and that the atmosphere was terribly tense.`,
        explanation: `The jumping spoon and the lined-up peas are sharp, and the test on the tablecloth is a good joke. But the final sentence announces the anger that those actions have shown already, and the word "tense" is always weaker than tension itself.`,
      },
      {
        text: `"I am extremely angry with you because you broke your promise about Saturday," said my sister in an angry voice. "Well, I am angry with you too, because you were rude to me on the telephone," replied my father angrily. I sat between them and watched as they carried on arguing with each other about it for a long time, back and forth. Neither of them would stop, and in the end my sister stood up, shouted something else and went upstairs to her room.`,
        explanation: `The speech is punctuated correctly, and we can follow who is talking. But the quarrel's cause, which the brief forbids, is stated at once, and the characters announce their feelings like labels, so there is nothing left for the reader to find out.`,
      },
      {
        text: `Families often argue at mealtimes, and there can be many different reasons for this, such as homework, bedtime, phones or who has to do the washing up. In my family we do not argue very much, but when we do it can be quite unpleasant for everyone, and I do not enjoy it. My sister and my father had an argument once at dinner that went on for about twenty minutes. Afterwards they made up, and everything was fine again, so we all watched a film.`,
        explanation: `The sentences are controlled and the observation is sensible. But it talks about quarrels in general, has no dialogue and no small actions, and skips straight to the making up, so the scene that the brief asked for never takes place.`,
      },
    ],
    wordBank: [
      'clipped',
      'glare',
      'scrape',
      'stiffly',
      'silence',
      'clink',
      'avoid',
      'jaw',
      'simmering',
      'napkin',
    ],
    microWritePrompt:
      'Write four lines of dialogue about the weather in which the reader can tell that the speakers have fallen out.',
    teacherNotes:
      'Look for: anger carried by objects and gestures; speech that says something other than it means; the watcher used. Naming the cause caps the mark at 1.',
  },
];
