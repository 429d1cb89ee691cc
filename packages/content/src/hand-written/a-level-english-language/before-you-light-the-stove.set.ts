import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'before-you-light-the-stove',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: instructions (mood, ellipsis, modality, cohesion, graphology)',
  passage: passage('Instructions: before you light the stove', [
    '[A laminated card, fixed to the wall of a holiday cottage. The heading is in red capitals; numbers stand in black circles; one paragraph is in a box.]',
    'BEFORE YOU LIGHT THE STOVE',
    'Welcome to Quarry Cottage! The stove is easy once you know her. Please read this card to the end before you start.',
    '(1) Open the air vent at the bottom fully (lever to the LEFT).\n(2) Lay two logs, bark side down, with a gap of about 5 cm between them. Add kindling on top, then a firelighter. Do not use paper.\n(3) Light. Leave the door slightly open for five minutes, or until the kindling has caught.\n(4) Close the door. Slide the vent to halfway.\n(5) If the glass goes black, she isn’t getting enough air: go back to (1).',
    '[In the box:] NEVER leave a child alone in the room with a lit stove. The glass stays hot for up to two hours after the fire has gone out. The carbon monoxide alarm must not be moved or switched off.',
    'Ash should be emptied only when it is completely cold – we lost a dustbin in 2019, and nobody wants to go through that again.',
    'Logs are in the lean-to. The first basket is free; after that, £6 in the honesty tin. If all else fails, Maureen next door has been lighting this stove since before you were born, and will pretend to be busy.',
  ]),
  items: [
    item(
      1,
      'Which mood is most frequent in the numbered steps?',
      'The imperative',
      ['The interrogative', 'The subjunctive', 'The exclamative'],
      'The steps begin with ‘Open’, ‘Lay’, ‘Light’, ‘Leave’ and ‘Close’: base forms without a subject, which give instructions.',
    ),
    item(
      1,
      'What has been left out by ellipsis in step 3, ‘Light.’?',
      'The object',
      ['The preposition', 'The article', 'The adverbial'],
      'A transitive verb normally has an object (‘light the firelighter’). In instructions objects that are clear from the situation are often omitted.',
    ),
    item(
      1,
      'Which type of sentence is ‘If the glass goes black, she isn’t getting enough air’?',
      'Complex',
      ['Compound', 'Simple', 'Minor'],
      'It has a subordinate clause of condition, introduced by ‘If’, and a main clause.',
    ),
    item(
      2,
      'How does the graphology help a reader who is in a hurry?',
      'Numbers, capitals and a box set order, emphasis and danger apart',
      [
        'Colour pictures take the place of the words in every single step',
        'Long paragraphs keep all the information in one continuous text',
        'Small type at the foot gives the warnings that matter the most',
      ],
      'According to the note, ‘numbers stand in black circles’ and a warning stands ‘in a box’, and ‘red capitals’ head the card. Layout does the work that tone of voice does in speech.',
    ),
    item(
      2,
      'What does the pronoun ‘she’ for the stove suggest?',
      'Familiarity and affection',
      ['Formality and respect', 'Distance and contempt', 'Uncertainty and caution'],
      '‘Easy once you know her’ and ‘she isn’t getting enough air’ personify the stove as an old companion with whims.',
    ),
    item(
      2,
      'What type of modality is expressed in ‘The carbon monoxide alarm must not be moved’?',
      'Deontic',
      ['Epistemic', 'Dynamic', 'Hypothetical'],
      '‘Must not’ prohibits: it is about duty, not about what is probable (epistemic) or about ability (dynamic).',
    ),
    item(
      3,
      'Why is the passive used in ‘The carbon monoxide alarm must not be moved or switched off’?',
      'The prohibition applies to everybody, so no agent need be named',
      [
        'The writer wishes to hide who it was that moved the alarm last year',
        'The action is in the past, and its agent has since been forgotten',
        'The agent has been named in the sentence before and is understood',
      ],
      'The agentless passive is impersonal and makes the rule sound general. It also puts the theme, ‘The carbon monoxide alarm’, first.',
    ),
    item(
      3,
      'How does the register change in ‘we lost a dustbin in 2019, and nobody wants to go through that again’?',
      'An impersonal rule gives way to a humorous anecdote',
      [
        'A humorous anecdote gives way to a technical explanation',
        'A polite request gives way to an open threat',
        'A spoken style gives way to a legal one',
      ],
      '‘Ash should be emptied’ is formal and passive; after the dash come ‘we’, a story and the comic overstatement ‘go through that’, as of a family tragedy.',
    ),
    item(
      4,
      'What is implied by ‘will pretend to be busy’ in the last sentence?',
      'Maureen enjoys being asked for help, whatever she says',
      [
        'Maureen does not like visitors and will refuse to help',
        'Maureen is paid for her help and so has to be thanked',
        'Maureen does not know the stove as well as people think',
      ],
      'If she only pretends to be busy, she is not: readers infer that they may call on her. ‘Since before you were born’ vouches for her skill.',
    ),
    item(
      5,
      'Which statement about how the text combines its purposes is the most exact?',
      'Instruction is strict where safety is at stake, while humour builds a relationship around it',
      [
        'Persuasion is the main purpose, and the instructions serve to advertise the cottage and its logs',
        'Entertainment is the main purpose, so that the warnings are not meant to be taken seriously',
        'Information is given without any address to the reader, so as to be clear to every kind of visitor',
      ],
      'In the box there are only bare rules (‘NEVER leave a child alone’). Jokes stand before and after, in the welcome and with Maureen, where nobody can be harmed by them.',
    ),
  ],
};
