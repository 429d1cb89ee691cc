import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'nine-degrees',
  audience: 'Years 9 to 11, comparing two sources on one theme',
  syllabus: 'Reading two non-fiction sources: viewpoint, language and comparison (cold water)',
  passage: passage('Nine Degrees (a newspaper feature, with part of an older essay)', [
    'SOURCE A: a newspaper feature of today',
    'At ten to seven on a Sunday in February, in a car park behind a closed café, nineteen people are taking off their clothes. There is frost on the bins. Nobody is being paid for this. ‘Nine degrees!’ calls a retired bus driver named Winston, holding up a thermometer shaped like a duck, and there is a small cheer, as if nine degrees were a number any sane person could be pleased with.',
    'The Saltmouth Bluebells (it is the colour, not the flower) began four years ago with two sisters and a dare. There are now a hundred and sixty of them, a waiting list, and a rota for flapjacks. I had come to find out why. I had also, because my editor has a sense of humour, come with a swimming costume.',
    'Let me deal first with the science, as it is short. Cold water makes the heart race and the breath come in gasps; for anyone with a weak heart it can be dangerous, and the Bluebells let nobody in alone. As for the claims that it prevents colds, cures sadness and takes ten years off the skin, the honest answer of the doctors I asked was that the studies are few and small, and that people who swim in February with their friends may be cheerful for other reasons.',
    'Then I went in. I should like to describe it, but for the first half-minute there was nobody at home to take notes. What I remember is Winston’s voice, as steady as a handrail: ‘Breathe out. Everyone forgets to breathe out.’ So I breathed out; and the cold, which had been a thing that was happening to me, became a place that I was in. The sun came up. Somebody’s grandmother sailed by on her back, discussing a boiler.',
    'Two minutes, and he had us out. My fingers could not have done up a button to save my life, so a woman I had never met did them up for me, from the bottom, as one does for a child. I think now that this is the secret, and that it has very little to do with water. ‘Same time next week?’ she said. I have a deadline on Sundays. I heard myself say yes.',
    'SOURCE B: from an essay in the manner of the 1870s',
    'I will say only of the water that I had expected it to be cold, as one expects a wolf to be hungry, and that the knowledge was of equally little use. I heard a voice cry out in what I took to be Danish, and it was mine. And yet something must be set down upon the other side. When I had climbed back, I looked out at a strip of shingle, a boat, and an old woman gathering weed, and they appeared to me to have been washed and put out new. I shall not do it again. We are engaged, the horse and I, for seven tomorrow.',
  ]),
  items: [
    item(
      1,
      'Source A: how many people now belong to the group?',
      'A hundred and sixty',
      ['Nineteen', 'Two', 'Nine'],
      'The group began with ‘two sisters’; ‘There are now a hundred and sixty of them’. Nineteen is the number present that morning.',
    ),
    item(
      1,
      'Source A: what had Winston been before he retired?',
      'A bus driver',
      ['A doctor', 'A newspaper editor', 'A café owner'],
      'He is introduced as ‘a retired bus driver named Winston’. The café is the closed one by the car park.',
    ),
    item(
      1,
      'Source A: why could the writer not do up the buttons?',
      'The cold had numbed the writer’s fingers',
      [
        'The buttons had been put on in the wrong order',
        'The writer had hurt a hand while swimming',
        'The writer was in a hurry to meet a deadline',
      ],
      '‘My fingers could not have done up a button to save my life’ follows directly upon the two minutes in the water. No injury is mentioned.',
    ),
    item(
      2,
      'Source A: what is the effect of the first three sentences?',
      'They make an odd event sound odder by reporting it flatly',
      [
        'They warn readers that something illegal is taking place',
        'They show that the writer disapproves of the swimmers',
        'They persuade readers that swimming outdoors is expensive',
      ],
      'Time, place and number are given like facts in a report, then ‘taking off their clothes’ and ‘frost on the bins’ surprise the reader. ‘Nobody is being paid for this’ adds to the puzzle.',
    ),
    item(
      2,
      'Source A: why are the swimmers called Bluebells?',
      'Because the cold turns their skin blue',
      [
        'Because they meet where the flowers grow',
        'Because they ring a bell before they swim',
        'Because two sisters of that name began it',
      ],
      'The brackets explain it: ‘it is the colour, not the flower’. The reader has to connect the colour with cold skin.',
    ),
    item(
      2,
      'Source A: what does ‘there was nobody at home to take notes’ mean?',
      'The shock stopped the writer from thinking',
      [
        'The writer’s family had gone out for the day',
        'The other swimmers refused to be interviewed',
        'The writer had left a notebook in the car park',
      ],
      '‘Nobody at home’ is a metaphor for a mind that does not work: for ‘the first half-minute’ there was only the cold.',
    ),
    item(
      2,
      'Source A: what does the simile ‘as steady as a handrail’ suggest about Winston’s voice?',
      'It gives support to somebody in difficulty',
      [
        'It is as hard and as cold as metal in winter',
        'It belongs to somebody who works on buses',
        'It keeps swimmers at a distance from him',
      ],
      'One holds a handrail in order not to fall. His calm instruction, ‘Breathe out’, does the same for the writer in the water.',
    ),
    item(
      3,
      'Source A: what is the purpose of the third paragraph?',
      'To show that the writer is fair and does not accept every claim',
      [
        'To frighten readers so that they do not try cold water themselves',
        'To prove by means of research that cold water cures sadness',
        'To make fun of the doctors who have studied cold-water swimming',
      ],
      'The writer reports real dangers and says that ‘the studies are few and small’. This balance makes the enthusiasm that follows more believable.',
    ),
    item(
      3,
      'In which way do both sources end?',
      'The writer agrees to do again what sounded unbearable',
      [
        'The writer promises the reader never to enter the sea again',
        'The writer thanks the person who persuaded him or her to go',
        'The writer sees the shore with new eyes after the swim',
      ],
      'A ends with ‘I heard myself say yes’ and B with ‘We are engaged, the horse and I, for seven tomorrow’. Only B describes a shore that seems ‘washed and put out new’.',
    ),
    item(
      4,
      'What does each writer gain from the cold water?',
      'A gains company and care; B gains a fresh view of familiar things',
      [
        'A gains better health; B gains the good opinion of his doctor',
        'A gains a story for the newspaper; B gains a friend in the old woman',
        'A gains courage to swim alone; B gains relief at being on shore',
      ],
      'A’s ‘secret’ is the stranger who does up the buttons and has ‘very little to do with water’. B sees shingle and boat ‘washed and put out new’.',
    ),
    item(
      5,
      'How do the two writers describe the moment of entering the water?',
      'A moves from shock to calm; B stays with the comic shock',
      [
        'A exaggerates the pain; B plays it down with polite phrases',
        'A describes the view; B describes the sound of the waves',
        'A admits to fear beforehand; B boasts of having felt none',
      ],
      'In A the cold changes from ‘a thing that was happening to me’ to ‘a place that I was in’. B gives the wolf and the voice crying in ‘Danish’; his change of heart comes only when he has ‘climbed back’.',
    ),
  ],
};
