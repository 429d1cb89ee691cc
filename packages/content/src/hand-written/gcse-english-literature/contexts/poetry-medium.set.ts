import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'POETRY',
  name: 'contexts-medium',
  audience: 'Years 10 and 11, explaining images and attitudes in poems',
  syllabus: 'Poetry before 1918: image, tone, speaker and attitude',
  items: [
    item(
      2,
      'What is surprising about the phrase ‘fearful symmetry’ in Blake’s ‘The Tyger’?',
      'It joins terror with beauty',
      ['It joins anger with humour', 'It joins a tiger with a lamb', 'It joins old age with youth'],
      'Symmetry is balance and perfect form. The tiger is beautiful and dreadful at once, and so its maker is hard to understand.',
    ),
    item(
      2,
      'Blake’s ‘Holy Thursday’ asks whether it is ‘a holy thing to see, In a rich and fruitful land, Babes reduced to misery’. What does the question do?',
      'It accuses a wealthy country of letting children suffer',
      [
        'It thanks a wealthy country for feeding its children',
        'It asks children to pray for those who are richer',
        'It wonders how the land could be made to bear fruit',
      ],
      'The contrast of ‘rich and fruitful’ with ‘misery’ gives the answer: no. Cold charity does not make the sight holy.',
    ),
    item(
      2,
      'In Blake’s ‘A Poison Tree’, the speaker says of his anger ‘I water’d it in fears, Night and morning with my tears’. What does the image suggest?',
      'He tends his anger until it grows',
      [
        'He tries to wash his anger away',
        'He is sorry for what he has done',
        'He hopes that his foe will weep',
      ],
      'Anger is treated like a plant that needs care. By brooding on it he makes it strong enough to kill.',
    ),
    item(
      2,
      'What is disturbing about the end of Blake’s ‘A Poison Tree’, where the foe lies ‘outstretch’d beneath the tree’?',
      'The speaker is glad at the sight',
      [
        'The speaker is blamed for it',
        'The speaker has fallen ill as well',
        'The speaker has not noticed it',
      ],
      'He says ‘In the morning glad I see’. There is no guilt: hidden anger has made him cruel.',
    ),
    item(
      2,
      'In Byron’s ‘The Destruction of Sennacherib’, what do ‘purple and gold’ tell us about the Assyrian army?',
      'It is rich and sure of itself',
      ['It is tired and badly dressed', 'It is small but very brave', 'It is marching towards sunset'],
      'Purple and gold are the colours of kings. The splendour makes its sudden end more striking.',
    ),
    item(
      2,
      'In Byron’s poem, the army of Sennacherib ‘Hath melted like snow in the glance of the Lord’. What does the simile stress?',
      'How easily God destroys human power',
      [
        'How cold the night in the camp was',
        'How slowly the great army retreated',
        'How gently God forgives his enemies',
      ],
      'One look is enough, and no sword is used. The army that seemed so mighty vanishes without a fight.',
    ),
    item(
      2,
      'In Tennyson’s ‘The Lady of Shalott’, the Lady says ‘I am half sick of shadows’. What does she mean?',
      'She longs for life itself and not for its reflections',
      [
        'She is afraid of the dark corners of her tower',
        'She has become ill through weaving day and night',
        'She wants to be left alone with her mirror and her loom',
      ],
      'She has seen two young lovers in her mirror, which shows only images. Soon she turns to look at the real world.',
    ),
    item(
      2,
      'What is the effect of the chatty, simple language of Hardy’s ‘The Man He Killed’?',
      'We hear an ordinary man struggling with what he did',
      [
        'We feel that the war was too unimportant to describe',
        'We laugh at a speaker who cannot express himself',
        'We know that an officer is giving a report',
      ],
      'He speaks as he would over a drink. The easy tone sits uneasily with a killing, and that makes us think.',
    ),
    item(
      2,
      'In ‘Dulce et Decorum Est’, Owen says ‘As under a green sea, I saw him drowning’. What does he describe?',
      'A man choking in poison gas',
      ['A man sinking in a muddy lake', 'A man lost in a thick forest', 'A man falling from a ship'],
      'Through the panes of the mask the gas looks like green water. The man’s lungs are filled as in drowning.',
    ),
    item(
      2,
      'At the end of ‘Dulce et Decorum Est’, Owen calls the reader ‘My friend’. What is his tone?',
      'Bitter, because the reader has praised war',
      [
        'Warm, because the reader has fought with him',
        'Humble, because the reader knows more of war',
        'Playful, because the danger is now over',
      ],
      'He addresses people at home who tell children that it is sweet to die for their country. ‘Friend’ is ironic.',
    ),
    item(
      2,
      'In Wordsworth’s poem about daffodils, the flowers are ‘Tossing their heads in sprightly dance’. What does the image add?',
      'The flowers seem like a joyful crowd',
      [
        'The flowers seem to fear the wind',
        'The flowers seem tired of the sun',
        'The flowers seem to mock the poet',
      ],
      'Heads and dance belong to people. The lonely speaker has found lively company.',
    ),
    item(
      2,
      'In ‘The Rime of the Ancient Mariner’, when does the albatross fall from the Mariner’s neck?',
      'When he blesses the water-snakes',
      [
        'When he reaches his own country',
        'When he buries the dead sailors',
        'When he throws gold into the sea',
      ],
      'He suddenly sees beauty in living things and blesses them without intending it. Love of them undoes the guilt of killing the bird.',
    ),
    item(
      2,
      'In Arnold’s ‘Dover Beach’, why does the speaker beg ‘Ah, love, let us be true To one another!’?',
      'The world offers no other certainty',
      [
        'The sea will separate them tomorrow',
        'The war has called him to the army',
        'The letters of his love are unanswered',
      ],
      'Faith has ebbed away, and the world has ‘neither joy, nor love, nor light’. Only their own loyalty is left.',
    ),
    item(
      2,
      'What does Arnold’s image of ‘ignorant armies’ that ‘clash by night’ say about human life?',
      'People fight without knowing why',
      [
        'Soldiers are badly taught in schools',
        'Nights are more peaceful than days',
        'Wars are won by the cleverer side',
      ],
      'In the dark nobody can tell friend from enemy. The image makes modern life seem confused and violent.',
    ),
    item(
      2,
      'In Byron’s ‘She Walks in Beauty’, what does ‘One shade the more, one ray the less’ say about the lady?',
      'Dark and light are perfectly balanced in her',
      [
        'Her looks have faded a little with the years',
        'She is too pale to be admired in the daytime',
        'Her mood changes with every hour of the day',
      ],
      'The slightest change would have spoilt her grace by half. Harmony is what the speaker admires.',
    ),
    item(
      2,
      'In Rossetti’s ‘Cousin Kate’, the speaker says of the lord ‘He changed me like a glove’. What does the simile show?',
      'He used her as a fashionable thing',
      [
        'He gave her clothes of great value',
        'He taught her how a lady dresses',
        'He loved her more than all his wealth',
      ],
      'A glove is worn for show and then exchanged for another. She was an object to him.',
    ),
    item(
      2,
      'In ‘Cousin Kate’, why does the speaker call her son ‘my shame, my pride’?',
      'He brings her disgrace and yet is her joy',
      [
        'He is disobedient but will become a lord',
        'He was stolen from Kate and must be hidden',
        'He is ashamed of her and proud of his father',
      ],
      'Society condemns an unmarried mother, but she loves the boy. She also has what Kate lacks: a child.',
    ),
  ],
};
