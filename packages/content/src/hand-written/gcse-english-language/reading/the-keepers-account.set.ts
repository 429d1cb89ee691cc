import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-keepers-account',
  audience: 'Years 9 to 11, reading older non-fiction for the GCSE papers on writers’ viewpoints',
  syllabus: 'Reading 19th-century non-fiction: inference, language, structure and viewpoint',
  passage: passage('The Keeper’s Account (in the manner of a letter of 1862)', [
    'Sir, – You desire me to furnish the Board with an account of the night of the 25th, and of the broken pane. I am no penman, and hope that what is plain will be excused.',
    'We are two upon the Stag Rock, Mr Rudd and I. The wind had been in the south-west since Sunday. About eight in the evening the sea began to come over the gallery, which is ninety feet, and each time it came the tower gave a kind of cough, and the cups moved along the shelf. Mr Rudd observed that he had known it worse. He has said so every winter for twenty-two years, and I have always found it a comfort; but on this occasion he said it twice.',
    'At ten minutes past eleven there was a report like a gun. Some object (we think a spar) had been carried through the storm-pane on the weather side. The wind came in at the hole as if it had been waiting there since the tower was built. It put out the lamp. I wish the Board to understand what that is. In nine years I had not once seen the inside of the lantern dark while it was night without; and it appeared to me not that a lamp had gone out, but that we had, and that somewhere a captain with his glass to his eye was at that moment crossing us off the world.',
    'It was lit again in four minutes. We had no pane of the size. Mr Rudd set his back against the hole, and I a mattress against Mr Rudd, and lashed the both of them to the rail; and in that posture, with the sea coming in at the sides of him, Mr Rudd remained until daylight, being relieved by me for one hour in three. He wishes it noted that the mattress is spoiled, and that it was the property of the Board.',
    'Toward two o’clock I saw a light, very low, to the south. It rose and was lost, and rose. It came on towards the reef for as long as a man might count fifty, and I counted; and then it turned. It turned, sir. I have not the words for how slowly. I called it down to Mr Rudd. He made no reply for a time, and then asked me to see whether there was tea.',
    'I regret the four minutes. I do not know how they could have been made fewer, but have thought about little else. I remain, Sir, your obedient servant, Jno. Pascoe, Assistant Keeper.',
  ]),
  items: [
    item(
      1,
      'Why has Pascoe written this letter?',
      'The Board has asked him for a report',
      [
        'Mr Rudd has asked him to complain',
        'He wishes to leave the lighthouse',
        'He wants to buy a new mattress',
      ],
      'The letter begins ‘You desire me to furnish the Board with an account of the night’. The spoiled mattress is a detail of the report.',
    ),
    item(
      1,
      'What is thought to have broken the pane?',
      'A spar',
      ['A gun', 'A cup', 'A mattress'],
      'The object was, ‘we think’, ‘a spar’, a pole from a ship. A gun is only what the noise was like.',
    ),
    item(
      1,
      'For how long was the lamp out?',
      'Four minutes',
      ['Ten minutes', 'One hour', 'Until daylight'],
      '‘It was lit again in four minutes.’ It was Mr Rudd’s task at the hole that lasted until daylight.',
    ),
    item(
      2,
      'What does the fact that Mr Rudd ‘said it twice’ suggest to Pascoe?',
      'Even Mr Rudd was alarmed that night',
      [
        'Mr Rudd was growing old and forgetful',
        'Mr Rudd had not been heard the first time',
        'Mr Rudd was trying to make a joke',
      ],
      'Usually his words were ‘a comfort’; the repetition shows that this time he had to reassure himself as well.',
    ),
    item(
      2,
      'What is the effect of saying that ‘the tower gave a kind of cough’?',
      'The strong building seems like a body under strain',
      [
        'The scene becomes amusing, since buildings cannot cough',
        'The reader learns that the keepers have both been ill',
        'The tower seems to be warning the ships of the reef',
      ],
      'The personification makes the shock of each wave felt within, where ‘the cups moved along the shelf’. The plain writer is not joking.',
    ),
    item(
      2,
      'What does the wind’s coming in ‘as if it had been waiting there since the tower was built’ suggest?',
      'The wind is like a patient enemy',
      [
        'The wind is an old friend of the keepers',
        'The tower was built in a sheltered place',
        'The hole had been there for many years',
      ],
      'The simile gives the wind an intention: it has been ‘waiting’ for a weak moment and now attacks at once.',
    ),
    item(
      2,
      'What shows Mr Rudd’s sense of duty most clearly?',
      'He keeps the hole closed with his own body',
      [
        'He has known the weather to be much worse',
        'He asks whether there is any tea to be had',
        'He has worked upon the rock for twenty-two years',
      ],
      'He ‘set his back against the hole’ and stayed ‘until daylight’, with the sea coming in. Long service alone does not show it so directly.',
    ),
    item(
      3,
      'What does ‘not that a lamp had gone out, but that we had’ express?',
      'Without the light the keepers seem not to exist',
      [
        'Without the light the keepers must leave the tower',
        'The keepers had gone outside to look for the ship',
        'The keepers have failed and will lose their posts',
      ],
      'A captain would be ‘crossing us off the world’: the light is how the men are known to be there at all.',
    ),
    item(
      3,
      'What is the effect of the short sentence ‘It turned, sir’?',
      'It lets strong relief break through the formal report',
      [
        'It reminds the Board that Pascoe is a humble servant',
        'It corrects a mistake in the sentence that came before',
        'It shows that Pascoe has grown impatient with the Board',
      ],
      'The words repeat ‘and then it turned’: he cannot go on with the report for a moment. ‘I have not the words’ says the same.',
    ),
    item(
      4,
      'How does Mr Rudd react to the news of the ship, and what does this reveal?',
      'He hides deep feeling behind an everyday question',
      [
        'He shows that he had never believed there was a ship',
        'He is too cold and weak to understand what he hears',
        'He is annoyed, since Pascoe has left him without relief',
      ],
      'He ‘made no reply for a time’, and the silence shows how much it means; then he ‘asked me to see whether there was tea’.',
    ),
    item(
      5,
      'The letter is written in a plain and dutiful manner. What does this manner achieve?',
      'The courage described grows in the reader’s eyes because the writer claims none',
      [
        'The reader doubts whether the storm was as dangerous as the two keepers believed',
        'The reader sees that the keepers care about property more than about people',
        'The facts become so dull that only the Board could read them with interest',
      ],
      'Pascoe calls himself ‘no penman’, notes a spoiled mattress and ends with regret for ‘the four minutes’. What is left unsaid, that a ship was saved, is seen by the reader.',
    ),
  ],
};
