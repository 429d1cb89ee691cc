import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'jekyll-and-hyde',
  audience: 'Years 10 and 11, studying Dr Jekyll and Mr Hyde for GCSE English Literature',
  syllabus: 'The 19th-century novel: Jekyll and Hyde (plot, character, theme, form and context)',
  items: [
    item(
      1,
      'In Jekyll and Hyde, what is Mr Utterson’s profession?',
      'Lawyer',
      ['Doctor', 'Butler', 'Politician'],
      'Utterson is Jekyll’s lawyer and holds his will. Lanyon and Jekyll are doctors, Poole is the butler.',
    ),
    item(
      1,
      'In Jekyll and Hyde, whom does Hyde murder with a cane?',
      'Sir Danvers Carew',
      ['Dr Hastie Lanyon', 'Mr Richard Enfield', 'Inspector Newcomen'],
      'Carew, an elderly Member of Parliament, is beaten to death. A maid sees it from her window.',
    ),
    item(
      1,
      'In Jekyll and Hyde, what does Hyde do to a child in the first chapter?',
      'He tramples over her',
      ['He steals her money', 'He hides her in his house', 'He pushes her into the river'],
      'Enfield tells how Hyde ‘trampled calmly over the child’s body’. ‘Calmly’ is the most shocking word.',
    ),
    item(
      1,
      'In Jekyll and Hyde, how does Jekyll become Hyde?',
      'By drinking a potion',
      ['By wearing a mask', 'By reading a spell', 'By falling asleep at sea'],
      'Jekyll mixes salts with a liquid. Later he changes in his sleep, without the potion, and needs it to change back.',
    ),
    item(
      1,
      'In Jekyll and Hyde, who is Poole?',
      'Jekyll’s servant',
      ['Lanyon’s patient', 'Utterson’s cousin', 'Hyde’s landlady'],
      'Poole, the butler, comes to Utterson for help on ‘The Last Night’. Utterson’s cousin is Enfield.',
    ),
    item(
      2,
      'What does Utterson’s joke ‘If he be Mr. Hyde, I shall be Mr. Seek’ show?',
      'He is determined to find the man',
      [
        'He is playing a game with children',
        'He thinks that Hyde does not exist',
        'He hopes to be invited to dinner',
      ],
      'The pun on the name makes the pursuit sound like hide-and-seek. It also points to the theme of concealment.',
    ),
    item(
      2,
      'What is striking about the way people describe Hyde?',
      'They sense deformity but cannot say what it is',
      [
        'They all praise his looks but dislike his voice',
        'They each give an exact but different account',
        'They describe him exactly as they describe Jekyll',
      ],
      'Enfield says that there is something wrong with his appearance that he can’t describe. The indefinite horror lets the reader imagine the worst.',
    ),
    item(
      2,
      'What does the door of Hyde’s house, ‘blistered and distained’, suggest in contrast with its neighbours?',
      'Evil and neglect hidden in a respectable street',
      [
        'The honest poverty of a hard-working family',
        'A house that is being repaired for a new owner',
        'The danger of fire in the crowded city',
      ],
      'The street shines with fresh paint. The door is in fact the back of Jekyll’s own house: one building, two faces, like the man.',
    ),
    item(
      2,
      'In Jekyll and Hyde, why do Lanyon and Jekyll quarrel?',
      'Lanyon thinks Jekyll’s science is nonsense',
      [
        'Lanyon believes Jekyll has stolen his money',
        'Jekyll has revealed a secret about Lanyon',
        'Jekyll has refused to treat one of his patients',
      ],
      'Lanyon calls it ‘unscientific balderdash’. He stands for conventional, material science.',
    ),
    item(
      2,
      'What does ‘My devil had been long caged, he came out roaring’ suggest about self-denial?',
      'What is held down grows stronger',
      [
        'What is forgotten will disappear',
        'What is confessed can be forgiven',
        'What is wild may be tamed in time',
      ],
      'After months without the potion Jekyll’s evil side is more violent: the animal image shows the cost of repression.',
    ),
    item(
      3,
      'What is the effect of comparing Hyde with ‘some damned Juggernaut’ and speaking of his ‘ape-like fury’?',
      'He seems less than human, a machine or an animal',
      [
        'He seems superhuman, a hero from an ancient story',
        'He seems comic, like a figure in a children’s book',
        'He seems foreign, and so easily found by the police',
      ],
      'A juggernaut crushes without feeling. ‘Ape-like’ plays on fears raised by the theory of evolution, that man may fall back to the beast.',
    ),
    item(
      3,
      'What does Jekyll conclude with ‘man is not truly one, but truly two’?',
      'Good and evil exist together in everybody',
      [
        'Husband and wife must share one character',
        'A man’s body dies, but his soul lives on',
        'A man has a private house and a public one',
      ],
      'In his full statement he explains that he wished to separate the two natures. The experiment shows that they cannot safely be divided.',
    ),
    item(
      3,
      'How does the structure of Jekyll and Hyde create suspense?',
      'Other people’s documents reveal the truth only at the end',
      [
        'Jekyll tells us his secret at the start and asks for silence',
        'Hyde tells the whole story from his own point of view',
        'The police explain each clue as soon as they discover it',
      ],
      'We follow Utterson, who knows too little. Only ‘Dr. Lanyon’s Narrative’ and ‘Henry Jekyll’s Full Statement of the Case’ solve the mystery.',
    ),
    item(
      4,
      'What does fog add to the London of Jekyll and Hyde?',
      'It mirrors moral confusion and what men conceal',
      [
        'It reminds readers of the healthy air of Scotland',
        'It shows that the city has no gas lamps at night',
        'It gives the murderer a reason to leave the town',
      ],
      'As Utterson leads the police to Soho, the fog makes it ‘like a district of some city in a nightmare’. Setting becomes a symbol.',
    ),
    item(
      4,
      'Why do Utterson and Enfield agree never to refer to the story of the door again?',
      'A gentleman’s reputation depends on silence',
      [
        'A lawyer may not speak to his own relatives',
        'A promise to the child’s family binds them',
        'A servant has been listening to their talk',
      ],
      'Enfield’s rule is that ‘the more it looks like Queer Street, the less I ask’. Such discretion protects respectable men, and so protects Hyde.',
    ),
    item(
      5,
      'Which interpretation of Hyde’s small stature is best supported by Jekyll’s own statement?',
      'The evil side had been less exercised than the good in his life of effort',
      [
        'The evil side had been starved by the cruelty of his parents and his teachers',
        'The good side had grown old, so that it was bent and reduced in size',
        'The potion had been spoiled, so that it worked on half of his body alone',
      ],
      'Jekyll explains that his life had been ‘nine tenths a life of effort, virtue and control’. Hyde’s growing strength then measures the growth of evil.',
    ),
  ],
};
