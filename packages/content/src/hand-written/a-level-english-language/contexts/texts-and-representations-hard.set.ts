import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'TEXTS_AND_REPRESENTATIONS',
  name: 'contexts-hard',
  audience: 'Years 12 and 13, evaluating analyses of short texts',
  syllabus: 'Textual analysis: ideology, genre, agency and the evaluation of evidence',
  items: [
    item(
      3,
      'An editorial says ‘The reforms will, of course, hurt the poor’. What does ‘of course’ do?',
      'It presents a debatable claim as shared knowledge',
      [
        'It admits that the editor is uncertain of the claim',
        'It concedes a point that opponents have made',
        'It limits the claim to some of the reforms',
      ],
      'The adverbial suggests that every reasonable reader knows this already, so it makes disagreement harder.',
    ),
    item(
      3,
      'A report says ‘Mrs Hale, a blonde grandmother of three, won the chess title’. Which objection to the representation is soundest?',
      'It defines her by details that her success does not involve',
      [
        'It fails to mention her full name and her exact age',
        'It puts the noun phrase in apposition and not before her name',
        'It reports her victory in the past and not the present tense',
      ],
      'Hair and family have nothing to do with chess, and men are rarely described so. The apposition itself is neutral.',
    ),
    item(
      3,
      'After a scandal a spokesman says ‘Lessons will be learned’. What does the grammar allow him to avoid?',
      'Saying who will learn what',
      ['Saying when it happened', 'Admitting that anything is wrong', 'Using a verb in the future'],
      'The agentless passive and the vague noun ‘lessons’ promise improvement without naming anybody or anything. That something is wrong is presupposed.',
    ),
    item(
      3,
      'A teacher says ‘Somebody is talking, and it isn’t me’. How does the utterance work?',
      'As a reprimand through an obvious remark',
      [
        'As a request to find the person who talked',
        'As praise for the silence of the class',
        'As a correction of her own behaviour',
      ],
      'Everybody can hear who is talking, so she flouts the maxim of quantity. The pupils infer that they should stop.',
    ),
    item(
      3,
      'A firm writes to its staff ‘Some roles will be leaving the business’. What is the effect of ‘roles’ as subject of ‘leaving’?',
      'People and the one who dismisses them disappear',
      [
        'The employees seem to leave of their own free will',
        'The employees are praised for what they have done',
        'The business is made to seem smaller than it really is',
      ],
      'Nobody is dismissed and nobody dismisses: an abstract noun leaves by itself. It is a euphemism that works through grammar.',
    ),
    item(
      3,
      'An article mentions ‘so-called experts’. What does the modifier tell readers about the writer?',
      'That he rejects the title ‘expert’',
      [
        'That he has not met the experts',
        'That he quotes the experts’ words',
        'That he uses a technical term',
      ],
      '‘So-called’ distances the writer from a label that others use, and implies that it is not deserved.',
    ),
    item(
      3,
      'Sign A: ‘Staff must wash hands.’ Sign B: ‘Let’s all keep our hands clean!’ How does B differ from A?',
      'It covers the order with inclusive solidarity',
      [
        'It gives the order more directly and with more force',
        'It addresses the customers and not the staff',
        'It removes the imperative form by a passive',
      ],
      '‘Let’s all’ and ‘our’ include the writer and express positive politeness. A relies on authority and on a deontic modal.',
    ),
    item(
      4,
      'A leaflet praises ‘ordinary hard-working families’. What makes the phrase politically effective?',
      'Nearly every reader feels included, and idlers are implied',
      [
        'It names an exact group of voters, whose income can be measured',
        'It avoids any judgement, so nobody can object to what it says',
        'It describes families by their jobs and not by their opinions',
      ],
      'The modifiers are vague and flattering, so most readers join the group. They also imply others who do not work hard.',
    ),
    item(
      4,
      'An advertisement begins ‘Once upon a time there was a pension plan that everyone understood’. What does the choice of genre achieve?',
      'A dull subject becomes inviting and slightly mocked',
      [
        'A true story is told in the order in which it happened',
        'A financial product is explained to children who save',
        'A legal duty is hidden behind technical language',
      ],
      'The formula of the fairy tale is put to a new use. It also hints, as a joke, that such plans exist only in stories.',
    ),
    item(
      4,
      'A letter of 1801 and an email of 2021 both open by hoping that the reader is well. What is the best conclusion?',
      'Phatic openings last, though their wording changes',
      [
        'Writers in both periods worried about illness',
        'Email has no conventions apart from those of letters',
        'Formality has stayed the same for two centuries',
      ],
      'Both opening moves keep up the relationship before business begins. One shared feature does not show that formality is unchanged.',
    ),
    item(
      4,
      '‘The closure of the ward followed an assessment of need.’ What have the nominalisations done?',
      'Turned acts by people into things that just occur',
      [
        'Turned things that just occur into acts by people',
        'Made the sentence shorter by removing its main verb',
        'Made it clear who closed the ward and who assessed it',
      ],
      '‘Close’ and ‘assess’ need a subject, but ‘closure’ and ‘assessment’ do not. The main verb ‘followed’ only links the two.',
    ),
    item(
      5,
      'In a magazine, 31 of 40 verbs with ‘she’ as subject are of feeling or perceiving, and 33 of 42 with ‘he’ are of acting. Which conclusion follows?',
      'In this text women mainly experience, and men mainly act',
      [
        'Readers of this magazine believe that women are passive',
        'The writers of the magazine are, for the most part, men',
        'Women feel more than men do, and men act more than women',
      ],
      'The figures describe how the text represents the two. They say nothing about readers, writers or people in general.',
    ),
    item(
      5,
      'A student writes ‘The short sentences make the reader read on’. Which comment would improve the analysis most?',
      'Tie the effect to what these sentences do at this point',
      [
        'Replace ‘short sentences’ with ‘simple declaratives’',
        'Count all the short sentences and give their share',
        'Add that long sentences would make the reader stop',
      ],
      'Short sentences can create many effects, so the claim would fit any text. Better terms or figures alone would not explain the effect in this context.',
    ),
    item(
      5,
      'A cartoon shows a snail in a suit above the words ‘Your parcel is in good hands’. Where does its meaning lie?',
      'In the clash between words and image',
      [
        'In the words, which the image repeats',
        'In the image, which needs no words',
        'In the pun, which needs no image',
      ],
      'The words alone would be praise, and the image alone a joke about snails. Only together do they say ironically that the delivery is slow.',
    ),
  ],
};
