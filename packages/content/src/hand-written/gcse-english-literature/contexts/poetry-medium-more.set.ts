import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'POETRY',
  name: 'contexts-medium-more',
  audience: 'Years 10 and 11, explaining images and attitudes in poems',
  syllabus: 'Poetry before 1918: image, tone, speaker and attitude',
  items: [
    item(
      2,
      'In ‘To Autumn’, Keats asks ‘Where are the songs of Spring?’. What is his answer?',
      'Autumn has a music of its own',
      ['Spring will be back very soon', 'Songs are best heard in summer', 'Autumn ought to be silent'],
      '‘Think not of them, thou hast thy music too.’ Gnats, lambs, crickets and birds then make that music.',
    ),
    item(
      2,
      'In ‘La Belle Dame sans Merci’, what does ‘on thy cheeks a fading rose Fast withereth too’ tell us about the knight?',
      'The life and colour are leaving him',
      [
        'The lady has given him a red flower',
        'The shame of his defeat makes him blush',
        'The season has turned from spring to summer',
      ],
      'Rosy cheeks mean health, and his are withering like the plants round the lake. He may be dying of love.',
    ),
    item(
      2,
      'What do ‘the jaws of Death’ and ‘the mouth of Hell’ do in ‘The Charge of the Light Brigade’?',
      'They make the valley a monster that devours men',
      [
        'They make the soldiers look like hungry beasts',
        'They make the enemy seem weak and frightened',
        'They make the officers confess their mistake',
      ],
      'The riders go in and few come out again. The personification makes their courage plain.',
    ),
    item(
      2,
      '‘My Last Duchess’ mentions the Duke’s gift of ‘a nine-hundred-years-old name’. What does this reveal about him?',
      'He values his rank above everything',
      [
        'He is far older than the Duchess was',
        'He has forgotten his own first name',
        'He wants to give up his noble title',
      ],
      'He thinks that marrying him was an honour beyond all others. That she ranked it with ‘anybody’s gift’ offended him.',
    ),
    item(
      2,
      'In ‘My Last Duchess’, the Duke says that nobody draws the curtain ‘but I’. What does this detail suggest?',
      'Now that she is dead, he controls her smiles',
      [
        'Now that she is dead, he cannot bear to see her',
        'The painting is so valuable that it may be stolen',
        'The painting is so bad that he has to hide it',
      ],
      'When alive, she smiled at everyone. As a picture she smiles only when he allows it.',
    ),
    item(
      2,
      'What is the effect of the repeated word in Blake’s ‘Marks of weakness, marks of woe’?',
      'Suffering seems printed on every face',
      [
        'Prices seem written on every shop',
        'Money seems to be everyone’s desire',
        'Tears seem about to be wiped away',
      ],
      'The speaker marks, or notices, marks. The word stays the same because nobody whom he meets has escaped.',
    ),
    item(
      2,
      'Why is Blake’s phrase ‘Marriage hearse’, in ‘London’, so shocking?',
      'It joins a happy beginning with death',
      [
        'It joins a rich man with a poor woman',
        'It suggests that weddings cost too much',
        'It suggests that the bride arrives late',
      ],
      'A hearse carries the dead. Disease, spread through prostitution, turns the wedding carriage into one.',
    ),
    item(
      2,
      'In ‘The Prelude’, Wordsworth calls taking the boat ‘an act of stealth And troubled pleasure’. What are the boy’s feelings?',
      'Delight mixed with guilt',
      ['Anger mixed with pride', 'Boredom mixed with hope', 'Grief mixed with relief'],
      '‘Stealth’ shows that he knows it is wrong, and ‘pleasure’ that he enjoys it. ‘Troubled’ holds both together.',
    ),
    item(
      2,
      'How does the adventure with the boat change the boy in ‘The Prelude’?',
      'Strange, dark shapes haunt his mind',
      [
        'Brave new plans fill his thoughts',
        'His love of rowing becomes stronger',
        'His fear of water makes him ill',
      ],
      'For days pleasant images of nature are gone. ‘Huge and mighty forms’ move through his mind and trouble his dreams.',
    ),
    item(
      2,
      'In ‘Exposure’, Owen writes ‘Slowly our ghosts drag home’. What do the words suggest about the men?',
      'They dream of home as if already dead',
      [
        'They march home after a great victory',
        'They are haunted by enemies they killed',
        'They are sent home because of illness',
      ],
      'Only in the mind can they return, and they find the doors closed against them. The cold has made them half dead.',
    ),
    item(
      2,
      'How do the sounds in ‘The lone and level sands stretch far away’ support the sense of the line?',
      'Long vowels and soft l sounds make the desert seem endless',
      [
        'Hard consonants make the desert seem to be breaking apart',
        'Quick, short words make the desert seem full of movement',
        'Rhymes within the line make the desert seem like a song',
      ],
      'The line moves slowly and smoothly, like the flat view. Nothing interrupts it, as nothing is left of the king.',
    ),
    item(
      2,
      'What does ‘Love’s not Time’s fool’ in Shakespeare’s Sonnet 116 mean?',
      'Love is not at the mercy of time',
      [
        'Love is always a waste of time',
        'Lovers should not act in haste',
        'Lovers grow wiser with the years',
      ],
      'A fool was a master’s plaything. Though ‘rosy lips and cheeks’ grow old, true love does not alter.',
    ),
    item(
      2,
      'In Mew’s ‘The Farmer’s Bride’, the wife is compared to a hare and a mouse. What do these comparisons suggest?',
      'She is small, timid and hunted',
      ['She is sly, greedy and unclean', 'She is tame, calm and content', 'She is quick, clever and proud'],
      'They are prey animals that hide and flee. When she runs away, the villagers chase her.',
    ),
    item(
      2,
      'In ‘Porphyria’s Lover’, the killer winds her hair ‘Three times’ round ‘her little throat’. What is chilling about the detail?',
      'He counts calmly as he kills',
      ['He forgets what he is doing', 'He hopes that she will escape', 'He is angry beyond control'],
      'He reports the act like a simple task. ‘Little’ shows how helpless she is.',
    ),
    item(
      2,
      'In Byron’s ‘When We Two Parted’, what does the contrast ‘In secret we met – In silence I grieve’ tell us?',
      'A hidden love has to be mourned without a word',
      [
        'A happy love has been announced to all the town',
        'A forgotten love has been discovered by a friend',
        'A foolish love has been punished by the law',
      ],
      'Nobody knew of their love, so that he cannot show his pain when others name the beloved. The two halves mirror each other.',
    ),
    item(
      2,
      'Which pair of poems shows human beings overpowered by nature?',
      '‘Exposure’ and the boat episode of ‘The Prelude’',
      [
        '‘My Last Duchess’ and ‘The Man He Killed’',
        '‘Cousin Kate’ and ‘The Charge of the Light Brigade’',
        '‘Porphyria’s Lover’ and Sonnet 130 by Shakespeare',
      ],
      'Snow and wind are the enemy in the one, and a mountain terrifies the boy in the other. Power lies with people in the other pairs.',
    ),
  ],
};
