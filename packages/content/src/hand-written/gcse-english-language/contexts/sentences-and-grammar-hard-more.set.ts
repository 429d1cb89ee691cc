import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'SENTENCES_AND_GRAMMAR',
  name: 'contexts-hard-more',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Grammar as a means of meaning: emphasis, ambiguity, voice and clause structure',
  items: [
    item(
      4,
      'What is the difference between ‘She is being difficult’ and ‘She is difficult’?',
      'The first is about behaviour now, the second about character',
      [
        'The first is about character, the second about behaviour now',
        'The first is about the past, the second about the present',
        'The first is a mistake, and only the second is correct',
      ],
      'The progressive limits the judgement to the moment. The simple present states what is generally true.',
    ),
    item(
      4,
      'Which sentence commits the writer least to the truth of the claim?',
      'The vase is said to have belonged to a queen.',
      [
        'The vase belonged, of course, to a queen.',
        'The vase must have belonged to a queen.',
        'The vase is known to have belonged to a queen.',
      ],
      '‘Is said to’ passes the claim to unnamed others. ‘Known’ and ‘must’ present it as certain.',
    ),
    item(
      4,
      'In ‘Being late, the door was shut in my face’, what is the fault, and which version cures it?',
      'The door seems to be late: As I was late, the door …',
      [
        'The door seems to be shut: Being late, the closed door …',
        'The tense is wrong: Having been late, the door …',
        'The comma is wrong: Being late the door was shut …',
      ],
      'The participle has no proper subject, so it attaches itself to ‘the door’. A full clause with ‘I’ removes the error.',
    ),
    item(
      4,
      'Which sentence uses a non-restrictive clause to slip in a criticism?',
      'The manager, who had been warned, did nothing.',
      [
        'The manager who had been warned did nothing.',
        'A manager who is warned ought to do something.',
        'The manager did nothing that he had not done before.',
      ],
      'Between commas the clause looks like extra information, but it makes the inaction blameworthy. Without commas it would only tell us which manager.',
    ),
    item(
      4,
      '‘I was told to wait. I waited. I was told to come in. I came in.’ What do the alternating verb forms express?',
      'A person who obeys and has no will of his own',
      [
        'A person who gives orders and is not obeyed',
        'A person who is impatient and complains of it',
        'A person who cannot remember what he did',
      ],
      'Passive commands alternate with short active responses. The grammar itself enacts obedience.',
    ),
    item(
      4,
      'Which sentence contains an adverbial clause of concession?',
      'Tired as he was, he finished the race.',
      [
        'Tired of running, he left the race.',
        'As he was tired, he left the race.',
        'So tired was he that he left the race.',
      ],
      'It means ‘although he was tired’. ‘As he was tired’ gives a reason, and ‘so tired … that’ leads to a result.',
    ),
    item(
      4,
      'In which sentence is ‘to’ part of a prepositional phrase and not of an infinitive?',
      'She looks forward to reading it.',
      ['She would like to read it.', 'She went upstairs to read it.', 'She asked me to read it.'],
      'After the preposition ‘to’ comes the -ing form, which acts as a noun. In the others ‘to read’ is an infinitive.',
    ),
    item(
      4,
      'Why can ‘The man the dog bit sued its owner’ be hard to read at first?',
      'The relative pronoun has been left out',
      [
        'The main verb of the sentence is missing',
        'The subject comes after the main verb',
        'The pronoun ‘its’ refers to the man',
      ],
      '‘The man whom the dog bit’ would show the structure. For a moment we do not know what ‘the dog bit’ has to do with the man.',
    ),
    item(
      5,
      'Compare ‘We do not sell to children’ with ‘Children are not sold to by us’. Why is the second version so poor?',
      'It invites the reading that children are being sold',
      [
        'It changes the tense from the present to the past',
        'It leaves out the people who do the selling',
        'It makes the notice less formal than before',
      ],
      '‘Are not sold’ is understood first as a passive about selling children. A passive is useful only where it does not mislead.',
    ),
    item(
      5,
      '‘The more he explained, the less I understood.’ What is special about the structure of this sentence?',
      'Two comparatives make each half depend on the other',
      [
        'Two main verbs are missing and have to be supplied',
        'Two questions are asked, and both of them are answered',
        'Two passives hide the persons who are speaking',
      ],
      '‘The more …, the less …’ ties two changes together. Understanding falls exactly as explanation grows.',
    ),
    item(
      5,
      'A novelist writes: ‘He must have loved her. He must have. He must.’ How does the shortening of the verb phrase change the meaning?',
      'A guess about the past becomes a desperate demand',
      [
        'A statement of fact becomes a polite suggestion',
        'A demand for love becomes a memory of the past',
        'A repeated question becomes a definite answer',
      ],
      '‘Must have loved’ draws a conclusion. What remains, ‘must’, sounds like insisting that it should be true.',
    ),
    item(
      5,
      'Which sentence is grammatical, although it looks wrong at first?',
      'The horse raced past the barn fell.',
      [
        'The horse racing past the barn and fell.',
        'The horse, it raced past the barn fell.',
        'The horse which raced past the barn it fell.',
      ],
      'It means ‘The horse that was raced past the barn fell’: ‘raced’ is a participle, and ‘fell’ the main verb. Such a sentence leads the reader astray.',
    ),
    item(
      5,
      'What does the change from ‘a’ to ‘the’ do in a story that begins ‘The stranger was back’?',
      'It pretends that we already know whom it is about',
      [
        'It shows that there are many strangers in the place',
        'It makes clear that the story is a report of facts',
        'It tells us that the stranger has lost his name',
      ],
      '‘The’ refers to something known. Used at the start, it drops the reader into a world that has existed before the first line.',
    ),
    item(
      5,
      'Which analysis of the sentence ‘Came the bell, and out they poured’ is the most exact?',
      'The words of movement come first, so the action seems to burst out',
      [
        'Both clauses are in the passive, so the pupils seem to be helpless',
        'Both subjects have been left out, so we must guess who is meant',
        'Both clauses are subordinate, so that the sentence is incomplete',
      ],
      'Inversion puts ‘came’ before ‘the bell’, and ‘out’ before ‘they poured’. Movement reaches us before the people do.',
    ),
    item(
      5,
      'A leaflet says ‘You will of course want to help’. How do the grammar and wording put pressure on the reader?',
      '‘Will’ and ‘of course’ state the wish as a settled fact',
      [
        '‘You’ and ‘help’ form a command that must be obeyed',
        '‘Want to’ asks the reader to think it over with care',
        '‘Will’ refers to a time when help is no longer needed',
      ],
      'No request is made that could be refused. To disagree, readers would have to contradict a description of themselves.',
    ),
    item(
      5,
      'Which statement about sentences beginning with ‘And’ or ‘But’ is the most accurate?',
      'They are grammatical and can give stress if used sparingly',
      [
        'They are always errors, since a conjunction has to join',
        'They are correct in speech but are never found in print',
        'They are the best way of starting every new paragraph',
      ],
      'Good writers have used them for centuries. The effect depends on their being rare.',
    ),
  ],
};
