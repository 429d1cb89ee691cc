import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'COMPREHENSION',
  name: 'the-night-train',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'A short passage: retrieval, inference and language',
  passage: passage('The Night Train', [
    'When I lie still, I hear it come,\nA murmur first, a far-off hum,\nThen over fields and under hill\nIt draws a line of silver, till',
    'The window shivers in its frame\nAnd all the dark repeats its name:\nIt clatters through the sleeping town,\nIt shakes the last few apples down.',
    'Who rides so late? I like to guess:\nA girl who wears a dancer’s dress,\nA cook who yawns, a clown, a king\nWhose coat is held with bits of string,',
    'A sailor with a paper rose,\nA boy like me, whose drowsy nose\nIs pressed against the misted glass\nTo see the darkened houses pass.',
    'Perhaps he sees my little light\nAnd wonders who’s awake tonight,\nAnd lifts his hand, as I lift mine\nTo someone rushing down the line.',
    'But nothing stays. The hum grows thin,\nThe silence lets itself back in,\nAnd I am left, as small as small,\nWith moon-made ladders on my wall.',
    'Yet somewhere, racing to the sea,\nThere goes a boy who thinks of me.',
  ]),
  items: [
    item(
      1,
      'Where is the speaker of the poem?',
      'at home in a bedroom',
      [
        'in a carriage of the train',
        'on the platform of a station',
        'in a field beside the line',
        'on a beach by the sea',
      ],
      'The speaker lies still, has a ‘little light’ and sees moonlight on ‘my wall’ while the train goes by. The people on the train are only imagined.',
    ),
    item(
      2,
      'How does the sound of the train change in the first two verses?',
      'It starts softly and grows louder.',
      [
        'It starts loudly and fades away.',
        'It stays the same all the time.',
        'It stops and starts again.',
        'It is loud, then soft, then loud.',
      ],
      'At first it is ‘a murmur’ and ‘a far-off hum’. In the second verse the train makes the window shiver and clatters through the town.',
    ),
    item(
      2,
      'What suggests that the ‘king’ on the train is not rich?',
      'His coat is held together with string.',
      [
        'He carries a rose made of paper.',
        'He is yawning because he works late.',
        'He presses his nose against the glass.',
        'He is wearing a borrowed dress.',
      ],
      'It is the king ‘whose coat is held with bits of string’. The paper rose is the sailor’s, the cook yawns, the boy looks out and the girl wears the dress.',
    ),
    item(
      3,
      'Which technique does the poet use in the line ‘The silence lets itself back in’?',
      'personification',
      ['simile', 'onomatopoeia', 'exaggeration', 'repetition'],
      'Silence cannot open a door: the poet makes it act like a person who comes home. A simile would compare it with something, using ‘like’ or ‘as’.',
    ),
    item(
      4,
      'How does the speaker feel in the last two lines of the poem?',
      'comforted, because somebody far away may be thinking of him',
      [
        'angry, because the noise has kept him awake',
        'frightened, because the shadows look like ladders',
        'envious, because the other boy has seen the sea',
        'relieved, because the train will not come back',
      ],
      'The verse before leaves him alone and ‘small’. ‘Yet’ marks a change: he pictures the boy on the train, who ‘thinks of me’, and so he is less alone.',
    ),
  ],
};
