import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'plot-nineteen',
  audience: 'Years 9 to 11, reading modern fiction for the GCSE papers on creative reading',
  syllabus: 'Reading 20th- and 21st-century fiction: inference, symbol, structure and voice',
  passage: passage('Plot Nineteen', [
    'The key to Grandad’s shed came to me in an envelope with the council’s name on it, as if he had been a parking fine. Plot 19, it said. Kindly vacate by the 31st.',
    'I went on a Sunday. It was the kind of March day that cannot be bothered. The allotments ran down to the railway in strips, neat as a school photograph, and on every strip was a person bending over; and on every strip they straightened up, one after another, and watched me go by. No one said anything. I was wearing white trainers. I think that covered it.',
    'I had been to Plot 19 exactly once, when I was seven. I had pulled up a row of something that turned out to be important. Grandad had looked at the row, and at me, and said in Punjabi that it was good to know who would be running the place one day. I had cried all the way home in the van. It had not occurred to me until now, with the key in my hand, that he might have meant it.',
    'The padlock gave in at the third try. I had expected a mess: I had brought bin bags. What I found was a room the size of a wardrobe in which every single thing was exactly where it lived. Trowels hung in order of size, each in its own painted shadow on the wall. Seeds stood in tobacco tins, and the tins stood in rows, labelled in the square capitals he used for English, because he said English was not a language you could trust to stay where you had put it. PEAS. LEEKS. DO NOT TOUCH. And there, on a nail by itself beside the window, at about the height of my elbow, was a trowel with a red handle, no longer than my hand. Its shadow had been painted too. There was no rust on it anywhere.',
    'I sat down on the upturned crate. A train went past and all the tools rang, very softly, like cutlery in a drawer when somebody comes in late.',
    'After a while there was a knock. It was an old woman in a man’s coat, with a bunch of something green and muddy held in front of her like a warrant. ‘Leeks,’ she said. ‘He was owed.’ She looked past me, at the bin bags, still in their roll. ‘Clearing out?’',
    'I looked at the wall. It is odd how long a second can be.',
    '‘Which way up,’ I said, ‘do you put potatoes?’',
  ]),
  items: [
    item(
      1,
      'How did the narrator receive the key?',
      'In an envelope from the council',
      [
        'From an old woman in a man’s coat',
        'In a tobacco tin from the shed',
        'From Grandad, on a Sunday in March',
      ],
      'The key came ‘in an envelope with the council’s name on it’. The woman in the coat brings leeks.',
    ),
    item(
      1,
      'What had the narrator done at the age of seven?',
      'Pulled up a row of plants',
      ['Painted the wall of the shed', 'Lost the key to the padlock', 'Learned to plant potatoes'],
      'At seven the narrator ‘had pulled up a row of something that turned out to be important’.',
    ),
    item(
      1,
      'What does the old woman bring?',
      'Leeks',
      ['Peas', 'Potatoes', 'Bin bags'],
      '‘Leeks,’ she said. ‘He was owed.’ The bin bags are the narrator’s own, and potatoes are only asked about.',
    ),
    item(
      2,
      'What does the comparison ‘as if he had been a parking fine’ suggest about the letter?',
      'It is cold and official about a person who was loved',
      [
        'It demands a sum of money that must be paid at once',
        'It accuses Grandad of having broken the law',
        'It has been sent to the wrong person by mistake',
      ],
      'The message is only a number and an order, ‘Kindly vacate by the 31st’. Nothing in it shows that somebody has died.',
    ),
    item(
      2,
      'What does the narrator mean by ‘I was wearing white trainers. I think that covered it’?',
      'The shoes alone told everyone that the narrator did not belong',
      [
        'The shoes hid the narrator’s feet from the mud of the paths',
        'The shoes were admired by everyone because they were new',
        'The shoes had been Grandad’s and were recognised by his friends',
      ],
      'Everybody on the strips ‘watched me go by’ and ‘No one said anything’. White shoes on an allotment explain the looks: ‘that covered it’ means that no more explanation was needed.',
    ),
    item(
      2,
      'What kind of day is suggested by ‘the kind of March day that cannot be bothered’?',
      'A dull and lifeless one',
      ['A bright and busy one', 'A wild and stormy one', 'A day that no one remembers'],
      'The personification gives the day the mood of somebody without energy; it also reflects the narrator’s own unwillingness.',
    ),
    item(
      2,
      'Why had the narrator ‘brought bin bags’?',
      'To throw away what was in the shed',
      [
        'To carry home Grandad’s vegetables',
        'To protect the white trainers from mud',
        'To pack the tools for the old woman',
      ],
      'The narrator ‘had expected a mess’ and has been told to ‘vacate’. The bags stay ‘in their roll’ when the plan changes.',
    ),
    item(
      3,
      'What does the row of painted shadows on the wall reveal about Grandad?',
      'He was a careful man who gave everything its place',
      [
        'He was an artist who had never been able to sell his work',
        'He was a suspicious man who expected to be robbed',
        'He was a lonely man who talked to his tools',
      ],
      '‘Every single thing was exactly where it lived’: each tool has its ‘own painted shadow’. ‘Lived’ treats the tools with affection.',
    ),
    item(
      3,
      'Why is the small trowel with the red handle important?',
      'It shows that he had hoped for the child’s return',
      [
        'It shows that he had been a child on the same allotment',
        'It shows that he had given up using the larger tools',
        'It shows that he had stolen it from another plot',
      ],
      'It hangs low, ‘no longer than my hand’, and has ‘no rust on it anywhere’: for years he has cared for a tool that only a child could use.',
    ),
    item(
      4,
      'What does the simile ‘like cutlery in a drawer when somebody comes in late’ add?',
      'It turns the shed into a home where someone is expected',
      [
        'It shows that the train comes too close and may do damage',
        'It shows that Grandad used to eat his supper in the shed',
        'It makes the sound of the tools seem harsh and frightening',
      ],
      'The tools ring ‘very softly’, as at home when a late family member arrives. The narrator is the one who ‘comes in late’.',
    ),
    item(
      5,
      'How does the question about potatoes in the last line complete the story?',
      'It answers the old woman by showing that the narrator will stay',
      [
        'It makes fun of the old woman, whose own question was just as foolish',
        'It shows that the narrator has learned nothing and is still an outsider',
        'It changes the subject, since the narrator is too upset to answer her',
      ],
      'She asks ‘Clearing out?’ and the narrator looks at the wall, then asks to be taught. It also makes good Grandad’s joke about ‘who would be running the place one day’.',
    ),
  ],
};
