import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'GRAMMAR_AND_MEANING',
  name: 'contexts-expert',
  audience: 'Years 12 and 13, comparing analyses of difficult sentences',
  syllabus: 'Scope, thematic structure, raising, performatives, implicature and entailment',
  items: [
    item(
      4,
      'Why is ‘Everybody has not replied’ open to two readings?',
      'The negative may cover ‘everybody’ or only the verb',
      [
        '‘Everybody’ may be a singular or a plural subject',
        '‘Has’ may be a main verb or an auxiliary',
        '‘Replied’ may be in the active or the passive voice',
      ],
      'Either nobody has replied, or not all have. It depends on whether ‘not’ takes in the quantifier.',
    ),
    item(
      4,
      'In ‘John is easy to please’ and ‘John is eager to please’, how does John’s role differ?',
      'In the first he is pleased; in the second he pleases',
      [
        'In the first he pleases; in the second he is pleased',
        'In both he pleases, but only in the second willingly',
        'In both he is pleased, but only in the first by others',
      ],
      '‘It is easy to please John’ is possible, but ‘it is eager to please John’ is not. The surface form is the same.',
    ),
    item(
      4,
      'What does the order achieve in ‘This book I have read; that one I haven’t’?',
      'The objects become contrasting themes',
      [
        'The subjects become contrasting themes',
        'The verbs are given greater emphasis',
        'The clauses become subordinate ones',
      ],
      'Each object is fronted, so that the two books are set against each other.',
    ),
    item(
      4,
      '‘I promise to return it’ is a performative. Why is ‘He promised to return it’ not?',
      'It reports an act and does not perform one',
      [
        'It is about an act that was never performed',
        'It has a verb that can take no object',
        'It lacks the word ‘hereby’ before the verb',
      ],
      'Only the first person present performs the promise by being said. ‘Hereby’ may be added to a performative but is not needed.',
    ),
    item(
      4,
      '‘Pat and Kim got married and had a child.’ That the marriage came first is suggested. How do we know that it is an implicature?',
      'It can be cancelled: ‘though not in that order’',
      [
        'It is entailed by the meaning of ‘and’',
        'It follows from the tense of the two verbs',
        'It is presupposed by the two names in the subject',
      ],
      'Speakers are expected to be orderly (manner), but the addition causes no contradiction. What is entailed cannot be cancelled.',
    ),
    item(
      4,
      'What does ‘he’ refer to in ‘When he came in, Tom was singing’, if the two are the same?',
      'Forwards to ‘Tom’, because the clause is subordinate',
      [
        'Backwards to ‘Tom’, because the clause comes first',
        'Outside the text, because no noun comes before it',
        'To nobody, because a pronoun cannot precede its noun',
      ],
      'Cataphoric reference is possible from a subordinate clause that is put first. In ‘He came in and Tom was singing’ they would be two people.',
    ),
    item(
      4,
      '‘The bank was steep, so he moved his savings.’ Why is the sentence odd?',
      'Two senses of ‘bank’ are needed at the same time',
      [
        'One sense of ‘bank’ includes the other one',
        'The two clauses are joined by a wrong tense',
        'The pronoun ‘he’ can refer only to the bank',
      ],
      '‘Steep’ selects the side of a river and ‘savings’ the institution. One use of a homonym cannot have both meanings.',
    ),
    item(
      4,
      '‘They elected him captain’ and ‘They bought him flowers’ look alike. What distinguishes them?',
      '‘captain’ is a complement, ‘flowers’ an object',
      [
        '‘captain’ is an object, ‘flowers’ a complement',
        '‘him’ is a subject in the first of them',
        '‘him’ is an adverbial in the second of them',
      ],
      '‘Captain’ refers to him, but the flowers do not. We can say ‘bought flowers for him’, but not ‘elected captain for him’.',
    ),
    item(
      4,
      'In ‘the tallest of the players we met’, what decides whether ‘we met’ belongs to ‘players’?',
      'Only the context, since both readings are possible',
      [
        'The superlative, since it must take a relative clause',
        'The preposition, since ‘of’ closes the noun phrase',
        'The tense, since ‘met’ is later than ‘tallest’',
      ],
      'We may have met all the players, or only the tallest of them. The bracketing is not marked by the grammar.',
    ),
    item(
      4,
      '‘If you’re hungry, there’s soup on the stove.’ Why is this not an ordinary condition?',
      'The soup is there whether you are hungry or not',
      [
        'The hunger is there whether there is soup or not',
        'The verb of the condition stands in the present',
        'The clause with ‘if’ comes before the main clause',
      ],
      'The clause tells when the information is relevant: it is a polite offer.',
    ),
    item(
      4,
      'A notice says ‘Thieves operate in this area. Bags should be kept closed.’ Why does the second sentence have a passive?',
      'It keeps the topic on bags and spares readers an order',
      [
        'It hides the fact that thieves are being accused of a crime',
        'It shows that the staff of the station close the bags',
        'It marks the advice as a prediction about the bags',
      ],
      'The passive with ‘should’ makes the advice general. ‘Close your bags’ would address readers directly.',
    ),
    item(
      5,
      '‘Nobody in the village failed to notice that no lamp was unlit.’ What does it entail?',
      'Everybody noticed that all lamps were lit',
      [
        'Everybody noticed that no lamps were lit',
        'Nobody noticed that the lamps were lit',
        'Somebody noticed that one of the lamps was unlit',
      ],
      '‘Nobody failed to notice’ means that everybody noticed, and ‘no lamp was unlit’ means that all were lit.',
    ),
    item(
      5,
      '‘Most of the students passed’ is said where all passed. How would Grice describe the statement?',
      'True in what is said, misleading in what is implied',
      [
        'False in what is said, but true in what is implied',
        'False in both, since ‘most’ has the meaning ‘not all’',
        'True in both, since ‘most’ means the same as ‘all’',
      ],
      '‘All’ entails ‘most’, so nothing false is said. By quantity the hearer infers ‘not all’.',
    ),
    item(
      5,
      '‘What surprised me was the price of the tickets.’ Which evidence shows that ‘what surprised me’ is a fused relative and not a question?',
      'It can be replaced by ‘the thing that surprised me’',
      [
        'It can be replaced by ‘who it was that surprised me’',
        'It contains a verb in the past tense and an object',
        'It stands before the verb ‘was’ at the beginning',
      ],
      'A noun phrase with a relative clause can take its place. An embedded question would be asked or wondered about, as in ‘I wonder what surprised her’.',
    ),
    item(
      5,
      '‘He seems to understand’ has been called a raising structure. What supports this?',
      'It means the same as ‘It seems that he understands’',
      [
        'It means the same as ‘He tries to understand it’',
        '‘Seem’ takes ‘he’ as the one who does something',
        '‘To understand’ is an adverbial that tells the purpose',
      ],
      '‘He’ belongs in meaning to ‘understand’ only: there is no act of seeming. With ‘try’, on the other hand, he does act.',
    ),
    item(
      5,
      '‘I don’t think she’s coming’ usually means ‘I think she isn’t’. Which test shows that the negative belongs to the lower clause?',
      'It allows ‘until Monday’ at the end of the sentence',
      [
        'It allows the tag ‘do you?’ at the end of the sentence',
        'It allows ‘that’ before the clause with ‘she’s coming’',
        'It allows ‘tomorrow’ at the end of the sentence',
      ],
      '‘Come until Monday’ needs a negative in its own clause, so the negative is understood there. The tag ‘do you’ would follow the upper clause.',
    ),
  ],
};
