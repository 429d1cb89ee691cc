import type { CreativeBrief } from '../creative-question.ts';

export const trunksAndTreeHouses: readonly CreativeBrief[] = [
  {
    slug: 'the-paper-boat',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Paper Boat',
    difficulty: 'standard',
    ageGroup: 'Year 6-7',
    theme: 'Games',
    estimatedTime: 300,
    brief: [
      'Two children race paper boats along a stream after rain.',
      'Follow one boat closely from start to finish.',
      'Use at least three strong verbs of movement.',
      'The result should surprise us without any bad luck.',
    ],
    options: [
      {
        text: `Asa's boat had been a spelling test, and it still said seven out of ten along one side. It wobbled under the footbridge, shot the gap between two bricks and was overtaken by a leaf. At the bend it nosed into the reeds, thought for a while, and swung out backwards, so that it crossed the finish stern first, by a length. "You won," said Maya, and Asa, who had never won anything, made her fish it out and look again.`,
        explanation: `The boat has a character of its own: it was a test, it is beaten by a leaf, it thinks. Wobbled, shot, nosed and swung keep our eye on it all the way, and a backward victory that its owner cannot believe is a surprise which grows out of the race.`,
      },
      {
        text: `The boat dipped over the first ripple, righted itself and raced for the bridge with its paper nose in the air. It spun round a boulder, skidded down a chute of white water and slipped past Maya's boat on the inside of the bend. Only ten yards remained, and Asa was running beside it along the bank with both his arms up. Then a swan came out of the reeds, opened its beak and swallowed the leader whole, and the prize was Maya's after all.`,
        explanation: `Dipped, spun, skidded and slipped could hardly be bettered, and our eye never leaves the boat. But a swan out of nowhere is exactly the stroke of bad luck that the brief ruled out, so that the ending undoes a race which it ought to have finished.`,
      },
      {
        text: `Asa's boat went down the stream, and Maya's boat went down the stream as well, a bit behind it. First it went under a bridge, then it went round a corner, then it went past some reeds, and then it went over a small waterfall. Asa's boat was in front at the beginning, but Maya's boat was in front in the middle. In the end it was a draw, which was a surprise to both of them, because nobody had thought that it would be.`,
        explanation: `The course of the race is easy to follow, and a draw is not a bad idea. But "went" does the work of every verb, the eye moves between the two boats instead of following one, and we are told to be surprised when nothing has led us to expect anything.`,
      },
      {
        text: `To make a paper boat, you must first fold a sheet of paper in half from top to bottom, and then bring the corners down to the middle. Next you fold the flaps up on both sides, open out the hat that you have made, and press it flat into a square. Do the same once more, pull gently at the two points, and your boat is ready. Asa and Maya made some one wet afternoon and floated them on a stream near their house.`,
        explanation: `The directions are in the right order, and somebody could follow them. But the race, which was the whole task, is squeezed into half a sentence at the end: no boat is followed, nothing moves strongly, and there is no result to surprise us.`,
      },
    ],
    wordBank: ['bob', 'swirl', 'eddy', 'dart', 'reeds', 'current', 'capsize', 'skim', 'lurch', 'stern'],
    microWritePrompt:
      'A snail crosses a patio. Write three sentences that follow it closely, each with a different strong verb of movement.',
    teacherNotes:
      'Look for: verbs that carry the movement; one boat kept in view; a surprise with a cause. Accidents from outside the race cap the mark at 2.',
  },
  {
    slug: 'the-tree-house',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'A Night in the Tree House',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Night',
    estimatedTime: 300,
    brief: [
      'Two cousins spend a night in a tree house, and hear something below.',
      'Build suspense by what is heard, not by what is seen.',
      'Let the cousins behave differently from each other.',
      'Do not reveal what is making the sound.',
    ],
    options: [
      {
        text: `It began as a small sound, the sort of sound that waits for you to stop talking. Something was being dragged over dry leaves, a foot at a time, with a rest after each. Rufus sat up and found the torch, but Ines put her hand over the glass. They listened to it reach the tree, and then, for much longer, they listened to nothing, until the bottom rung of the ladder gave the creak that it gave for anybody over six stone.`,
        explanation: `A sound "that waits for you to stop talking" is frightening at once. Drag, rest, silence, creak: hearing alone builds the suspense, and one hand on a torch shows us how the cousins differ. Six stone is a clue that explains nothing and makes everything worse.`,
      },
      {
        text: `At first they thought that it was the wind, and then the wind dropped and it went on. It was a scratching, patient and light, like somebody looking for the end of a roll of tape. Rufus giggled and could not stop, while Ines lay flat with her ear to the boards and counted the scratches under her breath. Whatever it was, it had found the ladder, and Ines looked down through the knot-hole and saw the shaggy grey back and the long, striped snout of a badger.`,
        explanation: `The end of a roll of tape is a brilliant comparison for a sound, and giggling set against counting makes two different children. But in the last few words the badger is shown to us from back to snout, and all the suspense leaves through the knot-hole.`,
      },
      {
        text: `Rufus and Ines could see a dark shape moving about at the foot of the tree, and it had two gleaming eyes. They could see its huge shadow creeping along the fence, and its breath, which was white in the moonlight. They were both absolutely terrified, and they hugged each other and screamed for help as loudly as they could. It looked up at them and started to climb, nearer and nearer, and neither of them could see what on earth it was.`,
        explanation: `White breath in the moonlight is a chilling detail, and the creature is never named. But every sentence depends on what they see, where the brief asked for what they hear, and two cousins who hug, scream and tremble together might as well be one.`,
      },
      {
        text: `Our tree house was built by my uncle out of old doors, and it has a rope ladder, two hammocks and a shelf for snacks. My cousin and I slept in it during the summer holidays, which was brilliant, because we were allowed to stay up as late as we liked. We told each other jokes and played cards by the light of a torch until two in the morning. Then we heard the neighbour's cat, so we let it in, and it slept on my feet until breakfast.`,
        explanation: `A tree house made of old doors is a detail that many a writer would be glad of. But there is no suspense in it at all: the sound is explained in the clause which mentions it, the cousins do everything alike, and the evening ends in comfort.`,
      },
    ],
    wordBank: [
      'creak',
      'rung',
      'rustle',
      'hammock',
      'torch',
      'muffled',
      'floorboards',
      'breathless',
      'scrape',
      'motionless',
    ],
    microWritePrompt:
      'Somebody alone in a kitchen hears a sound upstairs. Build suspense in four sentences by hearing alone, and explain nothing.',
    teacherNotes:
      'Look for: sounds that change and pause; two distinct reactions; a secret that is kept. Suspense built on sight scores 1, however dark the shape.',
  },
  {
    slug: 'the-apology',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Apology',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Forgiveness',
    estimatedTime: 300,
    brief: [
      'One friend comes to another to make up after a quarrel.',
      'Let an action or an object do the apologising.',
      'Do not use the words sorry, apologise or forgive.',
      'Let us guess what the quarrel was about.',
    ],
    options: [
      {
        text: `Femi was on the step with something behind his back, looking at the hinge of our door. "I glued it," he said. It was my Spitfire, or most of it: the wings were on, there was a thumbprint in the paint, and where the tail had been he had made one out of a bus ticket, folded small and painted to match, stripes and all. I turned it over for long enough to make him swallow. "You've put the propeller on backwards," I said, and stood aside to let him in.`,
        explanation: `The mended aeroplane tells us what was broken and who broke it, and the painted bus ticket shows how many hours it has cost him. The reply sounds like a grumble and is a welcome: the door says what neither boy will.`,
      },
      {
        text: `Femi stood on the step in the rain, although our porch would have kept him dry. Without a word he held out the goalkeeper's gloves, the good ones, which his uncle had sent him from Madrid and which nobody else had ever been allowed to touch. I tried them on, and they were too big. "You'd have saved it, with those," he said, "and I shouldn't have shouted, and I'm sorry that I called you useless in front of the whole team."`,
        explanation: `Standing in the rain beside a dry porch is an apology in itself, and the precious gloves say the rest. Then the speech says it all over again, using a word that the brief forbids and telling us the quarrel, which we had already guessed from the gloves.`,
      },
      {
        text: `Femi came round to my house at half past four to make things up with me, and we both felt awkward. He told me that he regretted what he had done and that he would never do it again, because our friendship meant more to him than anything. I told him that it was partly my own fault, and that I regretted it too. After that we shook hands, agreed to put it all behind us and went into the garden, where everything was back to normal.`,
        explanation: `The forbidden words are carefully avoided, and the admission that both are to blame is generous. But "regretted" is only the banned word in a different coat: no action or object apologises, and "what he had done" gives us nothing to guess from.`,
      },
      {
        text: `"You always have to win," I yelled, and I kicked his bag right across the changing room. "At least I can," Femi yelled back, and he threw my boot out of the window and into the nettles. I told him that I hated him and that I would never speak to him again as long as I lived, and I slammed the door so hard that the clock fell down from the wall. That was the end of our friendship, and neither of us was sorry.`,
        explanation: `There is energy here, and the falling clock is a good loud full stop. But this is the quarrel, and the brief begins after it: nobody comes to make up, nothing apologises, and the last word of all is one that was not to be used.`,
      },
    ],
    wordBank: [
      'doorstep',
      'awkward',
      'mend',
      'glue',
      'shuffle',
      'peace offering',
      'sheepish',
      'hinge',
      'threshold',
      'gruff',
    ],
    microWritePrompt:
      'A parent who has been unfair makes a sandwich. In four sentences let the sandwich say what the parent cannot.',
    teacherNotes:
      'Look for: an object with work or sacrifice in it; an answer that forgives sideways; a quarrel that we can piece together. A forbidden word costs one mark.',
  },
  {
    slug: 'the-well',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Well',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Deserts',
    estimatedTime: 300,
    brief: [
      'A traveller in a desert comes to a well at noon.',
      'Make the reader thirsty before there is any water.',
      'Use short and long sentences to control the pace.',
      'Avoid sand that is golden and a sun that is blazing.',
    ],
    options: [
      {
        text: `By noon her tongue had become a thing that she was carrying. It lay in her mouth like a strip of leather, and when the camel stopped she could not, at first, make it say the word. Well. She let the bucket down, and the rope ran through her hands, and ran, and went on running, until she had begun to be afraid of the end of it; and then from far below, small and cool and unhurried, came the slap of a bucket on water.`,
        explanation: `A tongue that has to be carried dries our own mouths before a drop is seen. The one-word sentence is all that she can say, and the rope runs out through a sentence which will not stop, so that the slap of water reaches us as late as it reaches her.`,
      },
      {
        text: `The stones rang under the camel's feet like plates in an oven. Her lips had split, her waterskin hung as flat as an empty glove, and she had stopped sweating an hour ago, which she knew was a bad sign. The rim of the well was worn into grooves by a thousand years of ropes. She drew up the bucket, and bent over it, and drank until the water ran down her chin and her neck and the whole world had turned to water.`,
        explanation: `The flat waterskin and the sweat that has stopped make us properly thirsty, and the grooves in the rim are a treasure. But four sentences of middling length move at one steady walk, and the brief wanted the pace to change as she reaches the water.`,
      },
      {
        text: `The blazing sun beat down without mercy upon the endless golden sand, which stretched as far as the eye could see. It was as hot as an oven, and she was so thirsty that she could have drunk an entire river. Suddenly she saw something in the distance, and she rubbed her eyes, because she could not believe what she was seeing. It was a well! She ran to it as fast as she could, and the water was the best that she had ever tasted.`,
        explanation: `The short sentence lands in the right place and is a genuine change of pace. But both of the things to be avoided are in the first line, an oven and an eye that can see no farther have been borrowed, and being told of a thirst does not give us one.`,
      },
      {
        text: `She reached the well at noon and had a long drink of water, which was cool and refreshing. Then she filled up all of her bottles, washed her face and her hands, and let the camel drink as well, since it had not had any water for six days. After that she sat in the shade of a palm tree, ate some dates and bread and wrote a letter to her brother. It was a pleasant place, and she stayed there until it was time to go on.`,
        explanation: `The dates and the letter make it a restful picture, and no golden sand gets in. But the water arrives in the first sentence, so that we never have time to want it, and what follows is a list of tasks, all told at the same even pace.`,
      },
    ],
    wordBank: [
      'parched',
      'cracked',
      'shimmer',
      'rope',
      'bucket',
      'leathery',
      'groove',
      'glare',
      'trickle',
      'scorch',
    ],
    microWritePrompt:
      'Somebody waits for a kettle on the coldest day of the year. Write three sentences that make the reader cold. The word cold is forbidden.',
    teacherNotes:
      'Look for: thirst in the body before water on the page; a change of pace at the well; a desert that is not a postcard. Each banned phrase costs a mark.',
  },
  {
    slug: 'the-trunk-in-the-attic',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Trunk in the Attic',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Discovery',
    estimatedTime: 300,
    brief: [
      'A child opens a trunk that belonged to a great-grandmother whom she never met.',
      'Let three objects tell us what kind of person she was.',
      'One of them must contradict the others.',
      'Keep the child in the scene: she is more than a camera.',
    ],
    options: [
      {
        text: `On top lay the gloves, six pairs, white, each wrapped in tissue with the date of its last wash. Below them Bea found a hymn book in which somebody had corrected the spelling. So that was her, thought Bea, sitting up straighter and wiping the dust from her knees. Then her fingers met something cold at the very bottom, and she drew out a pair of flying goggles with a dead fly in one lens, and, before she had decided to, put them on.`,
        explanation: `Dated gloves and a corrected hymn book build a strict old lady so well that Bea sits up straighter. The goggles with their fly tear that picture across without a comment, and putting them on is the child's whole answer.`,
      },
      {
        text: `There was a tin of pen nibs, sorted by size, and under it a diary in which every page said only "Fine" or "Wet". There was a ruler with her name burnt into the wood, in capitals. And there was, rolled in a stocking, a circus poster, on which a young woman in spangles hung by her teeth from a rope above an upturned crowd, and the name below her was the name on the ruler. The trunk was lined in blue paper, and it smelt of camphor.`,
        explanation: `The one-word diary and the woman hanging by her teeth contradict each other gloriously, and the ruler proves that they are the same. But the child has vanished: nobody lifts, unrolls or wonders at anything, although the brief asked that she should be more than a camera.`,
      },
      {
        text: `Bea opened the trunk and found some gloves, a book, a fan, a doll, some letters tied up with a ribbon, a medal, three photographs, a pair of goggles, a mirror and a shawl. She took each of them out and looked at it, and then she put it down on the floor beside her. They were all very old and very interesting. She felt as though she knew her great-grandmother now, and she could tell that she had been a kind, brave and fascinating woman.`,
        explanation: `Bea is in the scene from beginning to end, and the goggles are a promising surprise. But ten objects in a row blur into none, so that nothing can contradict anything, and three adjectives tell us what three well-chosen things should have shown.`,
      },
      {
        text: `My great-grandmother was born in Leeds in 1904, and she was the third of seven children. She went to school until she was fourteen, worked in a mill for eight years, and then married my great-grandfather, who was a postman. They had two sons and a daughter, and they moved to Whitby after the war, because of his chest. I never met her, since she died before I was born, but my mother says that she had a trunk, and it is still up in our attic.`,
        explanation: `The moves and dates are orderly, and "because of his chest" has a human sound. But this is a family tree written out in sentences: the trunk is not opened, there are no objects to read, and the child who never met her does not do anything.`,
      },
    ],
    wordBank: [
      'camphor',
      'tissue',
      'clasp',
      'rummage',
      'heirloom',
      'moth-eaten',
      'lining',
      'respectable',
      'goggles',
      'contradict',
    ],
    microWritePrompt:
      "Describe three objects in a head teacher's desk drawer. The third should change our minds about the first two.",
    teacherNotes:
      'Look for: objects chosen for character; a contradiction without a comment; a child who reacts. More than four objects suggests a list and scores 1.',
  },
];
