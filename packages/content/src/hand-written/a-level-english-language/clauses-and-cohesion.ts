import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const clausesAndCohesion: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'GRAMMAR_AND_MEANING',
  name: 'clauses-and-cohesion',
  items: [
    item(
      1,
      'In which sentence does the modal verb express obligation?',
      'You must wear a helmet here.',
      ['You might see a seal here.', 'She can speak fluent Welsh.', 'It may rain before tonight.'],
      '‘Must’ lays a duty on somebody: deontic modality. ‘Might’ and ‘may’ express possibility here, and ‘can’ expresses ability.',
    ),
    item(
      1,
      'Which sentence is in the passive voice?',
      'The letter was opened by the clerk.',
      [
        'The clerk had opened the letter.',
        'The clerk was opening the letter.',
        'The letter was on the desk.',
      ],
      'The passive has a form of ‘be’ with a past participle, and the receiver of the action becomes the subject. ‘Was opening’ is the active past progressive.',
    ),
    item(
      1,
      'Which word is an example of temporal deixis in ‘I will meet you here tomorrow’?',
      'tomorrow',
      ['here', 'you', 'I'],
      'The day that ‘tomorrow’ means depends on when it is said. ‘Here’ is spatial deixis, ‘I’ and ‘you’ are person deixis.',
    ),
    item(
      1,
      'To which word class does ‘although’ belong in ‘Although it was late, they stayed’?',
      'Subordinating conjunction',
      ['Coordinating conjunction', 'Preposition', 'Adverb of time'],
      '‘Although’ introduces a clause that depends on the main clause ‘they stayed’. Coordinating conjunctions such as ‘and’ and ‘but’ join equals.',
    ),
    item(
      2,
      'What is the pattern of clause elements in ‘The committee published its report on Friday’?',
      'Subject, verb, object, adverbial',
      [
        'Subject, verb, complement, adverbial',
        'Subject, verb, object, object',
        'Subject, verb, object, complement',
      ],
      '‘Its report’ receives the action and is the object. ‘On Friday’ says when and can be left out, so it is an adverbial.',
    ),
    item(
      2,
      'Which sentence contains an indirect object?',
      'Ravi lent his cousin the bicycle.',
      [
        'Ravi called his cousin a genius.',
        'Ravi met his cousin on Monday.',
        'Ravi painted the bicycle green.',
      ],
      '‘His cousin’ receives the direct object ‘the bicycle’: he lent it to his cousin. ‘A genius’ and ‘green’ are object complements.',
    ),
    item(
      2,
      'What kind of reference is ‘it’ in ‘Maya bought a kite. It was red.’?',
      'Anaphoric',
      ['Cataphoric', 'Exophoric', 'Deictic to time'],
      'The pronoun points back to something already mentioned in the text. Cataphoric reference points forward, and exophoric reference points outside the text.',
    ),
    item(
      2,
      'Why might an organisation write ‘Mistakes were made’?',
      'The agentless passive leaves unsaid who is responsible',
      [
        'The past perfect shows that the matter is long over',
        'The abstract noun makes the mistakes seem larger',
        'The imperative asks others to accept the blame',
      ],
      'The passive allows the agent, a phrase with ‘by’, to be omitted. Nobody is named, although something is admitted.',
    ),
    item(
      2,
      'What is omitted in the reply ‘In the kitchen’ to the question ‘Where are the scissors?’, and how is it understood?',
      'The subject and verb, which are recovered from the question',
      [
        'The object and verb, which are recovered from the situation',
        'The subject alone, which is recovered from a later sentence',
        'The adverbial, which is recovered from general knowledge',
      ],
      'The full clause would be ‘The scissors are in the kitchen’. Ellipsis leaves out what the previous turn supplies and so ties the two turns together.',
    ),
    item(
      3,
      'What is ‘that he apologised’ in ‘That he apologised surprised everyone’?',
      'A noun clause acting as the subject',
      [
        'A relative clause acting as a postmodifier',
        'An adverbial clause giving a reason',
        'A main clause joined to another one',
      ],
      'The clause fills the place of a noun phrase: compare ‘His apology surprised everyone’. A relative clause would need a noun before it.',
    ),
    item(
      3,
      'What is ‘Having missed the train’ in ‘Having missed the train, Leila took a taxi’?',
      'A non-finite adverbial clause',
      ['A finite adverbial clause', 'A non-finite relative clause', 'A prepositional phrase'],
      '‘Having missed’ shows no tense of its own and has no expressed subject, so the clause is non-finite. It tells why or when she took the taxi.',
    ),
    item(
      3,
      'Which pair of words are converses (relational antonyms)?',
      'lend and borrow',
      ['hot and cold', 'dead and alive', 'wide and narrow'],
      'Converses describe one event from two sides: if I lend, you borrow. ‘Dead’ and ‘alive’ are complementary; the other pairs are gradable.',
    ),
    item(
      3,
      'Why is ‘The tourist saw the guide with the telescope’ ambiguous?',
      'The prepositional phrase may modify the verb or the noun',
      [
        'The verb ‘saw’ may be in the present or the past tense',
        'The noun ‘guide’ may be a person or a book',
        'The noun phrase ‘the guide’ may be subject or object',
      ],
      '‘With the telescope’ may say how the tourist saw (an adverbial) or which guide it was (a postmodifier). The ambiguity is structural.',
    ),
    item(
      3,
      'Which combination of aspects is found in ‘They have been living here for years’?',
      'Perfect and progressive',
      ['Perfect only', 'Progressive only', 'Progressive and passive'],
      '‘Have’ with the participle ‘been’ is the perfect, and ‘been’ with ‘living’ is the progressive. The situation began in the past and goes on.',
    ),
    item(
      4,
      'What happens in ‘Never had I seen such a crowd’?',
      'A fronted negative adverbial brings about inversion of subject and auxiliary',
      [
        'A fronted object brings about a change from active to passive',
        'A question is asked to which no answer is expected',
        'A subordinate clause has been placed before its main clause',
      ],
      'The unmarked order is ‘I had never seen such a crowd’. Fronting gives ‘never’ emphasis, and English then puts the auxiliary before the subject.',
    ),
    item(
      4,
      'A minister answers ‘I’m afraid I can’t discuss that while the inquiry is going on’. What is she doing with Grice’s maxim of quantity?',
      'Opting out of it openly',
      ['Flouting it to create an implicature', 'Violating it in order to mislead', 'Observing it fully'],
      'She says plainly that she will not give the information expected. Flouting invites an inference, and violating deceives without the hearer’s noticing.',
    ),
  ],
};
