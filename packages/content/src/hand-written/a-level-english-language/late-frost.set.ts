import { item, passage } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'late-frost',
  audience: 'Years 12 and 13, analysing unseen texts',
  syllabus: 'Textual analysis: transcript of broadcast talk (turn-taking, politeness, phonology)',
  passage: passage('Transcript: a gardening phone-in on local radio', [
    'Helen presents the programme, Barry is its expert, and Yusuf is a caller.\nKey: (.) short pause; (1.5) pause in seconds; // // overlapping speech; underscores show _stress_; [ʔ] glottal stop.',
    'Helen: and on line two (.) we’ve got Yusuf from Ashby (.) morning Yusuf\nYusuf: morning Helen morning Barry (.) erm (.) long-time listener first-time caller\nHelen: oh we _love_ those //don’t we Barry//\nBarry: //[laughs] we do//\nHelen: so what’s the trouble',
    'Yusuf: right well it’s my dahlias (.) I sort of (.) I might’ve put them out a bi[ʔ] early\nBarry: how early’s early\nYusuf: (1.5) March\nHelen: //ooh//\nBarry: //oh dear// oh dear oh dear (.) and then we had that frost\nYusuf: and then we had that frost yeah (.) so they’ve all gone (.) they’re black basically',
    'Barry: okay now don’t panic (.) are they in the ground or in pots\nYusuf: ground\nBarry: mm\nYusuf: against a wall though\nBarry: ah well that’s _good_ (.) that’s something (.) what I’d do (.) and this is only what _I’d_ do (.) I’d cut back the black stuff (.) bit of straw over the top (.) and just sort of leave them be\nYusuf: right\nBarry: cos the tuber’s probably fine under there you see (.) it’s only sulking\nYusuf: okay (.) so don’t dig them up\nBarry: I wouldn’t (.) no\nYusuf: only I’ve er (2) I’ve dug one up\nHelen: [laughs] oh _Yusuf_',
  ]),
  items: [
    item(
      1,
      'What is Yusuf’s ‘erm’ an example of?',
      'A filled pause',
      ['A tag question', 'A back-channel', 'A discourse marker'],
      '‘Erm’ fills a silence while the speaker plans what to say. A back-channel, such as Barry’s ‘mm’, supports somebody else’s turn.',
    ),
    item(
      1,
      'Which feature of interaction do the pairs of slashes in ‘//don’t we Barry//’ and ‘//[laughs] we do//’ show?',
      'Simultaneous speech',
      ['A pause of several seconds', 'A change of topic', 'A false start'],
      'According to the key ‘// //’ marks ‘overlapping speech’. Here the overlap is cooperative, as Barry agrees and laughs.',
    ),
    item(
      1,
      'What kind of pair do Barry’s ‘are they in the ground or in pots’ and Yusuf’s ‘ground’ form?',
      'An adjacency pair',
      ['A minimal pair', 'A pair of synonyms', 'A pair of converses'],
      'A first part, here a question, makes a second part, here an answer, relevant. A minimal pair is two words that differ in one sound.',
    ),
    item(
      2,
      'What does ‘bi[ʔ]’ tell us about Yusuf’s pronunciation of ‘bit’?',
      '/t/ is realised as a glottal stop',
      [
        '/t/ is dropped, and the vowel is lengthened',
        '/t/ is replaced by a voiced bilabial plosive',
        '/t/ is pronounced with an unusually strong release',
      ],
      'The symbol ‘[ʔ]’ is explained in the key as ‘glottal stop’. T-glottalling is common in informal speech in many British accents.',
    ),
    item(
      2,
      'How does Barry’s ‘mm’ function after ‘ground’?',
      'It acknowledges the answer without approving of it',
      [
        'It shows that he has not heard and asks for a repetition of the word',
        'It interrupts the caller in order to take the floor',
        'It ends the conversation by refusing a further turn',
      ],
      'The minimal response does not praise the answer; Yusuf evidently hears it as doubtful, as he adds ‘against a wall though’ at once.',
    ),
    item(
      2,
      'Why does Yusuf say ‘I sort of (.) I might’ve put them out a bi[ʔ] early’ and not ‘I put them out in March’?',
      'Hedges and a modal verb soften the admission of a mistake',
      [
        'Technical terms and a passive show that he is an expert',
        'Ellipsis and deixis refer to something that all can see',
        'An imperative and an intensifier put the blame on Barry',
      ],
      '‘Sort of’, ‘might’ and ‘a bit’ are hedges. They protect Yusuf’s face before he must reveal the date.',
    ),
    item(
      3,
      'What makes Yusuf’s reply ‘(1.5) March’ a dispreferred response?',
      'It is delayed, because it will expose him to criticism',
      [
        'It is too short to be a grammatical answer to the question',
        'It is spoken at the same time as the words of another speaker',
        'It changes the topic from the flowers to the weather',
      ],
      'A preferred second part usually comes at once. The pause of ‘(1.5)’ seconds, and the reaction ‘ooh’, show that the answer is embarrassing.',
    ),
    item(
      3,
      'What is the effect of Barry’s ‘what I’d do (.) and this is only what I’d do’?',
      'Advice is given as a personal opinion, which respects the caller’s negative face',
      [
        'Advice is given as an order, which reminds the caller of the expert’s authority',
        'Advice is withdrawn, since Barry does not know enough about dahlias',
        'Advice is given to Helen, so that the caller may overhear it',
      ],
      'Advice may limit a person’s freedom. The conditional ‘I’d’ and ‘only’ turn a directive into a report of what Barry himself would choose; the stress on ‘I’d’ underlines it.',
    ),
    item(
      4,
      'How does ‘it’s only sulking’ represent the plant, and why?',
      'As a moody child, in order to reassure the caller with humour',
      [
        'As a dying patient, in order to show how serious the damage is',
        'As a lazy worker, in order to blame the caller for spoiling it',
        'As a scientific specimen, in order to sound more like an expert',
      ],
      'Personification makes the damage seem temporary and trivial; ‘only’ and ‘probably fine’ work in the same direction after ‘don’t panic’.',
    ),
    item(
      5,
      'What does the sequence from ‘so don’t dig them up’ to ‘I’ve dug one up’ show about how Yusuf manages the conversation?',
      'He checks the advice first and confesses only when he has to',
      [
        'He argues against the advice and then agrees to follow it in part',
        'He misunderstands the advice and is corrected twice by Barry',
        'He repeats the advice for the benefit of listeners at home',
      ],
      '‘So don’t dig them up’ sounds like a summary, but after ‘I wouldn’t’ comes ‘only I’ve er (2)’: the filled pause and the two seconds mark a confession that he had put off.',
    ),
  ],
};
