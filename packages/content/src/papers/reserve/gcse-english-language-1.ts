import { passage } from '../../hand-written/question-set.ts';
import { task } from '../structured/structured-question.ts';
import { levelsMarkScheme } from './levels-mark-scheme.ts';

export const theWeighingRoom = passage('The Weighing Room', [
  'The building had been a wool exchange once, and then a dance hall, and then nothing at all for so long that the pigeons had stopped asking permission. Now, for one day, it was a sale room. Hester Quayle stood just inside the door with a numbered paddle in her hand and tried to look like a woman who had held one before.',
  'It smelt of wet coats and old varnish. Light came down in dusty planks from the windows under the roof and lay across the heaped-up leavings of other people’s lives: a rocking horse without a rocker, eleven umbrellas in a bucket, a wedding photograph in which nobody smiled. Between them the dealers moved, unhurried, turning things over, putting them down again, as though each object had told them a joke that they already knew.',
  'Lot 114 was at the back. She had not meant to go and look at it. She had meant to sit in the third row and be sensible. But her feet knew the way, and there it was on its iron stand: her father’s weighing scales, with the brass pans dulled to the colour of tea and the little drawer for the weights hanging open like a mouth.',
  'For thirty years they had stood on the counter of the shop in Chandler Street. She had learnt to count on them. Two ounces of aniseed, and the pan dips; take one away, and it thinks about it; there. ‘It’s honest,’ her father used to say, tapping the beam with one flour-white finger. ‘It doesn’t care who you are. You put the truth in one side and the goods in the other and it tells you when they’re the same.’',
  'He had said it to everyone. He had said it, she now knew, to the men from the bank.',
  '‘Bit of damage,’ said a voice at her elbow. A man in a yellow waistcoat bent down and ran his thumb along the beam. ‘Pity. Decorative, though. Somebody’ll put a plant in it.’',
  'Hester found that she was gripping the paddle so hard that its edge had printed a line across her palm. ‘It isn’t damaged,’ she said. ‘That’s where he hit it. Every morning. To settle it.’',
  'The man looked at her with interest, the way he had looked at the umbrellas. Then the auctioneer’s hammer cracked three times, the murmuring sank, and everyone in the great cold room turned to face the same way.',
  'Lot 112 went for four pounds. Lot 113 went for nothing: it was wheeled off, unsold, squeaking. She had sixty-two pounds in an envelope, and she had counted it on the bus, twice, and both times it had been sixty-two.',
  '‘One hundred and fourteen,’ called the auctioneer. ‘A handsome set of shopkeeper’s scales. Who’ll start me at fifty?’',
  'The yellow waistcoat lifted a finger, lazily, as if testing the air for rain. And Hester Quayle, who had never in her life been the first to speak in a room, watched her own arm go up.',
]);

