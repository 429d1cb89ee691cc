import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-house-of-mr-pettibone',
  audience: 'Years 9 to 11, reading older prose',
  syllabus: 'Reading 19th-century prose: inference, language and irony',
  passage: passage('The House of Mr Pettibone (in the manner of a novel of about 1850)', [
    'It has been remarked by persons of a melancholy turn that a man may be known by his door-knocker; and if the principle be sound, there was little comfort to be drawn from Mr Josiah Pettibone’s. It was an iron hand, clenched upon an iron ball, and it struck the panel with so severe a blow that callers had been seen to step back and beg its pardon.',
    'The interior of the house kept every promise that the knocker had made. In the parlour the chairs stood against the wall, as if awaiting punishment. The fire, which was permitted two coals before noon and one thereafter, gave out so little heat that visitors were in the habit of holding their hands to the candle. As for Mr Pettibone himself, he was a long, dry, folded sort of gentleman, who seemed at some early period of his life to have been put away in a drawer, and never since to have been properly aired.',
    '‘Economy, sir,’ he would say, extending two fingers to be shaken, for he was sparing even of his hand, ‘economy is the mother of all the virtues.’ It was noticed, however, that he never said so to his nephew Tom, who had eaten at that table for eleven years, and who might, from sheer hunger, have answered him.',
  ]),
  items: [
    item(
      1,
      'Why do visitors hold their hands to the candle?',
      'The fire gives almost no heat',
      ['The room is too dark to see in', 'They wish to read by its light', 'Mr Pettibone has asked them to'],
      'The fire is allowed only one or two coals and ‘gave out so little heat’ that a candle seems the better source of warmth.',
    ),
    item(
      1,
      'Which word best describes Mr Pettibone?',
      'Miserly',
      ['Generous', 'Absent-minded', 'Sociable'],
      'He allows ‘two coals before noon’, offers ‘two fingers’ instead of his hand and keeps his nephew in ‘sheer hunger’. Somebody who hates to give anything away is miserly.',
    ),
    item(
      2,
      'What does the writer mean by ‘The interior of the house kept every promise that the knocker had made’?',
      'The inside was as grim as the knocker led one to expect',
      [
        'The inside was more pleasant than the knocker suggested',
        'The inside was decorated with a great deal of iron',
        'The people inside always kept their word',
      ],
      'The knocker is hard and threatening. Indoors the reader finds the same: stiff chairs, a starved fire and a dry, cold host. ‘Promise’ is ironic.',
    ),
    item(
      2,
      'What is the effect of saying that the chairs stood ‘as if awaiting punishment’?',
      'It makes the room seem strict and joyless',
      [
        'It shows that the chairs are badly broken',
        'It makes the room seem ready for a party',
        'It shows that Mr Pettibone is a schoolmaster',
      ],
      'The simile turns chairs that ‘stood against the wall’ into nervous children, so that even objects seem afraid of their owner.',
    ),
    item(
      2,
      'What does ‘he was sparing even of his hand’ mean?',
      'He was unwilling to offer the whole of his hand',
      [
        'He had injured his hand and was protecting it',
        'He was always ready to lend somebody a hand',
        'He used his hands very little when he spoke',
      ],
      'To be sparing is to use as little as possible. He gives only ‘two fingers to be shaken’, so his meanness extends to a handshake.',
    ),
    item(
      3,
      'What does the image of being ‘put away in a drawer, and never since… properly aired’ suggest about Mr Pettibone?',
      'He is stale and stiff, like clothing kept unused',
      [
        'He is neat and well organised, like a tidy cupboard',
        'He is secretive, like somebody hiding a treasure',
        'He is young for his age, like something kept new',
      ],
      'The words ‘long, dry, folded’ prepare the comparison with linen stored away: it is creased and musty because it has had no fresh air, as he has had no life.',
    ),
    item(
      3,
      'What is implied by the last sentence?',
      'Tom has never been given enough to eat',
      [
        'Tom shares his uncle’s opinion of economy',
        'Tom is too well brought up to speak at table',
        'Tom has refused to eat his uncle’s food',
      ],
      'Mr Pettibone avoids the subject because Tom, after eleven years at his table, might answer ‘from sheer hunger’. The reader draws the conclusion that the narrator leaves unsaid.',
    ),
    item(
      4,
      'Which words best describe the narrator’s attitude to Mr Pettibone?',
      'Drily mocking',
      ['Openly furious', 'Warmly affectionate', 'Strictly neutral'],
      'The narrator never attacks him directly. Polite, formal phrases such as ‘if the principle be sound’ are set against absurd details, and that contrast makes fun of him.',
    ),
  ],
};
