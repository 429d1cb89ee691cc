import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
const clips = {
  image: lineGraphPicture(
    { x: { title: 'current (A)', step: 1, lines: 6 }, y: { title: 'paper clips lifted', step: 4, lines: 6 } },
    '0,0 1,4 2,8 3,12 4,15 5,16 6,16',
    'A graph of the number of paper clips that an electromagnet lifts against the current: 0 at 0 A, 4 at 1 A, 8 at 2 A, 12 at 3 A, 15 at 4 A, 16 at 5 A and 16 at 6 A.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'MAGNETISM',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Tests of magnets, electromagnets and forces on wires',
  items: [
    item(
      1,
      'How many paper clips does this electromagnet lift with a current of 2 A?',
      '8',
      ['4', '2', '12'],
      'At 2 A on the bottom axis the line is at 8 clips.',
      clips,
    ),
    item(
      1,
      'What happens to the number of clips when the current of this electromagnet rises from 1 A to 3 A?',
      'It rises',
      ['It falls', 'It stays at 4', 'It stays at 16'],
      'The line goes up from 4 clips at 1 A to 12 clips at 3 A.',
      clips,
    ),
    item(
      1,
      'What can be sprinkled on paper over a magnet to show its field?',
      'Iron filings',
      ['Copper powder', 'Fine sand', 'Chalk dust'],
      'Iron is magnetic, so the filings line up along the field lines. The other powders are not affected.',
    ),
    item(
      1,
      'A compass is carried in a circle round a bar magnet. What does its needle do?',
      'It keeps turning',
      ['It stops working', 'It points at the floor', 'It stays in one direction'],
      'The needle follows the field lines, which curve from the north pole to the south pole, so it turns as it is carried.',
    ),
    item(
      1,
      'Which meter shows the current in the coil of an electromagnet?',
      'Ammeter',
      ['Voltmeter', 'Balance', 'Thermometer'],
      'An ammeter in series measures the current. A voltmeter measures the potential difference.',
    ),
    item(
      2,
      'What is the greatest current at which the number of clips is still proportional to the current on this graph?',
      '3 A',
      ['6 A', '5 A', '1 A'],
      'The line is straight through the origin as far as 3 A (4 clips for each ampere). At 4 A there are 15 instead of 16.',
      clips,
    ),
    item(
      2,
      'How many clips would a current of 2.5 A lift with this electromagnet?',
      '10',
      ['12', '8', '2.5'],
      'The line rises by 4 clips for each ampere: 4 × 2.5 = 10.',
      clips,
    ),
    item(
      2,
      'Three bars A, B and C are tested in pairs at all their ends. A and B repel at one pair of ends. C is attracted by both ends of A. What are they?',
      'A and B are magnets, C is magnetic material',
      [
        'A is a magnet, B and C are magnetic material',
        'All three bars are magnets',
        'B and C are magnets, A is copper',
      ],
      'Only two magnets can repel each other. A material that is attracted by both poles is not a magnet itself.',
    ),
    item(
      2,
      'Why does a pupil let the coil of an electromagnet cool between readings?',
      'Its resistance rises when it is hot',
      [
        'Its iron core melts when it is warm',
        'Its turns become fewer when it is hot',
        'The paper clips lose their weight',
      ],
      'A hot wire has a higher resistance, so the current would change. Cooling keeps the test fair.',
    ),
    item(
      3,
      'Why does the line of this graph become level above 5 A?',
      'The core cannot become more strongly magnetised',
      [
        'The current no longer flows through the coil',
        'The paper clips become heavier',
        'The field of the Earth cancels the coil’s field',
      ],
      'The iron core is magnetised as strongly as possible, so more current hardly adds to the pull.',
      clips,
    ),
    item(
      3,
      'The poles of a horseshoe magnet hold a steel nail through a stack of paper. With 10 sheets it holds, with 11 it falls. A second magnet holds through 16 sheets. What does this show?',
      'The second magnet is stronger',
      ['The first magnet is stronger', 'Paper is a magnetic material', 'The nail became a permanent magnet'],
      'The field becomes weaker with distance. The second magnet still holds the nail at a larger distance.',
    ),
    item(
      4,
      'In a motor effect test, force readings are 0.012, 0.024, 0.036 and 0.046 N at 1, 2, 3 and 4 A. The wire is 0.060 m long. Which value of the flux density fits the first three readings?',
      '0.20 T',
      ['0.012 T', '0.19 T', '0.72 T'],
      'F ÷ (I l) = 0.012 ÷ (1 × 0.060) = 0.20 T, and the same for the next two. The last reading gives 0.19 T.',
      higher,
    ),
    item(
      5,
      'A relay’s coil closes its switch at 0.30 A. Its resistance is 20 Ω. It is joined in series with an LDR and a 12 V battery. The LDR has 5 Ω in bright light, 20 Ω in shade and 400 Ω in the dark. In which light does the switch close?',
      'In bright light and in shade',
      ['In bright light only', 'In the dark only', 'In shade and in the dark'],
      '12 ÷ 0.30 = 40 Ω is the greatest total that closes it. Bright light has 25 Ω and shade 40 Ω, but the dark 420 Ω.',
    ),
  ],
};
