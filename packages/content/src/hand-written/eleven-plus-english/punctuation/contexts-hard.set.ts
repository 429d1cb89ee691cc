import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  topicCode: 'PUNCTUATION',
  name: 'contexts-hard',
  audience: 'Year 5 and 6 pupils who prepare for GL and CEM papers',
  syllabus: 'Dashes, semicolons, brackets, hyphens and how punctuation changes the meaning',
  items: [
    item(
      3,
      'Which sentence uses a dash correctly?',
      'I opened the box – it was empty.',
      [
        'I – opened the box it was empty.',
        'I opened – the box it was empty.',
        'I opened the box it – was empty.',
        'I opened the box it was – empty.',
      ],
      'The dash stands between two complete statements and makes the second one a surprise.',
    ),
    item(
      3,
      'In which of these could a semicolon replace the star?',
      'The hens slept * the fox did not.',
      [
        'The hens slept * because it was dark.',
        'The hungry hens * slept in the barn.',
        'When the hens slept * the fox came.',
        'The hens * who were tired * slept.',
      ],
      'A semicolon joins two main clauses that belong together. On both sides there must be a complete statement.',
    ),
    item(
      3,
      'Which sentence is certainly about one sister only?',
      'My sister’s cats are asleep.',
      [
        'My sisters’ cats are asleep.',
        'My sisters’ cat is asleep.',
        'My sisters have a sleepy cat.',
        'The sleepy cat is my sisters’.',
      ],
      'In ‘sister’s’ the apostrophe comes before the s, so there is one sister. ‘Sisters’’ means several.',
    ),
    item(
      3,
      'Which words are punctuated correctly?',
      'two weeks’ holiday',
      ['two week’s holiday', 'two weeks holiday’s', 'two week’s’ holiday', 'two weeks’s holiday'],
      'It is a holiday of two weeks. ‘Weeks’ ends in s already, so only an apostrophe follows.',
    ),
    item(
      3,
      'In which sentence is the full stop in the right place?',
      'We won (by one point).',
      [
        'We won (by one point.)',
        'We won. (by one point)',
        'We won (by one point.).',
        'We won. (By one point).',
      ],
      'The brackets are a part of the sentence, so its full stop comes after them.',
    ),
    item(
      4,
      'Which words mean four journeys that take an hour each?',
      'four hour-long journeys',
      ['four-hour-long journeys', 'four-hour journeys', 'a four-hour journey', 'one four-hour-long journey'],
      'Without a hyphen after it, ‘four’ tells how many journeys there are. ‘Four-hour’ would tell how long each takes.',
    ),
    item(
      4,
      'Which words mean that Tia has a bike and Sam has another?',
      'Tia’s and Sam’s bikes',
      ['Tia’s and Sams bikes', 'Tia and Sam’s bike', 'Tias and Sams’ bikes', 'Tias’ and Sams’ bikes'],
      'Each owns a separate bike, so each name has its own apostrophe and s. ‘Tia and Sam’s bike’ is one bike that they share.',
    ),
    item(
      4,
      'Which sentence is punctuated correctly?',
      'My aunt, the pilot, can’t swim; my uncle can.',
      [
        'My aunt, the pilot can’t swim; my uncle can.',
        'My aunt, the pilot, can’t swim, my uncle can.',
        'My aunt the pilot, can’t swim; my uncle can.',
        'My aunt; the pilot, can’t swim; my uncle can.',
      ],
      'Two commas mark off ‘the pilot’, and a semicolon joins the two main clauses. A comma alone cannot join them.',
    ),
    item(
      5,
      'Which sentence says that Ella has a high opinion of the teacher?',
      'The teacher, thinks Ella, is clever.',
      [
        'The teacher thinks Ella is clever.',
        'The teacher thinks, “Ella is clever.”',
        '“Ella,” thinks the teacher, “is clever.”',
        'The teacher thinks that Ella is clever.',
      ],
      'With the two commas ‘thinks Ella’ is an interruption: Ella thinks that the teacher is clever. In the others the teacher does the thinking.',
    ),
    item(
      5,
      'Which sentence says that all the keys were lost?',
      'The keys, which were rusty, were lost.',
      [
        'The keys which were rusty were lost.',
        'The keys that were rusty were lost.',
        'The rusty keys were lost on Friday.',
        'Those keys with rust were lost.',
      ],
      'The commas make ‘which were rusty’ extra information about all the keys. In the others only the rusty ones were lost.',
    ),
  ],
};
