import { passage } from '../../hand-written/question-set.ts';
import { task } from '../structured/structured-question.ts';
import { levelsMarkScheme } from './levels-mark-scheme.ts';

export const macbethAlone = passage('Macbeth, act 1, scene 7', [
  'If it were done when ’tis done, then ’twere well\nIt were done quickly. If the assassination\nCould trammel up the consequence, and catch\nWith his surcease success; that but this blow\nMight be the be-all and the end-all here,\nBut here, upon this bank and shoal of time,\nWe’d jump the life to come. But in these cases\nWe still have judgement here; that we but teach\nBloody instructions, which, being taught, return\nTo plague the inventor. This even-handed justice\nCommends the ingredients of our poisoned chalice\nTo our own lips. He’s here in double trust:\nFirst, as I am his kinsman and his subject,\nStrong both against the deed; then, as his host,\nWho should against his murderer shut the door,\nNot bear the knife myself. Besides, this Duncan\nHath borne his faculties so meek, hath been\nSo clear in his great office, that his virtues\nWill plead like angels, trumpet-tongued, against\nThe deep damnation of his taking-off;\nAnd pity, like a naked new-born babe,\nStriding the blast, or heaven’s cherubin, horsed\nUpon the sightless couriers of the air,\nShall blow the horrid deed in every eye,\nThat tears shall drown the wind. I have no spur\nTo prick the sides of my intent, but only\nVaulting ambition, which o’erleaps itself\nAnd falls on the other –',
]);

export const scroogeInTheCold = passage('A Christmas Carol, stave 1', [
  'Oh! But he was a tight-fisted hand at the grindstone, Scrooge! a squeezing, wrenching, grasping, scraping, clutching, covetous old sinner! Hard and sharp as flint, from which no steel had ever struck out generous fire; secret, and self-contained, and solitary as an oyster. The cold within him froze his old features, nipped his pointed nose, shrivelled his cheek, stiffened his gait; made his eyes red, his thin lips blue; and spoke out shrewdly in his grating voice. A frosty rime was on his head, and on his eyebrows, and his wiry chin. He carried his own low temperature always about with him; he iced his office in the dog-days; and didn’t thaw it one degree at Christmas.',
  'External heat and cold had little influence on Scrooge. No warmth could warm, no wintry weather chill him. No wind that blew was bitterer than he, no falling snow was more intent upon its purpose, no pelting rain less open to entreaty. Foul weather didn’t know where to have him. The heaviest rain, and snow, and hail, and sleet, could boast of the advantage over him in only one respect. They often ‘came down’ handsomely, and Scrooge never did.',
]);

export const theSpareKey = passage('The Spare Key', [
  'Under the third pot, the one with the cracked lip,\nwhere the thyme gave up and the moss moved in,\nit waited out our winters on its side,\na small brass fish in its own pool of rust.',
  'You never locked that door. We knew. The key\nwas not for getting in. It was for knowing\nthat somebody had thought of us, far off,\nin the wrong shoes, in rain, without a coat,',
  'and stooped, her bad hip clicking like a latch,\nand lifted up the pot, and put it there.',
  'Today the agent’s board is in the hedge.\nThe locks are changed. A stranger’s bicycle\nleans where you leaned to call us in for tea.\nI do not stop. I only slow the car –',
  'and my right hand, that has no say in this,\ncloses on the wheel, and turns, and turns,\nas if there were a door that it could open,\nas if there were still moss beneath its nails.',
]);

export const numberNine = passage('Number Nine', [
  'They’ve painted Number Nine a blue\nmy mother would have hated,\nand where our crooked lilac grew\na terrace has been slated.',
  'The people wave. They seem all right.\nTheir baby bangs the pane.\nThey leave the landing lamp alight\nwhen it comes on to rain.',
  'I thought a house was bound to grieve\nand keep us in its mortar.\nIt simply let our winters leave\nand let in someone’s daughter.',
  'And was I sad? I was, a bit.\nI stood there like a debtor.\nThen someone laughed inside of it.\nIt never sounded better.',
]);

