import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'kelda',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: web advertisement, pragmatics and register',
  passage: passage('Text C: from the web site of a bottled water', [
    'Meet Kelda. She’s been on a bit of a journey.',
    'Ten thousand winters ago, a snowflake landed on a Scottish hillside and decided to stay. It sank. It slept. It slipped, drop by drop, through rock that was old before there were eyes to see it. And this morning, at 6.14, it woke up – in a bottle that’s 100% recycled, because we’re not monsters.',
    'You know that 3 p.m. feeling? When the screen swims and the meeting could, let’s be honest, have been an e-mail? That isn’t tiredness. That’s thirst. And no, another coffee won’t fix it. (We checked. We had eleven.)',
    'Nothing added. Nothing taken away. Nothing to hide. Just Kelda: water that took its time, for people who never have any.',
    'Join 40,000 sippers who’ve already made the switch. Your first case is on us. Your second will be on you – but by then, we think, you’ll understand.',
  ]),
  items: [
    item(
      1,
      'Which feature makes the water seem like a person?',
      'The pronoun ‘she’ and verbs such as ‘slept’ and ‘woke up’',
      [
        'The numbers ‘Ten thousand’ and ‘40,000’',
        'The brackets round ‘We checked’ and the joke about coffee inside them',
        'The repetition of ‘Nothing’',
      ],
      '‘Meet Kelda’ gives the product a name; ‘she’, ‘slept’ and ‘woke up’ add a gender and human actions, so that a purchase feels like meeting somebody.',
    ),
    item(
      2,
      'What is achieved by ‘It sank. It slept. It slipped’?',
      'Parallel clauses and sibilance suggest slow movement',
      [
        'Long complex sentences suggest a difficult journey through the rock',
        'A change of tense shows that time is passing',
        'Imperatives tell the reader what to do',
      ],
      'The repeated pattern of pronoun and verb (‘It sank. It slept.’) slows the reader, and the repeated s sounds imitate the soft seeping of the water.',
    ),
    item(
      2,
      'What is the purpose of the question ‘You know that 3 p.m. feeling?’?',
      'To claim shared experience with the reader',
      [
        'To find out at what time the reader feels tired',
        'To test the reader’s knowledge of the product',
        'To admit that the advertiser does not know the answer',
      ],
      'With ‘let’s be honest’ a mass audience is addressed as if it were one friend: Fairclough calls this synthetic personalisation. The reader is expected to agree.',
    ),
    item(
      3,
      'Which presupposition does ‘Your second will be on you’ carry?',
      'That the reader will order again',
      [
        'That the reader has ordered before',
        'That the second case costs less',
        'That the reader may refuse the first case',
      ],
      'The noun phrase ‘Your second’ takes for granted that there will be a second case. What is presupposed is harder to question than what is stated.',
    ),
    item(
      3,
      'How does the clause ‘because we’re not monsters’ affect the register?',
      'Its colloquial exaggeration makes the company sound frank',
      [
        'Its technical vocabulary makes the environmental claim sound scientific',
        'Its formal syntax makes the company sound like a public authority',
        'Its threatening tone makes the reader afraid of other brands',
      ],
      'The poetic narrative of the snowflake that ‘decided to stay’ is cut short by a joke in everyday speech with a contraction. The shift gives the brand an informal, self-aware persona.',
    ),
    item(
      4,
      'Which statement best evaluates ‘That isn’t tiredness. That’s thirst.’?',
      'An opinion is presented as a fact',
      [
        'A fact is presented as an opinion',
        'A claim is supported by a named scientific source',
        'A claim is weakened by hedging and a conditional',
      ],
      'There is no ‘may’ or ‘perhaps’ and no evidence. The flat categorical statements, epistemically certain, close off other explanations and create the problem that the product solves.',
    ),
  ],
};
