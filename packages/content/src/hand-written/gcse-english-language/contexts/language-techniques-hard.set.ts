import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'LANGUAGE_TECHNIQUES',
  name: 'contexts-hard',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Layers of meaning, narrative perspective and the quality of a comment',
  items: [
    item(
      3,
      '‘The city did not sleep; it merely closed one eye.’ What does the image suggest about the city at night?',
      'It stays watchful, as if something might happen',
      [
        'It is completely at rest until the next morning',
        'It has been damaged and cannot see any more',
        'It is a friendly place for people who are tired',
      ],
      'A creature with one eye open rests without trusting its surroundings. The personification gives the city a wary mind.',
    ),
    item(
      3,
      '‘We were told to form an orderly queue, and we did, in the sense that a pile of leaves is orderly.’ How does the humour work?',
      'The comparison quietly denies what was claimed',
      [
        'The comparison proves that the queue was very neat',
        'The writer admits to having pushed the others',
        'The writer praises the people who kept order',
      ],
      'A pile of leaves has no order. The sentence seems to agree and takes the agreement back.',
    ),
    item(
      3,
      'An extract about a lost dog never names the feeling of its owner, but mentions the full bowl three times. What is the effect?',
      'The bowl stands for a grief that is not spoken',
      [
        'The bowl shows that the owner is rather forgetful',
        'The bowl suggests that the dog was spoilt',
        'The bowl distracts the reader from the dog',
      ],
      'The object becomes a symbol of waiting. Each return to it makes the absence heavier.',
    ),
    item(
      3,
      '‘He had his father’s hands. He kept them in his pockets.’ What do the two sentences together suggest?',
      'He is ashamed or afraid of being like his father',
      [
        'He is cold, because his father took his gloves',
        'He is proud of the work that his father did',
        'He is too young to remember his father’s face',
      ],
      'To have somebody’s hands is to resemble them. Hiding them turns a physical fact into a conflict.',
    ),
    item(
      3,
      'Why might a writer call a factory ‘a cathedral’ in one paragraph and ‘a furnace’ in the next?',
      'To show awe first and then the human cost',
      [
        'To explain that the building was once a church',
        'To correct a word that had been badly chosen',
        'To make the factory seem smaller than it is',
      ],
      'A cathedral is grand and inspiring; a furnace burns. The change of metaphor follows the change of feeling.',
    ),
    item(
      3,
      '‘Everyone agreed that the new clock was a great improvement. It was right twice a day.’ Which conclusion should a reader draw?',
      'The clock does not go at all',
      [
        'The clock is more exact than others',
        'The clock is looked at twice a day',
        'The clock was praised by experts',
      ],
      'A clock that has stopped shows the right time twice in twenty-four hours. Solemn praise is undercut by the evidence.',
    ),
    item(
      3,
      '‘The minister said that nobody could have foreseen the flood. Behind him, the river went on rising, as it had every March.’ How is the minister contradicted?',
      'By a detail placed next to his words',
      [
        'By an insult at the end of the sentence',
        'By a figure that shows the cost of repairs',
        'By a witness who answers him directly',
      ],
      'The juxtaposition leaves the verdict to the reader: what happens every year can be foreseen.',
    ),
    item(
      3,
      'A narrator says ‘I am a reasonable man’ five times in two pages. What is the likely effect?',
      'We begin to doubt that he is',
      ['We are certain that he is', 'We forget that he has said it', 'We learn what reason means'],
      'Somebody who has to repeat it seems to be persuading himself. The repetition makes the narrator unreliable.',
    ),
    item(
      3,
      '‘A man – if a thing so thin could be called a man – stood at the gate.’ What does the part between the dashes do?',
      'It shows a horrified observer behind the words',
      [
        'It proves that the figure was not a human being',
        'It makes the sentence easier to read aloud',
        'It tells us the name of the man at the gate',
      ],
      'The interruption is a comment. We see the man, and also the shock of the person who looks.',
    ),
    item(
      3,
      '‘Spring came to the estate in the usual way: three plastic bags flowered in the one tree.’ How does the writer present the estate?',
      'As a place where litter takes the place of nature',
      [
        'As a place where gardens are carefully looked after',
        'As a place where trees are planted every spring',
        'As a place where the seasons are not noticed at all',
      ],
      '‘Flowered’ belongs to blossom and is given to bags. The irony is sad as well as funny.',
    ),
    item(
      3,
      'In an article on food waste, one sentence consists of 58 words that list everything thrown away in a day; the next is ‘It was Tuesday.’ What does the second achieve?',
      'It shows that such waste is quite ordinary',
      [
        'It tells us when the shop will be closed',
        'It excuses the shop because of the weekday',
        'It begins a second list for the next day',
      ],
      'After the huge list we expect a comment. The flat fact tells us that this happens every day.',
    ),
    item(
      3,
      'Which effect does free direct speech without quotation marks have in ‘I sat down. You’re late, he said. I know, I said. Nothing else was said that night.’?',
      'The words seem cold and merge with the silence',
      [
        'The words seem loud and full of excitement',
        'The words are shown to be a lie by both men',
        'The words are clearly set apart from the narrator’s',
      ],
      'Nothing marks the voices off from the story. Speech sounds flat and remembered.',
    ),
    item(
      3,
      '‘Progress, they called it, and put a fence round the blackberries.’ What does the writer think of the change?',
      'That it took away something simple and shared',
      [
        'That it improved the land for everyone nearby',
        'That it protected the fruit from being stolen',
        'That it came too late to be of any real use',
      ],
      '‘They called it’ distances the writer from the grand word. The blackberries make the loss concrete.',
    ),
    item(
      3,
      'A writer on homework addresses parents, quotes a doctor and ends with a child’s own words. Why may the child be kept until the end?',
      'The most human voice leaves the last impression',
      [
        'The least reliable voice is best hidden at the end',
        'The child’s words prove that the doctor was wrong',
        'The parents would stop reading after a child spoke',
      ],
      'Reason and authority come first, feeling last. Readers tend to remember the end.',
    ),
    item(
      4,
      '‘The sea gave back his boots.’ What makes this sentence more powerful than ‘His boots were washed ashore’?',
      '‘Gave back’ implies that the sea has kept the man',
      [
        '‘Gave back’ implies that the boots had been stolen',
        '‘Gave back’ shows that the sea is sorry for him',
        '‘Gave back’ makes clear that he can soon be found',
      ],
      'A thing that gives back has also taken. What is left unsaid, that the man is drowned, weighs more than a plain report.',
    ),
    item(
      4,
      'A columnist writes: ‘I have nothing against cyclists. Some of my best friends have owned a bell.’ What does the second sentence do to the first?',
      'It mocks the kind of excuse that the first resembles',
      [
        'It supports the first with a fact from experience',
        'It withdraws the first in order to attack cyclists',
        'It explains the first to readers who own no bicycle',
      ],
      'It parodies ‘some of my best friends are …’, with which people excuse a prejudice. The nonsense exposes the formula.',
    ),
  ],
};
