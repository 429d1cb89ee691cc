import { item, passage } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'READING',
  name: 'the-clockmakers-stair',
  audience: 'Years 9 to 11, reading older fiction in preparation for unseen prose',
  syllabus: 'Reading 19th-century fiction: atmosphere, narrative voice, language and structure',
  passage: passage('The Clockmaker’s Stair (in the manner of a ghost story of the 1880s)', [
    'I am by profession an appraiser, and my evidence is therefore good. I have been paid for thirty years to say what a thing is, and what it is worth, and to feel nothing whatever about it. I mention this in order that the reader may know what sort of man it was who ran, hatless, down the middle of Fenner Street on the night of the ninth of December.',
    'The late Mr Crale had left no family. He had left two hundred and six clocks. They stood on every stair of a tall, thin house, on both sides, so that one went up between them as between two rows of servants; and since no one had wound them in the eleven days since his death, they had every one of them stopped. I had been in louder churches. I lit my lamp, opened my book, and began at the bottom.',
    'The work was pleasant. I have always liked the hour after dusk, when a house belongs to nobody. One clock had stopped at ten minutes to four, and its neighbour at noon; they disagreed all the way up the stair, as people will when there is no longer anybody to please. I wrote: Bracket clock, ebony, London, about 1720, eighty pounds. I wrote: Another, similar, cracked dial, thirty.',
    'I had reached the second landing before I remarked that they had ceased to disagree.',
    'I held up the lamp. Twenty past six. The next, twenty past six; and the next. I put this down to chance, and went up seven stairs, and there were fourteen chances, seven on either hand, all with their hands at the same angle, drooping a little, like the ends of a moustache. I am not a fanciful man. I took out my own watch in order to compare it with theirs, and it wanted three minutes of twenty past six, and was going.',
    'I will be exact. I did not at that time feel afraid. I felt what one feels on coming into a room where conversation has that instant been broken off. Some way above me, on a floor to which I had not yet been, there was a small sound, and I knew it, for I had heard it ten thousand times in the course of business. It was the click, click, click, unhurried and rather tender, of a key being turned in a clock.',
    'It stopped. It began again, one stair nearer.',
    'My book I left behind me. It contains, up to the second landing, a very fair valuation; and my executors may have it, if they care to go and fetch it.',
  ]),
  items: [
    item(
      1,
      'What is the narrator’s profession?',
      'He values objects',
      ['He repairs clocks', 'He serves in a great house', 'He sells old books'],
      'He is ‘an appraiser’, paid ‘to say what a thing is, and what it is worth’. The clocks belonged to Mr Crale.',
    ),
    item(
      1,
      'Why had the clocks stopped?',
      'Nobody had wound them',
      ['Their dials had been cracked', 'Mr Crale had stopped them', 'The house was too damp'],
      '‘No one had wound them in the eleven days since his death’. Only one of them has a ‘cracked dial’.',
    ),
    item(
      1,
      'What does the narrator leave behind?',
      'His book',
      ['His lamp', 'His watch', 'His key'],
      'He ends with ‘My book I left behind me’. The watch was his own, and he says nothing of losing it; he also ran ‘hatless’.',
    ),
    item(
      2,
      'Why does the narrator tell us about his profession at the beginning?',
      'To make himself seem a reliable witness',
      [
        'To boast of how much money he has earned',
        'To explain why he was in need of work',
        'To show that he dislikes old houses',
      ],
      'He says ‘my evidence is therefore good’ and that he has learned ‘to feel nothing whatever’. If such a man ran, there was a reason.',
    ),
    item(
      2,
      'What is the effect of revealing at once that the narrator ‘ran, hatless, down the middle of Fenner Street’?',
      'The reader waits to learn what could frighten him so',
      [
        'The reader knows that there is no reason for fear',
        'The reader concludes that he is a thief in flight',
        'The reader loses interest in how the story ends',
      ],
      'The end is given first, in contrast with the man who claims ‘to feel nothing whatever about it’. Suspense comes from the question why.',
    ),
    item(
      2,
      'What does the phrase ‘as between two rows of servants’ suggest about the clocks?',
      'They seem silent, watchful and almost human',
      [
        'They are cheap and have been badly treated',
        'They belong to people who work in the house',
        'They make a welcoming and friendly sound',
      ],
      'The clocks stand ‘on both sides’ of the stair like staff lined up for a visitor. They have stopped, so there is no sound.',
    ),
    item(
      2,
      'What does the narrator mean by ‘I had been in louder churches’?',
      'The house was extraordinarily quiet',
      [
        'The house was built like a church',
        'He had often valued clocks in churches',
        'He would rather have been in church',
      ],
      'A church is a place of silence, and this house is quieter still, since ‘they had every one of them stopped’. The understatement is typical of his dry voice.',
    ),
    item(
      3,
      'Why does the writer make a separate paragraph of ‘I had reached the second landing before I remarked that they had ceased to disagree’?',
      'It marks the point at which the ordinary turns strange',
      [
        'It gives the reader time to forget the details of the clocks',
        'It shows that the narrator has finished his work for the day',
        'It introduces another person who has been watching him',
      ],
      'So far the clocks ‘disagreed all the way up the stair’. The single sentence, calm as it is, changes everything that follows.',
    ),
    item(
      3,
      'What is disturbing about the narrator’s own watch?',
      'The clocks show a time that has almost come',
      [
        'The watch has stopped at the same moment as the clocks',
        'The watch shows the hour at which Mr Crale died',
        'The watch runs backwards as he climbs the stairs',
      ],
      'His watch ‘wanted three minutes of twenty past six, and was going’: the stopped clocks point to a moment just ahead, as if something were to happen then.',
    ),
    item(
      4,
      'What is the effect of describing the sound as ‘unhurried and rather tender’?',
      'The gentleness is more chilling than violence would be',
      [
        'The gentleness shows that the narrator has been mistaken',
        'The reader is reassured that the clocks will be looked after',
        'The narrator’s love of his work makes him forget his fear',
      ],
      '‘Tender’ implies a loving owner, and the only one is ‘The late Mr Crale’. That the sound comes ‘one stair nearer’ makes it worse because it does not hurry.',
    ),
    item(
      5,
      'How does the narrator’s tone in the last paragraph affect the story?',
      'Its businesslike understatement betrays the fear that he does not name',
      [
        'Its angry complaint puts the blame for the event on the executors',
        'Its cheerful good humour shows that he has since gone back for the book',
        'Its open confession admits at last that he invented the whole of it',
      ],
      'He calls it ‘a very fair valuation’ and offers it to his executors, ‘if they care to go and fetch it’: nothing will take him back. The calm of the words measures the terror.',
    ),
  ],
};
