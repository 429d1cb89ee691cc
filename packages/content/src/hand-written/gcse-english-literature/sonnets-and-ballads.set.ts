import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'POETRY',
  name: 'sonnets-and-ballads',
  audience: 'Years 9 to 11, preparing for unseen poetry',
  syllabus: 'Poetry: sonnets of Shakespeare and Rossetti, and poems of Keats, Arnold and Owen',
  items: [
    item(
      1,
      'Who wrote the sonnet that begins ‘Shall I compare thee to a summer’s day?’?',
      'William Shakespeare',
      ['Edmund Spenser', 'Christina Rossetti', 'Sir Philip Sidney'],
      'It is Sonnet 18 of the 154 in his collection, which was printed in 1609.',
    ),
    item(
      1,
      'What does Shakespeare’s Sonnet 18 promise in ‘So long lives this, and this gives life to thee’?',
      'The poem will keep the person’s beauty alive',
      [
        'Summer will return for the person every year',
        'The person will have children who are as fair',
        'Love will make the person live to a great age',
      ],
      '‘This’ is the poem itself. Summer’s lease, by contrast, ‘hath all too short a date’.',
    ),
    item(
      1,
      'In Keats’s ‘La Belle Dame sans Merci’, whom does the speaker meet ‘alone and palely loitering’?',
      'A knight',
      ['A lady', 'A shepherd', 'A ghost'],
      'The ballad opens ‘O what can ail thee, knight-at-arms, Alone and palely loitering?’. The lady is the one who has left him so.',
    ),
    item(
      1,
      'What do the first lines of Rossetti’s sonnet, ‘Remember me when I am gone away, Gone far away into the silent land’, speak of?',
      'Death',
      ['Sleep', 'Exile', 'Marriage'],
      '‘The silent land’ is a euphemism, a gentle name, for death.',
    ),
    item(
      2,
      'Shakespeare’s Sonnet 116 calls love ‘an ever-fixed mark That looks on tempests and is never shaken’. What does the image mean?',
      'True love guides us and does not change',
      [
        'True love is a wound that never heals',
        'True love must pass through many storms',
        'True love is rarer than we like to think',
      ],
      'The mark is one by which sailors steer, such as a lighthouse or beacon. The next lines call love ‘the star to every wandering bark’.',
    ),
    item(
      2,
      'Rossetti’s ‘Remember’ ends ‘Better by far you should forget and smile Than that you should remember and be sad’. How has the speaker’s wish changed?',
      'She puts his happiness before her own wish to be remembered',
      [
        'She now believes that he has already forgotten her',
        'She now asks him to join her soon in the silent land',
        'She now regrets that she told him of her illness',
      ],
      'The octave repeats ‘Remember me’ three times. In the sestet, after ‘Yet’, she releases him.',
    ),
    item(
      2,
      'In Arnold’s ‘Dover Beach’, what has withdrawn with a ‘melancholy, long, withdrawing roar’?',
      'Religious faith',
      ['A foreign army', 'The speaker’s love', 'The evening light'],
      'The ‘Sea of Faith’ was once ‘at the full’. The ebbing tide becomes a metaphor for the doubt of the Victorian age.',
    ),
    item(
      2,
      'Owen’s ‘Anthem for Doomed Youth’ begins ‘What passing-bells for these who die as cattle?’. What does the simile suggest?',
      'Soldiers are slaughtered without dignity',
      [
        'Soldiers are sent back to work on farms',
        'Soldiers are calm as they go into battle',
        'Soldiers are fed badly before they fight',
      ],
      'Cattle are killed in great numbers and nobody tolls a bell for them. The guns are their only funeral service.',
    ),
    item(
      3,
      'Keats’s ‘To Autumn’ begins ‘Season of mists and mellow fruitfulness’. How do the sounds of the line suit its sense?',
      'Soft m and s sounds suggest ripeness and calm',
      [
        'Hard t and k sounds suggest frost and hunger',
        'Short vowels suggest the speed of falling leaves',
        'Rhyming words suggest the songs of the harvest',
      ],
      'The alliteration of m in ‘mists’ and ‘mellow’ and the gentle s sounds slow the reader. The poem celebrates abundance.',
    ),
    item(
      4,
      'Shakespeare’s Sonnet 130 says ‘My mistress’ eyes are nothing like the sun’. What is the purpose of such lines?',
      'To mock the false comparisons of other love poems',
      [
        'To explain why the poet has fallen out of love',
        'To warn other men against a woman without beauty',
        'To show that the poet is no good at describing her',
      ],
      'The couplet declares his love ‘as rare As any she belied with false compare’. Honesty is a better compliment than exaggeration.',
    ),
    item(
      5,
      'In Shakespeare’s Sonnet 18, how does the couplet change what the poem has been about?',
      'Praise of a person becomes a claim for the power of poetry',
      [
        'Praise of a person becomes a complaint about growing old',
        'Praise of summer becomes a warning against its storms',
        'Praise of poetry becomes a modest apology for its faults',
      ],
      'Until line 8 summer fades; the ‘eternal summer’ depends on ‘eternal lines’. In the end the life that lasts is lent by the poem.',
    ),
    item(
      5,
      'In Rossetti’s ‘Remember’, what is the effect of the word ‘Yet’ at the beginning of the sestet?',
      'It reverses the octave’s demand with a self-denying concession',
      [
        'It repeats the octave’s demand in words that are more urgent',
        'It introduces an example of something that the two have shared',
        'It postpones the moment at which the speaker will have to leave',
      ],
      '‘Yet if you should forget me for a while’ begins the volta. What sounded like a claim on the beloved turns into release.',
    ),
    item(
      5,
      'In Keats’s ‘La Belle Dame sans Merci’, the last stanza nearly repeats the first. What does this achieve?',
      'The question is answered, but the knight is no nearer to escape',
      [
        'The question is forgotten, since the knight has fallen asleep',
        'The knight has been cured, and autumn has turned into spring',
        'The knight asks the same question of the next man who passes',
      ],
      '‘And this is why I sojourn here’ explains the opening, while ‘the sedge is wither’d from the lake, And no birds sing’ comes back: he is held in a circle.',
    ),
    item(
      3,
      'What does Owen suggest in ‘Anthem for Doomed Youth’ by ‘Only the stuttering rifles’ rapid rattle Can patter out their hasty orisons’?',
      'Gunfire is the only prayer the dead are given',
      [
        'Soldiers pray aloud as they fire their rifles',
        'Priests have come to bless the new weapons',
        'The guns fall silent while prayers are said',
      ],
      'Orisons are prayers. The alliteration of r and t imitates the guns that take the place of a service.',
    ),
  ],
};
