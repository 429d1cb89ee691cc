import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'leo-and-the-ducks',
  audience: 'Years 12 and 13, analysing child-language data',
  syllabus: 'Child language: phonology, morphology, syntax and child-directed speech in data',
  passage: passage('Transcript: Leo and the ducks', [
    'Leo is two years and seven months old. He and his mother are looking at photographs of a walk.\nKey: (.) short pause; (2) pause in seconds; underscores show _stress_; phonemic transcription stands between slashes.',
    'Mum: who’s this Leo (.) who can you see\nLeo: me (.) me and Nanny\nMum: that’s right (.) you and Nanny (.) and what were you _doing_\nLeo: feeded ducks\nMum: you fed the ducks did you\nLeo: I feeded them bed /bɛd/\nMum: _bread_ (.) yes you fed them lots of bread\nLeo: no (.) not _bed_ (.) /bɛd/\nMum: oh sorry _bread_',
    'Mum: and what’s _that_ one there\nLeo: dat a big duck /dæt ə bɪ dʌk/\nMum: it _is_ big isn’t it (.) that’s a swan (.) a swan\nLeo: /wɒn/\nMum: good boy',
    'Leo: duck runned away\nMum: did he run away (.) oh dear (.) why did he do that\nLeo: cos (2) cos I say quack\nMum: [laughs]\nLeo: him not like it\nMum: he didn’t like it\nLeo: no him didn’t like it\nMum: were you sad\nLeo: no (.) I not sad (.) where my other one\nMum: where’s your other what sweetheart\nLeo: where other mouses (.) in the book',
  ]),
  items: [
    item(
      1,
      'Which word is an example of overregularisation (a virtuous error)?',
      '‘feeded’',
      ['‘quack’', '‘them’', '‘big’'],
      '‘Feeded’ has the regular ending -ed on an irregular verb. Leo has worked out the rule, as his mother says ‘fed’.',
    ),
    item(
      1,
      'How does Leo form the plural of ‘mouse’?',
      'With the regular inflection',
      [
        'With the irregular vowel change',
        'With a numeral before the noun',
        'With the same form as the singular',
      ],
      'He says ‘mouses’, with the suffix -s, and not the irregular plural.',
    ),
    item(
      1,
      'What has happened in Leo’s /bɛd/ for ‘bread’?',
      'A consonant cluster has been reduced',
      [
        'A final consonant has been deleted',
        'An unstressed syllable has been deleted',
        'A consonant has been added',
      ],
      'The cluster /br/ becomes /b/. The final /d/ is kept, and the word has only one syllable: ‘bread’.',
    ),
    item(
      2,
      'What does Leo’s ‘no (.) not bed (.) /bɛd/’ show?',
      'He perceives a contrast that he cannot yet produce',
      [
        'He produces a contrast that he cannot yet perceive',
        'He believes that the ducks had been given a bed',
        'He wants his mother to use a simpler word',
      ],
      'He rejects ‘bed’ and yet says /bɛd/ himself: perception is ahead of production, as in Berko and Brown’s ‘fis’ phenomenon.',
    ),
    item(
      2,
      'What does the mother do in answering ‘feeded ducks’ with ‘you fed the ducks did you’?',
      'She recasts his utterance in its standard form',
      [
        'She tells him plainly that he has made an error',
        'She asks him to repeat a word that she did not hear',
        'She changes the topic to one that he can talk about',
      ],
      'A recast gives the correct form ‘fed’ and the missing article without saying that anything was wrong; the tag ‘did you’ keeps the talk going.',
    ),
    item(
      2,
      'Which process is shown by /dæt/ for ‘that’?',
      'Stopping: a plosive replaces a fricative',
      [
        'Fronting: an alveolar replaces a velar',
        'Deletion: a consonant is left out',
        'Voicing: a voiced sound replaces a voiceless one',
      ],
      'The dental fricative at the beginning of ‘that’ is replaced by the plosive /d/, which is easier to articulate. Both sounds are voiced.',
    ),
    item(
      3,
      'What does the sequence ‘him not like it’ … ‘no him didn’t like it’ suggest about Leo’s negatives?',
      'He takes up the auxiliary but keeps his own pronoun',
      [
        'He has mastered negation and the use of subject pronouns at one go',
        'He ignores the model, since imitation plays no part in his learning',
        'He can place ‘not’ only at the very beginning or end of an utterance',
      ],
      'After ‘he didn’t like it’ Leo says ‘didn’t’ but keeps ‘him’ as subject. He adopts the part that he is ready for.',
    ),
    item(
      3,
      'What is missing in ‘where my other one’, compared with adult grammar?',
      'The copular verb',
      ['The possessive determiner', 'The question word', 'The head of the noun phrase'],
      'The adult form would have ‘is’ after ‘where’, as in the mother’s ‘where’s’. ‘My’ and the head ‘one’ are there: grammatical words without much meaning are left out first.',
    ),
    item(
      4,
      'Which piece of evidence speaks most strongly against the view that children learn by imitation alone?',
      'Leo says ‘runned’, which his mother does not say',
      [
        'Leo says ‘didn’t’ after his mother has said it',
        'Leo says ‘duck’ of a bird that is a swan',
        'Leo says /wɒn/ after his mother has said ‘swan’',
      ],
      'Adults do not say ‘runned’, so the form cannot have been copied; it follows from a rule. /wɒn/ and ‘didn’t’ come directly after a model.',
    ),
    item(
      5,
      'Which comment on the mother’s language is the most fully supported by the data?',
      'Questions, recasts and tags form a scaffold, and truth is corrected more openly than grammar',
      [
        'Commands, corrections and praise form a drill, and grammar is corrected more openly than truth',
        'Simplified grammar without articles or auxiliaries is used so that Leo can imitate it exactly',
        'Long explanations of causes are given, so that Leo may learn the reasons for what he saw',
      ],
      'She tells him ‘that’s a swan’ (a fact) but only recasts ‘feeded’ and ‘him not like it’. Her own grammar is complete: ‘you fed them lots of bread’.',
    ),
  ],
};
