import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_ENGLISH_LANGUAGE',
  topicCode: 'SENTENCES_AND_GRAMMAR',
  name: 'contexts-hard',
  audience: 'Years 10 and 11, aiming at grades 7 to 9',
  syllabus: 'Grammar as a means of meaning: emphasis, ambiguity, voice and clause structure',
  items: [
    item(
      3,
      'Which sentence follows the formal rule for a condition that is not real?',
      'If I were taller, I would try for the team.',
      [
        'If I am taller, I would try for the team.',
        'If I would be taller, I would try for the team.',
        'If I was being taller, I will try for the team.',
      ],
      'The subjunctive ‘were’ marks something unreal. The if-clause of such a sentence does not take ‘would’.',
    ),
    item(
      3,
      'Which sentence tells us that he stopped in order to smoke?',
      'He stopped to smoke.',
      ['He stopped smoking.', 'He stopped at smoking.', 'His smoking stopped.'],
      'The infinitive ‘to smoke’ gives the purpose. ‘Stopped smoking’ means that he gave it up.',
    ),
    item(
      3,
      'What is the function of the clause ‘that the shop had closed’ in ‘The news that the shop had closed spread fast’?',
      'It says what the news was',
      ['It says which shop it was', 'It says why the news spread', 'It says when the shop closed'],
      'The clause stands beside ‘news’ and gives its content. It is not a relative clause, because ‘that’ could not be replaced with ‘which’.',
    ),
    item(
      3,
      'Which sentence can be understood in two ways?',
      'The chicken is ready to eat.',
      [
        'The chicken is ready to be eaten.',
        'The chicken is ready for its food.',
        'The chicken is ready for the oven.',
      ],
      'The chicken may eat or be eaten. Each of the other sentences allows only one reading.',
    ),
    item(
      3,
      'How do ‘The committee is united’ and ‘The committee are arguing’ differ in the way they see the committee?',
      'As one body, and as a number of members',
      [
        'As a number of members, and as one body',
        'As one member, and as two committees',
        'As an old committee, and as a new one',
      ],
      'British English allows a collective noun to take either verb. The choice shows whether the group is seen as a whole or as individuals.',
    ),
    item(
      3,
      'What does fronting achieve in ‘Never have I seen such a mess’?',
      'It stresses ‘never’ and reverses subject and auxiliary',
      [
        'It turns the sentence into a question about the mess',
        'It puts the sentence into the passive and hides ‘I’',
        'It makes the sentence less certain and more polite',
      ],
      'After a negative adverb at the beginning, the auxiliary stands before the subject: have I. The effect is emphatic.',
    ),
    item(
      3,
      'Which sentence has a verb that is followed by two objects?',
      'The guide showed us the cave.',
      ['The guide showed kindness.', 'The guide seemed a friend.', 'The guide spoke to us kindly.'],
      '‘Us’ is the indirect object and ‘the cave’ the direct one. ‘A friend’ after ‘seemed’ is a complement.',
    ),
    item(
      3,
      'What is ‘exhausted’ in ‘The climb left them exhausted’?',
      'It describes the object ‘them’',
      [
        'It describes the subject ‘climb’',
        'It is the main verb of the sentence',
        'It is an adverb that describes ‘left’',
      ],
      'They were exhausted, not the climb: the adjective is an object complement.',
    ),
    item(
      3,
      'Which revision makes this sentence parallel?\n‘He was praised for his courage, his patience and because he was kind.’',
      'He was praised for his courage, his patience and his kindness.',
      [
        'He was praised for his courage, being patient and because he was kind.',
        'He was praised because of courage, he was patient and also kind.',
        'He was praised for courage, patient behaviour and that he was kind.',
      ],
      'Three nouns after ‘for’ have the same form. Like ideas read best in like forms.',
    ),
    item(
      3,
      'Where does ‘almost’ have to stand if every page was read except a few?',
      'She read almost every page.',
      ['She almost read every page.', 'Almost she read every page.', 'She read every page almost.'],
      '‘Almost’ limits the word that it stands before. ‘Almost read’ means that she did not quite read.',
    ),
    item(
      3,
      'Which of these is a cleft sentence, made to stress one part?',
      'What he needs is a rest.',
      ['He needs a good rest.', 'Does he need a rest?', 'He needs to take a rest.'],
      '‘He needs a rest’ has been divided into two clauses so that ‘a rest’ gets all the weight.',
    ),
    item(
      3,
      'How many clauses are there in this sentence?\n‘I hope that you know what you are doing.’',
      '3',
      ['1', '2', '4'],
      '‘I hope’, ‘that you know’ and ‘what you are doing’: each has its own subject and finite verb.',
    ),
    item(
      3,
      'Which sentence avoids an unclear ‘which’?',
      'His failure to call, which hurt her, was deliberate.',
      [
        'He failed to call her friend, which hurt her.',
        'He hurt her by a call which failed, which was clear.',
        'He did not call her, and she found a letter, which hurt her.',
      ],
      'Here ‘which’ can only refer to the failure. Elsewhere it might refer to a friend, a call or a letter as well as to the failure.',
    ),
    item(
      3,
      'What is the effect of the word ‘managed’ in ‘He managed to spill the paint’?',
      'It mocks him, as if spilling were an achievement',
      [
        'It praises him, as if spilling were difficult',
        'It excuses him, as if spilling were an accident',
        'It blames others, as if spilling were their idea',
      ],
      '‘Manage’ normally introduces a success. With a mishap it becomes ironic.',
    ),
    item(
      4,
      'A report says ‘There has been a failure to inform parents’. Which grammatical choice hides who is responsible?',
      'A verb has been turned into a noun without a doer',
      [
        'A noun has been turned into an adjective',
        'A main clause has been turned into a question',
        'A plural subject has been turned into a singular',
      ],
      '‘The school failed to inform’ would need a subject. As a noun, ‘failure’ can stand without anybody who failed.',
    ),
    item(
      4,
      '‘He may not go.’ Which two meanings can this sentence have?',
      'Perhaps he will stay; he is not allowed to go',
      [
        'Perhaps he will go; he is allowed to stay',
        'He must go at once; he should go later',
        'He cannot walk at all; he does not want to go',
      ],
      '‘May’ expresses either possibility or permission. Only the context tells which is meant.',
    ),
  ],
};
