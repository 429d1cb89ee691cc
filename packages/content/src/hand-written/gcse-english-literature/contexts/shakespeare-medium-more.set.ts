import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'SHAKESPEARE',
  name: 'contexts-medium-more',
  audience: 'Years 10 and 11, explaining motives and lines in a play by Shakespeare',
  syllabus: 'Shakespeare: motive, image and relationship',
  items: [
    item(
      2,
      'What does Juliet’s long speech before she drinks the Friar’s potion show about her?',
      'She is afraid and finds the courage to act',
      [
        'She is certain that the Friar means to kill her',
        'She is angry that Romeo has deserted her',
        'She is content to obey her parents after all',
      ],
      'She imagines poison, the tomb and Tybalt’s ghost. In spite of all this she drinks, for Romeo’s sake.',
    ),
    item(
      2,
      'Capulet shouts ‘Hang thee, young baggage! disobedient wretch!’ What is he angry about?',
      'Juliet refuses to marry Paris',
      ['Juliet has married Romeo', 'Juliet mourns for Tybalt', 'Juliet has run away from home'],
      'He knows nothing of Romeo. He threatens to throw her out, which shows the power that a father had.',
    ),
    item(
      2,
      'Shylock reminds Antonio ‘You call me misbeliever, cut-throat dog’. Which point does he make?',
      'It is strange to ask help of a man you insult',
      [
        'It is unlawful to borrow from a foreigner',
        'It is better to own a faithful dog than a ship',
        'It is right to forgive those who hurt us',
      ],
      'Antonio has spat on him in public, and now he wants three thousand ducats. Antonio answers that he is likely to do it again.',
    ),
    item(
      2,
      'Shylock says of a ring from his wife Leah that he ‘would not have given it for a wilderness of monkeys’. What does the line show?',
      'He has tender feelings that money cannot replace',
      [
        'He has tried to sell the ring to buy some animals',
        'He has never forgiven his wife for leaving him',
        'He has less interest in jewels than in trade',
      ],
      'Jessica has exchanged the ring for a monkey. For once we see the widower, and not the moneylender.',
    ),
    item(
      2,
      'In The Merchant of Venice, why may Portia not choose her husband freely?',
      'Her father’s will binds her to the test',
      [
        'Her debts to Antonio make it impossible',
        'Her mother has promised her to Lorenzo',
        'Her duty as a lawyer forbids marriage',
      ],
      'She complains that the will of a living daughter is curbed by the will of a dead father: a play on the word ‘will’.',
    ),
    item(
      2,
      'In the trial, Portia asks Shylock to have a surgeon ready. What does his answer, that it is not ‘in the bond’, show?',
      'He keeps to the letter of the law',
      ['He has misread the agreement', 'He wants to be paid in money', 'He believes that all doctors cheat'],
      'He refuses a simple act of pity because nothing written obliges him. Soon the exact wording of the bond is turned against him.',
    ),
    item(
      2,
      'Benedick defends his new love with the words ‘the world must be peopled’. What is comic here?',
      'He finds a grand excuse for breaking his own vow',
      [
        'He has forgotten that he has already married Beatrice',
        'He thinks that he has to travel round the world',
        'He repeats a lesson that Claudio has taught him',
      ],
      'He had sworn to die a bachelor. Now marriage appears as a duty to mankind.',
    ),
    item(
      2,
      'In Much Ado About Nothing, what does Claudio’s quick belief in Hero’s guilt show about him?',
      'He trusts appearances more than the woman he loves',
      [
        'He has been looking for a reason not to marry at all',
        'He knows that Don John has always told him the truth',
        'He has loved Beatrice in secret from the beginning',
      ],
      'He had also believed at once that Don Pedro had stolen her. Twice he takes what he is shown for truth.',
    ),
    item(
      2,
      'In Much Ado About Nothing, what is Don John’s motive for his plots?',
      'Bitterness at his brother and at Claudio’s success',
      [
        'Love for Hero, whom Claudio is now about to marry',
        'Loyalty to a king whom Don Pedro has betrayed',
        'Need of money to pay his followers’ wages',
      ],
      'He has lost a rebellion and resents the young man who won glory by his defeat. He calls himself ‘a plain-dealing villain’.',
    ),
    item(
      2,
      'In Much Ado About Nothing, what must Claudio do to make amends when Hero is proved innocent?',
      'Marry a niece of Leonato’s whom he has not seen',
      [
        'Fight a duel with Benedick in front of the church',
        'Give up his title and serve the Watch for a year',
        'Bring Don John back to Messina with his own hands',
      ],
      'He also hangs verses on her tomb. The ‘niece’ turns out to be Hero herself.',
    ),
    item(
      2,
      'Prospero says ‘We are such stuff As dreams are made on’. What idea does he express?',
      'Human life is brief and unreal',
      [
        'Human beings are born to sleep',
        'Dreams always come true at last',
        'Magic can make men live for ever',
      ],
      'He has just ended a show of spirits that melted into air. Our own life, he adds, is rounded with a sleep.',
    ),
    item(
      2,
      'Caliban tells Prospero ‘You taught me language; and my profit on’t Is, I know how to curse’. What is his complaint?',
      'What he was taught has only served his anger',
      [
        'What he was taught has made him rich and lazy',
        'What he learnt has been forgotten on the island',
        'What he learnt has helped him to rule the spirits',
      ],
      'Prospero and Miranda think that they gave him a gift. He has lost his freedom, and he uses the gift against them.',
    ),
    item(
      2,
      'Brutus says that he killed Caesar ‘not that I loved Caesar less, but that I loved Rome more’. How does he justify himself?',
      'He puts the state above a friend',
      [
        'He puts a friend above the state',
        'He blames the murder on Cassius',
        'He denies that Caesar was a friend',
      ],
      'The balanced sentence claims that duty to Rome was stronger than affection. Antony’s speech then attacks the claim with feeling.',
    ),
    item(
      2,
      'In Julius Caesar, how does Decius make Caesar go to the Capitol in spite of Calpurnia’s dream?',
      'He gives the dream a flattering meaning',
      [
        'He swears that he had the same dream',
        'He threatens to tell the Senate of her fear',
        'He brings a letter from the Soothsayer',
      ],
      'The statue that ran with blood means, he says, that Rome will draw life from Caesar. He also hints at a crown and at mockery.',
    ),
    item(
      2,
      'In Twelfth Night, why does Malvolio believe that Olivia loves him?',
      'He finds a letter that seems to be hers',
      [
        'He overhears her talk to Orsino of him',
        'He receives a gold ring from her own hand',
        'He is told so by Viola in disguise',
      ],
      'Maria can imitate her lady’s handwriting. His vanity does the rest.',
    ),
    item(
      2,
      'Leonato says to his fainting daughter ‘Do not live, Hero, do not ope thine eyes’. What does this show?',
      'He sets honour above her life',
      [
        'He knows that she is pretending',
        'He wants to save her from pain',
        'He has already forgiven Claudio',
      ],
      'He believes the accusation without asking her. A daughter’s shame seemed to stain the whole house.',
    ),
  ],
};
