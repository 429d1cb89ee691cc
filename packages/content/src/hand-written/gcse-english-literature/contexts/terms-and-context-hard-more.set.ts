import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LITERATURE',
  topicCode: 'TERMS_AND_CONTEXT',
  name: 'contexts-hard-more',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Precise use of terms, and context that serves the argument',
  items: [
    item(
      4,
      'A pupil writes: ‘In “My Last Duchess” Browning says that wives should obey.’ What is the main fault?',
      'It takes the words of a character for the poet’s opinion',
      [
        'It takes the words of the poet for a character’s opinion',
        'It leaves out the rhyme scheme and the metre of the poem',
        'It forgets that the Duchess herself is allowed to speak',
      ],
      'The Duke is a persona, and the poem lets us judge him. A dramatic monologue keeps poet and speaker apart.',
    ),
    item(
      4,
      '‘Stars, hide your fires; Let not light see my black and deep desires.’ Macbeth says this aside. What does the form add?',
      'We share a secret that Duncan, close by, cannot hear',
      [
        'We learn that Duncan has heard and forgives the thought',
        'We see that Macbeth talks to the stars because he is mad',
        'We notice that Banquo has been sent away from the stage',
      ],
      'An aside makes the audience his only confidants. The king goes on praising him, which sharpens the irony.',
    ),
    item(
      4,
      'Macbeth compares life to ‘a poor player That struts and frets his hour upon the stage’. Why can this be called metatheatrical?',
      'An actor on a stage reminds us that we watch an actor',
      [
        'An actor forgets his lines and has to make up new ones',
        'A play is performed within the play by the characters',
        'A character steps forward and asks us for applause',
      ],
      '‘Meta-’ points to theatre about theatre. For a moment the image is literally true of the man who speaks it.',
    ),
    item(
      4,
      'Why is The Merchant of Venice sometimes called a problem play and not simply a comedy?',
      'Its happy ending leaves Shylock’s suffering unresolved',
      [
        'Its happy ending is interrupted by the death of Antonio',
        'Its scenes are so short that they are hard to perform',
        'Its scenes at Belmont contain no love and no music',
      ],
      'Couples are united as in a comedy, but a man has been broken on the way. Audiences disagree about what to feel.',
    ),
    item(
      4,
      'Which change makes Romeo and Juliet turn from the pattern of comedy to that of tragedy?',
      'Mercutio, the great jester, is killed in the third act',
      [
        'The lovers meet at a feast in spite of their families',
        'A friar helps a young couple to marry against the odds',
        'The Nurse jokes about marriage in front of her lady',
      ],
      'Meetings, helpers and jokes are the stuff of comedy. With a death, and Romeo’s banishment, the way back to a happy end is closed.',
    ),
    item(
      4,
      'Which comment on ‘The Charge of the Light Brigade’ connects form with meaning?',
      'The falling dactyls drive on like the horses of the charge',
      [
        'The poem has six stanzas, and each one has a number',
        'The soldiers had been ordered to attack in the wrong place',
        'The poem was written by the Poet Laureate of that time',
      ],
      'It names a feature of the verse and says what it does. The others state a fact about layout, history or author and stop there.',
    ),
    item(
      4,
      'In 1847 a reader hears that Bertha Mason comes from a rich family in Jamaica. Which context is the most relevant?',
      'West Indian fortunes came from the labour of slaves',
      [
        'The railway had just reached the towns of northern England',
        'Convicts were being sent to prisons in Australia',
        'Women were not yet allowed to enter universities',
      ],
      'Slavery in the British colonies had been abolished only in the 1830s. So Rochester’s wealth, gained by marriage, has a dark origin too.',
    ),
    item(
      4,
      'Which fear of the 1880s does the ape-like Hyde express most directly?',
      'That civilised man might sink back to an animal state',
      [
        'That machines might soon do the work of human beings',
        'That wild animals might escape from the London Zoo',
        'That doctors might keep the rich alive for too long',
      ],
      'Darwin had linked man with animals, and writers of the fin de siècle spoke of degeneration and atavism. Hyde is such a step back.',
    ),
    item(
      5,
      'In Macbeth, the Porter pretends to admit an ‘equivocator, that could swear in both the scales against either scale’. Why was this topical in 1606?',
      'A priest tried for the Gunpowder Plot had defended misleading answers',
      [
        'A merchant tried at London had been found to use two sets of weights',
        'A new law of James I allowed judges to change a sentence they had given',
        'A witch tried before James I had sworn an oath and then broken it',
      ],
      'Father Garnet had taught that a Catholic might equivocate under oath. The word also suits the Witches’ double meanings, so the joke serves a theme.',
    ),
    item(
      5,
      'Which sentence uses context best in an essay on Lady Macbeth?',
      'Calling on ‘spirits’, she does what a witch was hanged for, so ambition already looks damnable',
      [
        'Women in those days had no rights at all, and so everyone in the audience hated her at once',
        'James I was born in 1566, became king of Scotland as a baby, and wrote a book on witches',
        'Shakespeare had a wife and two daughters, so he must have known how a real woman speaks',
      ],
      'It ties a historical fact to words and to an effect. The others generalise wildly, list facts, or guess about the author’s life.',
    ),
    item(
      5,
      'What is the weakness of the sentence ‘The Victorians believed that women were inferior, which is why Stevenson has no female characters’?',
      'It turns a varied public into one mind and a guess into a cause',
      [
        'It forgets that Stevenson wrote long before the Victorian age',
        'It overlooks that Jekyll has a wife who tells part of the story',
        'It uses a fact of history where only language may be discussed',
      ],
      'People of the time argued fiercely about women, and a belief does not explain a choice of form. A careful writer says ‘may’ and looks at the effect. There are also minor female figures, such as the maid.',
    ),
    item(
      5,
      'Many comedies take their characters from a court or city to a freer place and back again. How does this pattern apply to The Merchant of Venice?',
      'Belmont heals what Venice has damaged, though Shylock is left outside',
      [
        'Venice heals what Belmont has damaged, and everyone returns to trade',
        'Belmont and Venice are alike, so that no journey is really needed',
        'Venice is shown only in reports, while all the action is in Belmont',
      ],
      'Love, music and moonlight at Belmont follow the harsh court scene. The pattern is broken by the man who has no place in it.',
    ),
    item(
      5,
      'The action of The Tempest takes a few hours on one island. What does keeping this ‘unity of time’ achieve?',
      'The past must be told, and the pressure on Prospero’s choice grows',
      [
        'The past is acted out in full, so that the storm seems very long ago',
        'The lovers age before our eyes, and the revenge is forgotten',
        'The places change so fast that the island appears unreal',
      ],
      'Twelve years are packed into speeches, and the project has to be finished by six o’clock. We feel that forgiveness has to be decided now.',
    ),
    item(
      5,
      'Which statement about a narrator uses its term correctly?',
      'Wuthering Heights has a frame narrative, since Lockwood reports what Nelly tells him',
      [
        'Jane Eyre has an omniscient narrator, since Jane often guesses what others may feel',
        'Frankenstein has a single narrator, since all of it is written down by the Creature',
        'Great Expectations has an unreliable narrator, since Pip writes about himself as ‘he’',
      ],
      'One story encloses another. A guess is not omniscience; Walton writes Frankenstein down; and Pip says ‘I’.',
    ),
    item(
      5,
      'A pupil wants to show that Great Expectations questions the idea of a gentleman. Which piece of context helps most?',
      'Trade and colonies made new rich men, and their rank was disputed',
      [
        'Railways made it possible to travel from Kent to London in an hour',
        'Dickens read his books aloud to audiences and earned a great deal',
        'Novels were sold in parts, so every chapter needed an exciting end',
      ],
      'If money could buy the rank, what made a gentleman: birth, wealth or conduct? Pip, Joe and Magwitch are tests of just that question.',
    ),
    item(
      5,
      'A pupil writes: ‘The enjambment at the end of the poem slows the reader down.’ Why does the comment need correcting?',
      'Enjambment carries the sense over, and the last line has nothing to run on to',
      [
        'Enjambment is found only in prose, and a poem has to stop at the end of each line',
        'Enjambment always slows the reader, so that the comment says nothing about this poem',
        'Enjambment means a pause in mid-line, and it can therefore occur only at the beginning',
      ],
      'A run-on line usually pulls the reader forward. The term for a pause in mid-line is caesura.',
    ),
  ],
};
