import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'contexts-medium-more',
  audience: 'Years 10 and 11, explaining motives and images in a 19th-century novel',
  syllabus: 'The 19th-century novel: motive, cause and effect, image and symbol',
  items: [
    item(
      2,
      'In Jane Eyre, whom does Jane believe to be the source of the strange laughter at Thornfield?',
      'Grace Poole',
      ['Mrs Fairfax', 'Adèle’s nurse', 'Leah the maid'],
      'Rochester lets her think so. Grace Poole is in fact the nurse of Bertha, who laughs and sets fire to his bed.',
    ),
    item(
      2,
      'In Jane Eyre, what does Mrs Reed confess on her deathbed?',
      'She told Jane’s uncle that Jane was dead',
      [
        'She spent the money that was left to Jane',
        'She wrote the letter that broke off the wedding',
        'She knew that Rochester was already married',
      ],
      'John Eyre of Madeira had asked for Jane, to adopt her. Mrs Reed hated the thought that the child should prosper.',
    ),
    item(
      2,
      'In Jane Eyre, lightning splits the great chestnut tree on the night of Rochester’s proposal. What does this prepare us for?',
      'The separation of the couple',
      ['The burning of the school', 'The blindness of Jane’s uncle', 'The arrival of a rich guest'],
      'A tree torn in two beneath which they have just been united is an omen. The wedding will be stopped and Jane will leave.',
    ),
    item(
      2,
      'In Jane Eyre, what does Jane’s sharing of her inheritance with three cousins show?',
      'She values a family more than wealth',
      [
        'She is afraid of spending so much money',
        'She hopes to win St John’s love with it',
        'She believes that women should not own money',
      ],
      'Having grown up without love, she is delighted to find relations. A quarter of the fortune is enough to make her independent.',
    ),
    item(
      2,
      'In Jekyll and Hyde, which condition in Jekyll’s will alarms Utterson most?',
      'It provides for Jekyll’s disappearance',
      [
        'It leaves nothing to Jekyll’s servants',
        'It forbids the sale of Jekyll’s house',
        'It asks Utterson to burn the papers',
      ],
      'If Jekyll disappears for three months, Hyde is to take his place. Utterson fears that Hyde might make Jekyll disappear.',
    ),
    item(
      2,
      'In Jekyll and Hyde, what does Mr Guest notice about the letter from Hyde?',
      'The writing resembles Jekyll’s, but slopes differently',
      [
        'The paper on which it is written is sold only abroad',
        'The signature has been cut out of another letter',
        'The ink is the one that Utterson’s office uses',
      ],
      'Utterson concludes, with horror, that Jekyll has forged a letter for a murderer. The truth, that both are one man, is stranger still.',
    ),
    item(
      2,
      'In Jekyll and Hyde, why can Jekyll no longer make the potion at the end?',
      'The first salt had been impure, and he cannot find more of it',
      [
        'The chemist has been warned by the police not to sell to him',
        'The book with the recipe has been burnt by Dr Lanyon',
        'The glasses that he needs have been broken by Hyde',
      ],
      'He sends Poole all over London for the old drug. The success of his great experiment had depended on an accident.',
    ),
    item(
      2,
      'In Jekyll and Hyde, why does Jekyll suddenly shut the window on Utterson and Enfield?',
      'He feels that he is about to change',
      [
        'He sees the police behind the two',
        'He is angry at a remark of Enfield’s',
        'He has heard Poole call for help',
      ],
      'His smile gives way to a look of terror and despair. The two friends are so frightened that they walk on in silence.',
    ),
    item(
      2,
      'In Jekyll and Hyde, why is Jekyll alarmed when he wakes one morning with Hyde’s hand?',
      'He has changed without taking the drug',
      [
        'He has forgotten a murder that he did',
        'He has been seen by all of his servants',
        'He has been drugged by an enemy',
      ],
      'He went to bed as Jekyll. The evil side is beginning to take over by itself, so that he has to choose between the two lives.',
    ),
    item(
      2,
      'In Pride and Prejudice, why does Elizabeth so readily believe Wickham’s story about Darcy?',
      'It confirms the dislike that she already feels',
      [
        'It is supported by letters that he shows her',
        'It has already been told to her by Mr Bingley himself',
        'It agrees with what Mrs Gardiner has said',
      ],
      'Darcy has hurt her pride, and Wickham is charming. She does not ask why he tells a stranger such things.',
    ),
    item(
      2,
      'In Pride and Prejudice, how does Darcy help the Bennets after Lydia has run away?',
      'He pays Wickham’s debts if he marries Lydia',
      [
        'He challenges Wickham to a duel and wounds him',
        'He brings Lydia home before anyone has noticed',
        'He persuades Mr Collins to give up Longbourn',
      ],
      'He does it in secret and lets Mr Gardiner have the credit. Elizabeth learns of it by accident, from a careless word of Lydia’s.',
    ),
    item(
      2,
      '‘Your mother will never see you again if you do not marry Mr. Collins, and I will never see you again if you do.’ What does Mr Bennet do here?',
      'He supports Elizabeth’s refusal with a joke',
      [
        'He warns Elizabeth that he may soon die',
        'He orders Elizabeth to obey her mother at once',
        'He tells Elizabeth to leave the house',
      ],
      'The sentence begins like a father’s threat and ends on her side. It also makes fun of his wife in front of her daughter.',
    ),
    item(
      2,
      'In Pride and Prejudice, which reason does Darcy’s letter give for separating Bingley from Jane?',
      'He thought that Jane did not love Bingley',
      [
        'He hoped to marry Jane Bennet himself',
        'He knew that Bingley had lost his fortune',
        'He had promised Wickham that he would',
      ],
      'Jane’s calm manner hid her feelings, as Charlotte had feared it would. He also objected to the behaviour of her family.',
    ),
    item(
      2,
      'In The Sign of Four, what does Holmes give as his reason for taking cocaine?',
      'His mind cannot bear to be without work',
      [
        'His old wound gives him constant pain',
        'His doctor has ordered it for his sleep',
        'His friends at the club all take it',
      ],
      'He says that his mind ‘rebels at stagnation’. Watson, a doctor, protests strongly.',
    ),
    item(
      2,
      'In The Sign of Four, what did the four whose sign is found have in common?',
      'They had sworn to share the Agra treasure',
      [
        'They had served on the same ship as boys',
        'They had escaped together from an English prison',
        'They had been cheated by Miss Morstan’s father',
      ],
      'Small and three Indian companions took an oath. Major Sholto’s theft broke the agreement, and Small wants revenge for all four.',
    ),
    item(
      2,
      'In The War of the Worlds, how do most people near Woking behave soon after the first cylinder has landed?',
      'They go on with their daily lives',
      ['They flee at once towards the coast', 'They attack it with guns', 'They hide in their cellars'],
      'The narrator stresses that shops, trains and supper tables went on as usual. Wells shows how slow people are to believe in a danger.',
    ),
    item(
      2,
      'In The War of the Worlds, what does the red weed that spreads along the rivers show?',
      'The Earth itself is beginning to turn into Mars',
      [
        'The blood of the dead has poisoned the water',
        'The Martians are growing food for their prisoners',
        'The plants of the Earth have been burnt by the Heat-Ray',
      ],
      'The invaders bring their own vegetation, and it chokes the native plants. Like the Martians, it is killed by bacteria in the end.',
    ),
  ],
};
