import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-coffee-stall',
  audience: 'Years 9 to 11, reading older non-fiction for the GCSE papers on writers’ viewpoints',
  syllabus: 'Reading 19th-century non-fiction: description, inference, structure and viewpoint',
  passage: passage('The Coffee-Stall (in the manner of a newspaper sketch of the 1850s)', [
    'The gentleman who tells you that London sleeps has gone to bed himself and takes the rest upon trust. Let him get up at three of a wet November morning; let him put on his oldest coat, for he will be the better received in it, and walk with me as far as the foot of the bridge.',
    'Here, under the wall, is a light: a smear of yellow, no more, in a darkness that smells of tar and low tide. As we come nearer it becomes a lantern, and the lantern shows a barrow, and upon the barrow two tin cans, bright as a regiment, with a pan of charcoal glowing under each. This is Mrs Tulley’s coffee-stall. It has stood here for nineteen years, in all weathers; and Mrs Tulley, who is about the size of a child of twelve and wears three shawls, has stood behind it.',
    'A penny buys a mug of coffee (I will not swear that it has ever been to Arabia) and a halfpenny a slice of bread and butter, cut thick. Who are the customers? Stay a quarter of an hour and you may meet all London that has no bed, or has just left one. There is a bargeman, with rain running off his hat as off a roof. There are two girls who sew shirts, and have sewn since yesterday, and who share one mug, turn and turn about, in perfect fairness. There is a gentleman in evening dress, who has lost something at cards, and I think it was not only money. They stand shoulder to shoulder, because the wall is narrow and the rain is wide, and no one asks the gentleman for his name or the bargeman for his opinions.',
    'At the edge of the light is a boy. He has been there for some time, looking at nothing in particular, as a cat looks at nothing in particular when there is a fishmonger’s near. Mrs Tulley does not seem to see him either. ‘Drat the thing,’ she remarks to her breadknife; ‘I’ve gone and cut one too many,’ and she sets the slice down at the end of the board, where the light stops. When I next turn my head there is no slice there, and no boy.',
    'I ask her whether this happens often. She wipes a mug that is already dry. ‘I never was no hand at counting, sir,’ says Mrs Tulley, who has told me to a farthing what she has taken every night since Michaelmas.',
  ]),
  items: [
    item(
      1,
      'Where is the coffee-stall?',
      'At the foot of the bridge, under the wall',
      [
        'In the fish market beside the river',
        'On the deck of a barge at low tide',
        'In the street outside a gentlemen’s club',
      ],
      'We walk ‘as far as the foot of the bridge’ and find the light ‘under the wall’. The fishmonger’s is only part of a comparison.',
    ),
    item(
      1,
      'How long has Mrs Tulley kept the stall?',
      'Nineteen years',
      ['Twelve years', 'A quarter of an hour', 'Since Michaelmas'],
      '‘It has stood here for nineteen years’. Twelve is the age of the child whose size she is.',
    ),
    item(
      1,
      'How do the two girls earn their living?',
      'By sewing',
      ['By selling bread', 'By playing cards', 'By cleaning mugs'],
      'They are ‘two girls who sew shirts, and have sewn since yesterday’. Cards have to do with the gentleman.',
    ),
    item(
      2,
      'Why does the writer advise the reader to wear an old coat?',
      'People at the stall will then be more friendly',
      [
        'A better coat would be stolen on the bridge',
        'The charcoal might burn a hole in a new one',
        'An old coat keeps out more of the rain',
      ],
      'He gives the reason: ‘for he will be the better received in it’. Fine clothes would set the visitor apart.',
    ),
    item(
      2,
      'What does the writer suggest in the brackets ‘I will not swear that it has ever been to Arabia’?',
      'The drink may hardly be made from coffee at all',
      [
        'The coffee has come a very long way to London',
        'The writer himself has never travelled abroad',
        'Mrs Tulley makes false promises to her customers',
      ],
      'Good coffee was said to come from ‘Arabia’. The polite doubt is a joke about the quality of a penny drink, not an accusation of Mrs Tulley.',
    ),
    item(
      2,
      'What does the detail that the girls share one mug ‘turn and turn about, in perfect fairness’ show?',
      'They are poor, but treat each other justly',
      [
        'They are greedy, and watch each other closely',
        'They are young, and have made it into a game',
        'They are tired, and can no longer hold a mug',
      ],
      'They can afford only ‘one mug’ between them, and yet each takes exactly her share. The narrator admires them.',
    ),
    item(
      2,
      'What does the comparison with a cat near a fishmonger’s tell us about the boy?',
      'He is hungry but pretends not to be interested',
      [
        'He is a thief who has just stolen some fish',
        'He is quiet because he is afraid of the dark',
        'He is waiting for an animal that he has lost',
      ],
      'Like the cat he is ‘looking at nothing in particular’ just where the food is. The repeated phrase makes the pretence plain.',
    ),
    item(
      3,
      'How does the second paragraph lead the reader to the stall?',
      'It moves closer step by step, as the light becomes clear things',
      [
        'It begins with the people and then shows the place they come from',
        'It contrasts the stall with the rich houses on the other bank',
        'It goes back nineteen years and then returns to the present',
      ],
      'First there is ‘a smear of yellow’, then ‘a lantern, and the lantern shows a barrow, and upon the barrow two tin cans’. Each detail appears as a walker would see it.',
    ),
    item(
      3,
      'Why does the writer say that the gentleman lost something at cards ‘and I think it was not only money’?',
      'To hint at lost honour or hope without saying so',
      [
        'To make the reader laugh at a careless rich man',
        'To suggest that his watch and his ring were taken too',
        'To show that he has been cheated by the bargeman',
      ],
      'What else he lost is left for the reader to guess; ‘I think’ shows that the writer reads it in the man’s face. A list of valuables would not need such delicacy.',
    ),
    item(
      4,
      'What does the last sentence tell us about Mrs Tulley?',
      'Her bad counting is a pretence that hides a kindness',
      [
        'Her bad counting has lost her money ever since Michaelmas',
        'Her accounts are false, since she gives too little for a penny',
        'Her memory has grown weak after so many nights in the cold',
      ],
      'She claims to be ‘no hand at counting’ but knows her takings ‘to a farthing’. So the slice that was ‘one too many’ was cut on purpose.',
    ),
    item(
      5,
      'What is the writer’s main purpose in this sketch?',
      'To show comfortable readers the dignity of people they never see',
      [
        'To demand a law that forbids trade in the streets during the night',
        'To warn respectable readers of the dangers of London after dark',
        'To amuse readers with the mistakes of people who cannot count or spell',
      ],
      'The opening mocks the gentleman who takes London’s sleep ‘upon trust’ and invites him to look. What he finds is ‘perfect fairness’, company ‘shoulder to shoulder’ and a hidden gift; no law or danger is mentioned.',
    ),
  ],
};
