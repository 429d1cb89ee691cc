import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'SHAKESPEARE',
  name: 'contexts-medium',
  audience: 'Years 10 and 11, explaining motives and lines in a play by Shakespeare',
  syllabus: 'Shakespeare: motive, image and relationship',
  items: [
    item(
      2,
      'Lady Macbeth calls ‘Come, thick night, And pall thee in the dunnest smoke of hell’. Why does she want darkness?',
      'It shall hide the murder from heaven and herself',
      [
        'It shall prevent the guests from going away early',
        'It shall make Macbeth afraid to disobey her',
        'It shall help the king to sleep without fear',
      ],
      'Her ‘keen knife’ shall not see the wound it makes. The wish shows that she knows the deed to be evil.',
    ),
    item(
      2,
      'What does Macbeth mean by ‘False face must hide what the false heart doth know’?',
      'He will pretend to be a loyal host',
      [
        'He will wear a mask at the feast',
        'He will tell the king about the plot',
        'He will never trust his wife again',
      ],
      'His mind is made up, and he returns to the banquet with a smile. The line picks up the theme of appearance and reality.',
    ),
    item(
      2,
      'In Macbeth, what troubles Macbeth about not being able to say ‘Amen’ after the murder?',
      'He feels shut out from God’s blessing',
      [
        'He fears that the guards have woken up',
        'He has forgotten the words of the prayer',
        'He does not want his wife to hear him',
      ],
      'He heard two men pray in their sleep and had ‘most need of blessing’. The word stuck in his throat.',
    ),
    item(
      2,
      'Lady Macbeth says ‘A little water clears us of this deed’. How does the play prove her wrong?',
      'She later tries in vain to wash her hands clean',
      [
        'She is later seen by Macduff beside the well',
        'She later drowns in the water round the castle',
        'She later orders the whole castle to be washed clean',
      ],
      'In her sleep she sees a spot of blood that will not go. Guilt is not as easy to remove as she thought.',
    ),
    item(
      2,
      'What does Banquo suspect when he says to himself of Macbeth ‘Thou play’dst most foully for’t’?',
      'Macbeth has committed a crime for the crown',
      [
        'Macbeth has cheated him in a game of chance',
        'Macbeth has hired men to murder Fleance',
        'Macbeth has paid the Witches to praise him',
      ],
      'All the promises have come true, and Banquo fears that they were helped. He does not speak out, and hopes for his own part of the prophecy.',
    ),
    item(
      2,
      '‘Nought’s had, all’s spent, Where our desire is got without content.’ What has Lady Macbeth discovered?',
      'The crown has not made them happy',
      [
        'The castle has cost too much money',
        'The prophecy was never fulfilled',
        'The lords have refused to crown them',
      ],
      'They have spent everything, even peace of mind, and gained nothing. She hides this sadness from Macbeth.',
    ),
    item(
      2,
      'What does Macbeth’s answer to his wife, ‘Be innocent of the knowledge, dearest chuck’, show?',
      'He no longer shares his plans with her',
      [
        'He wants her to forget that he is king',
        'He thinks her too foolish to understand',
        'He believes that she has betrayed him',
      ],
      'He has ordered Banquo’s murder without telling her. The pet name cannot hide that they are growing apart.',
    ),
    item(
      2,
      'In Macbeth, why does Malcolm at first tell Macduff that he himself is wicked?',
      'He wants to test Macduff’s loyalty to Scotland',
      [
        'He wants to frighten Macduff out of England',
        'He has decided to become a tyrant like Macbeth',
        'He is ashamed of having left his father',
      ],
      'Macbeth has sent false friends before. When Macduff despairs for his country, Malcolm knows that he is honest.',
    ),
    item(
      2,
      'Malcolm tells the grieving Macduff ‘Give sorrow words’. What does he believe?',
      'Grief that is kept silent breaks the heart',
      [
        'Grief that is spoken aloud is never sincere',
        'Grief ought to be written down in letters',
        'Grief has to be hidden from the soldiers',
      ],
      'The grief that does not speak ‘bids it break’, he says of the heart. Macduff shows that a man may feel as well as fight.',
    ),
    item(
      2,
      'In Romeo and Juliet, what is Mercutio’s attitude to dreams in his speech on Queen Mab?',
      'He makes fun of them',
      ['He is afraid of them', 'He obeys their warnings', 'He hopes to have more'],
      'He describes a tiny fairy who brings everyone the dream they want. He calls dreams the children of an idle brain.',
    ),
    item(
      2,
      'Romeo says of Juliet ‘O, she doth teach the torches to burn bright!’ What does the image suggest?',
      'She outshines every other light',
      [
        'She has lit the lamps in the hall',
        'She is in danger from the fire',
        'She knows more than her teachers',
      ],
      'Light in darkness is his way of speaking of her from the first moment. Torches look dull beside her.',
    ),
    item(
      2,
      'In Romeo and Juliet, why does Friar Laurence agree to marry the couple?',
      'He hopes that the marriage will end the feud',
      [
        'He fears that Romeo will harm himself',
        'He has been ordered to marry them by the Prince',
        'He wants to prevent a match with Rosaline',
      ],
      'He wishes to turn the ‘households’ rancour to pure love’. His good intention has a terrible result.',
    ),
    item(
      2,
      'In Romeo and Juliet, why does Romeo at first refuse to fight Tybalt?',
      'Tybalt has become his relation by marriage',
      [
        'Tybalt has promised to leave the city',
        'Tybalt is the better swordsman of the two',
        'Tybalt is still an unarmed boy of fourteen',
      ],
      'He has just married Juliet, Tybalt’s cousin, but cannot say so. Mercutio takes his mildness for cowardice.',
    ),
    item(
      2,
      'In Romeo and Juliet, why is Tybalt angry with Romeo before the fatal fight?',
      'Romeo came to the Capulets’ feast uninvited',
      [
        'Romeo killed a cousin of his in the first scene',
        'Romeo refused to return the money he had lent',
        'Romeo laughed at the way in which he danced',
      ],
      'Tybalt recognises Romeo’s voice at the feast and takes his coming as an insult. Capulet forbids him to fight there.',
    ),
    item(
      2,
      'Juliet says ‘It was the nightingale, and not the lark’. Why?',
      'She wants Romeo to believe that it is still night',
      [
        'She wants Romeo to listen to the bird’s beautiful song',
        'She has mistaken the voice of her Nurse',
        'She has learnt from her father to know birds',
      ],
      'The lark sings at daybreak, when Romeo must leave or die. For a moment both pretend, because they cannot bear to part.',
    ),
    item(
      2,
      'On hearing of Juliet’s death, Romeo cries ‘Then I defy you, stars!’. Why is this ironic?',
      'By acting against fate he helps to bring it about',
      [
        'By looking at the stars he learns the truth in time',
        'By shouting he wakes Juliet from her long sleep',
        'By returning home he is reconciled with his father',
      ],
      'He hurries to Verona to die, and so arrives before she wakes. Had he waited, both might have lived.',
    ),
  ],
};
