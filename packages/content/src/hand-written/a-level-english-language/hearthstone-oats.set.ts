import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'hearthstone-oats',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: advertisement, address and representation',
  passage: passage('Advertisement: Hearthstone Oats', [
    'Some mornings ask a lot of you. The alarm that goes off in the dark. The bus that comes early, just this once. The meeting about the meeting.',
    'We can’t help with the bus. But we can give you three minutes.',
    'Hearthstone Oats are rolled slowly, the way they always were, on a farm you could walk to from the sea. Nothing is added. Nothing is hurried. We simply leave the good bits in: the fibre, the flavour, the faint suspicion that somebody, somewhere, is on your side.',
    'Tear the sachet. Add hot water. Stand at the window and stir. By the time the spoon comes out clean, you might just have remembered who you were before your inbox did.',
    'Nine out of ten of our customers say they would never go back to toast.* You needn’t take their word for it. Your first box is on us, and if it doesn’t make your mornings better, we’ll be astonished.',
    'Hearthstone. Slow down. It’s nearly eight.',
    '*Survey of 212 Hearthstone subscribers.',
  ]),
  items: [
    item(
      1,
      'Which sentence mood is used in ‘Tear the sachet. Add hot water.’?',
      'Imperative',
      ['Declarative', 'Interrogative', 'Exclamatory'],
      'The verbs ‘Tear’ and ‘Add’ stand in their base form without a subject and tell the reader to do something: the imperative mood.',
    ),
    item(
      1,
      'Which two techniques are combined in ‘the fibre, the flavour, the faint suspicion’?',
      'Alliteration and a list of three',
      [
        'Alliteration and a rhetorical question',
        'A simile and a list of three',
        'Onomatopoeia and a contrast of opposites',
      ],
      'The three noun phrases form a triad and repeat the initial f. The third, ‘the faint suspicion’, breaks the pattern in sense, which makes it playful.',
    ),
    item(
      2,
      'What is the grammatical form of ‘The alarm that goes off in the dark.’?',
      'A noun phrase postmodified by a relative clause',
      [
        'A main clause with an intransitive verb',
        'An adverbial clause of time, introduced by ‘in the dark’',
        'A prepositional phrase premodifying a noun',
      ],
      '‘That goes off in the dark’ is a relative clause describing the head noun ‘alarm’. There is no main verb, so the sentence is a minor one, like a note or a thought.',
    ),
    item(
      2,
      'What does the advertisement achieve by addressing its readers as ‘you’ throughout?',
      'Synthetic personalisation: a mass audience feels spoken to one by one',
      [
        'Negative politeness: readers are kept at a polite and respectful distance',
        'Divergence: the company sets itself apart from ordinary speakers',
        'Exophoric reference: only readers of one household can understand it',
      ],
      'Fairclough’s term synthetic personalisation describes how a text for thousands imitates a personal conversation, here with ‘you’, contractions and everyday situations.',
    ),
    item(
      2,
      'How do the two sentences ‘Nothing is added. Nothing is hurried.’ represent the product?',
      'As natural and unspoilt, because nobody interferes',
      [
        'As modern and scientific, because the process is impersonal',
        'As cheap and plain, because little work goes into it',
        'As exclusive, because few people know how it is made',
      ],
      'The parallel agentless passives take human action out of the picture, and the repeated ‘nothing’ suggests purity and calm.',
    ),
    item(
      3,
      'As evidence, why is ‘Nine out of ten of our customers’ weaker than it sounds?',
      'Those who were asked had already chosen to subscribe',
      [
        'Those who were asked had never tasted any toast',
        'A fraction is always less exact than a percentage',
        'A survey of 212 people is too large to be wholly reliable',
      ],
      'The footnote reveals a ‘Survey of 212 Hearthstone subscribers’. People who like the product enough to pay for it regularly do not represent the public.',
    ),
    item(
      3,
      'What does ‘we can give you three minutes’ offer the reader in place of food?',
      'A short spell of calm in a day full of demands',
      [
        'A bargain that lasts for a very limited time',
        'A quicker breakfast than that of other people',
        'A guarantee that they will never again miss the bus',
      ],
      'The first paragraph lists the pressures of the morning. Against them the advertisement sells time for oneself (‘Stand at the window and stir’): a feeling rather than a cereal.',
    ),
    item(
      4,
      'Which comment describes ‘if it doesn’t make your mornings better, we’ll be astonished’ best?',
      'It sounds like a guarantee but commits the company to nothing',
      [
        'It is a commissive speech act that promises a refund',
        'It flouts the maxim of manner by being deliberately obscure',
        'It threatens the positive face of those readers who prefer toast',
      ],
      'The conditional clause leads readers to expect a promise such as ‘we’ll give your money back’. What follows only expresses a feeling, so nothing has been promised.',
    ),
  ],
};
