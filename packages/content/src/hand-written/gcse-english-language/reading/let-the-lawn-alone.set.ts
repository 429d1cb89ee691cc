import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'let-the-lawn-alone',
  audience: 'Years 9 to 11, reading modern non-fiction for the GCSE papers on writers’ viewpoints',
  syllabus: 'Reading non-fiction: argument, persuasive language, tone and structure',
  passage: passage('Let the Lawn Alone (a newspaper column)', [
    'At nine o’clock on the first warm Saturday of the year, the English countryside begins to scream. It starts at number 4, spreads to number 9, and by half past ten it has taken the whole of Larch Close: the lawnmowers are out. Somewhere beneath them are daisies that have waited since October for this morning. They had about an hour of it.',
    'I used to be one of the screamers. I had a lawn like a snooker table, and about as much lived on it. I fed it, I striped it, I lay awake over moss. My neighbour, Mr Adeyemi, once watched me crawl across it with a kitchen knife, removing a single dandelion. ‘And what,’ he asked, ‘does it do?’ I began to explain about dandelions. ‘No,’ he said. ‘The grass.’',
    'I have thought about that question for two years. A lawn is a carpet that needs a haircut. It is a room you have to hoover and are not allowed to paint. We water it, in the driest county in England, with water that is clean enough to drink; and the reward for all this labour is that it looks precisely like next door’s.',
    'So, two springs ago, I stopped. I should like to say that it was a decision, but the mower broke. In April there were daisies. In May there were eleven kinds of thing I had to look up. By June I was sitting on the back step with my coffee, watching bees with the close and slightly jealous attention that other men give to football. A goldfinch came. I had not seen a goldfinch since I was a boy; I had thought that they were something that had been discontinued.',
    'I know what you will say. You will say that it looks untidy. It does. So does a wood; so does the sea. You will say that the children have nowhere to play, and I reply that mine, who had not willingly gone outdoors since they learned to charge things, spent the whole of last August in the long grass being lions. You will say, finally, that the neighbours will talk. They will. Mine came round to complain, stayed to ask what the blue ones were, and went home with a jam jar of seed.',
    'I am not asking for a revolution. I am asking you to be lazy. Keep a path, if you must; keep a square to put your chair on. But leave the rest until July. It will cost nothing. It will, in fact, be the first job in the history of gardening that you can do perfectly by staying in bed.',
  ]),
  items: [
    item(
      1,
      'What made the writer stop mowing?',
      'The mower broke',
      ['A goldfinch had built its nest', 'Mr Adeyemi asked him to stop', 'The children wanted to be lions'],
      'He admits that it was not a decision: ‘the mower broke’. The goldfinch came as a result.',
    ),
    item(
      1,
      'What did Mr Adeyemi’s question refer to?',
      'The grass',
      ['The dandelion', 'The kitchen knife', 'The moss'],
      'The writer ‘began to explain about dandelions’, but Mr Adeyemi corrected him: ‘No,’ he said. ‘The grass.’',
    ),
    item(
      1,
      'What did the neighbours who came to complain take home?',
      'Seed',
      ['Jam', 'Coffee', 'Cut flowers'],
      'They ‘went home with a jam jar of seed’. The jar had once held jam, but it held seed now.',
    ),
    item(
      2,
      'What is the ‘scream’ in the first paragraph?',
      'The noise of the lawnmowers',
      ['The anger of the neighbours', 'The cry of children at play', 'The sound of birds in spring'],
      'The colon explains it: ‘the lawnmowers are out’. ‘Scream’ makes the sound one of pain and prepares for the fate of the daisies.',
    ),
    item(
      2,
      'What does the comparison ‘a lawn like a snooker table, and about as much lived on it’ suggest?',
      'It was perfect to look at but lifeless',
      [
        'It was used for games but never for rest',
        'It was small and had a wooden edge',
        'It was flat but far too expensive to keep',
      ],
      'A snooker table is smooth and green, and nothing at all lives on it. The half beginning ‘and about as much’ turns the boast into a criticism.',
    ),
    item(
      2,
      'What is the effect of the sentence ‘They had about an hour of it’?',
      'It makes the reader pity the daisies',
      [
        'It tells the reader how long mowing takes',
        'It shows that daisies close at midday',
        'It proves that the writer has counted',
      ],
      'The daisies ‘have waited since October’; set against that, an hour is cruelly short. ‘They’ and ‘waited’ treat them as living beings with hopes.',
    ),
    item(
      2,
      'What does ‘something that had been discontinued’ tell us about the writer’s view of the goldfinch?',
      'He had thought it had disappeared for good, like goods no longer made',
      [
        'He had thought it was a toy that his parents would not buy for him',
        'He had thought it was too brightly coloured to be a real bird',
        'He had thought it had been sold to a collector of rare birds',
      ],
      '‘Discontinued’ is a word for products. The joke shows how far he had lost touch with living things: he had ‘not seen a goldfinch since I was a boy’.',
    ),
    item(
      3,
      'How does the fifth paragraph persuade the reader?',
      'It raises each objection and answers it in turn',
      [
        'It lists scientific facts that nobody could deny',
        'It describes three kinds of people who keep gardens',
        'It makes the reader feel guilty about past mistakes',
      ],
      '‘You will say’ opens three objections, ‘untidy’, ‘nowhere to play’, ‘the neighbours will talk’, and each is met with a comparison or an anecdote.',
    ),
    item(
      3,
      'Why does the writer tell the reader ‘I used to be one of the screamers’?',
      'To criticise from the inside and so not seem superior',
      [
        'To prove that his lawn was the finest in Larch Close',
        'To apologise to his neighbours for the noise he made',
        'To show that he has never really changed his habits',
      ],
      'He ‘lay awake over moss’ like the readers he wants to win; he laughs at his own past before he asks them to change.',
    ),
    item(
      4,
      'What is clever about asking readers ‘to be lazy’?',
      'It presents a change of habit as less effort, not more',
      [
        'It insults those who disagree with what the writer says',
        'It admits that the argument has been only a joke',
        'It shows that gardening is harder than readers think',
      ],
      'Most campaigns ask for work. This one ‘will cost nothing’ and can be done ‘by staying in bed’, so there is no reason left for refusing.',
    ),
    item(
      5,
      'Which description of the writer’s method is the most exact?',
      'Comic exaggeration carries a serious case about nature and habit',
      [
        'A serious case is presented with figures and with formal language',
        'Comic anecdotes are told for their own sake, without any case',
        'An angry case is made against neighbours who care for tidiness',
      ],
      'The knife and the dandelion, the ‘snooker table’ and the ‘haircut’ make us laugh, but clean water in ‘the driest county in England’ and the vanished goldfinch are serious points.',
    ),
  ],
};
