import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'on-bathing-in-the-sea',
  audience: 'Years 9 to 11, reading older non-fiction for the GCSE papers on writers’ viewpoints',
  syllabus: 'Reading 19th-century non-fiction: irony, vocabulary in context, viewpoint',
  passage: passage('On Bathing in the Sea (in the manner of an essay of the 1870s)', [
    'There are two classes of persons who praise sea-bathing: those who have never tried it, and those who have been so long out of the water that they have forgotten. I write this at an open window at Saltmouth, at seven in the morning, wrapped in two blankets and a sense of injury, and I beg the reader to attend before the feeling wears off.',
    'My doctor ordered it. He is a stout man who was never in deeper water than his soup, and he ordered it in the tone in which he might have ordered a chop. ‘Three minutes, before breakfast,’ said he; ‘it will brace you.’ I have since looked into the meaning of that word. To brace is to draw tight, as one draws a drum; and I can bear witness that I have been drawn, and am tight, and that if anybody were to beat me I should sound.',
    'One goes to meet the sea, at Saltmouth, in a wooden box upon wheels, drawn by a horse named Captain, who alone of the company has the good sense to stop when the water reaches his knees. Within the box it is dark, and smells of other people’s Augusts. One undresses against one’s better judgement. One opens the farther door; and there, at the bottom of four slippery steps, with nothing whatever between it and Denmark, is the sea.',
    'I will pass over the steps. I will say only of the water that I had expected it to be cold, as one expects a wolf to be hungry, and that the knowledge was of equally little use. My breath left me, and was seen no more until Tuesday. I heard a voice cry out in what I took to be Danish, and it was mine.',
    'And yet (for I am an honest man, and the blankets are beginning to take effect) something must be set down upon the other side. When I had climbed back, and Captain had drawn me shoreward with an air of having known how it would end, I looked out of the little door at a strip of shingle, a boat, and an old woman gathering weed, and they appeared to me to have been washed and put out new. I have seen that shingle every morning for a fortnight. I had never before observed that every stone in it was a different colour.',
    'I shall not do it again. I told Captain so. We are engaged, he and I, for seven tomorrow.',
  ]),
  items: [
    item(
      1,
      'Who told the writer to bathe in the sea?',
      'His doctor',
      ['An old woman on the shore', 'A captain from Denmark', 'The owner of the box'],
      'The second paragraph begins ‘My doctor ordered it’. Captain is the name of the horse.',
    ),
    item(
      1,
      'What is Captain?',
      'A horse',
      ['A boat', 'A sailor', 'A bathing attendant'],
      'The box is ‘drawn by a horse named Captain’. The name is a joke, since he will not go beyond his knees.',
    ),
    item(
      1,
      'What does the writer notice about the shingle after his bathe?',
      'Its stones have many colours',
      ['It has been washed away in the night', 'It is covered with weed', 'It hurts his feet as he walks'],
      'He had ‘never before observed that every stone in it was a different colour’. The weed is gathered by an old woman.',
    ),
    item(
      2,
      'What does the writer mean by ‘wrapped in two blankets and a sense of injury’?',
      'He is cold, and he feels that he has been badly treated',
      [
        'He is in bed, since he hurt himself on the slippery steps',
        'He is dressed for the water and eager to begin his bathe',
        'He is ill, and he blames the boarding house at Saltmouth',
      ],
      'The verb ‘wrapped’ joins a real covering with a feeling: besides the blankets he has a ‘sense of injury’, a grievance. No wound is mentioned.',
    ),
    item(
      2,
      'What does ‘never in deeper water than his soup’ suggest about the doctor?',
      'He gives advice that he has never followed himself',
      [
        'He enjoys his meals too much to be a good doctor',
        'He once had an accident while he was swimming',
        'He has told the writer to eat more soup',
      ],
      'The doctor orders bathing as one orders ‘a chop’, without having tried it. That he is stout is a comic detail; the point is his inexperience.',
    ),
    item(
      2,
      'In this text, what does ‘brace’ mean to the writer once he has bathed?',
      'To tighten',
      ['To refresh', 'To support', 'To amuse'],
      'He explains that to brace ‘is to draw tight, as one draws a drum’. The doctor meant that it would do him good, and the play on the two senses is the joke.',
    ),
    item(
      2,
      'What is the effect of ‘with nothing whatever between it and Denmark’?',
      'It makes the sea seem both vast and threatening',
      [
        'It makes the reader wish to travel to Denmark',
        'It shows that the writer has studied his maps',
        'It shows that the beach is empty at that hour',
      ],
      'After the small dark box the phrase opens the whole width of the North Sea in front of a single bather at the foot of ‘four slippery steps’.',
    ),
    item(
      3,
      'How does the writer create humour in ‘I heard a voice cry out in what I took to be Danish, and it was mine’?',
      'He is so shocked that he does not know his own voice',
      [
        'He pretends to have learned a foreign language in three minutes',
        'He mocks the foreign visitors who bathe at Saltmouth',
        'He suggests that somebody on a ship is answering him',
      ],
      'The sentence reports the cry as a stranger’s and saves the truth, ‘and it was mine’, for its last words.',
    ),
    item(
      3,
      'What is the function of ‘And yet’ at the beginning of the fifth paragraph?',
      'It turns from complaint to an unwilling admission',
      [
        'It introduces one more reason for staying out of the sea',
        'It returns to the opinion of the doctor in order to reject it',
        'It marks the passing of time between morning and evening',
      ],
      'After ‘And yet’ he must set something down ‘upon the other side’: everything looked ‘washed and put out new’.',
    ),
    item(
      4,
      'What does the ending (‘I shall not do it again … for seven tomorrow’) reveal?',
      'His actions contradict his words: he means to bathe again',
      [
        'His doctor has given him no choice but to continue',
        'He has been persuaded by the owner of the box to pay twice',
        'He wants to see Captain once more in order to say goodbye',
      ],
      '‘We are engaged, he and I, for seven tomorrow’ cancels ‘I shall not do it again’. The contradiction confirms the change that began with ‘And yet’.',
    ),
    item(
      5,
      'Which statement describes the writer’s attitude to sea-bathing most exactly?',
      'He grumbles for the pleasure of grumbling, while half converted',
      [
        'He condemns it from beginning to end as a fashion that harms people',
        'He praises it sincerely, and complains only of the doctor who ordered it',
        'He is undecided, and leaves it to the reader to judge from the evidence',
      ],
      'The opening begs us to attend ‘before the feeling wears off’, so the complaint is already a performance; the stones’ colours and the engagement ‘for seven tomorrow’ show the convert.',
    ),
  ],
};
