import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { ContentQuestion } from '../content-types.ts';
import { numbersIn } from './support/numbers-in-text.ts';

interface HigherContent {
  /** The point of the national subject content that only Higher papers ask. */
  point: string;
  subjects: readonly string[];
  /** Whether a question, its text and answer, asks it. */
  asks: (text: string) => boolean;
}

const mathematics = ['GCSE_MATHEMATICS'];
const biology = ['GCSE_BIOLOGY', 'GCSE_COMBINED_SCIENCE'];
const chemistry = ['GCSE_CHEMISTRY', 'GCSE_COMBINED_SCIENCE'];
const physics = ['GCSE_PHYSICS', 'GCSE_COMBINED_SCIENCE'];

const says = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Whether the differences of the numbers change. */
function isQuadratic(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  return new Set(steps).size > 1;
}

const subjectTwice = (text: string): boolean => {
  const [, subject = '', formula = ''] = /^Make (\w) the subject of ([^.]*)/.exec(text) ?? [];
  return subject !== '' && [...formula].filter((sign) => sign === subject).length > 1;
};

/** What the national subject content has in bold: in Higher papers only. */
export const higherContent: readonly HigherContent[] = [
  {
    point: 'the nth term of quadratic sequences',
    subjects: mathematics,
    asks: (text) =>
      text.includes('nth term of the sequence') &&
      isQuadratic(numbersIn(/sequence ([^…]*)/.exec(text)?.[1] ?? '')),
  },
  { point: 'a subject that appears twice', subjects: mathematics, asks: subjectTwice },
  { point: 'factorising ax² + bx + c', subjects: mathematics, asks: says(/^Factorise \d+x²/) },
  {
    point: 'the quadratic formula, completing the square and iteration',
    subjects: mathematics,
    asks: says(/turning point|answers to 2 decimal places|xₙ₊₁/),
  },
  { point: 'composite and inverse functions', subjects: mathematics, asks: says(/f⁻¹|\bfg\(|\bff\(/) },
  { point: 'surds', subjects: mathematics, asks: says(/[Rr]ationalise|^(?:Simplify|Write) √/) },
  {
    point: 'fractional indices',
    subjects: mathematics,
    asks: says(/\^\(−?\d+\/\d+\)|[⁰¹²³⁴-⁹]+⁄[⁰¹²³⁴-⁹₀-₉]+/),
  },
  { point: 'recurring decimals as fractions', subjects: mathematics, asks: says(/repeats? for ever/) },
  {
    point: 'calculating with bounds',
    subjects: mathematics,
    asks: says(/bound of its (?:perimeter|area|volume)/),
  },
  {
    point: 'areas and volumes of similar figures',
    subjects: mathematics,
    asks: says(/are similar.*(?:area|volume)/),
  },
  { point: 'negative scale factors', subjects: mathematics, asks: says(/scale factor −/) },
  { point: 'geometric arguments with vectors', subjects: mathematics, asks: says(/vectors? OA/) },
  {
    point: 'circle theorems, the sine and the cosine rule',
    subjects: mathematics,
    asks: says(
      /(?:tangent to|diameter of|on|centre of) the circle\b.*angle x|^In triangle ABC.*angle (?:BAC|ABC)/,
    ),
  },
  {
    point: 'inverse and other proportion with powers',
    subjects: mathematics,
    asks: says(/proportional to the (?:square|cube|root)/),
  },
  {
    point: 'conditional probability in Venn diagrams',
    subjects: mathematics,
    asks: says(/Venn diagram.*Two of the pupils/),
  },
  {
    point: 'quartiles, box plots, cumulative frequency and histograms',
    subjects: mathematics,
    asks: says(/quartile|box plot|cumulative frequency|histogram/),
  },
  { point: 'monoclonal antibodies', subjects: biology, asks: says(/monoclonal/) },
  {
    point: 'ADH, thyroxine, adrenaline and negative feedback',
    subjects: biology,
    asks: says(/\bADH\b|thyroxine|adrenaline|[Nn]egative feedback|glucagon/),
  },
  {
    point: 'gibberellins and uses of plant hormones',
    subjects: biology,
    asks: says(/[Gg]ibberellin|[Rr]ooting powder|weedkiller with auxin/),
  },
  {
    point: 'the steps of genetic engineering',
    subjects: biology,
    asks: says(/vector to carry a gene|restriction enzyme|ligase/),
  },
  {
    point: 'moles',
    subjects: chemistry,
    asks: says(/\bmoles?\b(?! fraction)|\d mol\b(?!\/)|Avogadro|limiting reactant/),
  },
  {
    point: 'half equations and ionic equations',
    subjects: chemistry,
    asks: says(/half.equation|ionic equation(?!.*neutralisation)/),
  },
  { point: 'bond energies', subjects: chemistry, asks: says(/bond energ|breaking bonds needs/) },
  { point: 'strong and weak acids', subjects: chemistry, asks: says(/weak acid/) },
  { point: 'biological extraction of metals', subjects: chemistry, asks: says(/phytomining|bioleaching/) },
  { point: 'momentum and inertia', subjects: physics, asks: says(/momentum|inertia/) },
  {
    point: 'the motor effect, induction and transformers',
    subjects: physics,
    asks: says(
      /flux density|motor effect|split-ring|\binduced (?:potential|current)|turns on its (?:primary|secondary)/,
    ),
  },
  { point: 'ultrasound and seismic waves', subjects: physics, asks: says(/[Uu]ltrasound|[PS]-waves/) },
  { point: 'upthrust', subjects: physics, asks: says(/upthrust/i) },
];

/** The points of Higher content that a question asks. */
export function higherPointsOf({ subjectCode, body = '', options, correctIndex }: ContentQuestion): string[] {
  const answer = options[correctIndex];
  const text = plainText(`${body}\n${answer && 'text' in answer ? answer.text : ''}`).replaceAll('\n', ' ');
  return higherContent
    .filter(({ subjects, asks }) => subjects.includes(subjectCode) && asks(text))
    .map(({ point }) => point);
}
