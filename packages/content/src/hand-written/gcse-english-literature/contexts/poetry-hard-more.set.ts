import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'POETRY',
  name: 'contexts-hard-more',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Poetry before 1918: form and meaning, ambiguity and comparison',
  items: [
    item(
      4,
      'In ‘Dulce et Decorum Est’ two lines stand apart: ‘In all my dreams, before my helpless sight, He plunges at me, guttering, choking, drowning.’ What do they achieve?',
      'The scene leaves the past and becomes a lasting nightmare',
      [
        'The scene is proved to have been nothing but a bad dream',
        'The scene is seen through the eyes of the dying man',
        'The scene ends, and the speaker is able to forget it',
      ],
      'The verbs turn to the present, and three participles never finish. The poet has to see it again and again.',
    ),
    item(
      4,
      'In ‘Dulce et Decorum Est’ the dying man’s face is ‘like a devil’s sick of sin’. What makes this simile so extreme?',
      'Even a being that lives by evil would have had enough of this',
      [
        'Even a man who has sinned is promised a place in heaven',
        'Even the enemy looks kind beside the faces of his friends',
        'Even a doctor could not say what illness the man has got',
      ],
      'A devil delights in sin. If a devil is sickened, the scene has gone beyond what the worst imagination could want.',
    ),
    item(
      4,
      'The Duke says of the portrait ‘I call That piece a wonder, now’. What does the small word ‘now’ betray?',
      'He prizes her as an object as he never did alive',
      [
        'He has seen the portrait for the first time today',
        'He has lately learnt how much the portrait cost',
        'He hurries, because his visitor wants to leave',
      ],
      '‘That piece’ is a work of art and no longer a person. Only since she can smile at nobody else does he admire her.',
    ),
    item(
      4,
      'What do the violent verbs in Sonnet 29, where the leaves should ‘Drop heavily down, – burst, shattered, everywhere!’, express?',
      'Joy at being freed from thoughts by his real presence',
      [
        'Anger at being deserted by the man whom she loves',
        'Fear that the storm will destroy the tree and herself',
        'Grief that the vines which she planted have died',
      ],
      'The destruction is welcome: what breaks are only her fancies, which hid the tree. The dashes and pauses make the verse itself break up.',
    ),
    item(
      4,
      'In ‘Porphyria’s Lover’, the speaker opens her dead eyes ‘As a shut bud that holds a bee’. What does the simile let us see?',
      'He handles her with care, and with a hidden fear',
      [
        'He is interested only in the flowers she brought',
        'He thinks that she is about to sting him in anger',
        'He knows that she is dead and begins to feel guilt',
      ],
      'A bud is tender, but a bee in it may sting. He opens them ‘warily’, as if something of her will could still harm his perfect moment.',
    ),
    item(
      4,
      'Shakespeare’s Sonnet 116 ends ‘If this be error and upon me proved, I never writ, nor no man ever loved’. How does the argument work?',
      'He has plainly written, so his claim about love must stand',
      [
        'He admits that he is wrong, so nobody should believe in love',
        'He has never loved, so that he can judge without prejudice',
        'He offers the reader money for a proof that he is in error',
      ],
      'If he is wrong, he never wrote; but we are reading what he wrote. It is a bold flourish and not strict proof, for love itself might still be rare.',
    ),
    item(
      4,
      '‘The Farmer’s Bride’ is told by the husband alone. Why is it important that the wife never speaks?',
      'We must read her fear through the man who causes it',
      [
        'We learn that she is still too young to know how to talk',
        'We see that her story would be the same as his',
        'We feel that she has nothing to complain about',
      ],
      'He has hardly heard her speak, though she chats happily with animals. Her silence is a form of resistance and also shows her lack of power.',
    ),
    item(
      4,
      'Keats and Shelley were Romantics. Which feature of ‘Ozymandias’ fits Romantic thinking best?',
      'Nature and art outlast the pride of a tyrant',
      [
        'Reason and order keep a great empire together',
        'Religion gives comfort to a dying ruler',
        'City life offers freedom to a lonely man',
      ],
      'The sands and a sculptor’s insight remain when power is gone. Shelley hated tyranny in his own time as well.',
    ),
    item(
      5,
      'The first letters of the four lines of the third stanza of ‘London’ spell HEAR. How should an essay use this?',
      'As support for the stress on sounds, without claiming certainty',
      [
        'As proof that Blake hid a message for those who read on paper',
        'As evidence that ‘London’ was written to be sung aloud in churches',
        'As a reason to overlook the images of blood in the same stanza',
      ],
      'Cry, sigh and ‘I hear’ make hearing the leading sense, so the pattern fits. That it was planned can be suggested, but not known.',
    ),
    item(
      5,
      'The knight in ‘La Belle Dame sans Merci’ says ‘She look’d at me as she did love’. Why do these words matter for our judgement of the lady?',
      '‘As’ may mean ‘as if’, and only he interprets her look',
      [
        '‘Did’ shows that she loved him long before they met',
        '‘Look’d’ proves that she had put a spell upon his eyes',
        '‘She’ may refer to a different lady from the one he met',
      ],
      'She speaks ‘in language strange’, and he translates it to suit himself. She may be a cruel enchantress, or he may have misunderstood.',
    ),
    item(
      5,
      'In Rossetti’s ‘Remember’ the speaker mentions ‘our future that you plann’d’. What may the pronouns suggest?',
      'The future was shared in name, but he was the one who shaped it',
      [
        'The future was hers alone, and he had promised not to disturb it',
        'The plans were made by both of them, and she regrets losing them',
        'The plans were made by her family, and he had only agreed to them',
      ],
      '‘Our’ meets ‘you’ in one short phrase. Some readers hear a quiet wish for freedom under the tenderness, though the poem never complains.',
    ),
    item(
      5,
      'In ‘Neutral Tones’, love has taught the speaker ‘keen lessons’: it ‘wrings with wrong’. How does the sound of this last phrase work?',
      'The repeated r and ng twist the mouth as the pain twists him',
      [
        'The repeated vowels flow gently, so that the pain is soothed',
        'The rhyme of the two words suggests that the couple is reunited',
        'The hard stops at the ends of the words make him sound cheerful',
      ],
      '‘Wrings’ and ‘wrong’ are almost the same word, as each lesson repeats the last. One has to work to say them.',
    ),
    item(
      5,
      'Barrett Browning says in Sonnet 43 that she loves with a love she ‘seemed to lose With my lost saints’. What does this line add to the sonnet?',
      'Love has taken up the faith that faded after childhood',
      [
        'Love has made her give up her belief in any religion',
        'Love is weaker now than the devotion she felt as a child',
        'Love has to be kept secret from those who taught her',
      ],
      '‘Saints’ may be holy figures or dear people now dead. The devotion that she thought was gone has found a new object, so her love is almost religious.',
    ),
    item(
      5,
      'Which sentence compares two poems best?',
      'Both rulers want to be obeyed for ever; Shelley’s verse buries his in sand, but Browning lets his talk on and condemn himself',
      [
        '‘Ozymandias’ is about a king, and ‘My Last Duchess’ is about a duke; both are about men who had a great deal of power once',
        '‘Ozymandias’ has fourteen lines, but ‘My Last Duchess’ is longer; a sonnet is always shorter than a dramatic monologue in verse',
        'Shelley was a Romantic and Browning was a Victorian, and so their two poems on power have hardly anything in common at all',
      ],
      'It names a shared idea and then a difference of method with its effect. The others only describe the subjects, the length or the dates.',
    ),
    item(
      5,
      'A pupil says: ‘The Charge of the Light Brigade simply glorifies war.’ Which detail is the best answer?',
      'The poem says openly that ‘Some one had blunder’d’',
      [
        'The poem repeats the words ‘Half a league, half a league’',
        'The poem says that the soldiers are to be honoured',
        'The poem describes the flash of all their ‘sabres bare’',
      ],
      'Courage is praised, but the charge is called a mistake of command, and the men can only ‘do and die’. Honour for soldiers need not mean praise for war.',
    ),
    item(
      5,
      'In ‘Exposure’ Owen’s half-rhymes end each group of lines, and the fifth line hangs below. Which reading of the form is the most convincing?',
      'Rhymes that just miss leave us, like the men, waiting for relief',
      [
        'Rhymes that just miss show that Owen was too cold to write well',
        'The short fifth line brings each stanza to a triumphant close',
        'The regular stanzas promise that help for the men is on its way',
      ],
      'The ear expects a chord that never quite comes, and the short line drops the tension instead of solving it. The form makes us feel stalemate.',
    ),
  ],
};
