import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'the-sign-of-four-and-the-war-of-the-worlds',
  audience: 'Years 10 and 11, studying a 19th-century novel for GCSE English Literature',
  syllabus:
    'The 19th-century novel: The Sign of Four and The War of the Worlds (plot, character and language)',
  items: [
    item(
      1,
      'In The Sign of Four, who tells the story?',
      'Dr Watson',
      ['Sherlock Holmes', 'Mary Morstan', 'Jonathan Small'],
      'Watson reports what he and Holmes see. Small tells his own past near the end, but only as a story within Watson’s.',
    ),
    item(
      1,
      'In The Sign of Four, who comes to Holmes with the mystery?',
      'Mary Morstan',
      ['Mrs Hudson', 'Mrs Bernstone', 'Lady Sholto'],
      'Miss Morstan’s father disappeared years before. Mrs Hudson is Holmes’s landlady.',
    ),
    item(
      1,
      'In The Sign of Four, what has Miss Morstan been sent once a year?',
      'A pearl',
      ['A gold coin', 'A black rose', 'A threat'],
      'The six pearls come from the Agra treasure. Thaddeus Sholto sends them because he thinks that a share is hers.',
    ),
    item(
      1,
      'In The Sign of Four, what does Watson find when Miss Morstan’s treasure chest is opened?',
      'Nothing',
      ['Gold coins', 'Letters', 'A dagger'],
      'The chest is empty. Watson is relieved, because a poor Miss Morstan is a woman whom he can ask to marry him.',
    ),
    item(
      1,
      'In The War of the Worlds, where does the first cylinder land?',
      'On Horsell Common',
      ['On Primrose Hill', 'In Hyde Park', 'In Trafalgar Square'],
      'It lands near Woking in Surrey, an ordinary English place. Primrose Hill is where the narrator sees the last Martians dead.',
    ),
    item(
      1,
      'In The War of the Worlds, which weapon do the Martians use first?',
      'The Heat-Ray',
      ['The Black Smoke', 'The Red Weed', 'The Iron Claw'],
      'The Heat-Ray burns the men who come with a white flag. The Black Smoke, a poison gas, follows later.',
    ),
    item(
      1,
      'In The War of the Worlds, what kills the Martians in the end?',
      'Bacteria',
      ['Hunger', 'Cannon fire', 'Cold weather'],
      'They have no resistance to the bacteria of the earth. Human weapons destroy only a few of them.',
    ),
    item(
      2,
      'In The Sign of Four, why is the treasure never recovered?',
      'Small scatters it in the Thames',
      ['Tonga buries it in a garden', 'The police lose it in a fire', 'Sholto sends it back to India'],
      'During the chase on the river Small throws the jewels overboard, so that nobody else may have them.',
    ),
    item(
      2,
      'Holmes says ‘when you have eliminated the impossible, whatever remains, however improbable, must be the truth’. What does this tell us about his method?',
      'He rules out explanations one by one',
      [
        'He trusts the first idea that he has',
        'He believes that anything is possible',
        'He waits until a criminal confesses',
      ],
      '‘Eliminated’ means removed. He does not believe that anything is possible: what cannot be is struck out first.',
    ),
    item(
      2,
      'In The Sign of Four, why does Watson at first hide his feelings for Miss Morstan?',
      'Her wealth would put her above him',
      ['Her father has forbidden it', 'Holmes wants to marry her', 'She is engaged to Thaddeus'],
      'As an heiress she would be far richer than a doctor on half pay, and he might seem to want her money. Holmes has no interest in marriage.',
    ),
    item(
      2,
      'In The Sign of Four, how is Bartholomew Sholto killed in his locked room?',
      'By a poisoned dart',
      ['By a bullet', 'By a false letter', 'By a snake'],
      'Tonga climbs in through the roof and shoots a poisoned thorn from a blowpipe. Holmes works this out from the traces.',
    ),
    item(
      2,
      'In The War of the Worlds, why does the curate become a danger to the narrator in the ruined house?',
      'His noise may bring the Martians',
      ['He plans to serve the Martians', 'His illness may be infectious', 'He has stolen the only weapon'],
      'The curate loses control and shouts while Martians work outside. The narrator strikes him down to silence him.',
    ),
    item(
      2,
      'The War of the Worlds begins by saying that humans were watched ‘as a man with a microscope might scrutinise the transient creatures that swarm and multiply in a drop of water’. What does the simile suggest?',
      'People are tiny and unaware beside the Martians',
      [
        'People are scientists who study the Martians',
        'People are an illness that the Martians fear',
        'People are safe because the Martians are far away',
      ],
      'Humans take the place of the creatures in the drop of water. They are watched without knowing it, and ‘transient’ makes them short-lived.',
    ),
    item(
      2,
      'In The War of the Worlds, what does the artilleryman dream of but hardly work for?',
      'A new human life under London',
      [
        'A ship to carry him to Mars',
        'A peace treaty with the Martians',
        'A medal for his bravery in battle',
      ],
      'He talks of living in the drains and fighting back one day, but digs only a little and prefers to play cards and drink.',
    ),
  ],
};
