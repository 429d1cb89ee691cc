import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'a-letter-from-exeter',
  audience: 'Years 12 and 13, analysing texts of earlier periods',
  syllabus: 'Language change: orthography, grammar, semantics and discourse of Late Modern English',
  passage: passage('A letter (in the manner of the 1780s)', [
    'Exeter, ye 14th of Novr. 1783',
    'Honoured Sir,',
    'I had the Favour of yours by the last Post, and am vastly obliged to you for the Ten Guineas, which were never more wanted. You desire me to be candid; I will therefore own that I have not been so diligent in my Studies this Month as I ought; for we have had the Players in Town, and Mr Haldon’s Family, who are people of Fashion, have shewn me every Civility, and would not be denied my Company at the publick Rooms.',
    'My Health continues tolerable, tho’ I have had a Cold, and was blooded for it on Thursday, by which I am something weakened. Mr Pym the Apothecary saith ’tis but the Season. I hope my Mother keeps well, and that the grey Mare is mended of her Lameness.',
    'I must now touch upon a Matter which I would gladly avoid, had I the Liberty. There is a young Person here, a Miss Haldon, the second Daughter. She is a nice Creature, and of the most amiable Manners; her Fortune is not large, but I am assured that it is not nothing. Pray do not you be angry, Sir. I have said nothing to her, nor shall I, ’till I know your Pleasure; but if you was to see her, I flatter myself you could not long withhold it.',
    'I know not what more to add, but that I remain, with the greatest Respect, Honoured Sir, your most dutiful and obedient Son,',
    'Wm. Trevanion',
    'P.S. The Guineas are almost spent.',
  ]),
  items: [
    item(
      1,
      'Which pair of spellings shows older forms of words that are now spelt differently?',
      '‘shewn’ and ‘publick’',
      ['‘candid’ and ‘diligent’', '‘Honoured’ and ‘Favour’', '‘amiable’ and ‘dutiful’'],
      'We now write ‘shown’ and ‘public’. The spellings with -our are still standard in Britain.',
    ),
    item(
      1,
      'What kind of abbreviation is ‘Wm.’ for ‘William’?',
      'A contraction written with the first and last letters',
      [
        'An acronym made from the first letters of several words',
        'A clipping in which the beginning of the word is dropped',
        'A blend in which parts of two names are put together',
      ],
      '‘Wm.’ keeps the beginning and the end of the name; ‘Novr.’ is made in a similar way. Such forms were common in letters, where paper was dear.',
    ),
    item(
      1,
      'How does the use of capital letters differ from ours?',
      'Many common nouns begin with one',
      [
        'Many verbs begin with one',
        'Proper nouns begin with a small letter',
        'Sentences begin with a small letter',
      ],
      '‘Post’, ‘Cold’, ‘Mare’ and ‘Lameness’ are common nouns. The practice died out towards the end of the 18th century.',
    ),
    item(
      2,
      'What is non-standard today about ‘if you was to see her’?',
      'The verb agrees with a singular subject',
      [
        'The verb is placed in front of its subject',
        'The verb stands in the future tense',
        'The verb has no auxiliary before it',
      ],
      '‘You was’ was often used in the 18th century when one person was addressed, even by educated writers; grammarians such as Lowth condemned it.',
    ),
    item(
      2,
      'What is characteristic of older syntax in ‘I know not what more to add’?',
      'Negation without the auxiliary ‘do’',
      [
        'Negation by means of two negative words',
        'Inversion of the subject and the main verb',
        'Omission of the object of a transitive verb',
      ],
      'Present-day English has ‘I do not know’. The older pattern, ‘I know not’, survived with a few verbs in formal letters; ‘do not you be angry’ shows that ‘do’ was in use beside it.',
    ),
    item(
      2,
      'What does ‘I am something weakened’ mean, and what has changed?',
      '‘Somewhat’: the word was used as an adverb of degree',
      [
        '‘Perhaps’: the word was used as a modal adverb',
        '‘In one part’: the word was used as an adverbial of place',
        '‘By a thing’: the word was used as an agent in the passive',
      ],
      'The participle ‘weakened’ is modified by ‘something’ as by ‘a little’. Today the word is nearly always a pronoun.',
    ),
    item(
      3,
      'How does the letter show the status of father and son?',
      'Formulas of respect frame it, and requests are indirect',
      [
        'First names are used throughout, and requests are made baldly on record',
        'Pronouns change from ‘you’ to ‘thou’, as the son grows more respectful',
        'Titles are left out, and obedience is expressed by means of imperatives',
      ],
      '‘Honoured Sir’ and ‘your most dutiful and obedient Son’ mark the distance; ‘I would gladly avoid, had I the Liberty’ apologises for imposing.',
    ),
    item(
      3,
      'What is the structure ‘had I the Liberty’?',
      'A conditional clause formed by inversion',
      [
        'A question that expects the answer ‘no’',
        'A relative clause without a pronoun',
        'A main clause in the past perfect',
      ],
      'Subject and verb change places instead of the conjunction ‘if’: ‘had I the Liberty’ means ‘if I had the liberty’. It is formal, then as now.',
    ),
    item(
      4,
      'What is the effect of the litotes ‘I am assured that it is not nothing’?',
      'It makes a small fortune sound acceptable without a false claim',
      [
        'It makes a large fortune sound smaller than the father may hope',
        'It makes the writer’s ignorance of money a point in his favour',
        'It makes the young woman seem proud of what she will inherit',
      ],
      'Her fortune ‘is not large’. The double negative concedes as little as possible; ‘I am assured’ puts the responsibility for the claim on others.',
    ),
    item(
      5,
      'What does the postscript contribute to the way in which the writer is represented?',
      'Its plain directness betrays a motive that the polite periods had disguised',
      [
        'Its formal politeness confirms the obedience that the letter had expressed',
        'Its obscure wording leaves the father in doubt about what is being asked',
        'Its humorous exaggeration shows that the son can live without assistance',
      ],
      'The letter opens with thanks for the ‘Ten Guineas’. ‘The Guineas are almost spent’ is a bare declarative with the force of a request: the indirectness of the rest drops away.',
    ),
  ],
};
