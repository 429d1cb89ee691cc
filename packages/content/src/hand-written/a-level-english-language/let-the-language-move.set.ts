import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'let-the-language-move',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: opinion article on language change',
  passage: passage('Opinion: Let the Language Move', [
    'Every few months somebody writes to this newspaper to announce that English is dying. The killer varies. Last spring it was the word ‘gotten’; in the summer it was emoji; now, I am told, it is young people who begin every sentence with ‘so’. The corpse, meanwhile, has been seen in excellent health, walking about in playgrounds, parliaments and at least three kinds of group chat.',
    'So let us be honest about what is really being mourned. It is not clarity. Nobody has ever been left standing at a bus stop, baffled, because a teenager said ‘like’. What the letter-writers miss is the sound of a room in which everybody had been to the same sort of school.',
    'Of course some occasions call for a formal style, and of course children should be taught it; a suit is useful to own. But we do not burn the rest of the wardrobe. The ‘correct’ English of 1850 would have horrified the purists of 1750, and ours would horrify both. Language is a river, not a reservoir. You may build your dam if you like. The water, I promise you, has already found another way round.',
  ]),
  items: [
    item(
      1,
      'Which view of language does the writer hold?',
      'Descriptivist: change is natural and not a decline',
      [
        'Prescriptivist: change has to be held back by rules',
        'Purist: borrowed words ought to be replaced',
        'Determinist: language fixes what people can think',
      ],
      'The writer mocks those who see change as death and calls language ‘a river’. A descriptivist records how language is used, without condemning it.',
    ),
    item(
      1,
      'From which semantic field do ‘dying’, ‘killer’ and ‘corpse’ come?',
      'Murder and death',
      ['Illness and medicine', 'War and battle', 'Law and punishment'],
      'With ‘The killer varies’ the words present the supposed decline as a murder story. The writer takes the letter-writers’ image to an absurd extreme.',
    ),
    item(
      2,
      'What is the effect of ‘The corpse, meanwhile, has been seen in excellent health’?',
      'The contradiction makes the claim that English is dying ridiculous',
      [
        'The passive voice admits that English is in some real danger',
        'The hyperbole suggests that English is stronger than other languages',
        'The formal tone shows respect for the readers who wrote in',
      ],
      'A corpse ‘in excellent health’ is a paradox. The irony shows that everyday evidence speaks against the letter-writers.',
    ),
    item(
      2,
      'What is the function of the clause ‘Of course some occasions call for a formal style’?',
      'It concedes a point that opponents would make',
      [
        'It gives up the argument of the second paragraph',
        'It introduces an example of the writer’s own mistakes',
        'It orders the readers to write formally',
      ],
      'A concession grants what is reasonable in the other view, so that the writer seems fair. The ‘But’ that follows limits it.',
    ),
    item(
      2,
      'What does the metaphor ‘a suit is useful to own’ say about formal English?',
      'It suits certain occasions, as one style among several',
      [
        'It is worth more than other kinds of English',
        'It is out of fashion, so that young people hardly need it',
        'It can be afforded only by wealthy speakers',
      ],
      'A suit is one garment in a ‘wardrobe’. The image supports the idea of appropriateness: different styles for different situations.',
    ),
    item(
      3,
      'Why does the writer put ‘correct’ in quotation marks?',
      'To keep a distance from the idea that there is a correct English',
      [
        'To quote the word from one of the letters that the newspaper had printed',
        'To stress that the English of 1850 really was free from errors',
        'To show that the word has changed its spelling since 1850',
      ],
      'Such marks, often called scare quotes, signal that the word is somebody else’s. The English of one age ‘would have horrified’ another, since each calls something different correct.',
    ),
    item(
      3,
      'What does the writer suggest with ‘a room in which everybody had been to the same sort of school’?',
      'The complaints are really about social class',
      [
        'Schools used to teach grammar more thoroughly',
        'Letter-writers wish that they had studied longer',
        'Young people do not enjoy being in company',
      ],
      '‘The same sort of school’ evokes a narrow, privileged group whose speech was alike. What is mourned is an exclusive circle and not, as claimed, clarity.',
    ),
    item(
      3,
      'What is witty about the word that opens the second paragraph?',
      'It is the very habit that the letter-writers condemn',
      [
        'It contradicts the sentence that comes before it',
        'It is a word that young people would never use',
        'It pretends that the writer is lost for words',
      ],
      'The first paragraph reports complaints about sentences that begin with ‘so’. The writer then begins one in this way, and it works perfectly well.',
    ),
    item(
      4,
      'What does the cleft structure ‘What the letter-writers miss is the sound of…’ do that ‘The letter-writers miss the sound of…’ does not?',
      'It delays the new information and puts the focus on it',
      [
        'It turns the active voice into the passive voice',
        'It hides the people who are missing something',
        'It changes the statement into an indirect question',
      ],
      'A wh-cleft (pseudo-cleft) treats ‘they miss something’ as given and saves the revelation for the end of the clause, after ‘is’.',
    ),
  ],
};
