import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-night-bus',
  audience: 'Years 9 to 11, comparing two sources on one theme',
  syllabus: 'Reading two non-fiction sources: viewpoint, structure and comparison (a city by night)',
  passage: passage('The Night Bus (a web article, with part of an older sketch)', [
    'SOURCE A: an article of today',
    'If you want to know who runs this city, do not go to the town hall. Go to the stop outside the hospital at 3.40 in the morning and wait for the N17.',
    'They get on in ones and twos, with lanyards tucked inside their coats. Precious and Agnieszka, who between them will have cleaned four floors of a bank before the bank wakes up. A baker with flour in his eyebrows, going the other way, towards sleep. A young man in a paper hat who has fried things since six o’clock last night and smells of it, and knows, and sits at the back out of courtesy. Nobody talks much. It is the only bus I have ever been on where nobody’s phone is playing a tune.',
    'I have been asked to write about ‘the problem of the night bus’. The problem, according to a report of ninety-one pages, is that it loses money: only fourteen passengers an hour. In the report there is a graph. The line starts high, at teatime, and slopes down and down, and lies along the bottom between three and five like something that has been run over. I looked for Precious on the graph. She is, I think, about a third of a millimetre.',
    'So let us do a different sum. Take away the N17. Precious must now leave home at ten past one, and walk, or pay for a taxi that costs more than her first two hours will earn. Take away fourteen people an hour, and by nine o’clock nobody has emptied the bins in the operating theatre, nobody has switched on the ovens, and the gentlemen who commissioned the report find that there is no milk for their coffee and nobody at the desk to complain to.',
    'At the depot the driver, Mr Osei, switches off the engine and walks down the aisle, checking every seat. He does this each night. He tells me it is for lost property, but I notice that when he comes to the boy in the paper hat, who has slept through his stop, he does not wake him. He goes back, starts the engine again, and turns the bus round.',
    'SOURCE B: from a sketch in the manner of the 1850s',
    'At the edge of the light is a boy. He has been there for some time, looking at nothing in particular, as a cat looks at nothing in particular when there is a fishmonger’s near. Mrs Tulley does not seem to see him either. ‘Drat the thing,’ she remarks to her breadknife; ‘I’ve gone and cut one too many,’ and she sets the slice down at the end of the board, where the light stops. When I next turn my head there is no slice there, and no boy. ‘I never was no hand at counting, sir,’ says Mrs Tulley, who has told me to a farthing what she has taken every night since Michaelmas.',
  ]),
  items: [
    item(
      1,
      'Source A: where do Precious and Agnieszka work?',
      'In a bank',
      ['In a bakery', 'In the town hall', 'At a bus depot'],
      'They ‘will have cleaned four floors of a bank before the bank wakes up’. The bakery belongs to another passenger.',
    ),
    item(
      1,
      'Source A: why does the young man in the paper hat sit at the back?',
      'He does not want his smell to trouble others',
      [
        'He wants to sleep without being seen by the driver',
        'He is ashamed of having to wear a paper hat',
        'He likes to listen to music on his phone',
      ],
      'He smells of frying, ‘and knows, and sits at the back out of courtesy’. Courtesy means consideration for others.',
    ),
    item(
      1,
      'Source A: according to the report, what is wrong with the night bus?',
      'It does not earn enough',
      ['It is often late at the hospital', 'It is too crowded after midnight', 'It makes too much noise'],
      'The problem according to the report is ‘that it loses money: only fourteen passengers an hour’, the very opposite of crowded.',
    ),
    item(
      2,
      'Source A: what does the writer mean by ‘who runs this city’?',
      'Who keeps the city working',
      [
        'Who has been elected to the council',
        'Who hurries through the streets',
        'Who owns the most property',
      ],
      'The sentence sends us away from ‘the town hall’ to cleaners and bakers: their work makes everything else possible.',
    ),
    item(
      2,
      'Source A: what does the image of the line lying on the graph ‘like something that has been run over’ suggest?',
      'The report treats the night passengers as lifeless and finished',
      [
        'The bus has had an accident between three and five o’clock',
        'The writer finds the graph difficult to read and badly drawn',
        'The number of passengers will soon begin to rise once more',
      ],
      'The line is said to lie ‘along the bottom between three and five’: a flattened, dead thing stands for the hours in which Precious travels. The grim joke turns the reader against figures that leave people out.',
    ),
    item(
      2,
      'Source A: why is Precious ‘about a third of a millimetre’?',
      'In statistics a person all but disappears',
      [
        'The writer has made a mistake in the sum',
        'She lives only a short way from the bank',
        'The graph has been printed much too small',
      ],
      'The writer ‘looked for Precious on the graph’. The absurdly exact length shows how little one human being counts there.',
    ),
    item(
      2,
      'Source A: what is the effect of repeating ‘Take away’ and ‘nobody’ in the fourth paragraph?',
      'The losses pile up until they reach the reader’s own day',
      [
        'The writer seems to forget what has been said already',
        'The readers feel that the bus could be taken away safely',
        'The sentences sound like a child’s first sums at school',
      ],
      'From ‘Take away the N17’ the results spread: bins, ovens, milk, ‘nobody at the desk’. What seemed one woman’s problem becomes everyone’s.',
    ),
    item(
      3,
      'Source A: what is ironic about ‘there is no milk for their coffee’?',
      'Those who would cut the bus would suffer from it too',
      [
        'Those who wrote the report prefer their coffee black',
        'Those who travel at night cannot afford to buy milk',
        'Those who deliver milk do not travel on the N17',
      ],
      '‘The gentlemen who commissioned the report’ depend on the people whom their ‘graph’ hides. The small inconvenience is all they would notice.',
    ),
    item(
      3,
      'In both sources somebody does a kindness. What do the two acts have in common?',
      'They are hidden behind an excuse',
      [
        'They are rewarded with money',
        'They are seen and praised by a crowd',
        'They are done for a relative',
      ],
      'Mr Osei checks the seats and says ‘it is for lost property’; Mrs Tulley says that she was ‘never … no hand at counting’. Neither wants thanks.',
    ),
    item(
      4,
      'How do the two writers use their endings?',
      'Each lets a small action make the point, without comment',
      [
        'Each returns to the question that was asked at the beginning',
        'Each explains in plain words what the reader ought to learn',
        'Each leaves the reader anxious about what happens to the boy',
      ],
      'A stops when the driver ‘turns the bus round’, and B with the contradiction about counting. In neither is the kindness named; the reader sees it.',
    ),
    item(
      5,
      'Which comparison of the writers’ methods is the most exact?',
      'A argues openly against a report; B persuades through a scene alone',
      [
        'A appeals to the emotions only; B relies on figures and on reports',
        'A hides behind the words of others; B speaks directly to the reader',
        'A describes people with contempt; B describes them with admiration',
      ],
      'A states a case: ‘So let us do a different sum.’ B has no argument at all, only Mrs Tulley, the slice and the boy ‘at the edge of the light’. A uses figures too, but to defeat them.',
    ),
  ],
};
