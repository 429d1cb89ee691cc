import type { CreativeBrief } from '../creative-question.ts';

export const riversAndOrchards: readonly CreativeBrief[] = [
  {
    slug: 'below-the-ice',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'Below the Ice',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Danger',
    estimatedTime: 300,
    brief: [
      'Somebody crosses a frozen lake, and the ice begins to give.',
      'Build danger step by step: it must grow with every sentence.',
      'Let sound be the most important sense.',
      'Do not rescue or drown the character.',
    ],
    options: [
      {
        text: `At first it was only a tick, the sound that a radiator makes as it cools. Jonas stopped with one boot forward, and heard it again, further off, as though something had been passed along beneath him from hand to hand. He slid the boot back. A long, low note rose out of the lake, almost a voice, and a white thread ran between his feet and away towards the shore, and the thread began to branch.`,
        explanation: `A tick, a message passed along, a voice, a branching line: each sentence raises the danger by one step, and sound leads all the way. The comparisons are calm and exact, which frightens more than shouting would. It leaves Jonas exactly where the brief does.`,
      },
      {
        text: `Jonas was halfway across when he heard the first crack, sharp as a snapped ruler. He froze, listening to the silence that came after it, and to his own breath rasping inside his scarf. Then the ice groaned, a deep and grinding sound that he felt in his teeth, and dark water welled up around the toe of his boot. He was in terrible danger now, and one wrong move could mean the end, so he stood there, trembling, and wondered what on earth he should do.`,
        explanation: `The snapped ruler, the rasping breath and a groan felt in the teeth build up very well through sound. But just as the water appears, the writer steps in to tell us that this is dangerous; the phrases that follow are vague, and the fear drops where it should rise.`,
      },
      {
        text: `CRACK went the ice with a deafening bang, and Jonas plunged into the freezing water with a gigantic SPLASH! He kicked and screamed and punched, while the current dragged him down into the icy, inky, bottomless depths. GASP went his lungs, which were bursting like balloons, and his whole life flashed before his eyes. Then a strong hand seized him by the collar and hauled him out into the air, and an old fisherman wrapped him in a blanket and gave him some cocoa.`,
        explanation: `Sound comes first, and the verbs (plunged, dragged, hauled) are strong. But it starts at the top, so there is nowhere to climb, capital letters do the work that words should do, and the fisherman with his cocoa rescues Jonas against the brief.`,
      },
      {
        text: `Jonas had been told many times by his parents that he should never walk on the frozen lake, since ice can be thinner than it looks. It needs to be at least ten centimetres thick to hold a person, and it is often thinner near reeds or where a stream flows in. However, Jonas did not listen, because it would save him twenty minutes on his way home. When he was in the middle, the ice began to crack a bit, and he knew that he had made a mistake.`,
        explanation: `It knows a great deal about ice, and the twenty minutes are a believable reason to take the risk. But three sentences of advice come before anything happens, "crack a bit" is the only sound, and a safety leaflet cannot make us hold our breath.`,
      },
    ],
    wordBank: [
      'fissure',
      'groan',
      'brittle',
      'shift',
      'thread',
      'hollow',
      'splinter',
      'inch',
      'murmur',
      'still',
    ],
    microWritePrompt:
      'Somebody is alone in a house and hears a sound. Write three sentences in which the danger grows each time, through sound alone.',
    teacherNotes:
      'Look for: each sentence a step higher; exact sounds; an ending that stays open. Rescue or drowning caps the mark at 1.',
  },
  {
    slug: 'the-orchard-at-dusk',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Orchard at Dusk',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Nature',
    estimatedTime: 300,
    brief: [
      'Describe an orchard as the light goes.',
      'Nothing happens: atmosphere is everything.',
      'Begin with something large or far away and end with something tiny.',
      'Choose a calm rhythm and keep to it.',
    ],
    options: [
      {
        text: `The last of the sun lay along the top of the hill like a coat left on a wall. Below it the orchard was filling with blue, from the ditch upwards, so that the trunks went first, then the ladders, then the lower boughs with their small, hard, sleepy apples. A blackbird tried three notes and put them away. In the long grass one windfall had split its skin, and round the edge of the wound, in no hurry at all, walked a single ant.`,
        explanation: `We move from hill to ant without feeling the journey, since the rising blue draws the eye down. The rhythm is slow and even, the coat on the wall and the notes "put away" are quiet surprises, and nothing happens, beautifully.`,
      },
      {
        text: `Evening was settling over the valley, and the orchard lay in rows of long, soft shadow. The air smelt of ripe fruit and of smoke from a bonfire far away, and the leaves stirred now and then, as if they were turning over in their sleep. High in the branches the apples still caught the light. Beneath the trees a snail drew its silver line across a fallen leaf, and the whole peaceful orchard was beautiful in the gentle, golden, magical light of dusk.`,
        explanation: `It goes from the valley to a snail, the rhythm is calm, and leaves that turn over in their sleep suit the hour. But it does not end with the tiny thing: the last clause pulls back to the whole orchard and covers it with the loose words beautiful and magical.`,
      },
      {
        text: `It was getting dark in the orchard. There were apple trees, and there were pear trees, and there were also some plum trees. There was a ladder, there was a basket, and there was a wheelbarrow that somebody had left out all week beside the gate in the rain. There was a bird in one of the trees, and it was singing, and there was a wasp on an apple, which was quite small. Soon it would be night, and then it would be completely dark in there.`,
        explanation: `It stays in the orchard, lets nothing happen, and comes to something small at last. But "there was" begins almost every clause, which makes the rhythm flat, not calm, and the things are counted without being seen, like stock in a shop.`,
      },
      {
        text: `As darkness fell over the orchard, a figure in a black hood slipped between the trees, looking over his shoulder at every step. He had a spade in one hand and a heavy sack in the other, and he was breathing hard. Beneath the oldest apple tree he began to dig, faster and faster, until the blade struck something made of metal. Just then a torch flashed on behind him, and a voice said, "I have been waiting for you, Mr Cole, for twenty years!"`,
        explanation: `It would make an exciting start to a thriller, and the pace is well handled. But the brief asks for a place in which nothing happens: the orchard is mere scenery, the rhythm hurries, and there is no movement from large to tiny.`,
      },
    ],
    wordBank: [
      'windfall',
      'bough',
      'gnarled',
      'drowsy',
      'mellow',
      'linger',
      'dusk',
      'lichen',
      'hush',
      'amber',
    ],
    microWritePrompt:
      'Describe an empty swimming pool in the evening in three sentences. Start with the sky and end with something smaller than a coin.',
    teacherNotes:
      'Look for: a steady zoom from large to tiny; even, unhurried sentences; images that stay quiet. A plot caps the mark at 0.',
  },
  {
    slug: 'the-river-comes-indoors',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The River Comes Indoors',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Water',
    estimatedTime: 300,
    brief: [
      'A river floods a house in the night.',
      'Give the water a character of its own, and keep to the same character throughout.',
      'Choose verbs that fit this character.',
      'Let us see the house from the stairs.',
    ],
    options: [
      {
        text: `The river did not break in; it let itself in, politely, under the door. It felt its way along the skirting boards and round the legs of the piano, lifting the rug to look beneath it. From the fourth stair we watched it try the chairs, one after another, and carry off the newspaper to read somewhere else. By two o'clock it had opened the larder and was going through the shelves, and still it made no more noise than a guest who does not like to wake the house.`,
        explanation: `The river is one person from beginning to end: a courteous, inquisitive guest. Every verb belongs to that character (let itself in, felt, lifting, try, carry off), and its good manners are far more sinister than fury. We stand on the fourth stair throughout.`,
      },
      {
        text: `The river crept in through the gap beneath the door like a burglar, feeling for the furniture with long brown fingers. It slid across the tiles, fingered the curtains and prised the lids from the saucepans, while we sat in a row on the stairs and counted the steps that were left. Then it burst into the living room with a roar, a wild beast set free, and hurled the sofa against the wall. There was nothing that we could do but watch.`,
        explanation: `The burglar is excellent: crept, slid and prised all fit, and counting the steps adds fear. But halfway through, the thief turns into a wild beast, so the picture we had built falls to pieces; the brief asked for a single character.`,
      },
      {
        text: `The water was angry and furious and mad, and it was also sneaky, hungry, cruel, playful and greedy, like a monster or a thief or a naughty child. It ran and danced and crawled and flew all over our house, eating up everything that it could find. We stood at the top of the stairs and we saw it swallow the table, the chairs and the lamp. It laughed at us, it cried, it sang a song, and it wanted to come up and get us too.`,
        explanation: `There is imagination to spare, and the water is certainly alive. But it is a monster, a thief and a child at once, its verbs contradict each other (danced, crawled, flew), and so it has no character that we could recognise.`,
      },
      {
        text: `In the night it rained very heavily, and the river rose by almost two metres and came into our house, which is the closest one to the bank. The water was about sixty centimetres deep in the kitchen, and slightly less than that in the living room, because the floor there is higher. We went up the stairs, where it was dry, and my father telephoned the fire brigade. The carpet, the sofa, the fridge and many of our books were ruined, but the insurance paid for most of it in the end.`,
        explanation: `The measurements are clear, and there are the stairs. But the water has depth and no character, its verbs are the plainest there are (rose, came, was), and the view from the stairs, which the brief asked for, is never described.`,
      },
    ],
    wordBank: [
      'seep',
      'sidle',
      'inquisitive',
      'skirting board',
      'prowl',
      'nudge',
      'rummage',
      'trespass',
      'larder',
      'sodden',
    ],
    microWritePrompt:
      'Write three sentences about fog arriving in a town. Make it one kind of person, and choose every verb to fit.',
    teacherNotes:
      'Look for: one personification kept up; verbs that all belong to it; a fixed viewpoint on the stairs. A change of character costs a mark.',
  },
];