export const shakespeare = [
  task('SHAKESPEARE', 'macbeth-and-conscience', 4, {
    stem: 'In this part of the play Duncan has come to stay at Macbeth’s castle. Macbeth has left the banquet and speaks alone.',
    parts: [
      {
        body: 'Starting with this speech, explain how far Shakespeare presents Macbeth as a man who knows right from wrong. Write about how Shakespeare presents Macbeth in this speech, and how far he presents Macbeth as a man who knows right from wrong in the play as a whole.\n20 marks are for the content of your answer, 4 marks for spelling, punctuation and grammar.',
        answer: 'an argument about Macbeth that is supported by the speech and by the whole play',
        scheme: [
          ...levelsMarkScheme(20, [
            'simple comments on Macbeth; some knowledge of the plot; few references',
            'some explained points with references; some awareness of the writer’s methods',
            'a clear response to speech and play; effects of methods explained; terms used; context relevant',
            'a thoughtful, developed argument; well-chosen references; methods and context examined',
            'a critical, exploratory argument; judicious references; fine analysis of methods; context throughout',
          ]),
          ['B1', 'Accuracy, level 1: meaning is mostly clear, in spite of frequent mistakes'],
          ['B1', 'Accuracy, level 2: reasonable accuracy; the mistakes do not hinder the meaning'],
          ['B1', 'Accuracy, level 3: considerable accuracy and a range of vocabulary and sentences'],
          ['B1', 'Accuracy, level 4: consistent accuracy; vocabulary and sentences chosen for effect'],
        ],
        solution:
          'Points on the speech: the euphemisms ‘it’, ‘the deed’ and ‘his taking-off’ show that he cannot name murder; conditional clauses and ‘But’ turn him against himself; his first reasons are practical (‘return to plague the inventor’), then come duty (‘kinsman’, ‘subject’, ‘host’), and at last heaven itself, with the similes of angels and of a ‘naked new-born babe’; the image of the rider who ‘o’erleaps itself’ admits that ambition is no good reason. A Jacobean audience would see the murder of a king as a sin against God’s order. Points on the play: ‘Stars, hide your fires’; the dagger and ‘Amen’ stuck in his throat; Banquo’s ghost as guilt made visible. Against this: after Banquo’s death he is ‘in blood stepped in so far’, and Macduff’s family die without a soliloquy of doubt; ‘Tomorrow, and tomorrow’ shows a man who sees what he has lost. A strong answer argues that his knowledge of right makes him tragic and not merely wicked.',
        ruledLines: 46,
      },
    ],
  }),
];

export const nineteenthCenturyNovel = [
  task('NINETEENTH_CENTURY_NOVELS', 'scrooge-cut-off-from-others', 4, {
    stem: 'In this extract from the beginning of the novel Dickens introduces Scrooge.',
    parts: [
      {
        body: 'Starting with this extract, explore how Dickens presents Scrooge as cut off from other people. Write about how Dickens presents Scrooge in this extract, and how he presents Scrooge as cut off from other people in the novel as a whole.',
        answer: 'an argument about Scrooge that is supported by the extract and by the whole novel',
        scheme: levelsMarkScheme(24, [
          'simple comments on Scrooge; retells parts of the story',
          'relevant comments with some references; methods named',
          'some explained points on extract and novel; some effects of methods; some context',
          'a clear and sustained response; effects explained with terms; relevant context',
          'a thoughtful, developed argument; well-chosen references; methods and context examined',
          'a critical, exploratory argument; judicious references; fine analysis; context throughout',
        ]),
        solution:
          'Points on the extract: the list of present participles ‘squeezing, wrenching, grasping …’ sounds like the grip it describes; ‘solitary as an oyster’ shuts him in a shell, though an oyster may hold a pearl; flint that gives no ‘generous fire’ hints at a spark within; cold is first inside him and then all round him, so that he chills others; the repeated ‘No’ and ‘no’ cut him off even from the weather; the pun on ‘came down’ means to give money, and the narrator’s humour keeps us from hating him. Points on the novel: Fred’s invitation refused and the ‘surplus population’; the boy ‘neglected by his friends’ in the empty school; Belle, displaced by an ‘Idol’, ‘a golden one’; the Cratchits’ warmth with little fire as a contrast; a death that nobody mourns; the last stave, where he visits Fred and becomes ‘a second father’ to Tiny Tim. Context: the Poor Law of 1834 and the workhouses, and Dickens’s belief that the rich answer for the poor.',
        ruledLines: 46,
      },
    ],
  }),
];

