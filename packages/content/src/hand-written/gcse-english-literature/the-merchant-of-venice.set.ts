import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'SHAKESPEARE',
  name: 'the-merchant-of-venice',
  audience: 'Years 10 and 11, studying The Merchant of Venice for GCSE English Literature',
  syllabus: 'Shakespeare: The Merchant of Venice (plot, character, theme and language)',
  items: [
    item(
      1,
      'In The Merchant of Venice, why does Bassanio need money?',
      'To court Portia',
      ['To buy a ship', 'To pay a fine', 'To leave Venice'],
      'He wants to appear at Belmont like a suitor of rank. Antonio, whose ships are at sea, borrows the money for him.',
    ),
    item(
      1,
      'In The Merchant of Venice, what may Shylock take if the loan is not repaid?',
      'A pound of Antonio’s flesh',
      ['All of Antonio’s ships', 'Bassanio’s house in Venice', 'Three thousand ducats more'],
      'The bond names ‘a pound’ of flesh in place of interest. Three thousand ducats is the sum that is lent.',
    ),
    item(
      1,
      'In The Merchant of Venice, which casket contains Portia’s portrait?',
      'Lead',
      ['Gold', 'Silver', 'Bronze'],
      'The plain lead casket, which asks the chooser to ‘give and hazard all he hath’, is the right one. There is no bronze casket.',
    ),
    item(
      1,
      'In The Merchant of Venice, how does Portia come to the trial?',
      'Disguised as a lawyer',
      ['Disguised as a servant', 'As Antonio’s sister', 'As the Duke’s guest'],
      'She takes the part of a young doctor of law, Balthazar, with Nerissa as her clerk.',
    ),
    item(
      1,
      'In The Merchant of Venice, with whom does Jessica run away?',
      'Lorenzo',
      ['Gratiano', 'Bassanio', 'Launcelot'],
      'Jessica, Shylock’s daughter, elopes with the Christian Lorenzo and takes money and jewels with her.',
    ),
    item(
      2,
      'What is Shylock arguing in the speech that begins ‘Hath not a Jew eyes?’?',
      'Jews and Christians share one humanity',
      [
        'Jews have a better sense of justice',
        'Christians are blind to their own sins',
        'Eyes matter more than flesh in a bond',
      ],
      'The list of body parts and feelings, with ‘If you prick us, do we not bleed?’, shows likeness. He then uses it to justify revenge.',
    ),
    item(
      2,
      'What does Portia mean by ‘The quality of mercy is not strain’d’?',
      'Mercy must be given freely',
      ['Mercy should be given rarely', 'Mercy is never impure', 'Mercy makes kings weak'],
      '‘Strain’d’ means forced. Mercy falls like ‘the gentle rain from heaven’ and cannot be commanded by law.',
    ),
    item(
      2,
      'What lesson does ‘All that glisters is not gold’ teach the Prince of Morocco?',
      'Outward show may hide what is worthless',
      [
        'Gold is worth less in Venice than at home',
        'A prince should not have to choose at all',
        'Silver would have been the wiser choice',
      ],
      'He has chosen the gold casket for its appearance and finds a skull with a scroll. The theme of appearance and reality runs through the play.',
    ),
    item(
      2,
      'In the trial of The Merchant of Venice, how is Antonio saved?',
      'The bond allows flesh but no blood',
      [
        'The Duke forbids the use of a knife',
        'The loan is repaid just in time',
        'Shylock is moved by Portia’s plea',
      ],
      'Portia stops him with ‘Tarry a little’: the bond gives ‘no jot of blood’. Her plea for mercy has failed before.',
    ),
    item(
      3,
      'What does Antonio’s opening line, ‘In sooth, I know not why I am so sad’, establish?',
      'A melancholy that the play never wholly explains',
      [
        'A fear of Shylock that proves to be well founded',
        'A grief for a ship that has already been lost',
        'A jealousy of Bassanio’s friendship with Gratiano',
      ],
      'His friends suggest merchandise and love, and he denies both. His sadness colours even the comic ending.',
    ),
    item(
      3,
      'How does the play make the audience’s view of Shylock complicated?',
      'He is cruel, and he has been cruelly treated',
      [
        'He is generous, and he is thought to be mean',
        'He is innocent, and he is punished by mistake',
        'He is powerful, and he is afraid of his servant',
      ],
      'Antonio has spat upon him and called him dog; he in turn insists on a man’s death. Pity and horror exist together.',
    ),
    item(
      3,
      'What do the two settings, Venice and Belmont, contrast?',
      'A world of trade and law with one of love and music',
      [
        'A world of the young with one of the old and wise',
        'A world of faith with one that has no religion',
        'A world of war with one of lasting peace',
      ],
      'Rialto and court belong to Venice; riddles, music and moonlight to Belmont. Money, however, travels between the two.',
    ),
    item(
      4,
      'What is ironic about the punishment ordered for Shylock after Portia’s plea for mercy?',
      'Those who asked for mercy show him very little',
      [
        'Those who punish him had hoped to be his heirs',
        'He is punished for a crime that Antonio committed',
        'He receives the mercy that he had refused to give',
      ],
      'His life is spared, but he loses his wealth and must become a Christian. A modern audience may doubt whether this is mercy.',
    ),
    item(
      5,
      'Which comment on the ring plot is the most convincing?',
      'It echoes the trial in comedy: a bond is broken and forgiven',
      [
        'It has no link with the trial and serves to give the clowns a part',
        'It reverses the trial: the women are judged by their husbands',
        'It repeats the trial: the letter of a bond is again enforced',
      ],
      'Bassanio and Gratiano swear never to part with the rings and give them away. This time the law is not insisted upon: laughter and pardon follow.',
    ),
    item(
      5,
      'Portia asks on entering the court ‘Which is the merchant here, and which the Jew?’. What may the question suggest beyond disguise?',
      'The difference between the two men is less visible than Venice believes',
      [
        'The lawyer has already decided in favour of Antonio before the trial',
        'The two men have exchanged their clothes in order to mislead the Duke',
        'The court has never before heard a case between merchants of the city',
      ],
      'It may show impartiality: she claims not to know them. But for an audience that expects Shylock to look alien, being asked which is which is unsettling.',
    ),
    item(
      4,
      'What is ironic about Antonio’s remark that ‘The devil can cite Scripture for his purpose’?',
      'Christians in the play also use religion to serve themselves',
      [
        'Antonio himself has never read the Scripture that he quotes',
        'Shylock has not in fact mentioned any passage of Scripture',
        'Portia later proves that the devil is not named in Scripture',
      ],
      'Shylock has just used the story of Jacob and Laban. Yet those who praise mercy also force a man to give up his faith.',
    ),
  ],
};
