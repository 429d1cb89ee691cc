import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'LANGUAGE_TECHNIQUES',
  name: 'contexts-medium',
  audience: 'Years 10 and 11, explaining the effects of language and structure',
  syllabus: 'What words, images, sentences and the order of a text achieve',
  items: [
    item(
      2,
      '‘The lorry elbowed its way into the queue.’ What does the verb suggest about the lorry?',
      'It pushed in rudely',
      ['It broke down slowly', 'It waited politely', 'It turned round safely'],
      'People elbow others aside to get ahead. The personification makes the lorry seem aggressive.',
    ),
    item(
      2,
      '‘The ward was white: white walls, white sheets, white silence.’ What is the effect of the last phrase?',
      'Even the silence seems cold and empty',
      [
        'Even the silence seems warm and restful',
        'Even the silence seems loud and cheerful',
        'Even the silence seems short and clear',
      ],
      'Silence has no colour. Adding it to the list spreads the cold blankness of the place to its sound.',
    ),
    item(
      2,
      'A leaflet against litter calls a crisp packet ‘a guest that will stay for eighty years’. Why is the metaphor effective?',
      'A visitor who will not leave is unwelcome',
      [
        'A visitor who stays is a sign of friendship',
        'A visitor who eats crisps leaves no crumbs',
        'A visitor who is old deserves our respect',
      ],
      'We imagine the nuisance of a guest for eighty years, and so understand how long plastic lasts.',
    ),
    item(
      2,
      '‘The old pier had lost its teeth to the sea.’ What does the image make us see?',
      'A pier with missing planks or posts',
      [
        'A pier that has been freshly painted',
        'A pier that is crowded with swimmers',
        'A pier where sharks have been caught',
      ],
      'Gaps in the pier look like gaps in an old person’s mouth. The sea has worn it away.',
    ),
    item(
      2,
      'A speech moves from ‘they’ to ‘you’: ‘They wait for help. They wait in the rain. You could be next.’ What does the change achieve?',
      'The problem suddenly concerns the listener',
      [
        'The problem is shown to be already solved',
        'The speaker blames the listener for the rain',
        'The speaker seems to forget the first people',
      ],
      '‘They’ keeps a distance, and ‘you’ removes it. The listener can no longer feel safe.',
    ),
    item(
      2,
      '‘Cheap flights. Golden sand. Sunburnt regrets.’ How does the third phrase work?',
      'It breaks the pattern of an advert with a joke',
      [
        'It adds another reason to book the holiday',
        'It explains why the flights to the place are so cheap',
        'It repeats the idea of the second phrase',
      ],
      'Two phrases sound like advertising. The third, in the same form, shows what really follows.',
    ),
    item(
      2,
      '‘She was not unhappy with the result.’ How does this differ from ‘She was happy with the result’?',
      'It is more cautious',
      ['It is more excited', 'It is more exact', 'It is more formal in its spelling'],
      'The double negative, or litotes, admits satisfaction without enthusiasm.',
    ),
    item(
      2,
      '‘The letter lay on the mat. It had been there, though she did not know it, for three days.’ What does the second sentence do?',
      'It lets the reader know more than the character',
      [
        'It lets the character know more than the reader',
        'It tells the reader what the letter contained',
        'It tells the reader who had sent the letter',
      ],
      'We are told what she does not know, and begin to fear that three days may be too long.',
    ),
    item(
      2,
      'A story about a quarrel begins with its last day and then tells how it started. What does this order do?',
      'It makes us ask why things went wrong',
      [
        'It makes us forget how things ended',
        'It makes us hope that nobody quarrels',
        'It makes us doubt that the story is true',
      ],
      'As we know the outcome, our interest shifts from what happened to how and why.',
    ),
    item(
      2,
      '‘He ate the sandwich as a lawyer reads a contract.’ What does the simile suggest?',
      'He ate slowly and with suspicion',
      [
        'He ate quickly and with pleasure',
        'He ate in silence and with tears',
        'He ate noisily and with his hands',
      ],
      'A lawyer examines every detail and looks for a trap. So he inspects each bite.',
    ),
    item(
      2,
      '‘Snow had tidied the village.’ Why is the verb ‘tidied’ surprising?',
      'It makes snow a careful housekeeper',
      [
        'It makes snow a dangerous enemy',
        'It makes the village look dirty',
        'It makes the village seem larger',
      ],
      'Snow hides everything untidy under one white cover. The verb gives it a kindly, human purpose.',
    ),
    item(
      2,
      'Which change makes this sentence more tense?\n‘He heard a noise and went to see what it was.’',
      'A scrape. He held his breath. Another.',
      [
        'He heard a noise of some kind and then he went to see.',
        'He heard, I think, a noise, and so he went off to look.',
        'He always went to see when he had heard some noise.',
      ],
      'Short, broken sentences let us hear and wait with him. The others add words without adding tension.',
    ),
    item(
      2,
      'A headline reads ‘Hero hound hauls toddler from tide’. Which two effects does it aim at?',
      'It praises the dog and is easy to remember',
      [
        'It accuses the dog and is hard to believe',
        'It questions the story and is very formal',
        'It mocks the child and is full of detail',
      ],
      '‘Hero’ is praise, and the repeated h and t sounds make the words stick.',
    ),
    item(
      2,
      'An advert says: ‘Nine out of ten owners said that their cats preferred it.’ Why should a careful reader be doubtful?',
      'We do not know how many owners were asked',
      [
        'We do not know how many cats are in Britain',
        'We cannot understand what ‘preferred’ means',
        'We cannot believe anything about animals',
      ],
      'Nine out of ten may mean nine out of exactly ten. Nor do we know what the food was compared with.',
    ),
    item(
      2,
      '‘The mayor, a former wrestler, floored her opponents in the debate.’ What links ‘wrestler’ and ‘floored’?',
      'An image of fighting is used for arguing',
      [
        'An image of building is used for politics',
        'The mayor hurt somebody in the council',
        'The mayor prefers sport to debates',
      ],
      'To floor somebody is to throw them down. The metaphor suits her past and makes the debate sound physical.',
    ),
    item(
      2,
      'In a ghost story a paragraph ends ‘and nobody was holding the lamp’. Why is this detail kept until the end of the sentence?',
      'The shock comes last and stays with us',
      [
        'The detail is the least important one',
        'The grammar allows no other order at all',
        'The reader has been told about it before',
      ],
      'We imagine a lamp coming nearer and a person with it. The final words take the person away.',
    ),
  ],
};
