import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-last-ferry',
  audience: 'Years 9 to 11, reading modern fiction',
  syllabus: 'Reading fiction: inference, language and structure',
  passage: passage('The Last Ferry', [
    'By the time Mara reached the jetty, the ferry was already a toy. It slid towards the headland with its windows lit, small and complete, like something in a jeweller’s display, and the wake it had left behind was closing over as if it had never been there.',
    'She did not shout. There was nobody to hear but the gulls, and they had settled in rows along the rail with their heads drawn in, a jury that had reached its verdict. Rain ticked on the timetable behind its scratched plastic. Next sailing: 07.10.',
    'Behind her the island was putting out its lights. First the café, then the chandler’s, then the two windows of the harbour office, one after the other, click, click, until the only brightness left was the lamp at the end of the jetty, swinging on its chain, throwing her shadow out across the water and hauling it back again.',
    'Mara sat down on her suitcase. In her coat pocket the letter had gone soft with damp. She knew it by heart, but she took it out and unfolded it once more, carefully, the way you might lift a plaster to see whether the cut had healed. The ink had run. Only one line could still be read, and it was the one she had come here to forget.',
  ]),
  items: [
    item(
      1,
      'Why does Mara not shout after the ferry?',
      'Nobody is near enough to hear her',
      [
        'She is glad to stay on the island',
        'She is afraid of waking the islanders',
        'She has lost her voice in the cold',
      ],
      'The text says ‘There was nobody to hear but the gulls’. Nothing suggests that she is glad, afraid of waking people or unable to speak.',
    ),
    item(
      1,
      'What does ‘the ferry was already a toy’ tell the reader?',
      'It is so far away that it looks tiny',
      [
        'It is old and so badly made that it may sink',
        'It is painted in bright colours',
        'It is something that Mara used to play with',
      ],
      'The metaphor compares the size of the distant boat with that of a toy. The word ‘already’ shows that Mara has missed it by some time.',
    ),
    item(
      2,
      'What is the effect of describing the gulls as ‘a jury that had reached its verdict’?',
      'Mara seems to be judged and found at fault',
      [
        'Mara seems to be protected by the birds',
        'The gulls seem to be arguing among themselves',
        'The scene seems comic and light-hearted',
      ],
      'A jury decides whether somebody is guilty. As it ‘had reached its verdict’, the silent ‘rows’ of gulls seem to condemn her.',
    ),
    item(
      2,
      'What does the writer achieve by letting the lights go out one after another?',
      'A growing sense that Mara is being left alone',
      [
        'A sense that a storm is about to break',
        'A picture of a harbour that is busy and friendly',
        'A hint that somebody is following Mara',
      ],
      'The list ‘First the café, then the chandler’s, then…’ removes the signs of company step by step until a single lamp is left.',
    ),
    item(
      2,
      'Which word from the passage makes the rain sound small, regular and impatient?',
      '‘ticked’',
      ['‘swinging’', '‘hauling’', '‘scratched’'],
      '‘Ticked’ imitates the sound of a clock. It suits a moment in which Mara has nothing to do but wait for 07.10.',
    ),
    item(
      3,
      'The lamp is ‘throwing her shadow out across the water and hauling it back again’. What might this movement reflect?',
      'Mara’s vain wish to leave',
      [
        'Mara’s plan to swim after the ferry',
        'Mara’s excitement about her journey',
        'Mara’s anger with the captain of the ferry',
      ],
      'The shadow goes ‘out across the water’, where she wants to go, and is hauled ‘back again’ every time, as she is held on the island.',
    ),
    item(
      3,
      'What does the comparison with lifting a plaster suggest about the letter?',
      'It hurt her, and she cannot help testing whether it still does',
      [
        'It came with medicine that she no longer needs',
        'It has cured her of an unhappy memory',
        'It was written by somebody who was ill and whom she could not help',
      ],
      'One lifts a plaster ‘to see whether the cut had healed’. The image shows both the pain that the letter caused and her need to return to it.',
    ),
    item(
      4,
      'How does the focus of the passage move?',
      'From the distance, to Mara’s surroundings, to her secret',
      [
        'From Mara’s memories, to what she is doing now, to her plans for the future',
        'From the island, to the sea, to the people on the ferry',
        'From Mara’s thoughts, to her actions, to the weather',
      ],
      'It begins with the ferry as ‘a toy’, then shows gulls, timetable and lights around her, and ends with the letter ‘she had come here to forget’. Each step brings the reader closer to her trouble.',
    ),
  ],
};
