import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'a-night-among-the-dinosaurs',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: advertisement (graphology, address, lexis and pragmatics)',
  passage: passage('Poster: a night at the museum', [
    '[At the top, in white letters as tall as a hand on a black ground:]\nTHEY’VE BEEN ASLEEP FOR 66 MILLION YEARS.',
    '[Below, smaller and in yellow, tilted as if hand-written:]\nDon’t wake them.',
    '[A photograph: in the dark hall, under the skeleton of a dinosaur, one small tent glows orange.]',
    'Spend a night at the Harrington. When the last visitor has gone, we lock the doors – with you inside. Creep through the galleries by torchlight. Unroll your sleeping bag beneath Doris, eleven metres and four tonnes of the best-behaved room-mate you’ll ever have. Listen. (That dripping? It’s only the pipes. Probably.)',
    'Stories. Snacks. Shadows. And in the morning, breakfast with the bones, before anybody else is up.',
    '[In a yellow circle:] Ages 7–11, with their grown-ups. £48 each – teddies go free!',
    '[In small grey type at the foot:] Places are limited. Children must be accompanied by an adult at a ratio of at least 1:5. The Museum reserves the right to alter the programme. Doris is a cast.',
  ]),
  items: [
    item(
      1,
      'Which term names the study of layout, colour and typeface in a text?',
      'Graphology',
      ['Phonology', 'Pragmatics', 'Morphology'],
      'The notes on ‘white letters’, the ‘yellow circle’ and ‘small grey type’ all describe graphological features.',
    ),
    item(
      1,
      'Which sentence mood is used in ‘Creep through the galleries by torchlight’?',
      'Imperative',
      ['Interrogative', 'Exclamatory', 'Declarative'],
      '‘Creep’ is in the base form without a subject, so the sentence is imperative, an invitation here and not an order.',
    ),
    item(
      1,
      'Which two features are found in ‘Stories. Snacks. Shadows.’?',
      'A tricolon of minor sentences, and sibilance',
      [
        'A tricolon of complex sentences, and internal rhyme',
        'A pair of opposites, and onomatopoeia',
        'A rhetorical question, and repetition',
      ],
      'Three single nouns stand as sentences without a verb, and all begin with s. The third, ‘Shadows’, adds a little fear.',
    ),
    item(
      2,
      'To whom does the pronoun ‘They’ refer in ‘THEY’VE BEEN ASLEEP’, and how does the reader know?',
      'To the dinosaurs, as the picture and the number make clear',
      [
        'To the children, as the age limits at the foot make clear',
        'To the keepers, as the history of the museum makes clear',
        'To the parents, as the line about breakfast makes clear',
      ],
      'The pronoun has no antecedent: its referent must be worked out from ‘66 MILLION YEARS’ and from the ‘skeleton of a dinosaur’ in the photograph.',
    ),
    item(
      2,
      'What does the dash achieve in ‘we lock the doors – with you inside’?',
      'It delays a surprise and so gives it force',
      [
        'It marks words that may safely be left out',
        'It joins two clauses of equal importance',
        'It shows that the speaker has been interrupted',
      ],
      'Locking up is routine; after the pause the prepositional phrase ‘with you inside’ turns it into an adventure.',
    ),
    item(
      2,
      'How does the noun phrase ‘the best-behaved room-mate you’ll ever have’ represent the skeleton?',
      'As a person, in a comic way that makes it less frightening',
      [
        'As a danger, in a serious way that makes it more exciting',
        'As a machine, in a technical way that makes it look modern',
        'As a teacher, in a formal way that makes it worth respect',
      ],
      '‘Room-mate’ and the name ‘Doris’ personify a heap of bones. Children who might be afraid are reassured by humour.',
    ),
    item(
      3,
      'What is the pragmatic effect of ‘Probably’ in ‘It’s only the pipes. Probably.’?',
      'The hedge undoes the reassurance for fun',
      [
        'The hedge admits that the museum does not know its own building',
        'The hedge protects the museum from complaints about the noise',
        'The hedge makes the sentence more polite towards the grown-ups',
      ],
      'A single epistemic adverb, delayed by a full stop, cancels the certainty of ‘only’. The reader is meant to shiver and laugh.',
    ),
    item(
      3,
      'How does the register change in the last line of the poster?',
      'From playful and personal to formal and legal',
      [
        'From formal and legal to playful and personal',
        'From scientific and exact to vague and poetic',
        'From spoken and regional to written and standard',
      ],
      'The passive ‘must be accompanied’, ‘at a ratio of at least 1:5’ and the third person ‘The Museum reserves the right’ replace ‘we’ and ‘you’.',
    ),
    item(
      4,
      'What is the effect of placing ‘Doris is a cast’ where it stands?',
      'An honest disclosure becomes a joke by bathos',
      [
        'A legal warning becomes the most noticeable line because of its size and colour',
        'A scientific explanation tells the children how such a skeleton is made',
        'A compliment to an actress shows that the evening is a kind of play',
      ],
      'After clauses of law the shortest sentence reveals, in ‘small grey type’, that the star is not real. Using her name keeps up the pretence even while it is broken.',
    ),
    item(
      5,
      'The poster addresses two audiences. Which analysis is the most exact?',
      'Lexis of adventure speaks to children, while price and small print speak to adults',
      [
        'The second person speaks to children, while the first person speaks to adults',
        'Imperatives speak to adults, while declaratives and questions speak to children',
        'The picture speaks to adults, while the words of the text speak to children',
      ],
      '‘Torchlight’, ‘Shadows’ and ‘teddies go free!’ delight the child; ‘£48 each’ and ‘ratio of at least 1:5’ inform the one who pays. ‘You’ is used to both, so pronouns do not divide them.',
    ),
  ],
};
