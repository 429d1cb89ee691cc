import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'mending-the-gate',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: transcript of spontaneous speech',
  passage: passage('Text B: transcript of a conversation', [
    'Rose (71) and her grandson Dev (19) are mending a garden gate.\nKey: (.) short pause; (2) pause in seconds; // overlapping speech; underscores show _stress_.',
    'Rose: right (.) so you hold that end and I’ll (.) no the _other_ end love\nDev: this one\nRose: that’s it (2) now when I did this with your grandad we had (.) ooh it must have been that green paint from the (.) what’s it called\nDev: Nan shall I like (.) take the hinge off first\nRose: the chandler’s //that’s it//\nDev: //cos it’s// sort of hanging off anyway\nRose: well you _could_ do that (.) or you could leave it on and we’d have something to line it up with\nDev: (1) yeah fair enough\nRose: only saying (.) it’s your gate one day\nDev: [laughs] is it though',
    'Rose: pass us that screwdriver (.) not that one that’s a chisel that is\nDev: how d’you even know all this\nRose: somebody had to (.) your grandad (.) bless him (.) he could write you a lovely poem about a gate',
  ]),
  items: [
    item(
      1,
      'What is ‘right (.) so’ at the beginning of the conversation?',
      'A discourse marker that opens a new activity',
      [
        'An adjective that praises Dev’s work',
        'A repair of a word that was mispronounced',
        'A back-channel that supports the other speaker',
      ],
      'Words such as ‘right’, ‘so’ and ‘well’ organise talk. Here they signal that the work is to begin, and that Rose is in charge.',
    ),
    item(
      2,
      'What kind of feature is ‘I’ll (.) no the other end love’?',
      'A false start followed by a self-repair',
      [
        'A tag question followed by a pause',
        'An adjacency pair with a missing answer',
        'A filler followed by an overlap',
      ],
      'Rose abandons the clause ‘and I’ll…’ after a pause and begins again in order to correct what Dev is doing.',
    ),
    item(
      2,
      'What does the deictic phrase ‘this one’ show about the conversation?',
      'Its meaning depends on the shared physical setting',
      [
        'The speakers do not know each other well',
        'The speaker has forgotten the technical word that he needs',
        'The topic has moved from the gate to the family',
      ],
      'Deictic words such as ‘this’, ‘that’ and ‘here’ can be understood only by somebody who sees the situation. A reader of the transcript cannot tell which end is meant.',
    ),
    item(
      3,
      'What is the effect of ‘like’ in ‘shall I like (.) take the hinge off first’?',
      'It hedges and so softens the suggestion',
      [
        'It compares taking the hinge off with another job',
        'It shows that Dev enjoys this part of the work',
        'It introduces the exact words of another speaker',
      ],
      'With the modal question ‘shall I’ and the hedge ‘like’, Dev protects Rose’s face: the suggestion is easy to refuse.',
    ),
    item(
      3,
      'How does Rose’s ‘well you could do that (.) or you could leave it on’ work pragmatically?',
      'As a refusal, softened by being put as a choice',
      [
        'As an offer of two options that she finds equally good',
        'As a sincere question about what Dev would prefer',
        'As a compliment on Dev’s suggestion',
      ],
      '‘Well’, the stress on ‘could’ and the reason she gives for the second option show which she wants. The form is a choice but the force is a directive, and Dev gives way.',
    ),
    item(
      4,
      'What does Rose imply by ‘he could write you a lovely poem about a gate’?',
      'The grandfather was not good at practical work',
      [
        'The grandfather earned his living as a poet',
        'The grandfather taught her how to mend gates',
        'The grandfather once wrote a poem for Dev',
      ],
      'Dev asked how she knows all this. By naming what the grandfather could do, Rose conveys by implicature (through relevance) what he could not. ‘Bless him’ keeps it affectionate.',
    ),
  ],
};
