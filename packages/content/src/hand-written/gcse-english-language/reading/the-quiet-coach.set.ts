import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-quiet-coach',
  audience: 'Years 9 to 11, comparing two sources on one theme',
  syllabus: 'Reading two non-fiction sources: viewpoint, language and comparison (travelling by train)',
  passage: passage('The Quiet Coach (a magazine column, with part of an older letter)', [
    'SOURCE A: a column of today',
    'The 7.42 is late. We know it is late because a voice has apologised for it four times, with the warm regret of someone reading a shopping list. There are some three hundred of us on the platform, and we have arranged ourselves, without a word, at the exact spots where the doors will open. Nobody taught us this. We learned it, as pigeons learn about benches.',
    'I have made this journey about four thousand times. I can tell you where the signal fails (just after the paper mill) and which seat has the socket that does not work. What I could not tell you, until last Tuesday, was what lies between the paper mill and the sea. I have passed it four thousand times with my face in a spreadsheet.',
    'On Tuesday the train stopped there. The lights went off, the air sighed and gave up, and all along the quiet coach forty screens went looking for a signal that, as I say, is not to be had just after the paper mill. For a minute there was panic, of the British kind: somebody coughed. Then a man in a cycling helmet said, to nobody in particular, ‘Is that a heron?’',
    'It was a heron. It stood in a flooded field, grey and buttoned up, like the one passenger who had been told what was going on. We crowded to that side of the carriage. A woman whose elbow I have known for six years turned out to have a name, which is Funmi, and a son who draws birds. Somebody shared a banana. When the power came back, eleven minutes later, forty heads went down again like a field of barley in the wind, and mine, I am ashamed to say, was among them.',
    'But on Wednesday, just after the paper mill, I looked up. So did Funmi. We did not speak; it is, after all, the quiet coach. She raised one finger from her cup, and pointed.',
    'SOURCE B: from a letter in the manner of 1838',
    'I say that the platform was removed, for that is how it appeared. I had no sense of going. It was England that went. Hedges, which I have all my life considered to be stationary, ran past like dogs let off a chain. I looked for the faces of the people in the fields, as one does from the coach, and found that there were no faces, only colours. That, I confess, made me melancholy for the space of a mile. We are to go everywhere, it seems, and to meet nobody on the way. But oh, Charlotte, the speed! I laughed aloud.',
  ]),
  items: [
    item(
      1,
      'Source A: where does the phone signal fail?',
      'Just after the paper mill',
      [
        'At the seat with the broken socket',
        'On the platform of the station',
        'In the flooded field by the sea',
      ],
      'The writer says where the signal fails: ‘just after the paper mill’. The socket that does not work is a different nuisance of the journey.',
    ),
    item(
      1,
      'Source A: how long was the power off?',
      'Eleven minutes',
      ['About a minute', 'Forty minutes', 'Six years'],
      'The power came back ‘eleven minutes later’. The panic lasted ‘a minute’; ‘forty’ counts the screens and heads.',
    ),
    item(
      1,
      'Source A: who first notices the heron?',
      'A man in a cycling helmet',
      ['A woman called Funmi', 'Funmi’s son, who draws birds', 'The writer of the column'],
      'It is ‘a man in a cycling helmet’ who asks ‘Is that a heron?’. Funmi’s name is learned only afterwards.',
    ),
    item(
      2,
      'Source A: what does ‘with the warm regret of someone reading a shopping list’ mean?',
      'The apology sounds empty and automatic',
      [
        'The voice is kind and truly sorry',
        'The announcer is thinking about dinner',
        'The apology contains too many details',
      ],
      'Nobody reads a shopping list with feeling, so ‘warm regret’ is ironic: the voice has no regret at all.',
    ),
    item(
      2,
      'Source A: what does the comparison with pigeons suggest about the commuters?',
      'They act from habit, without thinking',
      [
        'They push one another out of the way',
        'They leave a mess wherever they wait',
        'They are free to go wherever they like',
      ],
      '‘Nobody taught us this. We learned it, as pigeons learn about benches’: the behaviour has come by repetition and not by thought.',
    ),
    item(
      2,
      'Source A: what is humorous about ‘panic, of the British kind: somebody coughed’?',
      'The reaction is far too small for the word ‘panic’',
      [
        'The passengers pretend to be ill to get off the train',
        'The writer is laughing at people who have a cold',
        'The cough frightens everybody else in the coach',
      ],
      'The reader expects noise and fear after ‘panic’. The anticlimax ‘somebody coughed’ mocks a reserve that allows no more than that.',
    ),
    item(
      2,
      'Source A: what does ‘A woman whose elbow I have known for six years’ show?',
      'Regular travellers sit close together and yet remain strangers',
      [
        'The writer and the woman have been friends for a long time',
        'The woman has often pushed the writer with her elbow',
        'The writer has a better memory for elbows than for names',
      ],
      'The two have sat side by side long enough for the writer to know her ‘elbow’, but only now does she turn out ‘to have a name’.',
    ),
    item(
      3,
      'Source A: how does the writer’s attitude to himself or herself come across in ‘mine, I am ashamed to say, was among them’?',
      'The writer admits to sharing the fault that the column describes',
      [
        'The writer is proud of having resisted what others could not',
        'The writer blames the other passengers for setting a bad example',
        'The writer feels guilty about having enjoyed the delay',
      ],
      '‘Ashamed’ includes the writer among the ‘forty heads’ that ‘went down again’. Self-criticism makes the criticism of others gentler.',
    ),
    item(
      3,
      'Which loss do both sources mention?',
      'Rail travellers lose touch with people around them',
      [
        'Rail travellers no longer enjoy the speed of a train',
        'Rail travellers depend too much on their machines',
        'Rail travellers often arrive later than they expect',
      ],
      'Source B says that we are ‘to meet nobody on the way’; in Source A neighbours of six years do not know each other’s names. Only A mentions screens and delays.',
    ),
    item(
      4,
      'How do the two writers differ in what makes them notice the world outside?',
      'In A the train’s stopping opens the eyes; in B its speed does',
      [
        'In A a stranger’s complaint opens the eyes; in B a friend’s advice does',
        'In A the beauty of the sea opens the eyes; in B the ugliness of towns does',
        'In A the view is familiar and dull; in B it is hidden by smoke',
      ],
      '‘On Tuesday the train stopped there’ is what lets A’s passengers see the heron. In B ‘Hedges … ran past’ and ‘the speed!’ make an ordinary landscape astonishing.',
    ),
    item(
      5,
      'Which comparison of tone is the most exact?',
      'A is wry about something too familiar; B is breathless about something new',
      [
        'A is bitter about modern life; B is calm and scientific about an invention',
        'A is nostalgic for the past; B is fearful of what the future may bring',
        'A is mocking throughout; B is serious except in its last sentence',
      ],
      'A has done the journey ‘about four thousand times’ and jokes drily; B exclaims ‘But oh, Charlotte, the speed! I laughed aloud.’ B’s sadness is real but short: ‘for the space of a mile’.',
    ),
  ],
};
