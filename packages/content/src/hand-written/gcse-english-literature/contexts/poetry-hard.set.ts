import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'POETRY',
  name: 'contexts-hard',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Poetry before 1918: form and meaning, ambiguity and comparison',
  items: [
    item(
      3,
      'Blake’s ‘The Tyger’ consists almost wholly of questions. What is the effect?',
      'The mystery of creation is kept open and grows',
      [
        'The reader is tested on what the Bible teaches',
        'The speaker proves that nobody made the tiger',
        'The tiger is given time to reply to its maker',
      ],
      'Not one question is answered. The hammering questions make us feel awe instead of giving us knowledge.',
    ),
    item(
      3,
      'Blake’s ‘A Poison Tree’ uses short, rhyming lines like a nursery rhyme. How does this form work with its content?',
      'The childlike tune makes the deadly story more sinister',
      [
        'The childlike tune shows that the story is only a joke',
        'The short lines prove that the speaker is a small child',
        'The rhyming lines help the friend to forgive the foe',
      ],
      'We expect a harmless moral and are led, step by step, to a corpse. The simplicity also makes anger’s growth seem inevitable.',
    ),
    item(
      3,
      'How does the line that ends the stanzas of ‘The Charge of the Light Brigade’ change?',
      '‘Rode the six hundred’ becomes ‘Not the six hundred’',
      [
        '‘Noble six hundred’ becomes ‘Lost the six hundred’',
        '‘Left of six hundred’ becomes ‘Rode the six hundred’',
        '‘All the six hundred’ becomes ‘None of six hundred’',
      ],
      'After the fight those who ride back are ‘Not the six hundred’, and then ‘Left of six hundred’. The refrain counts the dead without a number, and the last line honours them as ‘Noble’.',
    ),
    item(
      3,
      '‘That’s my last Duchess painted on the wall, Looking as if she were alive.’ How does the opening prepare the rest of the poem?',
      'Owning words and ‘as if’ hint at a death and at its cause',
      [
        'Tender words and ‘alive’ hint that she will soon return',
        'Formal words and ‘wall’ hint that the house is a prison',
        'Modest words and ‘last’ hint that he does not want to remarry',
      ],
      '‘My’ and ‘last’ make her one in a series of possessions. ‘As if’ tells us that she is dead before he explains more.',
    ),
    item(
      3,
      'Near the end of ‘My Last Duchess’ the Duke mentions the Count’s ‘known munificence’. What does he make clear in this polite way?',
      'He expects a large dowry with his next wife',
      [
        'He intends to give the Count a costly statue',
        'He knows that the Count has lost his fortune',
        'He wishes to repay what he once borrowed',
      ],
      'Munificence is generosity. After the story of one wife he bargains for another, although he claims to want only her ‘fair self’.',
    ),
    item(
      3,
      'In ‘The Prelude’ the boat at first moves ‘like a swan’. What does this simile prepare?',
      'A contrast with the terror that follows',
      [
        'A comparison of the boy with a wild bird',
        'An explanation of how boats are built',
        'A proof that the boat cannot sink',
      ],
      'A swan is graceful and at home on the water, and so the boy feels. Soon he turns round with trembling oars.',
    ),
    item(
      3,
      'In Keats’s ‘La Belle Dame sans Merci’ the last line of each stanza is shorter than the others, as in ‘And no birds sing’. What is the effect?',
      'Each stanza seems to break off in cold silence',
      [
        'Each stanza seems to run on quickly to the next',
        'The lady’s song can be heard behind the words',
        'The knight seems to grow more cheerful and bold',
      ],
      'The ear waits for beats that do not come. The gap suits a bleak landscape and a life cut short.',
    ),
    item(
      3,
      'How do the three stanzas of Keats’s ‘To Autumn’ move on?',
      'From ripening through harvest to the songs of evening',
      [
        'From winter through spring to the heat of midsummer',
        'From the city through the village to the lonely hills',
        'From childhood through love to the fear of old age',
      ],
      'The poem follows both the season and a day. By the end swallows gather, and winter is near but not named.',
    ),
    item(
      3,
      'Shakespeare’s Sonnet 130 ends ‘I think my love as rare As any she belied with false compare’. What does the couplet do?',
      'It turns seeming insults into an honest compliment',
      [
        'It takes back all the praise that the quatrains gave',
        'It admits that the lady is uglier than any other',
        'It asks the lady to write a better poem herself',
      ],
      'Other women are ‘belied’, that is, lied about, by grand comparisons. His lady needs none in order to be precious.',
    ),
    item(
      3,
      'How do Rossetti’s ‘Cousin Kate’ and Byron’s ‘When We Two Parted’ differ in the way they address the person who has hurt the speaker?',
      'The first accuses the rival, the second a lost lover',
      [
        'The first forgives the rival, the second a dead lover',
        'The first speaks to a lover, the second to a rival',
        'The first speaks to nobody, the second to a friend',
      ],
      'Rossetti’s speaker calls ‘O Cousin Kate’; Byron’s says ‘thee’ to the one who broke all vows. The lord himself is hardly addressed.',
    ),
    item(
      3,
      '‘When We Two Parted’ begins and ends with ‘silence and tears’. What does this return suggest about the speaker?',
      'Time has not lessened his grief',
      ['Time has taught him to forgive', 'He has met her again in secrecy', 'He has found a new happiness'],
      'Even after ‘long years’ he would greet her as he left her. The poem, like his feeling, goes round in a circle.',
    ),
    item(
      3,
      'Both stanzas of Shelley’s ‘Love’s Philosophy’ end with a short question. How does this serve the speaker’s purpose?',
      'It leaves the person addressed to draw the conclusion',
      [
        'It shows that he has lost interest in his own argument',
        'It gives the listener’s answer in her own few words',
        'It proves that nature itself has begun to doubt',
      ],
      'Many examples lead up to ‘Why not I with thine?’ and a plea for a kiss. The question makes refusal seem unnatural.',
    ),
    item(
      3,
      'In Sonnet 29 the speaker’s thoughts are vines and the beloved a palm tree. What problem does the image let her see?',
      'Thoughts about him may hide the man himself',
      [
        'Vines cannot live without sun and water',
        'Palm trees do not grow in the poet’s own country',
        'Love poems are soon forgotten by readers',
      ],
      'When the tree is overgrown, nothing of it can be seen. She wants his presence instead of her fancies.',
    ),
    item(
      3,
      'Which feature would you expect to find in an elegy rather than in a ballad?',
      'Reflection on somebody who has died',
      [
        'A story told in short rhyming stanzas',
        'A refrain which is sung by everybody',
        'Dialogue between two of the characters',
      ],
      'An elegy mourns and reflects. Story, refrain and dialogue in short stanzas are marks of the ballad.',
    ),
    item(
      4,
      'In ‘Ozymandias’, the sculptor is ‘The hand that mocked them’. Why is ‘mocked’ so well chosen?',
      'It means both ‘copied’ and ‘made fun of’',
      [
        'It means both ‘carved’ and ‘painted over’',
        'It means both ‘obeyed’ and ‘was afraid of’',
        'It means both ‘broke’ and ‘buried in sand’',
      ],
      'To mock could mean to imitate. The artist did as he was told, and at the same time exposed the king’s cold pride.',
    ),
    item(
      4,
      '‘The Tyger’ asks at first who ‘Could frame’ the tiger, and at the end who would ‘Dare frame’ it. What does the change of verb do?',
      'It moves from the maker’s skill to the maker’s courage',
      [
        'It moves from the maker’s anger to the maker’s deep regret',
        'It shows that the speaker has stopped being afraid',
        'It makes the tiger, and not its maker, the subject',
      ],
      'The last stanza otherwise repeats the first. After all that he has imagined, the question is no longer whether it is possible, but who would venture it.',
    ),
  ],
};
