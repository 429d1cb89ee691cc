import type { CreativeBrief } from '../creative-question.ts';

export const masters: readonly CreativeBrief[] = [
  {
    slug: 'the-portrait',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Portrait',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Past and present',
    estimatedTime: 420,
    brief: [
      'A visitor stands before an old portrait in a gallery.',
      'Weave two times together, the sitting and the looking, within a single paragraph.',
      'Link them through one physical detail, and manage the tenses with care.',
      'Imply why the visitor has come.',
    ],
    options: [
      {
        text: `The girl in the blue dress has been trying not to laugh since 1782. You can see it in the left corner of her mouth, where the painter, who was paid for dignity, has let a single stroke turn upwards; her brother must have been behind him, pulling faces, on what would prove to be his last afternoon at home. The visitor has stood here for twenty minutes. When the guard strolls past and makes some joke about moving in, her own mouth answers, at the left corner, before she can put it away.`,
        explanation: `One corner of a mouth joins two centuries: the tenses step from "has been trying" to "was paid" to "would prove" and back without a stumble. That the visitor's mouth does the same tells us, without a word, whose descendant she is and why she has come.`,
      },
      {
        text: `The boy in the portrait wears a scar through his right eyebrow, thin as a pencil line, which the painter had wanted to leave out. "It is mine," the boy had said, or so the label claims, and he held up his chin until the light went. Now Dr Reyes leans so close that her breath clouds the varnish, and lifts a finger to her own right eyebrow. She had come there because she was his great-great-granddaughter, and she wanted at last to see the face of her ancestor.`,
        explanation: `The scar is an excellent link, the boy's "It is mine" is alive, and the raised finger says all that is needed. But the last sentence explains the gesture that we had just understood, and it drops into the past tense although the looking was set in the present.`,
      },
      {
        text: `The visitor looks at the portrait, and suddenly she was transported back to the year 1782, when it was painted. It was a time of carriages, candlelight and powdered wigs, when ladies wore gorgeous gowns and gentlemen fought duels at dawn. The girl in the blue dress is sitting very still, because she had to, and the painter painted her for many hours. Then the visitor came back to the present with a jolt and realises that the past is never really dead, but lives on in all of us.`,
        explanation: `It knows that there must be two times and signals each of them. But the tenses slide about within single sentences, a costume drama takes the place of a physical detail, and no reason for the visit is implied, only a general thought about the past.`,
      },
      {
        text: `The portrait is an oil painting on canvas, measuring one hundred and twenty-seven by one hundred and one centimetres, and it is dated 1782. It shows a young woman in a blue silk dress, seated, in three-quarter view, against a dark brown background, with a small white dog beside her. The handling of the silk is especially fine, and the influence of the painter's teacher can be seen in the hands. It hangs in Room Nine, between the door and the fire extinguisher, and is visited by many people.`,
        explanation: `It is precise, correct in every tense, and the fire extinguisher has a dry wit. But it is a catalogue entry: there is no visitor with a reason to come, nobody sits for anybody, and the two times that the brief wanted woven together never meet.`,
      },
    ],
    wordBank: [
      'varnish',
      'sitter',
      'descendant',
      'canvas',
      'inherit',
      'composure',
      'gilt',
      'resemblance',
      'brushstroke',
      'linger',
    ],
    microWritePrompt:
      "Write four sentences that join a grandparent's wedding and a Tuesday today through one button. Watch the tenses.",
    teacherNotes:
      'Look for: a physical hinge between the times; tenses that are varied and exact; a motive left for us to infer. Each tense slip costs a mark.',
  },
  {
    slug: 'the-whale',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Whale',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Awe',
    estimatedTime: 420,
    brief: [
      'Somebody in a small boat meets something enormous.',
      'Create awe by understatement: the calmer the voice, the larger the thing.',
      'Never describe the whole of it.',
      'Let scale come from comparison with ordinary objects.',
    ],
    options: [
      {
        text: `My father shipped the oars, which he never did, and put his sandwich back in its paper. A patch of sea beside us, about the size of our school hall, had gone smooth. Then part of the sea became a back, and went on becoming one, sliding past at the level of my elbow for as long as it takes to say the alphabet without hurrying. There was an eye in it, no bigger than an orange, and it looked at us as one looks at a bus that is not one's own.`,
        explanation: `A sandwich put away is all the drama, and the creature grows with every calm comparison: school hall, alphabet, orange. We see a back and an eye, never the whole. Being looked at as if we were the wrong bus makes it immense and ourselves very small.`,
      },
      {
        text: `For some time there was only the drip of the oars. Then the water beside the boat turned from green to black, and it took us a moment to understand that we were no longer looking into the sea but at something which lay in it, longer than the church and its yard together. It breathed out once, and a smell of cold stone and fish drifted over us, and our hats were wet. I have never felt so tiny and so insignificant before the awe-inspiring majesty of Nature.`,
        explanation: `The turn from looking into the sea to looking at something in it is masterly, and the wet hats understate beautifully. But the last sentence swaps understatement for a speech: "awe-inspiring majesty" tells us what the drip of the oars had made us feel.`,
      },
      {
        text: `A colossal, gargantuan, titanic leviathan exploded from the boiling ocean, blotting out the very sun itself! Its monstrous jaws gaped wide enough to swallow a cathedral, its gigantic tail thrashed the waves into mountains of foam, and its thunderous roar shook the heavens from end to end. From its barnacled snout to the tips of its stupendous flukes it was the most enormous creature that the world had ever seen. We clung to our tiny boat and stared up at it, dumbstruck with awe and terror.`,
        explanation: `The vocabulary is impressive, and the cathedral at least gives a measure. But the brief asked for a calm voice, and this one shouts: four words for "huge" make it smaller, not larger, and we are shown the whole animal from snout to flukes.`,
      },
      {
        text: `Blue whales are the largest animals that have ever lived, and they can reach a length of thirty metres and a weight of a hundred and fifty tonnes. Last summer my father and I were lucky enough to see one from our boat, which is four metres long. It swam next to us for a minute or so, and then it dived, and we did not see it again that day. When we got home I looked it up in a book, and found that its heart is as heavy as a grand piano.`,
        explanation: `The heart as heavy as a piano is a fine comparison with an ordinary object, and the voice is calm. But calm alone is not understatement: figures from a book stand where the meeting should be, and "swam next to us" gives awe no foothold.`,
      },
    ],
    wordBank: [
      'keel',
      'barnacle',
      'immense',
      'glide',
      'fathom',
      'breach',
      'wake',
      'unhurried',
      'vast',
      'surface',
    ],
    microWritePrompt:
      'A child sees a cathedral for the first time. Write three calm sentences that make it huge. The words big, huge and enormous are forbidden.',
    teacherNotes:
      'Look for: a voice quieter than its subject; parts instead of the whole; homely measures. Superlatives or capital-letter Nature cost a mark each.',
  },
  {
    slug: 'the-map-maker',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Map-Maker',
    difficulty: 'elite',
    ageGroup: 'Year 8-9',
    theme: 'Imagination',
    estimatedTime: 420,
    brief: [
      'A map-maker adds to a map something that does not exist.',
      'Write with irony: the narrator knows more than the map-maker, and does not say so.',
      'Give the invention consequences in the real world.',
      'Let the last sentence fall lightly.',
    ],
    options: [
      {
        text: `There was a corner of the sheet with nothing in it, and Mr Fell disliked waste, so he put in a village. He called it Little Fell, gave it a church with a spire, since spires are quick, and thought no more about it. In the spring two families set out to live there, on account of the church. The road that their carts wore was surveyed in due course by Mr Fell's own nephew, who was pleased to find that his uncle's map, as everybody had always said, was perfectly accurate.`,
        explanation: `Every clause smiles without pointing: "disliked waste", "since spires are quick". The invented village brings forth carts, a road and a survey, until the lie has become the truth. Leaving the irony to a pleased nephew and the word "accurate" is the lightest of landings.`,
      },
      {
        text: `Mr Fell prided himself on his honesty, which was well known in four counties, and so he blushed a little as he inked in the island. It was only a small one, and the sea just there looked so dull. Within the year a captain had claimed it for the king, two scholars had quarrelled in print over its birds, and a bishop had been appointed to it. The irony was, of course, that the island had never existed at all, and that the most honest of men had told the biggest lie.`,
        explanation: `The quarrelling scholars and the bishop are comic consequences of the best kind, and "the sea just there looked so dull" is perfectly judged. But irony that says "the irony was, of course" has stopped being irony, and the last sentence lands with both feet.`,
      },
      {
        text: `Mr Fell was a wicked and deceitful map-maker who enjoyed nothing more than tricking innocent people. One dark night he drew upon his map a city made of gold, cackling to himself, because he knew that it was not real and that many fools would die in search of it. And so they did, by the hundred, in deserts and swamps, cursing his name with their last breath. In the end he was caught and thrown into prison, which served him right, and it teaches us never to tell lies.`,
        explanation: `The invention has real consequences, and they are grave ones. But the narrator hides nothing: wicked, deceitful and fools tell us what to think from the start, the villain knows exactly what he does, and the moral falls like a dropped tray.`,
      },
      {
        text: `Mr Fell took his finest pen and began to draw a magical island, and as he drew it, it came to life before his eyes. Tiny trees sprang up from the paper, tiny waves broke upon tiny beaches, and tiny people came out of their houses and waved to him. He was overjoyed, and he stepped into his own map and was never seen again. To this day, if you look very closely at that map, you may see a tiny man with a pen, walking by the sea.`,
        explanation: `It has charm, and the tiny man with a pen makes a light ending. But its consequences take place inside the map and not in the real world, nobody knows more than anybody else, and so there is no irony: it is a different story, told straight.`,
      },
    ],
    wordBank: [
      'cartographer',
      'parchment',
      'meticulous',
      'survey',
      'invention',
      'credulous',
      'plausible',
      'quill',
      'legend',
      'margin',
    ],
    microWritePrompt:
      'A proud gardener plants a plastic flower by mistake. Tell it in four ironic sentences, and never say that it is plastic.',
    teacherNotes:
      'Look for: a gap between narrator and character that is never pointed out; consequences that grow; a light close. Explaining the irony costs a mark.',
  },
];
