import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'loaf-letters',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: blog (mode, register, word formation, representation of self)',
  passage: passage('Blog: Loaf Letters, post 43', [
    'SO. It happened. Gerald is dead.',
    'For those of you just joining us (hi! grab a crumpet), Gerald was my sourdough starter. He was four. He had survived two house moves, one lockdown and the Great Fridge Incident of last July, about which we do not speak. And on Tuesday my lovely, kind, never-to-be-left-unsupervised-again brother tidied the kitchen.',
    'I know. I KNOW.',
    'I’m not angry. I’m a very calm person; ask anyone who wasn’t there. I said ‘Where’s the jar that was here’ and he said ‘What, the one that had gone off?’ and reader, I made a noise that only bats could hear.',
    'But here’s the thing. I’d been dreading this for years – weirdly, properly dreading it, in the small hours, as you’d dread forgetting a face. And when it came, do you know what I did? I mixed flour and water in a bowl. That’s it. That’s all he ever was. A week from now there’ll be bubbles, and it won’t be him, and it’ll also be completely him, because what made Gerald Gerald wasn’t the jar, it was me faffing about with a spoon every morning at ten to seven when I’d rather have been in bed.',
    'There’s probably a moral in there somewhere. I’m too floury to find it.',
    'Anyway! Method below for fellow bereaved loafers. Names for the new one in the comments, please. (Not ‘Gerald 2’. Too soon.)',
  ]),
  items: [
    item(
      1,
      'Which feature of spoken language opens the post?',
      'A discourse marker',
      ['A vocative phrase', 'A shortened tag question', 'A back-channel'],
      '‘SO.’ announces a new topic, as it does in conversation. Capitals imitate emphatic stress.',
    ),
    item(
      1,
      'How is ‘never-to-be-left-unsupervised-again’ used in the second paragraph?',
      'As a premodifier of ‘brother’',
      ['As an adverbial of time', 'As the main verb of a clause', 'As a postmodifier of ‘kitchen’'],
      'Hyphens join a whole phrase into one adjective-like modifier that stands before the head noun ‘brother’.',
    ),
    item(
      1,
      'Which word-formation process turns ‘flour’ into ‘floury’ in ‘I’m too floury to find it’?',
      'Suffixation',
      ['Compounding', 'Clipping', 'Conversion'],
      'The suffix -y makes an adjective from a noun. In ‘too floury’ the derived adjective is modified by an intensifier.',
    ),
    item(
      2,
      'What is the effect of naming the starter and calling it ‘he’?',
      'A mock tragedy is made out of an everyday mishap',
      [
        'A real death is hidden from readers who might be upset',
        'A scientific process is explained to readers in simple terms',
        'A joke is made about a relative whom the writer dislikes',
      ],
      '‘Gerald is dead’ and ‘He was four’ sound like an obituary; only then do we learn that he ‘was my sourdough starter’.',
    ),
    item(
      2,
      'What does the parenthesis ‘(hi! grab a crumpet)’ do?',
      'It constructs readers as guests in a friendly conversation',
      [
        'It gives an ingredient that the recipe below will need',
        'It excludes readers who have not followed the blog before',
        'It quotes what the writer said to her brother on Tuesday',
      ],
      'A greeting and an imperative to newcomers create the illusion of a shared room: synthetic personalisation for ‘those of you just joining us’.',
    ),
    item(
      2,
      'What kind of intertextual reference is made by ‘and reader, I made a noise’?',
      'An echo of the way in which older novels speak to us',
      [
        'A quotation from a scientific article on the hearing of bats',
        'An allusion to the rules of discussion in an online forum',
        'A parody of the instructions that are found in cookery books',
      ],
      '‘Reader, I’ followed by a past tense recalls a famous line of Jane Eyre. The literary grandeur is comic beside a lost jar.',
    ),
    item(
      3,
      'How does ‘I’m a very calm person; ask anyone who wasn’t there’ create humour?',
      'The second clause undermines the first',
      [
        'The second clause gives evidence that supports the first',
        'The semicolon joins two clauses that have no connection',
        'The superlative exaggerates a claim that is otherwise true',
      ],
      'Only people who were absent could confirm it. By flouting the maxim of quality the writer conveys that she was not ‘calm’ at all.',
    ),
    item(
      3,
      'What is the function of ‘But here’s the thing’?',
      'It signals a turn from comedy to a more serious reflection',
      [
        'It introduces the list of ingredients that are needed for a new starter',
        'It apologises for the strong language of the lines before',
        'It corrects a mistake that readers had noticed earlier',
      ],
      'A formula of spoken storytelling (‘here’s the thing’) focuses attention. What follows, ‘dreading it, in the small hours’, is sincere.',
    ),
    item(
      4,
      'What is notable about the words ‘what made Gerald Gerald wasn’t the jar, it was me faffing about’?',
      'A proper noun serves as object and then as object complement',
      [
        'A proper noun serves as subject and then as subject complement',
        'A proper noun serves as direct object and then as indirect object',
        'A proper noun serves as vocative and then as subject of the clause',
      ],
      'In ‘made Gerald Gerald’ the first is the object and the second says what he was made into. The pattern is that of ‘made him king’.',
    ),
    item(
      5,
      'Which statement describes how the writer represents herself most exactly?',
      'As self-mocking and chaotic, through forms of speech under careful control',
      [
        'As angry and betrayed, through insults that she pretends to withdraw',
        'As expert and authoritative, through technical terms and instructions',
        'As lonely and grieving, through images of illness, age and burial',
      ],
      '‘I KNOW’, ‘Anyway!’ and ‘faffing’ sound unplanned, but the timing of ‘Too soon’ and of the turn to ‘completely him’ is crafted. She denies wisdom (‘too floury to find it’) just after showing it.',
    ),
  ],
};
