import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'jane-eyre',
  audience: 'Years 10 and 11, studying Jane Eyre for GCSE English Literature',
  syllabus: 'The 19th-century novel: Jane Eyre (plot, character, theme and language)',
  items: [
    item(
      1,
      'In Jane Eyre, where is Jane shut up as a punishment?',
      'In the red-room',
      ['In the attic', 'In the stable', 'In the schoolroom'],
      'At Gateshead she is locked in the red-room, where her uncle died. The attic is at Thornfield.',
    ),
    item(
      1,
      'In Jane Eyre, what is Jane’s position at Thornfield Hall?',
      'Governess',
      ['Housekeeper', 'Nurse', 'Guest'],
      'She teaches Mr Rochester’s ward, Adèle. Mrs Fairfax is the housekeeper.',
    ),
    item(
      1,
      'In Jane Eyre, which friend of Jane’s dies at Lowood School?',
      'Helen Burns',
      ['Bessie Lee', 'Diana Rivers', 'Blanche Ingram'],
      'Helen dies of consumption, with Jane beside her. Her patience and faith contrast with Jane’s passion.',
    ),
    item(
      2,
      'What stops Jane’s first wedding to Rochester?',
      'He is found to have a wife who is still alive',
      [
        'He is arrested for the debts of his elder brother',
        'She hears that her uncle in Madeira is dying',
        'She learns that he has promised to marry Blanche',
      ],
      'Bertha Mason, his wife, is kept on the third storey of Thornfield. A lawyer and Bertha’s brother interrupt the service.',
    ),
    item(
      2,
      'What does Jane assert by ‘I am no bird; and no net ensnares me’?',
      'Her freedom to decide for herself',
      [
        'Her wish to travel to other lands',
        'Her dislike of Rochester’s wealth',
        'Her fear of being hunted by him',
      ],
      'She goes on to call herself ‘a free human being with an independent will’. Birds and cages are images of confinement in the novel.',
    ),
    item(
      2,
      'Why does Jane refuse to marry St John Rivers?',
      'He offers duty without love',
      ['He is poorer than she is', 'He already has a wife', 'He doubts her faith in God'],
      'He wants a missionary’s wife, ‘formed for labour, not for love’. She would go with him as a sister, but not in a loveless marriage.',
    ),
    item(
      3,
      'What is the effect of ‘Reader, I married him’?',
      'Jane speaks as the one who acts, and confides in us',
      [
        'Jane apologises for having kept the wedding a secret',
        'Jane admits that he was the one who had to decide',
        'Jane ends the story before the reader learns the truth',
      ],
      'It is not ‘he married me’ or ‘we were married’. Direct address makes the reader a friend to whom she reports her own choice.',
    ),
    item(
      5,
      'Why does Jane return to Rochester only after she has inherited money and he has lost his sight?',
      'They now meet as equals who depend on each other',
      [
        'She now needs a home and he needs a rich wife',
        'He can now no longer prevent her from leaving',
        'She can now punish him for having deceived her',
      ],
      'Before, his wealth and secrets put her in his power. Her independence and his humility make a marriage of equals possible.',
    ),
    item(
      4,
      'What does the red-room episode prepare for?',
      'Later scenes in which Jane is confined and resists',
      [
        'Later scenes in which Jane is punished at Lowood',
        'Later scenes in which Jane takes revenge on John',
        'Later scenes in which Jane meets her uncle’s ghost',
      ],
      'Locked up for answering back, she feels injustice and terror. Thornfield’s third storey, and marriage offers that would bind her, repeat the pattern in other forms.',
    ),
    item(
      5,
      'Some critics read Bertha as Jane’s double. Which evidence supports this best?',
      'Bertha tears the wedding veil that troubles Jane as well',
      [
        'Bertha is, like Jane, the daughter of a poor clergyman',
        'Bertha teaches Adèle before Jane comes to Thornfield',
        'Bertha leaves Thornfield on the same night as Jane',
      ],
      'Jane is uneasy about the costly veil and about Rochester’s wish to deck her out. Bertha acts out, with violence, the anger and fear that Jane holds back.',
    ),
  ],
};
