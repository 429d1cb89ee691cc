import { passage } from '../../hand-written/question-set.ts';
import { task } from '../structured/structured-question.ts';
import { levelsMarkScheme } from './levels-mark-scheme.ts';

export const twoTextsOnRepair = passage('Texts A and B', [
  'Text A is the opening of a web page of a repair café, written this year.',
  'BROKEN? BRILLIANT. Bring it in! Every second Saturday, a bunch of friendly fixers takes over the community hall on Tanner Row – and you’re invited. Got a toaster that won’t toast? A zip that’s given up? Don’t bin it. Don’t even think about binning it. Pull up a chair, grab a brew, and let’s have a look together.',
  'We won’t promise miracles. (Last month’s accordion is still with us.) But two out of three things that come through our door go home working, and nearly everyone goes home knowing a bit more than when they came. No bookings. No forms. No such thing as a silly question.',
  'What does it cost? Whatever you can manage. Some people leave a fiver, some people leave a cake. One gentleman left a ukulele, which we then had to mend.',
  'Text B is from a book of household advice for young wives, written in the style of the 1860s.',
  'It is a maxim which the young mistress of a house will do well to take early to heart, that a thing neglected is a thing lost. The torn sheet, if it be turned sides to middle while the rent is yet small, shall serve for years; suffered to go unregarded through one washing only, it is fit for nothing but dusters, and she who has allowed it is the poorer not in linen alone, but in character.',
  'Let one evening of each week be therefore set apart, and let it be understood by every member of the household that upon this evening all which is worn, cracked, loosened or unstitched shall be brought to the table and examined. Let no article be thought too mean for this attention. Economy is not the enemy of elegance, but her elder sister; and many a parlour that is admired by the visitor owes its brightness to the lamp by which, on a winter’s night, its mistress sat and sewed.',
]);

const analysis = [
  'general comments on content; few features of language named',
  'some features of language named, with examples; meaning treated as fixed',
  'patterns of language identified accurately at more than one level; meaning linked to audience and purpose',
  'patterns evaluated; representations explained as choices with social values behind them',
  'a critical, conceptual account in which each feature serves the argument about representation',
];

export const textsAndRepresentations = [
  task('TEXTS_AND_REPRESENTATIONS', 'analysis-of-text-a', 3, {
    parts: [
      {
        body: 'Analyse how Text A uses language to create meanings and representations.',
        answer: 'an analysis of Text A',
        scheme: levelsMarkScheme(25, analysis),
        solution:
          'Features to discuss: the minor sentences and the adjective used as a reply in ‘BROKEN? BRILLIANT.’; imperatives softened by contractions and informal verbs (‘grab a brew’); direct address and inclusive ‘let’s’; the triple ‘No bookings. No forms. No such thing …’; bracketed asides that build a modest, humorous voice; objects given a will (‘a zip that’s given up’); repair represented as sociable and as learning, not as thrift.',
        ruledLines: 26,
      },
    ],
  }),
  task('TEXTS_AND_REPRESENTATIONS', 'analysis-of-text-b', 4, {
    parts: [
      {
        body: 'Analyse how Text B uses language to create meanings and representations.',
        answer: 'an analysis of Text B',
        scheme: levelsMarkScheme(25, analysis),
        solution:
          'Features to discuss: the declarative maxim and the parallel ‘a thing neglected is a thing lost’; the subjunctives ‘if it be turned’ and the third-person imperatives with ‘let’; modal ‘shall’; long periodic sentences with semicolons; the reader in the third person (‘she who has allowed it’); abstract nouns with moral weight (‘economy’, ‘character’); economy and elegance personified as sisters; women represented as responsible for the house and judged by it.',
        ruledLines: 26,
      },
    ],
  }),
  task('TEXTS_AND_REPRESENTATIONS', 'comparison', 4, {
    parts: [
      {
        body: 'Explore the similarities and differences in the ways that Text A and Text B use language.',
        answer: 'a comparison of the two texts',
        scheme: levelsMarkScheme(20, [
          'general similarities or differences of content',
          'some connections between language features of the two texts',
          'clear connections, linked to audience, purpose, mode and time',
          'connections evaluated in the light of change in language and in society',
          'a perceptive comparison that is organised by ideas, with precise evidence throughout',
        ]),
        solution:
          'Similarities: both persuade, both value repair, both use patterns of three or balance, both hint at character. Differences: the speaking voice and shared activity of A against the authority of B; second person against third; minor against complex sentences; humour against moral warning; repair as pleasure and community against duty. Mode (a web page and a book) and the positions of men and women at the two times explain many of them.',
        ruledLines: 20,
      },
    ],
  }),
];

export const languageInUse = [
  task('LANGUAGE_IN_USE', 'essay-on-informal-language', 5, {
    parts: [
      {
        body: '‘Informal language in public places shows that standards are falling.’ Evaluate this view. Refer to examples and to ideas from language study.',
        answer: 'an essay with a judgement',
        scheme: levelsMarkScheme(30, [
          'a general opinion with few examples',
          'some relevant examples; some awareness of attitudes to language',
          'a clear line of argument; relevant examples; one or two ideas from language study explained',
          'a developed evaluation of prescriptive and descriptive views with well-chosen evidence',
          'a critical, conceptual argument that weighs views and shows what is at stake in them',
        ]),
        solution:
          'For the view: complaints about clarity, courtesy and shared standards; the value of a standard form for people who learn it. Against it: register is chosen to suit audience, and informal forms follow rules of their own; complaints of decline are centuries old; informalisation of public language can include people. Useful ideas: prescriptivism and descriptivism, accommodation, overt and covert prestige, informalisation and democratisation of discourse.',
        ruledLines: 34,
      },
    ],
  }),
];
