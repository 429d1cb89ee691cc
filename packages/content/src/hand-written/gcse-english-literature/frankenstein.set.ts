import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'frankenstein',
  audience: 'Years 10 and 11, studying Frankenstein for GCSE English Literature',
  syllabus: 'The 19th-century novel: Frankenstein (plot, character, theme, form and context)',
  items: [
    item(
      1,
      'Who wrote Frankenstein?',
      'Mary Shelley',
      ['Emily Brontë', 'Jane Austen', 'Bram Stoker'],
      'Mary Shelley published it in 1818, when she was twenty. Percy Bysshe Shelley, the poet, was her husband.',
    ),
    item(
      1,
      'In Frankenstein, what is Frankenstein the name of?',
      'The scientist who makes the Creature',
      [
        'The Creature that the scientist makes',
        'The ship that is trapped in the ice',
        'The village where the Creature hides',
      ],
      'Victor Frankenstein is the maker. The Creature is given no name at all, which shows that he is denied a place among people.',
    ),
    item(
      1,
      'In Frankenstein, who is executed for the murder of William?',
      'Justine',
      ['Elizabeth', 'Clerval', 'Agatha'],
      'Justine Moritz is innocent: the Creature has put William’s miniature in her pocket. Victor knows and stays silent.',
    ),
    item(
      1,
      'In Frankenstein, where does Walton meet Victor?',
      'In the Arctic',
      ['In Geneva', 'In Ingolstadt', 'In the Orkneys'],
      'Walton’s ship is caught in the ice when Victor is taken aboard; there too he dies. He made the Creature in Ingolstadt.',
    ),
    item(
      2,
      'What does the Creature’s claim ‘misery made me a fiend’ argue?',
      'Cruel treatment turned a good nature to evil',
      [
        'Evil had been put into him by his maker',
        'Pain has taught him to forgive his enemies',
        'Poverty forced him to steal his food',
      ],
      'He says ‘I was benevolent and good’. The question of how far society makes its monsters runs through the novel.',
    ),
    item(
      2,
      'In Frankenstein, what does the Creature ask Victor to make for him?',
      'A companion',
      ['A human home', 'A new face', 'A deadly weapon'],
      'He asks for a female like himself and promises to leave Europe. Victor begins, and then destroys her.',
    ),
    item(
      2,
      'In Frankenstein, how does the Creature learn to speak and read?',
      'By watching the De Lacey family',
      [
        'By listening to Victor’s lectures',
        'By attending the village school',
        'By talking to Walton’s sailors',
      ],
      'Hidden beside their cottage he follows the lessons given to Safie. When they see him, they drive him away.',
    ),
    item(
      2,
      'What does Frankenstein’s subtitle, ‘The Modern Prometheus’, compare Victor with?',
      'A figure punished for giving man fire',
      [
        'A hero rewarded for killing a monster',
        'A king who turned all things to gold',
        'A youth who fell in love with himself',
      ],
      'Prometheus stole fire from the gods (and in some versions made man). Victor too seizes a power that is not his and suffers for it.',
    ),
    item(
      3,
      'What does the Creature mean by ‘I ought to be thy Adam, but I am rather the fallen angel’?',
      'He should have been cared for, and has been cast out',
      [
        'He was made from clay, and has now turned to dust',
        'He has sinned, and begs his maker to forgive him',
        'He wants to rule, and will rebel against mankind',
      ],
      'He has read Paradise Lost. Adam was loved by his creator; the fallen angel, Satan, was driven away ‘from joy for no misdeed’ in his case.',
    ),
    item(
      3,
      'What is the purpose of Walton’s letters, which frame the story of Frankenstein?',
      'Walton, also ambitious, can learn from Victor’s fall',
      [
        'Walton, a scientist, can prove that Victor is lying',
        'Walton, a policeman, can collect evidence of murder',
        'Walton, who is a poet, can turn Victor’s tale into verse',
      ],
      'Victor warns him ‘how dangerous is the acquirement of knowledge’. Walton in the end turns his ship for home.',
    ),
    item(
      4,
      'How is nature used in Frankenstein?',
      'It offers Victor comfort that his own work destroys',
      [
        'It frightens Victor, so that he never leaves the city',
        'It gives the Creature the power to perform magic',
        'It is described by scientists only, in technical terms',
      ],
      'Victor finds relief among the mountains, in the Romantic manner, but the Creature meets him there on the ice: what he made against nature follows him into it.',
    ),
    item(
      5,
      'Which statement about responsibility in Frankenstein is best supported?',
      'Victor’s guilt lies as much in abandoning the Creature as in making him',
      [
        'Victor’s guilt lies only in making the Creature, whom he then tries to raise',
        'The Creature alone is guilty, since his nature was evil from the first',
        'Nobody is guilty, since the Creature’s crimes are all done by accident',
      ],
      'When the Creature opens his eyes Victor flees from him in ‘breathless horror and disgust’. The Creature’s pleas for care, and later for a companion, are refused in turn.',
    ),
    item(
      5,
      'Why does it matter that the Creature’s eloquence reaches us only through Victor and Walton?',
      'We are moved by words that Victor, who hates him, nevertheless repeats',
      [
        'We may conclude that the Creature cannot speak and has invented nothing',
        'We may conclude that Walton has improved the Creature’s poor grammar',
        'We are told by both of them that the Creature’s arguments are convincing',
      ],
      'Victor warns Walton not to trust that eloquence, and yet reports it at length. That it persuades even so is strong evidence for the Creature’s case.',
    ),
    item(
      4,
      'Why does Victor destroy the female creature that he is making?',
      'He fears that a race of such beings might follow',
      [
        'He hears that Elizabeth has agreed to marry him',
        'He discovers that the first Creature has died',
        'He is forced to do so by the people of the island',
      ],
      'He imagines their children as a threat to mankind, and that she may not keep a promise made by another. The Creature, watching, swears revenge.',
    ),
  ],
};
