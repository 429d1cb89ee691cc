import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'SHAKESPEARE',
  name: 'much-ado-about-nothing',
  audience: 'Years 10 and 11, studying Much Ado About Nothing for GCSE English Literature',
  syllabus: 'Shakespeare: Much Ado About Nothing (plot, character, theme and language)',
  items: [
    item(
      1,
      'In Much Ado About Nothing, who refuses to marry Hero in the church?',
      'Claudio',
      ['Benedick', 'Leonato', 'Borachio'],
      'Don John’s plot makes Claudio believe that he sees Hero with another man at her window. Borachio carries out the trick.',
    ),
    item(
      1,
      'In Much Ado About Nothing, how are Beatrice and Hero related?',
      'They are cousins',
      ['They are sisters', 'They are mother and daughter', 'They are aunt and niece'],
      'Beatrice is the niece of Leonato, Hero’s father, so the two young women are cousins.',
    ),
    item(
      1,
      'In Much Ado About Nothing, who is the villain who plots against the marriage?',
      'Don John',
      ['Don Pedro', 'Dogberry', 'Antonio'],
      'Don John, Don Pedro’s half-brother, resents Claudio. Don Pedro is deceived by him.',
    ),
    item(
      1,
      'In Much Ado About Nothing, how are Benedick and Beatrice brought to love each other?',
      'They overhear talk meant for their ears',
      [
        'They drink a potion given by a friar',
        'They are ordered to marry by Leonato',
        'They read a letter forged by Hero’s maid',
      ],
      'Their friends stage conversations in the orchard, in which each is said to be dying for love of the other.',
    ),
    item(
      2,
      'What does Beatrice mean by ‘I had rather hear my dog bark at a crow than a man swear he loves me’?',
      'She scorns men’s declarations of love',
      [
        'She is fonder of animals than of people',
        'She thinks that men are afraid of dogs',
        'She has been deceived by a man before',
      ],
      'The comic comparison puts lovers’ vows below noise. It shows the wit with which she defends her independence.',
    ),
    item(
      2,
      'Why does Benedick greet Beatrice as ‘my dear Lady Disdain’?',
      'To tease her for her scornful manner',
      [
        'To remind her of her noble birth',
        'To apologise for his late return',
        'To show that he has forgotten her name',
      ],
      'Giving her the name of a quality, as in an old play, begins one of their skirmishes in a ‘merry war’.',
    ),
    item(
      2,
      'What is comic about the way in which Dogberry speaks?',
      'He uses grand words wrongly',
      [
        'He speaks only in rhyming verse',
        'He repeats what others have said',
        'He whispers when he should shout',
      ],
      'His malapropisms, such as ‘Comparisons are odorous’ (for ‘odious’), show a wish to sound important.',
    ),
    item(
      2,
      'In Much Ado About Nothing, what does the Friar advise after Hero is shamed at the wedding?',
      'To announce that she is dead',
      ['To send her away to a convent', 'To challenge Claudio to a duel', 'To marry her to Benedick instead'],
      'He hopes that slander will change to remorse when Claudio believes that his words have killed her.',
    ),
    item(
      3,
      'What does Beatrice’s command ‘Kill Claudio’ reveal?',
      'Loyalty to Hero matters more to her than comedy or love',
      [
        'Jealousy of Hero has turned into hatred of the bridegroom',
        'Fear of Benedick makes her test whether he is a coward',
        'Regret at her confession makes her wish to be left alone',
      ],
      'It comes directly after the two confess their love. Two short words bring the danger of tragedy into the comedy and test Benedick’s love.',
    ),
    item(
      3,
      'What does Claudio’s metaphor ‘Give not this rotten orange to your friend’ show?',
      'He thinks of Hero as goods that are spoilt',
      [
        'He thinks of Leonato as a careless merchant',
        'He regrets that the feast has been ruined',
        'He wants to spare his friend an illness',
      ],
      'An orange looks fine and may be bad within. The image treats a woman as an object passed between men and judged by her honour.',
    ),
    item(
      3,
      'How does ‘noting’ (overhearing and observing) drive the plot of Much Ado About Nothing?',
      'Both the harm and the happiness come from what people overhear',
      [
        'Only the villains listen in secret, and they are always caught',
        'Only the lovers listen in secret, and they are always deceived',
        'Letters and notes, which are stolen, take the place of speech',
      ],
      '‘Nothing’ and ‘noting’ sounded alike. The orchard scenes unite one couple; the window scene parts the other; the Watch overhears the truth.',
    ),
    item(
      4,
      'Why is Beatrice’s cry ‘O that I were a man!’ important?',
      'It exposes how little power women have to defend their honour',
      [
        'It shows that she has always wished to become a soldier',
        'It mocks Benedick, who is less of a man than she had thought',
        'It prepares for the scene in which she appears in disguise',
      ],
      'As a woman she may not challenge Claudio, whatever her wit and courage. She has to depend on Benedick to fight for Hero.',
    ),
    item(
      4,
      'Why is it fitting that Dogberry’s Watch uncovers Don John’s plot?',
      'The foolish see by accident what the clever have missed',
      [
        'The Watch has been trained by Don Pedro to find out spies',
        'The Watch is paid by Leonato, who suspects his guests',
        'The foolish are punished for meddling with the law',
      ],
      'The nobles trust their eyes and are deceived; bumbling constables overhear Borachio boasting. The delay in telling Leonato nearly makes a tragedy.',
    ),
    item(
      5,
      'How does Benedick’s line ‘for man is a giddy thing, and this is my conclusion’ sum up the play?',
      'It accepts with good humour that people change and contradict themselves',
      [
        'It condemns men, who alone are to blame for all that went wrong in Messina',
        'It warns the audience that his love for Beatrice cannot last much longer',
        'It excuses Don John, whose faults are no greater than those of others',
      ],
      'Benedick swore never to marry and is about to. He laughs at himself in advance of those who would mock him: inconstancy is human, and here it is happy.',
    ),
    item(
      5,
      'Why is it significant that Beatrice and Benedick speak mostly in prose and Claudio mostly in verse?',
      'Prose suits their wit and plain dealing, while his verse is conventional',
      [
        'Prose shows their low rank, while his verse shows that he is a prince',
        'Prose shows that they are lying, while his verse shows his sincerity',
        'Prose belongs to the comic servants, and verse to those who are old',
      ],
      'All three are of high rank, so class does not explain it. Claudio’s borrowed language of love turns quickly to abuse; the lovers who mock poetry prove constant.',
    ),
    item(
      5,
      'What does Beatrice’s gentle answer, ‘there was a star danced, and under that was I born’, reveal when set beside ‘my mother cried’?',
      'Her merriment is aware of pain',
      [
        'Her merriment hides a lie about her birth',
        'Her merriment offends the Prince’s pride',
        'Her merriment comes from belief in stars',
      ],
      'Don Pedro supposes that she was ‘born in a merry hour’. She denies it first, ‘No, sure, my lord, my mother cried’, and only then adds the dancing star.',
    ),
  ],
};