export const firstUnseenPoem = [
  task('TERMS_AND_CONTEXT', 'techniques-of-the-poem', 2, {
    stem: 'These questions are about the techniques of ‘The Spare Key’. Quote a few words in each answer.',
    parts: [
      {
        body: 'Give one example of a simile.',
        answer: '‘clicking like a latch’',
        scheme: [['B1', 'for ‘her bad hip clicking like a latch’']],
        solution: 'A simile compares with ‘like’ or ‘as’: her hip makes the small hard noise of a latch.',
        ruledLines: 2,
      },
      {
        body: 'Give one example of a metaphor.',
        answer: '‘a small brass fish in its own pool of rust’',
        scheme: [['B1', 'for ‘a small brass fish’ or ‘its own pool of rust’']],
        solution:
          'The key is called a fish, without ‘like’ or ‘as’. The damp, rusty ring round it becomes its pool.',
        ruledLines: 2,
      },
      {
        body: 'Give one example of personification.',
        answer: '‘the thyme gave up’',
        scheme: [
          [
            'B1',
            'for ‘the thyme gave up’, ‘the moss moved in’, ‘it waited out our winters’ or the hand ‘that has no say in this’',
          ],
        ],
        solution:
          'Personification gives human actions or feelings to something that is not human: plants do not give up.',
        ruledLines: 2,
      },
      {
        body: 'Give the words that are repeated at the beginning of two lines in the last stanza, and say what such a repetition is called.',
        answer: '‘as if there were’: anaphora',
        scheme: [['B1', 'for ‘as if there were’ together with ‘anaphora’']],
        solution:
          'Anaphora repeats words at the beginning of lines or clauses. Here it dwells on a wish that cannot come true.',
        ruledLines: 2,
      },
    ],
  }),
  task('POETRY', 'how-the-key-presents-memory', 4, {
    parts: [
      {
        body: 'In ‘The Spare Key’, how does the poet present the speaker’s feelings about a home from the past?',
        answer: 'an analysis of the feelings and of the poet’s methods',
        scheme: levelsMarkScheme(20, [
          'simple comments on what happens; a reference or two',
          'some explained points; methods named; some effects on the reader',
          'a clear reading of the feelings; effects of language, form or structure explained; terms used',
          'a thoughtful, developed reading; well-chosen quotations; methods examined in detail',
          'a critical, exploratory reading; judicious quotations; fine analysis of language, form and structure',
        ]),
        solution:
          'Points to make: the speaker addresses ‘You’, who is absent and has probably died, so that the poem is half a conversation; the metaphor of the ‘fish’ makes the key alive and patient; ‘It was for knowing’ turns a thing of use into a sign of love; the sentence runs on over stanzas two and three and slows down with the stooping woman; the couplet in the middle sets her act apart; short sentences after ‘Today’ are flat with shock; ‘leans where you leaned’ puts a stranger’s thing in the loved person’s place; the hand ‘that has no say in this’ turns a key in a lock which is gone, so that the body grieves where the mind says ‘I do not stop’; the regular five beats of many lines suggest restraint.',
        ruledLines: 40,
      },
    ],
  }),
];

export const secondUnseenPoem = [
  task('POETRY', 'comparison-of-two-homes', 5, {
    parts: [
      {
        body: 'In both ‘The Spare Key’ and ‘Number Nine’ the speakers go past a home that is no longer theirs. What are the similarities and differences between the ways in which the poets present what they feel?',
        answer: 'a comparison of the poets’ methods',
        scheme: levelsMarkScheme(8, [
          'some links between the poems, mostly of content',
          'links between methods, with references to both poems',
          'a clear comparison of methods and of their effects',
          'an exploratory comparison of methods; perceptive about effects in both poems',
        ]),
        solution:
          'Similarities: strangers now live where the speaker lived; small details (moss, a lilac) carry the loss; a lost mother or grandmother is felt in both; both speakers stay outside. Differences: the first is addressed to ‘you’, the second talks to the reader; long unrhymed sentences against short rhymed quatrains like a song, which keep the tone light; the first ends in a wish that cannot be granted, the second in acceptance, since the laugh inside ‘never sounded better’; the comic rhymes and ‘a bit’ play sadness down, while ‘turns, and turns’ cannot let go.',
        ruledLines: 24,
      },
    ],
  }),
];
