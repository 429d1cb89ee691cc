import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'COMPREHENSION',
  name: 'the-elastic-house',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('The Elastic House', [
    'A long-tailed tit weighs less than a pound coin, yet it builds one of the cleverest houses in Britain.',
    'Work may begin as early as the end of February, when the hedges are still bare. The pair collects moss, a beakful at a time, and ties it together with threads stolen from spiders’ webs. These sticky threads do more than hold up the walls: they stretch. As the chicks grow, the nest grows with them, rather as a balloon does, and it springs back into shape when they wriggle.',
    'The outside is covered with hundreds of flakes of grey lichen. Against the bark of a tree, the nest all but disappears, and hungry crows and jays may fly past without a second glance. The inside is a different matter. Here comfort comes first, and the birds carry in as many as two thousand feathers, one by one, to keep the eggs warm.',
    'Even so, many nests are found and robbed. A pair that loses its brood too late in the spring to start again does not waste the rest of the season. Instead, it often flies to the nest of a relative and helps to feed the chicks there. Some chicks are brought up by four or five busy adults instead of two. In a cold, wet spring, those extra beaks can make all the difference.',
  ]),
  items: [
    item(
      1,
      'What holds the moss of the nest together?',
      'threads from spiders’ webs',
      ['flakes of grey lichen', 'hundreds of feathers', 'sticky mud', 'strips of bark'],
      'The second paragraph says that the pair ‘ties it together with threads stolen from spiders’ webs’. The lichen covers the outside and the feathers line the inside.',
    ),
    item(
      1,
      'Why do the birds cover the outside of the nest with lichen?',
      'to make the nest hard to see',
      ['to keep the eggs warm', 'to let the nest stretch', 'to keep out the rain', 'to give the chicks food'],
      'Covered with grey lichen, the nest ‘all but disappears’ against the bark, so crows and jays may miss it. Warmth comes from the feathers.',
    ),
    item(
      2,
      'Why is ‘The Elastic House’ a good title for this text?',
      'because the nest can stretch as the chicks grow',
      [
        'because the birds bend twigs to build the nest',
        'because the nest hangs from a branch and bounces',
        'because the birds can carry the nest to another tree',
        'because more and more birds come to live in the nest',
      ],
      'Something elastic stretches and springs back. The threads in the walls let the nest grow with the chicks and spring back ‘when they wriggle’.',
    ),
    item(
      3,
      'Which of these statements is true according to the text?',
      'Some chicks are fed by birds that are not their parents.',
      [
        'The birds wait for leaves on the hedges before they build.',
        'Most of the feathers are used on the outside of the nest.',
        'A pair that has lost its brood always builds another nest.',
        'Crows and jays often help long-tailed tits to feed chicks.',
      ],
      'Pairs that have lost their own brood often help a relative. Building may begin while the hedges are ‘still bare’, the feathers are inside, and a pair may be too late ‘to start again’.',
    ),
    item(
      4,
      'What do the words ‘Even so’ tell the reader at the beginning of the last paragraph?',
      'In spite of all this care, the nest is not always safe.',
      [
        'As a result of all this care, the nest is always safe.',
        'In the same way, other birds build nests of this kind.',
        'At exactly the same time, the birds build a second nest.',
        'To sum up, the nest is both warm and well hidden.',
      ],
      '‘Even so’ means ‘in spite of what has just been said’. The nest is well hidden, and yet many nests are found and robbed.',
    ),
  ],
};
