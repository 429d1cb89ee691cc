import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_ENGLISH_LANGUAGE',
  topicCode: 'LANGUAGE_IN_USE',
  name: 'contexts-expert',
  audience: 'Years 12 and 13, evaluating theories and evidence',
  syllabus: 'Evidence for and against theories of acquisition, diversity and change',
  items: [
    item(
      4,
      'Aitchison’s ‘infectious disease’ view says that changes are caught like illnesses. What is her main objection?',
      'People adopt changes because they want to',
      [
        'Changes do not spread from person to person',
        'Most changes are limited to a few words',
        'People recover from changes after some time',
      ],
      'Changes do spread through contact, but speakers pick up what suits the group to which they want to belong.',
    ),
    item(
      4,
      'Nativists argue from the ‘poverty of the stimulus’. Which finding weakens the argument most?',
      'Speech to children is more regular than was assumed',
      [
        'Children make errors such as ‘goed’ and ‘mouses’',
        'Children all over the world pass through like stages',
        'Deaf children who see no signs may invent their own',
      ],
      'The argument says that the input is too poor to learn from. If it is rich and clear, less has to be innate. The other findings fit with nativism.',
    ),
    item(
      4,
      'A critic says that Lakoff’s ‘women’s language’ was later found in speakers in court whatever their gender. Who found this, and what explained it?',
      'O’Barr and Atkins: a lack of power',
      [
        'Zimmerman and West: more interruptions',
        'Labov: a shift towards prestige forms',
        'Tannen: a difference of two cultures',
      ],
      'O’Barr and Atkins studied witnesses and spoke of ‘powerless language’. Women used it more often where they had less status.',
    ),
    item(
      4,
      'Estuary English has spread outwards from the south-east. Which model accounts for a feature that reaches large cities before the villages between?',
      'The gravity model',
      ['The wave model', 'The S-curve model', 'The tree model'],
      'In the gravity model large places influence each other over a distance. In the wave model nearer places would change first.',
    ),
    item(
      4,
      'A learner of English in Poland talks with one from Brazil. Which view would a supporter of English as a lingua franca take of their errors?',
      'Forms that both understand need no correction',
      [
        'Forms of native speakers are the only aim',
        'Forms of the more fluent speaker are correct',
        'Forms of both first languages must be avoided',
      ],
      'English as a lingua franca is judged by success in communication, and not by native norms.',
    ),
    item(
      4,
      'Why does a study that asks people ‘Do you say “ain’t”?’ give unreliable results?',
      'People report what they think they ought to say',
      [
        'People cannot hear the sounds of their own dialect',
        'People seldom use negative verbs in an interview',
        'People understand the question in different ways',
      ],
      'Self-reports show attitudes. Trudgill compared reports with recordings and found over-reporting and under-reporting.',
    ),
    item(
      4,
      'A child uses ‘went’, then ‘goed’ beside ‘went’, then only ‘went’. Why can the middle stage be called progress?',
      'A rule has been found, though it is applied too widely',
      [
        'A word has been forgotten, so that it can be relearned',
        'A form heard from other children has been copied',
        'A sound has been replaced by one that is easier',
      ],
      'At first ‘went’ is a memorised word. The error shows that the child now builds past tenses by a system.',
    ),
    item(
      4,
      'In a meeting a woman’s turns are shorter, but her proposals are all accepted. Which conclusion is the most careful?',
      'Amount of talk is not the same as influence',
      [
        'Women speak briefly to appear powerful',
        'Short turns are a sign of deference',
        'Men dominate by taking longer turns',
      ],
      'One meeting cannot show what women or men do in general, but it does show that talking time does not measure power.',
    ),
    item(
      5,
      'A linguist finds that a vowel of young women in a town is nearer the new form than that of young men, and older people keep the old one. Which interpretation is best?',
      'A change in progress, led by young women',
      [
        'A stable difference between the sexes',
        'A sign that men’s speech is more correct',
        'A change that will reverse as people age',
      ],
      'The difference between ages suggests change, and young women are ahead of it, as in many studies. Real-time data would confirm it.',
    ),
    item(
      5,
      'Some say that saying ‘police officer’ for ‘policeman’ cannot alter attitudes. Which argument makes the best use of the weak Sapir–Whorf hypothesis against them?',
      'Habitual words can influence whom we picture first',
      [
        'Language determines everything that we can think',
        'Words and thoughts have no connection at all',
        'Attitudes change first, and words only follow',
      ],
      'The weak form claims influence, not control. ‘Determines’ would be the strong form, which few now accept.',
    ),
    item(
      5,
      'In 1800 ‘the house is building’ was normal for our ‘the house is being built’. Critics called the new form ugly. What does the case show about complaints?',
      'Forms attacked as new may become unremarkable',
      [
        'Complaints can prevent a form from spreading',
        'New passives are less exact than older forms',
        'Critics attack only words, and never grammar',
      ],
      'The progressive passive was condemned in the nineteenth century and is standard today. It even removed an ambiguity.',
    ),
    item(
      5,
      'Milroy found that in one Belfast area young women had denser networks than men and used more local forms. Why is this important?',
      'It shows that networks, not gender as such, are at work',
      [
        'It shows that women always prefer standard forms',
        'It shows that networks affect only the older speakers in a town',
        'It shows that men have no part in language change',
      ],
      'Usually men were found to use more local forms. Where the women’s ties were closer, the pattern was the reverse.',
    ),
    item(
      5,
      'A student writes ‘Child-directed speech is essential for acquisition’. Which evidence speaks most directly against this?',
      'Some cultures hardly address infants, yet these learn to talk',
      [
        'Carers in Britain raise their pitch when they talk to babies',
        'Children who hear more words have larger vocabularies',
        'Parents who recast their children’s errors do so without being aware',
      ],
      'Studies of Samoan and other communities report little simplified speech to infants, and the children still acquire the language. It may help without being essential.',
    ),
    item(
      5,
      'A corpus shows ‘literally’ as an intensifier in novels of the 1800s. To which claim is this the best reply?',
      '‘Young people today have ruined the word’',
      [
        '‘The word is used for emphasis in speech’',
        '‘The word once had another meaning’',
        '‘Dictionaries now record both meanings’',
      ],
      'If earlier authors used it so, the use is neither new nor due to the young. The other statements are not denied by the evidence.',
    ),
  ],
};
