import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'PUNCTUATION_AND_SPELLING',
  name: 'contexts-hard-more',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Punctuation that changes meaning, and words that good writers misspell',
  items: [
    item(
      4,
      'Which sentence punctuates ‘however’ correctly?',
      'The results were late; however, they were complete.',
      [
        'The results were late, however, they were complete.',
        'The results were late, however they were complete.',
        'The results, were late; however they were complete.',
      ],
      '‘However’ is a linking adverb and not a conjunction, so the two main clauses need the semicolon. A comma follows the adverb.',
    ),
    item(
      4,
      '‘The students who had revised, passed easily.’ What is wrong with the comma?',
      'It cuts the subject off from its verb',
      [
        'It ought to be placed after ‘students’',
        'It ought to be a colon or a dash',
        'It makes two sentences out of one',
      ],
      'The whole phrase ‘The students who had revised’ is the subject. A defining clause takes either no comma or, as an addition, two.',
    ),
    item(
      4,
      'What difference does the comma make?\n‘She did not go, because he was there.’\n‘She did not go because he was there.’',
      'The second may mean that she went for another reason',
      [
        'The second must mean that she refused to go at all',
        'The first may mean that he was not there after all',
        'The first must mean that she went for another reason',
      ],
      'With the comma, ‘not’ belongs to ‘go’. Without it, ‘not’ may belong to ‘because’: she went, but not for that reason.',
    ),
    item(
      4,
      'Which sentence uses both apostrophes correctly?',
      'James’s sister is at the Joneses’ house.',
      [
        'James’ sister is at the Jones’es house.',
        'Jame’s sister is at the Jones’s’ house.',
        'James’s sister is at the Joneses house.',
      ],
      '‘James’s’ is one person’s, and ‘Joneses’ is the plural of the family name with an apostrophe after its s.',
    ),
    item(
      4,
      'Why does ‘in two weeks’ time’ have an apostrophe and ‘two weeks later’ none?',
      'The first means ‘the time of two weeks’',
      [
        'The first contains a missing letter',
        'The second is less formal than the first',
        'The second is about one week only',
      ],
      'Expressions of time can take a possessive: a day’s work, two weeks’ time. In the second, ‘weeks’ is an ordinary plural.',
    ),
    item(
      4,
      'Choose the correct spelling: ‘The museum displays … of the early railway.’',
      'memorabilia',
      ['memoribilia', 'memorabillia', 'memorobilia'],
      'The Latin word is linked with ‘memorable’: memor-a-bil-ia, with single letters throughout.',
    ),
    item(
      4,
      'Choose the correct spelling: ‘His behaviour was … from start to finish.’',
      'mischievous',
      ['mischievious', 'mischeivous', 'mischevous'],
      '‘Mischief’ turns its f into v before -ous. There is no i after the v, although many people say one.',
    ),
    item(
      4,
      'Which word completes the sentence?\n‘The treasurer was found to have … public money: a discreet word for stealing.’',
      'misappropriated',
      ['misapropriated', 'missappropriated', 'misappropiated'],
      'The parts are ‘mis-’ and ‘appropriated’: one s, then two p’s, and an r on either side of the o.',
    ),
    item(
      4,
      'A newspaper means that the minister accuses the press of lying. Which headline says so?',
      'The press, says the minister, lies',
      [
        'The press says the minister lies',
        'The press says: the minister lies',
        '‘The minister lies’, says the press',
      ],
      'Between commas ‘says the minister’ names the speaker. In the other three the press is speaking about the minister.',
    ),
    item(
      5,
      'Which is the best reason for the semicolons in this sentence?\n‘We heard Ilse, the oboist; Marc, who had flown in from Lyon; and a boy of ten.’',
      'They separate items that contain commas of their own',
      [
        'They show that each item is a sentence by itself',
        'They make the reader pause longer after every name',
        'They prove that the three people play different instruments',
      ],
      'With commas only we might count five or six persons. The stronger mark shows that there are three.',
    ),
    item(
      5,
      'A writer ends a story: ‘He opened the letter. It said –’ Why might a dash be better than an ellipsis here?',
      'It breaks off abruptly, as if something had stopped him',
      [
        'It fades away slowly, as if he were losing interest',
        'It tells us that the letter was written in a hurry',
        'It promises that the missing words will be given later',
      ],
      'An ellipsis trails off; a dash cuts. The choice decides whether we sense a shock or a drifting mind.',
    ),
    item(
      5,
      'In which sentence would removing the commas change the facts and not only the style?',
      'My sons, who live in Hull, are twins.',
      [
        'Later, when it rained, we went inside.',
        'It was, of course, too early to ring.',
        'It was, however, too late to begin.',
      ],
      'With commas all my sons live in Hull. Without them I have other sons elsewhere; in the other sentences the sense stays the same.',
    ),
    item(
      3,
      'A simple spelling check on a computer finds no fault with ‘Your late’. Why?',
      'Each word by itself is spelt correctly',
      [
        'Each word by itself is too short to check',
        'The sentence contains no verb at all',
        'The two words mean the same',
      ],
      'A check of single words finds ‘Your’ and ‘late’ in its list. Only the grammar of the sentence shows that ‘You’re’ is meant.',
    ),
    item(
      5,
      'Which sentence can only mean that exactly two people were invited?',
      'They invited the mayor, who gardens, and my aunt.',
      [
        'They invited the mayor, a keen gardener, and my aunt.',
        'They invited the mayor, my aunt, and a keen gardener.',
        'They invited my aunt, the mayor, as well as a gardener.',
      ],
      '‘Who gardens’ cannot name a guest. ‘A keen gardener’ between commas may describe the mayor or be a third person, and ‘the mayor’ after ‘my aunt’ may describe her or be another guest.',
    ),
    item(
      5,
      'Which comment on this sentence is right?\n‘However you look at it the plan, however, clever is too expensive.’',
      'Commas belong after ‘it’ and round ‘however clever’',
      [
        'Commas belong round the first ‘however’ and nowhere else',
        'A comma belongs after ‘However’ and after ‘expensive’',
        'A semicolon belongs before each ‘however’',
      ],
      '‘However you look at it, the plan, however clever, is too expensive.’ Here the word means ‘in whatever way’ and ‘no matter how’, and not ‘but’.',
    ),
  ],
};
