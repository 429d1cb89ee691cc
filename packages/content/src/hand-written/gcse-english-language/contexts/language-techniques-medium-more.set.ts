import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'LANGUAGE_TECHNIQUES',
  name: 'contexts-medium-more',
  audience: 'Years 10 and 11, explaining the effects of language and structure',
  syllabus: 'What words, images, sentences and the order of a text achieve',
  items: [
    item(
      2,
      '‘Some people call the tower ugly. Some people have never stood inside it at dawn.’ How does the writer deal with the critics?',
      'Suggests that they do not know the tower well',
      [
        'Agrees that the tower should be pulled down',
        'Insults them by calling them ugly themselves',
        'Proves with figures that they are in a minority',
      ],
      'The repeated ‘Some people’ answers one claim with another. It implies that experience would change their minds.',
    ),
    item(
      2,
      'A travel article says: ‘The train does not so much arrive as give up.’ What is the tone?',
      'Humorous',
      ['Admiring', 'Furious', 'Fearful'],
      'The train is treated as a tired person. The complaint is made in fun.',
    ),
    item(
      2,
      '‘She had the kind of smile that counts your spoons.’ What do we understand about the woman?',
      'She does not trust her visitors',
      ['She is very good at arithmetic', 'She enjoys setting the table', 'She gives presents to her guests'],
      'People count spoons after a visit if they suspect theft. The smile hides suspicion.',
    ),
    item(
      2,
      '‘The crowd hummed, then buzzed, then roared.’ What does the order of the verbs show?',
      'The noise grows step by step',
      ['The noise dies away at once', 'The crowd becomes smaller', 'The crowd moves further off'],
      'Each verb is louder than the one before. Such a rising series is called a climax.',
    ),
    item(
      2,
      'A charity writes: ‘It costs less than a cup of tea.’ Why does it compare the gift with tea?',
      'A familiar, small cost makes giving seem easy',
      [
        'A favourite drink makes readers feel thirsty',
        'A warm drink is what the charity will buy',
        'A rising price shows that the charity is poor',
      ],
      'Everyone spends money on such things without thinking. The comparison makes it hard to say no.',
    ),
    item(
      2,
      '‘The garden gate, the garden path, the garden chair – and no one in it.’ What does the repetition of ‘garden’ lead us to notice?',
      'Who is missing',
      ['Who owns the house', 'How large the garden is', 'How old the furniture is'],
      'Everything is in its place except the person. The dash makes the absence stand out.',
    ),
    item(
      2,
      '‘I do not want your sympathy. I do not want your flowers. I want a crossing.’ What does the third sentence do?',
      'It changes the pattern to stress the demand',
      [
        'It repeats the pattern to weaken the demand',
        'It apologises for the first two sentences',
        'It asks the listeners for their sympathy',
      ],
      'Two refusals prepare a sharp contrast. The short positive sentence states what would really help.',
    ),
    item(
      2,
      '‘His office was a museum of half-finished mugs of coffee.’ What does the metaphor say about the man?',
      'He is busy and untidy',
      ['He collects valuable art', 'He never drinks coffee', 'He works in a museum'],
      'A museum keeps old things on show. The mugs tell of work begun and forgotten.',
    ),
    item(
      2,
      'Which detail shows, without saying so, that a character is proud of her medal?',
      'She moved it where visitors could see it.',
      [
        'She told everyone that she was proud of it.',
        'She had won it in a race when she was ten.',
        'She said that it was made of real silver.',
      ],
      'An action lets readers draw their own conclusion: this is showing and not telling.',
    ),
    item(
      2,
      '‘Darkness fell like a curtain’ and ‘Darkness seeped under the door’. How do the two verbs differ?',
      '‘Fell’ is sudden, ‘seeped’ is slow',
      [
        '‘Fell’ is gentle, ‘seeped’ is noisy',
        '‘Fell’ is a fact, ‘seeped’ is a lie',
        '‘Fell’ is modern, ‘seeped’ is old',
      ],
      'A curtain comes down at once. To seep is to leak in little by little, like a liquid, which is more unsettling.',
    ),
    item(
      2,
      'A writer describes a market with ‘shouts’, ‘spices’, ‘scarlet silk’ and ‘hot bread’. What is the effect?',
      'Several senses make the place feel alive',
      [
        'Several facts make the place easy to find',
        'Several opinions make the place seem bad',
        'Several questions make the place unclear',
      ],
      'Hearing, smell, sight and taste or touch are all addressed, so that readers can imagine being there.',
    ),
    item(
      2,
      'What does the comparison tell us about the speaker in ‘The exam hall smelled of fear and floor polish’?',
      'The speaker was nervous but noticed small things',
      [
        'The speaker had polished the floor that morning',
        'The speaker was too frightened to notice anything',
        'The speaker disliked the smell of clean rooms',
      ],
      'Fear cannot be smelt. Joining it with an ordinary smell mixes feeling with exact observation.',
    ),
    item(
      2,
      '‘It was a wedding without a bride and a feast without food.’ What is the effect of the two parallel phrases?',
      'They stress how badly everything has failed',
      [
        'They show that the day was a great success',
        'They suggest that nobody wanted to come',
        'They explain who had forgotten to cook',
      ],
      'In each phrase the most important thing is missing. The balance makes the failure sound complete.',
    ),
    item(
      2,
      'A blog begins: ‘Right. Let’s talk about socks.’ What kind of relationship does the writer create with the reader?',
      'A relaxed, chatty one',
      ['A distant, formal one', 'A strict, scolding one', 'A humble, pleading one'],
      '‘Right’ and ‘Let’s’ belong to conversation. The unimportant subject adds humour.',
    ),
    item(
      2,
      '‘The headteacher’s eyebrow asked the question.’ What does the sentence suggest?',
      'A look was enough without any words',
      [
        'A question was asked in a loud voice',
        'The headteacher could not speak at all',
        'The headteacher wanted to tell a joke',
      ],
      'The eyebrow is personified. Everybody in the room understands what a raised eyebrow means.',
    ),
    item(
      2,
      'A recipe blog calls a cake ‘dangerously good’. What does the adverb add?',
      'Playful praise: one may eat too much of it',
      [
        'Serious warning: the cake contains poison',
        'Mild criticism: the cake might be better',
        'Useful advice: the oven may be too hot',
      ],
      '‘Dangerously’ is hyperbole. The only danger is that it is hard to stop.',
    ),
  ],
};
