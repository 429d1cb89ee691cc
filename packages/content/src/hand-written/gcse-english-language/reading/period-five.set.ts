import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'period-five',
  audience: 'Years 9 to 11, comparing two sources on one theme',
  syllabus: 'Reading two non-fiction sources: viewpoint, language and comparison (first lessons)',
  passage: passage('Period Five (from a modern memoir, with part of an older one)', [
    'SOURCE A: from a teacher’s memoir of today',
    'They warn you about period five. Period five on a Friday is what is left when a week has been boiled dry. It was also, according to the timetable that the office had pushed into my hand that morning, my first lesson: 8Y4, Room 12, ‘Poetry’. Somebody had put the word in inverted commas, as though it were an alleged crime.',
    'I had a plan. I had, God help me, a laminated plan, colour-coded, with timings. 13.50: settle. 13.53: objectives. 13.55: hook. I stood at the door, as instructed, to greet each pupil by name, and discovered that the register had been printed without any. So I said ‘Hello’ twenty-nine times. It is surprising how quickly the word stops meaning anything.',
    '13.50 came and went without settling. A chair was in dispute. A boy called Kofi, or possibly a boy sitting on Kofi, wanted to know whether I was a real teacher. I said that I was. ‘You don’t sound sure, sir,’ he said, not rudely, but with the concern of a doctor who has looked at the scan. And then the projector, on which my hook depended, sighed and died.',
    'I would love to report that I rose to the occasion. What I did was to stand in the blue half-dark with the dead remote in my hand, pressing it. Then, because silence was unbearable and the only poem I know by heart is one my mother used to say to us in the car, I began to say it. I said it badly. I said it to the remote control. It is about a fox and a frozen field, and it lasts a minute and a half, and somewhere in the second verse I noticed that I could hear my own voice, which meant that nobody else was talking.',
    'When I had finished there was a pause. ‘Does it die?’ said Kofi. ‘The fox?’ I said that the poem didn’t say. There was uproar: not the earlier kind, but twenty-nine people all needing, at once and extremely loudly, to be right about a fox. The bell went. Nobody moved. It lasted only a second, that stillness, but I have been teaching on the strength of it for sixteen years.',
    'SOURCE B: from a memoir in the manner of the 1860s',
    'I had prepared a speech. It had in it the words Duty and Diligence, and I had practised it upon the road to a number of sheep, who heard it out with attention. I opened my mouth. At that moment the stove door fell off its hinge, and a hen walked down the middle of the room. Nobody breathed. Forty-four faces turned from the hen to me. I might have reached for the cane. I looked at the hen; I thought of the sheep; and I began, to my own horror, to laugh.',
  ]),
  items: [
    item(
      1,
      'Source A: what was missing from the register?',
      'The pupils’ names',
      ['The number of the room', 'The date of the lesson', 'The timings of the lesson'],
      'The register ‘had been printed without any’: the word ‘any’ refers back to the names by which the teacher was to greet the pupils.',
    ),
    item(
      1,
      'Source A: where had the teacher learned the poem?',
      'In the car, from his mother',
      ['At school, from a teacher', 'In Room 12, from the projector', 'At the theatre, from an actor'],
      'It is the poem ‘my mother used to say to us in the car’. The projector was to show something else, and it died.',
    ),
    item(
      1,
      'Source A: what do the pupils argue about at the end?',
      'What happens to the fox',
      ['Who may sit on a certain chair', 'Whether the teacher is a real teacher', 'When the bell will ring'],
      'They are ‘all needing … to be right about a fox’. The chair was ‘in dispute’ at the beginning of the lesson.',
    ),
    item(
      2,
      'Source A: what does ‘what is left when a week has been boiled dry’ suggest about period five?',
      'All energy and patience are used up by then',
      [
        'The classroom becomes unbearably hot by then',
        'Only the most important work is left by then',
        'The pupils are usually thirsty by then',
      ],
      'The metaphor of a pan ‘boiled dry’ describes exhaustion at the end of ‘a week’; it is not about heat or thirst.',
    ),
    item(
      2,
      'Source A: what does the writer find odd about the word ‘Poetry’ on the timetable?',
      'The inverted commas seem to doubt it',
      [
        'It has been spelt in an unusual way',
        'He had been told to teach a different subject',
        'It seems too difficult for a class in Year 8',
      ],
      'The word is in inverted commas ‘as though it were an alleged crime’: they make it look like something that is claimed but not believed.',
    ),
    item(
      2,
      'Source A: how does the boy speak when he says ‘You don’t sound sure, sir’?',
      'With something like real sympathy',
      [
        'With deliberate and open rudeness',
        'With a wish to make the class laugh',
        'With fear of what may happen to him',
      ],
      'He speaks ‘not rudely, but with the concern of a doctor who has looked at the scan’. The humour comes from how serious the case seems to him.',
    ),
    item(
      2,
      'Source A: why does the writer list the timings ‘13.50: settle. 13.53: objectives. 13.55: hook.’?',
      'To show how little real lessons obey such plans',
      [
        'To show that the lesson was shorter than usual',
        'To help other teachers to plan a lesson on poetry',
        'To show that he arrived late for his first lesson',
      ],
      'The exact minutes sound confident, but then ‘13.50 came and went without settling’. The plan is set up in order to fail.',
    ),
    item(
      3,
      'Source A: what does the detail ‘I said it to the remote control’ convey?',
      'His embarrassment, since he cannot face the class',
      [
        'His anger, since the equipment has let him down',
        'His pride, since he knows the poem without a book',
        'His cunning, since he wants the class to grow curious',
      ],
      'He says the poem ‘badly’ and to the dead object in his hand because he does not dare to look up. He begins only because ‘silence was unbearable’.',
    ),
    item(
      3,
      'What do the two teachers have in common?',
      'Each wins the class by something unplanned',
      [
        'Each has been advised to be strict from the first',
        'Each has practised the lesson on a journey',
        'Each decides to leave the school but then stays',
      ],
      'In A the plan dies with the projector and a remembered poem saves the lesson; in B the prepared ‘speech’ gives way to a laugh ‘to my own horror’. Only B’s teacher ‘practised’ on the road.',
    ),
    item(
      4,
      'Both sources use silence. How do they differ in this?',
      'In A silence is a reward; in B it is a test',
      [
        'In A silence is a punishment; in B it is a relief',
        'In A silence comes from fear; in B it comes from boredom',
        'In A silence is asked for; in B it is broken by the teacher’s speech',
      ],
      'A’s silence shows that ‘nobody else was talking’ and, at the end, that ‘Nobody moved’. B’s ‘Nobody breathed’ comes before the class has made up its mind.',
    ),
    item(
      5,
      'Which difference in how the two narrators present themselves is the most exact?',
      'A dwells on his own helplessness; B keeps a poised, ironic distance',
      [
        'A boasts of his success; B is modest about what she has achieved',
        'A blames his pupils for the chaos; B blames the vicar who engaged her',
        'A is nostalgic for the lesson; B would prefer to forget the day',
      ],
      'A confesses ‘God help me, a laminated plan’ and pressing ‘the dead remote’. B narrates in balanced clauses, ‘I looked at the hen; I thought of the sheep’, and mocks herself coolly.',
    ),
  ],
};
