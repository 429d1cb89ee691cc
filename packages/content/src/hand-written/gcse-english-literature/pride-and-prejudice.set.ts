import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'NINETEENTH_CENTURY_NOVELS',
  name: 'pride-and-prejudice',
  audience: 'Years 10 and 11, studying Pride and Prejudice for GCSE English Literature',
  syllabus: 'The 19th-century novel: Pride and Prejudice (plot, character, theme and irony)',
  items: [
    item(
      1,
      'In Pride and Prejudice, how many Bennet sisters are there?',
      'Five',
      ['Three', 'Four', 'Six'],
      'They are Jane, Elizabeth, Mary, Kitty (Catherine) and Lydia. There is no brother to inherit Longbourn.',
    ),
    item(
      1,
      'In Pride and Prejudice, which sister runs away with Wickham?',
      'Lydia',
      ['Kitty', 'Mary', 'Jane'],
      'Lydia, the youngest, elopes from Brighton. Darcy secretly pays Wickham to marry her.',
    ),
    item(
      1,
      'In Pride and Prejudice, what is the name of Mr Darcy’s estate?',
      'Pemberley',
      ['Netherfield', 'Rosings', 'Longbourn'],
      'Elizabeth sees Pemberley on her tour of Derbyshire. Bingley rents Netherfield; Rosings is Lady Catherine’s.',
    ),
    item(
      2,
      'In Pride and Prejudice, what is Darcy’s first remark about Elizabeth at the ball?',
      'She is ‘tolerable’ but not handsome enough to tempt him',
      [
        'She is handsome, but too poor for a man of his rank',
        'She is clever, but her manners are too free for him',
        'She is the only woman in the room worth dancing with',
      ],
      'She overhears that she is ‘not handsome enough to tempt me’, and her pride is hurt. Her prejudice against him begins here.',
    ),
    item(
      2,
      'Why does Charlotte Lucas accept Mr Collins?',
      'For a secure home',
      ['For his good looks', 'For love at first sight', 'For a wager with Elizabeth'],
      'She says ‘I am not romantic, you know’. At twenty-seven and without money, she sees marriage as her only provision.',
    ),
    item(
      3,
      'What is ironic about the first sentence, ‘It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife’?',
      'It is families with daughters who want the man',
      [
        'It is rich men who are most afraid of marriage',
        'It is poor men who have most need of a fortune',
        'It is an opinion that nobody in the novel shares',
      ],
      'The grand ‘truth’ is only the wish of neighbours such as Mrs Bennet. The sentence introduces marriage, money and the ironic narrator at once.',
    ),
    item(
      3,
      'What does Elizabeth realise with ‘Till this moment I never knew myself’?',
      'She has been as blind as those whom she mocked',
      [
        'She has been in love with Wickham from the first',
        'She has been insulted by Darcy’s second proposal',
        'She has been deceived by her own sister’s letter',
      ],
      'Darcy’s letter makes her see that she believed Wickham because he flattered her and doubted Darcy because he had not. She accuses herself of vanity.',
    ),
    item(
      4,
      'How do the two proposals that Darcy makes to Elizabeth differ?',
      'The first speaks of his struggle, the second of her feelings',
      [
        'The first is made by letter, the second at a crowded ball',
        'The first is humble and short, the second proud and long',
        'The first is accepted at once, the second only in the end',
      ],
      'In the first he dwells on her inferior connections, expecting to be accepted. In the second he says that one word from her will silence him for ever: pride has been humbled.',
    ),
    item(
      5,
      'What does Charlotte’s marriage add to the novel’s treatment of love and money?',
      'A sensible woman’s choice that the heroine condemns and the novel understands',
      [
        'A foolish woman’s choice that the heroine admires and the novel then punishes',
        'A romantic woman’s choice that shows how little money matters in a marriage',
        'A wealthy woman’s choice that secures the estate of Longbourn for her sisters',
      ],
      'Elizabeth is shocked, but at Hunsford she sees how Charlotte manages. The narrator makes plain that for women without fortune marriage was a means of living.',
    ),
    item(
      4,
      'Why is Elizabeth’s visit to Pemberley a turning point?',
      'House and housekeeper show Darcy’s real character',
      [
        'House and grounds show that Darcy is close to ruin',
        'House and portrait show that Wickham told the truth',
        'House and garden show that Darcy wishes to be alone',
      ],
      'The grounds show taste without display, and Mrs Reynolds praises him as master and brother. When Darcy appears he is courteous to the Gardiners.',
    ),
  ],
};
