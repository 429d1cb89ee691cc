import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'LANGUAGE_TECHNIQUES',
  name: 'contexts-hard-more',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Layers of meaning, narrative perspective and the quality of a comment',
  items: [
    item(
      4,
      '‘It was, the brochure insisted, a sea view.’ What does ‘insisted’ imply?',
      'The claim was hardly true',
      ['The claim was often repeated', 'The brochure was well written', 'The sea was clearly visible'],
      '‘Said’ would be neutral. One insists where there is resistance, so we suspect that the sea could barely be seen.',
    ),
    item(
      4,
      '‘My mother’s house has a place for everything, and everything is afraid to leave it.’ How does the sentence turn a proverb?',
      'The end makes good order sound like tyranny',
      [
        'The end makes good order sound like kindness',
        'The end makes an untidy house sound lovable',
        'The end makes the mother appear to be afraid',
      ],
      'The saying continues ‘and everything in its place’. Personified objects that are afraid reveal the mood of the house.',
    ),
    item(
      4,
      'One description of a storm uses only the verbs ‘was’, ‘had’ and ‘seemed’; another uses ‘tore’, ‘flung’ and ‘drowned’. Which comment is right?',
      'The first holds the storm still, the second makes it act',
      [
        'The first is in the past tense, the second in the present',
        'The first is accurate, the second has to be exaggerated',
        'The first is better, as good writers avoid strong verbs',
      ],
      'Verbs of being describe states, and dynamic verbs perform actions. Neither is better in itself: it depends on the purpose.',
    ),
    item(
      4,
      '‘The guests laughed. Mr Hobb laughed a little later, and a little longer.’ What do the two comparatives reveal about Mr Hobb?',
      'He did not understand and wanted to seem as if he did',
      [
        'He had a better sense of humour than the other guests',
        'He had told the joke and was proud of its success',
        'He was sitting too far away to hear what was said',
      ],
      'Late laughter follows the others, and long laughter is too eager. The narrator judges him without naming the fault.',
    ),
    item(
      4,
      'A story about an arrest is told by a child of five, who notices the policeman’s shiny buttons. What is the advantage of this viewpoint?',
      'We understand what the child cannot and feel it more',
      [
        'We learn all the facts that an adult would have hidden',
        'We can be sure that nothing important is left out',
        'We stop worrying, because the child is not worried',
      ],
      'The gap between what the child sees and what we know is dramatic irony. Innocent details become painful.',
    ),
    item(
      4,
      '‘The bank regrets any inconvenience that customers may feel that they have experienced.’ How does the wording avoid an apology?',
      'It treats the trouble as something that people may imagine',
      [
        'It admits the trouble and promises to pay for all of it',
        'It uses technical terms that the customers do not know',
        'It speaks of one customer as though there were many',
      ],
      '‘Any’, ‘may’ and ‘feel that’ each weaken the fact. Regret is offered for a feeling and not for a fault.',
    ),
    item(
      4,
      '‘Time, which had been kind to the house, had made an exception of its owner.’ Why is the sentence both polite and cruel?',
      'It says indirectly that the owner has aged badly',
      [
        'It says openly that the owner should be replaced',
        'It says indirectly that the house must be sold',
        'It says openly that the owner built the house',
      ],
      '‘Made an exception’ sounds courteous. The reader has to work out the insult, which makes it sharper.',
    ),
    item(
      4,
      'An opinion piece asks ‘But what about jobs?’ and then answers for three paragraphs. Why does the writer raise the question?',
      'To meet an objection before readers can make it',
      [
        'To confess that the argument has already been lost',
        'To change to a subject that is more amusing',
        'To let the readers vote on the matter at once',
      ],
      'Raising a counter-argument makes a writer appear fair and in control. Asking and answering oneself is called hypophora.',
    ),
    item(
      5,
      '‘The boy was lent a coat by the school, a desk by the library, and a future by nobody.’ Which comment is the most perceptive?',
      'One verb covers things and an abstraction, so the last gap hurts',
      [
        'The list of three makes the sentence flow and interests the reader',
        'The verb ‘lent’ shows that the boy will have to return the coat',
        'The passive makes it unclear to whom the coat had once belonged',
      ],
      '‘Lent’ fits a coat and a desk, but a future cannot be lent or returned. The pattern raises the hope of a third giver and denies it.',
    ),
    item(
      5,
      'A pupil comments: ‘The writer uses the adjective “grey” so that we know the colour.’ What would lift this to the top level?',
      'Asking what grey suggests here and how it fits other details',
      [
        'Adding that an adjective is a word that describes a noun',
        'Counting how often the writer uses adjectives in the passage',
        'Saying that the word makes the reader want to read on',
      ],
      'Top answers explore connotations and connect details into a pattern. Naming, counting and ‘wants to read on’ explain nothing.',
    ),
    item(
      5,
      '‘I never liked her. I said so at the funeral, and the one after.’ Which reading takes account of every word?',
      'The speaker’s bluntness hides a hint of more than one death',
      [
        'The speaker went to the same funeral on two days by mistake',
        'The speaker has been sorry ever since for having disliked her',
        'The speaker was never invited to speak at any funeral at all',
      ],
      '‘The one after’ is casual and alarming: another funeral followed. Dark humour leaves us to wonder about the speaker.',
    ),
    item(
      5,
      'Two writers end an article on a closed library. A: ‘Now the doors are locked.’ B: ‘Now the doors are locked, and someone has painted “Quiet please” on the boards.’ What does B add?',
      'A joke in which the library’s own rule mourns it',
      [
        'A fact that shows who is to blame for its closing',
        'A proof that the readers had always been noisy',
        'A suggestion that the building will be sold soon',
      ],
      'The old notice now describes a dead building. Humour and grief meet, where A only reports.',
    ),
    item(
      5,
      'A pupil claims that ‘the broken sentences show that the narrator is uneducated’. The passage describes an accident. What is a better reading?',
      'The broken sentences imitate a mind in shock',
      [
        'The broken sentences save space in a long text',
        'The broken sentences are errors of the printer',
        'The broken sentences prove that he is lying',
      ],
      'Form should be read in its situation. Fragments at a moment of crisis suggest perceptions that cannot yet be put in order.',
    ),
    item(
      5,
      '‘Let us be clear: no decision has been taken to close the school at this time.’ What does a careful reader hear in the last three words?',
      'The decision may well be taken later',
      [
        'The decision has been cancelled for good',
        'The speaker is short of time for questions',
        'The school will be closed at once',
      ],
      '‘At this time’ limits the promise to the present. ‘Let us be clear’ covers a statement that avoids being so.',
    ),
    item(
      5,
      'A comic writer describes falling downstairs in the language of a royal visit: ‘His progress was observed by the entire household.’ How is the comedy produced?',
      'A lofty style is used for an undignified event',
      [
        'A simple style is used for a dignified event',
        'A painful event is described with real sympathy',
        'A royal event is shown to be a waste of money',
      ],
      '‘Progress’ is a monarch’s journey. The gap between style and subject is mock-heroic.',
    ),
    item(
      5,
      'Which of these comments on structure is the most convincing?',
      'The flashback interrupts the chase, so that we fear for a boy we now know',
      [
        'The flashback is in the middle of the extract and lasts for nine lines',
        'The flashback is a technique that many writers like to use in stories',
        'The flashback makes the text interesting and helps it to flow better',
      ],
      'It connects a choice, its place and its effect on the reader. The others locate it, generalise or praise vaguely.',
    ),
  ],
};