export const readingFiction = [
  task('READING', 'list-four-things', 1, {
    parts: [
      {
        body: 'Read again the first two paragraphs. List four things from these paragraphs about the building or what is in it.',
        answer: 'any four facts from the first two paragraphs',
        scheme: [
          [
            'B4',
            'one mark for each true statement, up to four: it had been a wool exchange; it had been a dance hall; it was empty for a long time; pigeons lived in it; it smelt of wet coats or varnish; the light was dusty; it held a rocking horse, umbrellas or a wedding photograph',
          ],
        ],
        solution:
          'Short phrases or quotations are enough. Facts from later paragraphs, such as the scales, do not count.',
        ruledLines: 6,
      },
    ],
  }),
  task('READING', 'language', 3, {
    parts: [
      {
        body: 'Look in detail at the second and third paragraphs. How does the writer use language to describe the sale room and what Hester sees there? You could write about words and phrases, language features and techniques, and sentence forms.',
        answer: 'an analysis of the writer’s choices of language',
        scheme: levelsMarkScheme(8, [
          'simple comments; a reference that may not fit; names a technique without its effect',
          'some comment on the effect of language; some fitting references; some use of subject terms',
          'a clear explanation of effects; relevant quotations; subject terms used accurately',
          'perceptive analysis of chosen details; judicious quotations; subject terms that help the argument',
        ]),
        solution:
          'Points to make: the metaphor ‘dusty planks’ makes the light as solid and old as the building; the list ‘a rocking horse without a rocker, eleven umbrellas …’ mixes the comic and the sad; ‘leavings’ makes whole lives into scraps; the dealers treat each object as ‘a joke that they already knew’, which shows their boredom beside Hester’s feeling; the simile ‘like a mouth’ makes the scales seem to want to speak.',
        ruledLines: 16,
      },
    ],
  }),
  task('READING', 'structure', 4, {
    parts: [
      {
        body: 'Think about the whole text. How has the writer structured it to interest you as a reader? You could write about what the writer focuses your attention on at the beginning, how and why the focus changes, and any other features of structure.',
        answer: 'an analysis of the writer’s choices of structure',
        scheme: levelsMarkScheme(8, [
          'simple awareness of the order of events',
          'some comment on the effect of features such as the opening or the ending',
          'a clear explanation of how changes of focus affect the reader',
          'perceptive analysis of how the structure as a whole works',
        ]),
        solution:
          'Points to make: the focus narrows from the building to the room, to one lot and to one mark on it; the past comes in at the centre of the text, when the scales are seen; the one-sentence hint about ‘the men from the bank’ holds back what happened; the numbers of the lots count down to the bid; the ending stops as her arm goes up, so that we do not learn whether she wins.',
        ruledLines: 16,
      },
    ],
  }),
  task('READING', 'evaluation', 5, {
    parts: [
      {
        body: 'Focus on the text from ‘Lot 114 was at the back’ to the end. A reader said: ‘The writer makes us care about the scales because they stand for Hester’s father. We want her to win them, whatever they are worth.’ To what extent do you agree? Refer closely to the text to support your opinion.',
        answer: 'a judgement supported by the text',
        scheme: levelsMarkScheme(20, [
          'a simple personal response with limited reference to the text',
          'some evaluative comment; some understanding of the writer’s methods; some fitting quotations',
          'a clear evaluation of the effect on the reader; a relevant response to the statement throughout',
          'a critical and detailed evaluation; perceptive about the methods; convincing on both sides of the statement',
        ]),
        solution:
          'For the statement: ‘honest’, said by the father, joins his character to the scales; the dent is the trace of his hand; the dealer’s ‘Somebody’ll put a plant in it’ makes us take Hester’s side. Against it, or beyond it: the scales also measure him, since he ‘said it to the men from the bank’; her arm that goes up by itself suggests that she bids for her own courage too; the sixty-two pounds make us fear that she cannot win.',
        ruledLines: 30,
      },
    ],
  }),
];

export const creativeWriting = [
  task('SENTENCES_AND_GRAMMAR', 'description-or-story', 5, {
    parts: [
      {
        body: 'A magazine for young people is holding a competition. Write one of these entries:\nEither: describe a place where many different objects are gathered, as suggested by the text you have read.\nOr: write the opening of a story in which somebody makes a decision in public.\n24 marks are for content and organisation, 16 marks for technical accuracy.',
        answer: 'a description or the opening of a story',
        scheme: [
          ['B6', 'Content, level 1: simple, limited; one or two linked ideas; simple vocabulary'],
          [
            'B6',
            'Content, level 2: some success; an attempt to suit the purpose; some linked ideas and paragraphs',
          ],
          [
            'B6',
            'Content, level 3: consistent and clear; vocabulary chosen for effect; connected paragraphs',
          ],
          [
            'B6',
            'Content, level 4: compelling; ambitious vocabulary; a structure that is varied and inventive',
          ],
          ['B4', 'Accuracy, level 1: occasional sentence punctuation; simple sentence forms; basic spelling'],
          [
            'B4',
            'Accuracy, level 2: mostly secure sentences; some variety; some complex words spelt correctly',
          ],
          ['B4', 'Accuracy, level 3: a range of punctuation, mostly accurate; a variety of sentence forms'],
          [
            'B4',
            'Accuracy, level 4: wide-ranging punctuation and sentence forms with a high level of accuracy',
          ],
        ],
        solution:
          'A strong answer chooses a few details and looks at them closely, changes its focus on purpose, and begins and ends with care. Five minutes for planning and five for checking are well spent.',
        ruledLines: 62,
      },
    ],
  }),
];
