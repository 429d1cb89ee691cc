import type { CreativeBrief } from '../creative-question.ts';

export const marchesAndVisits: readonly CreativeBrief[] = [
  {
    slug: 'the-hide',
    subjectCode: 'ELEVEN_PLUS_ENGLISH',
    title: 'The Hide',
    difficulty: 'standard',
    ageGroup: 'Year 7-8',
    theme: 'Patience',
    estimatedTime: 300,
    brief: [
      'Somebody has waited for days in a hide to see a rare animal.',
      'Make the waiting interesting: fill it with small events.',
      'The animal may appear in one sentence only.',
      'Show what the watcher feels by what the watcher does next.',
    ],
    options: [
      {
        text: `On the fourth day the event of the morning was a beetle. It crossed the sill from left to right, met Jonas's elbow, considered going round, and went back for what he supposed was help. He drank the last of the tea, which tasted of flask. The otter came down the bank, looked straight at the hide with water standing on its whiskers, and was gone before the reeds had closed. Jonas sat without moving until the beetle returned, and then he moved his elbow.`,
        explanation: `The beetle is funny, exact and a companion, so that waiting turns into a story. The otter has one sentence, as asked, and we see it whole. Then the smallest courtesy in the world, an elbow moved, shows a man whom happiness has made gentle.`,
      },
      {
        text: `By the fourth day Jonas knew the reeds as one knows the backs of the heads in church. He had names for two of the moorhens, and an opinion of the third. Rain came over the lake in columns, and he had almost decided to eat the second sandwich when the otter rose beside the post, chewed something with its eyes shut and rolled away under. It turned on its back and juggled a stone, it whistled, it slid down the mud and climbed up to slide again.`,
        explanation: `The heads in church and the opinion of the third moorhen make the waiting a pleasure to read. But the otter may have one sentence and takes two, with tricks, and at the end we are still looking at the animal, when we should have seen what Jonas does.`,
      },
      {
        text: `Jonas waited for hours and hours and hours, and absolutely nothing happened. He was so bored, and it was the most boring thing that he had ever done, and his legs hurt as well. He waited the whole of Monday, and then the whole of Tuesday, and then the whole of Wednesday, and still there was nothing. Finally on the Thursday he saw an otter, which was really amazing, and he felt overjoyed and thrilled that his patience had paid off.`,
        explanation: `The otter keeps to a single sentence, and the count of the days gives it some shape. But to say over and over that nothing happened is to make the reader wait as well, and two names for a feeling stand where an action ought to be.`,
      },
      {
        text: `Otters are shy animals that live beside rivers, lakes and coasts, where they feed mainly on fish, frogs and crabs. They were once very rare in England, because of poison in the water, but they have come back to every county. The best times to see one are early morning and evening, and you will need warm clothes, binoculars and a flask. Jonas Field, who has been watching otters for thirty years, says that the secret is to keep still.`,
        explanation: `The advice is sound, and it comes in a clear order. But a guide for visitors is not a scene: nobody waits, no small event fills the time, and Jonas is only a name that has been quoted in the last line.`,
      },
    ],
    wordBank: [
      'reeds',
      'flask',
      'drizzle',
      'ripple',
      'binoculars',
      'numb',
      'whiskers',
      'sill',
      'glimpse',
      'stillness',
    ],
    microWritePrompt:
      'Somebody waits for a letter. Write four sentences of small events, let the letter arrive in one, and end with an action.',
    teacherNotes:
      'Look for: waiting that is full of life; an appearance kept to one sentence; a feeling shown by a last action. Two named feelings cap the mark at 1.',
  },
  {
    slug: 'the-launderette',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Launderette',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Strangers',
    estimatedTime: 300,
    brief: [
      'Describe three strangers in a launderette late in the evening.',
      'Reveal each one through what he or she is washing.',
      'Give the paragraph a shape: let the place join them.',
      'Suggest; do not tell us their histories.',
    ],
    options: [
      {
        text: `Machine four holds eleven white shirts, and the man who feeds it counts them in under his breath, as if one had been known to escape. Next to him a girl is washing a single bear, pressing its face to the glass each time that it comes round. The woman by the door has brought sheets, double ones, though she folds them by herself, walking the far corners up to meet her chin. For forty minutes they all look at the same thing, which is water, going round, and coming clean.`,
        explanation: `Shirts, a bear and double sheets give us three lives and tell us none of them. The corners that she walks up to her own chin are loneliness made visible. In the last sentence the turning water gathers all three, and "coming clean" means more than it says.`,
      },
      {
        text: `A young man pulls a chef's jacket from his bag, then another, each with its own map of sauces. Across from him somebody's grandmother is sorting football socks into pairs, eleven reds, eleven more reds, and humming. In the corner a woman in an evening dress and trainers feeds a white tablecloth with a wine stain into the smallest machine, because her husband had told her that night, at the restaurant, in front of all their friends, that he was leaving.`,
        explanation: `The map of sauces and the evening dress with trainers are first-rate, and the stained tablecloth had told us quite enough. But the last clause hands over her history, which we were to guess, and no final sentence brings the three strangers together.`,
      },
      {
        text: `There were three people in the launderette that evening, and they could not have been more different from one another. The first was a tall man in a grey coat, with a moustache, who looked sad. The second was a girl of about fifteen with blonde hair, who looked bored, and the third was an old woman in a purple hat, who looked tired. They put their clothes into the machines and sat down to wait, and none of them said anything to the others.`,
        explanation: `The three are kept clearly apart, and their silence is true to such a place. But coats, hair and hats take the place of washing, each stranger has one adjective for a soul, and "their clothes" throws away the very thing that was to reveal them.`,
      },
      {
        text: `The launderette is a cathedral of suds, a humming temple where the pilgrims of the night come to be reborn. Its drums are the great hearts of the city, beating, beating, for ever beating, and their foam is the froth of time itself upon the shores of memory. Here all the sorrows of the world are rinsed away in a baptism of soap. O whirling waters, what secrets do you keep within your silver bellies, and who will ever hear them?`,
        explanation: `It has rhythm, and water that rinses sorrow away is close to the heart of the task. But cathedral, temple, hearts, shores and baptism pile up until nothing can be seen: there are no strangers, no washing and no late evening, only a loud voice.`,
      },
    ],
    wordBank: [
      'drum',
      'lint',
      'coins',
      'fluorescent',
      'tumble',
      'collar',
      'fold',
      'detergent',
      'glance',
      'solitary',
    ],
    microWritePrompt:
      "Describe three people in a supermarket queue by what is in their baskets. Do not mention anyone's face or clothes.",
    teacherNotes:
      'Look for: telling laundry; histories left to the reader; a closing sentence that joins the three. A list of appearances caps the mark at 1.',
  },
  {
    slug: 'the-interview',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The Interview',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Growing up',
    estimatedTime: 300,
    brief: [
      'A sixteen-year-old has an interview for a first Saturday job.',
      'Write in the present tense, and set what is said against what is thought.',
      'Make the voice believable for the age.',
      'End on something that the interviewer does.',
    ],
    options: [
      {
        text: `She asks what my greatest weakness is, and I say that I can be too much of a perfectionist, while my left foot, under the table, finds out that I have odd shoes on. Both black, at least. "And why shoes?" she asks, meaning the shop, and I hear somebody with my voice tell her that I have always been passionate about footwear. She writes that down. Then she bends to pick up her pen, stays there a moment, and comes up with her lips pressed very tightly together.`,
        explanation: `What is said (perfectionist, passionate about footwear) and what is known (odd shoes) collide in every line. The voice is quick and young, the tense never slips, and the pressed lips under the table tell us, without a verdict, that she has seen them too.`,
      },
      {
        text: `He asks me where I see myself in five years, and I say in a position of responsibility, and think: asleep, with any luck. There is a biscuit on a plate between us, and I don't know whether it is a biscuit or a test. "Do you work well with others?" he says, and I told him that I loved it, although I was remembering the group project, and Kyle, and the fire. He smiles, closes the folder and pushes the biscuit an inch towards my side of the table.`,
        explanation: `The biscuit that may be a test is a gift of an idea, and that last inch is a perfect ending. But the brief asked for the present tense, and in the third sentence "told", "loved" and "was remembering" drop into the past and have to climb out again.`,
      },
      {
        text: `I am seated opposite the manager, whose countenance betrays nothing of her deliberations. It is incumbent upon me to elucidate my suitability for the vacancy, and I do so at considerable length, with reference to my punctuality and my interpersonal skills. Within, however, I am assailed by the gravest apprehensions regarding the adequacy of my responses. At length she extends her hand across the desk, and I deduce that our discussion has been concluded.`,
        explanation: `The tense is steady, and it does oppose an outer voice to an inner one. But no sixteen-year-old is "assailed by the gravest apprehensions": with long words for everything we cannot hear a person, and thought and speech sound exactly alike.`,
      },
      {
        text: `I got up at seven, had a shower and put on my best trousers, which my mum had ironed for me the night before. I caught the number twelve bus, and I arrived about twenty minutes early, so I walked round the block. The interview was with a man called Mr Haddow, and he asked me some questions, and I answered them. He said that they would let me know by Friday, and on Friday they rang me up and said that I had got the job.`,
        explanation: `Walking round the block because of being early is a believable touch, and so is the voice. But it is all in the past tense, the interview takes up half a sentence, and no thought is set against a word, so there is nothing to listen for.`,
      },
    ],
    wordBank: [
      'folder',
      'collar',
      'handshake',
      'rehearse',
      'fidget',
      'composed',
      'swivel',
      'punctual',
      'clipboard',
      'mumble',
    ],
    microWritePrompt:
      'You are introduced to an important guest whose name you have forgotten. Write three sentences that set speech against thought.',
    teacherNotes:
      'Look for: a comic or painful gap between speech and thought; an age that we can hear; a closing gesture. A slip of tense costs one mark.',
  },
  {
    slug: 'the-march',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'The March',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Crowds',
    estimatedTime: 300,
    brief: [
      'Describe a large march through a city, in which a child takes part.',
      "See it only from the child's height.",
      'Leave the cause of the march unnamed.',
      'Let one moment stand still in the middle of the movement.',
    ],
    options: [
      {
        text: `It is a forest of coats, and it is walking. Words go by overhead on sticks, but from underneath they are only brown cardboard, and the shouting comes down to her in crumbs. She knows her father by his hand and his left boot, the one with the red lace. Then the legs stop, for no reason that she can see, and in the quiet a dog on a string leans over and licks the ice-cream from her wrist, carefully, as if it had all day; and the forest moves on.`,
        explanation: `The blank side of the placards and the crumbs of sound put our eyes at the child's height and keep them there. The cause is hidden by the very way that she sees. While a whole city halts, a dog licks a wrist, and that is the moment we shall remember.`,
      },
      {
        text: `She walked in a valley of trousers, with a strip of sky above it and banners sailing across the strip. Drums came up through the soles of her shoes. When the man in front knelt down to tie his lace, his face arrived suddenly at the level of hers, and for a second they looked at each other, two people in a room. From the roof of the bank the march was a river of colour two miles long, and it wound all the way back over the bridge to the station.`,
        explanation: `"Two people in a room" is a superb moment of stillness, and drums that rise through a child's shoes belong to nobody taller. But the last sentence leaps to the roof of the bank, and a view from there is the one thing that the second line forbids.`,
      },
      {
        text: `Thousands of people from every walk of life had come together to make their voices heard. There were young people and old people, rich people and poor people, people on foot and people in wheelchairs, all of them united by one common goal. A little girl was there as well, holding her father's hand, and she knew deep down that she was part of something bigger than herself. Their chants echoed through the streets, and the atmosphere was electric.`,
        explanation: `The cause stays unnamed, and the listing of opposites has the swing of a march. But we look down on the crowd like a reporter, the girl is given a grown-up's thought in a slogan, and nothing stands still long enough for us to see it.`,
      },
      {
        text: `We marched last Saturday because the council wants to close our swimming pool, which has been open since 1936. It is used by three schools and two clubs, and by my sister's class every Thursday. About four hundred of us walked from the town hall to the park, and a man from the newspaper took some photographs. I carried a sign that my uncle had painted, and my feet hurt, but I think that it was worth it, because now they have promised to think again.`,
        explanation: `The pool of 1936 and the sign by an uncle make a clear, honest report. But it names the cause in its first sentence, gives numbers that no child could see from below, and moves from start to result without a pause.`,
      },
    ],
    wordBank: [
      'placard',
      'pavement',
      'surge',
      'chant',
      'elbow',
      'lace',
      'whistle',
      'throng',
      'jostle',
      'stillness',
    ],
    microWritePrompt:
      'Describe a wedding party from under the table in four sentences. Do not use the words wedding, bride or groom.',
    teacherNotes:
      'Look for: a low viewpoint that is never broken; a cause kept out of sight; one clear pause. A view from above caps the mark at 2.',
  },
  {
    slug: 'visiting-time',
    subjectCode: 'GCSE_ENGLISH_LANGUAGE',
    title: 'Visiting Time',
    difficulty: 'standard',
    ageGroup: 'Year 8-9',
    theme: 'Illness',
    estimatedTime: 300,
    brief: [
      'A teenager visits a grandparent in hospital.',
      'Use dialogue in which neither says what is on their mind.',
      'Make one ordinary object carry the weight of the scene.',
      'Keep it free of tears and speeches.',
    ],
    options: [
      {
        text: `I had brought the crossword, because we always did the crossword. "Seven letters, a place to land," I read, and Grandad looked at the ceiling as though it might be up there. His hand lay on the blanket with a plaster on it, holding a pen that he did not seem to have noticed. "Harbour," I said, after a while. "You're coming on," he said; and he took the paper from me, and wrote it in, one letter to a square, and ran out of squares, and gave it back.`,
        explanation: `A place to land, an unnoticed pen, a word that will not fit: the crossword says everything that the two of them cannot. The dialogue is all about clues and praise, nobody weeps, and the paper handed back is as heavy as any speech.`,
      },
      {
        text: `"They've moved the telly," said Gran, so we both looked at where it had been. I had brought her watch, since she had asked for it, and I laid it on the locker beside the beaker with the spout. "It's slow," she said. I offered to put it right, but she shook her head, and closed her fingers over it, and said that she could do with a slow one, because I knew then that she was dying, and she knew that I knew, and we were both trying to be brave.`,
        explanation: `The slow watch that she prefers to keep slow is a magnificent object, and looking at an absent television is comic and sad. But the last sentence speaks aloud what neither would say, three times over, when the closed fingers had already told us.`,
      },
      {
        text: `"Grandad, before it is too late, I want you to know how much you have always meant to me," I sobbed, taking his frail hand in both of mine. "Do not weep for me, my child," he whispered, "for I have had a long and happy life, and I shall be watching over you from the stars." A single tear rolled slowly down his wrinkled cheek and sparkled in the sunset. Then he smiled for the last time, closed his weary eyes and was at peace.`,
        explanation: `The sentences are smooth, and the wish to say such things is a true one. But tears and speeches are exactly what was ruled out: both say all that is on their minds in words we have met in many a film, and no object does any work.`,
      },
      {
        text: `The hospital has six floors and more than eight hundred beds, and my grandfather's ward was on the fourth floor. To get there you go through the main entrance, past a café and a shop, and take one of the lifts on the left. Visiting time is from two until four and from six until eight, with no more than two visitors to each bed. He had a bed beside the window, from which he could see the car park, and I stayed for an hour and a half.`,
        explanation: `A bed with a view of the car park is well observed, and there are certainly no tears. But these are directions to a ward: nobody says a word, no object matters more than any other, and an hour and a half goes by with nothing in it.`,
      },
    ],
    wordBank: [
      'locker',
      'blanket',
      'beaker',
      'corridor',
      'plaster',
      'murmur',
      'slippers',
      'awkward',
      'frail',
      'clue',
    ],
    microWritePrompt:
      'Two brothers empty the flat of an uncle. Write four sentences in which they talk only about a kettle.',
    teacherNotes:
      'Look for: talk beside the point; an object that gathers meaning; restraint. Explaining the unsaid scores 2 at most, and a deathbed speech scores 1.',
  },
];
