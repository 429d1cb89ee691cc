import { z } from 'zod';
import { textSchema } from '../../contract/field-schemas.ts';
import type {
  AnswerKind,
  AnyAnswerKind,
  AnyAskedKind,
  EarlierResponses,
  Example,
  Marking,
  OfKind,
  Reading,
} from '../answer-kind.ts';
import { findAnswerKind, findAskedKind } from '../answer-kinds.ts';
import { someOfSchema } from '../record-schemas.ts';
import { schemaByKind } from '../schema-by-kind.ts';
import { markingOfShare } from '../shares.ts';
import { typedResponse } from '../typed-response.ts';

/** Characters. */
const maxTextLength = 10_000;

const ids = Array.from({ length: 20 }, (_, index) => String(index + 1));

/** Where the text has a gap. */
const gapMarker = /\[\[(\d{1,2})\]\]/gu;

interface Gap {
  id: string;
  answer: OfKind;
}
interface Gaps {
  kind: 'gaps';
  /** With `[[1]]` where the first gap is. */
  text: string;
  gaps: Gap[];
}
type Responses = Readonly<Record<string, unknown>>;

const hasTheseGaps = ({ text, gaps }: Gaps) =>
  [...text.matchAll(gapMarker)].map(([, id]) => id).join() === gaps.map(({ id }) => id).join() &&
  gaps.every(({ id }, index) => id === ids[index]);

/** The answers to a text with gaps as one text. */
const joined = (parts: readonly (readonly [id: string, text: string])[]) =>
  parts.map(([id, text]) => `${id}: ${text}`).join('; ');

type Find<Kind> = (name: string) => Kind | undefined;

/** The gaps that have a response, with their kinds. */
const answeredBy = <Kind>(find: Find<Kind>, gaps: readonly Gap[], responses: Responses) =>
  gaps.flatMap(({ id, answer }) => {
    const kind = find(answer.kind);
    const response = responses[id];
    return kind && response !== undefined ? [{ id, answer, kind, response }] : [];
  });

const gapsSchema = <Kind>(find: Find<Kind>, schemaOf: (kind: Kind) => z.ZodType<OfKind>) =>
  z
    .strictObject({
      kind: z.literal('gaps'),
      text: textSchema(maxTextLength),
      gaps: z
        .array(z.strictObject({ id: z.enum(ids), answer: schemaByKind(find, schemaOf) }))
        .min(1, 'Please write [[1]] where the first gap is')
        .max(ids.length),
    })
    .refine(hasTheseGaps, {
      path: ['text'],
      message: 'The text must have [[1]], [[2]] and so on, once for each gap',
    });

/** A text with gaps, each answered by a kind that is found by its name. The response has the answers by the numbers of the gaps. */
export function gapsOf(
  findKind: Find<AnyAnswerKind>,
  findAsked: Find<AnyAskedKind> = findKind,
): AnswerKind<Gaps, Gaps, Responses> {
  const answered = (gaps: readonly Gap[], responses: Responses) => answeredBy(findKind, gaps, responses);
  const asked = (gaps: readonly Gap[], responses: Responses) => answeredBy(findAsked, gaps, responses);

  function mark({ gaps }: Gaps, responses: Responses, earlier: EarlierResponses): Marking {
    const markings = answered(gaps, responses)
      .map(({ id, answer, kind, response }) => ({ id, ...kind.mark(answer, response, earlier) }))
      .filter(({ verdict }) => verdict !== 'EMPTY');
    if (markings.length === 0) return { share: 0, verdict: 'EMPTY' };
    const right = markings.filter(({ share }) => share === 1).length;
    const feedback = markings
      .filter((marking) => marking.feedback !== undefined)
      .map((marking) => `Gap ${marking.id}: ${marking.feedback}`);
    const are = right === 1 ? 'is' : 'are';
    const whole = markingOfShare(
      right,
      gaps.length,
      [`${right} of ${gaps.length} gaps ${are} right.`, ...feedback].join(' '),
    );
    return { ...whole, ...verdictOfGaps(whole, markings, feedback.join(' ')) };
  }

  function read({ gaps }: Gaps, responses: Responses): Reading {
    const readings = asked(gaps, responses).map(({ id, answer, kind, response }) => ({
      id,
      reading: kind.read(answer, response),
    }));
    const texts = readings.flatMap(({ id, reading }) =>
      reading.status === 'READ' ? [[id, reading.text] as const] : [],
    );
    for (const { id, reading } of readings) {
      if (reading.status === 'UNREADABLE')
        return { status: 'UNREADABLE', hint: `Gap ${id}: ${reading.hint}` };
    }
    return texts.length === 0 ? { status: 'EMPTY' } : { status: 'READ', text: joined(texts) };
  }

  function examples({ gaps }: Gaps, earlier: EarlierResponses): Example<Responses>[] {
    const each = gaps.flatMap(({ id, answer }) => {
      const ofGap = findKind(answer.kind)?.examples(answer, earlier) ?? [];
      const wrong = ofGap.find(({ verdict }) => verdict === 'WRONG');
      return [{ id, right: ofGap[0]?.response, wrong: wrong?.response }];
    });
    const right = Object.fromEntries(each.map((gap) => [gap.id, gap.right]));
    const wrong = each.filter((gap) => gap.wrong !== undefined);
    const oneWrong = wrong.slice(0, 1).map((gap) => [gap.id, gap.wrong] as const);
    return [
      { response: right, verdict: 'RIGHT' },
      ...(oneWrong.length === 0
        ? []
        : [
            {
              response: { ...right, ...Object.fromEntries(oneWrong) },
              verdict: gaps.length === 1 ? ('WRONG' as const) : ('PARTLY' as const),
            },
            { response: Object.fromEntries(oneWrong), verdict: 'WRONG' as const },
          ]),
      { response: {}, verdict: 'EMPTY' },
    ];
  }

  const wrongOf = ({ gaps }: Gaps, responses: Responses) =>
    answered(gaps, responses).filter(
      ({ answer, kind, response }) => kind.mark(answer, response, {}).share < 1,
    );

  function wrongAlone(definition: Gaps, responses: Responses) {
    const right = examples(definition, {})[0]?.response;
    return wrongOf(definition, responses).map(({ id, answer, kind, response }) => ({
      response: { ...right, [id]: response },
      text: joined([[id, kind.toText(answer, response)]]),
    }));
  }

  /** With the answer to the one gap that is not right. */
  function acceptToo(definition: Gaps, responses: Responses): Gaps | null {
    const [gap, ...others] = wrongOf(definition, responses);
    const accepting = gap && others.length === 0 && gap.kind.acceptToo?.(gap.answer, gap.response);
    if (!accepting) return null;
    const gaps = definition.gaps.map((each) => (each.id === gap.id ? { ...each, answer: accepting } : each));
    return { ...definition, gaps };
  }

  const texts = (
    { gaps }: Gaps,
    responses: Responses,
    textOf: (kind: AnyAnswerKind, answer: OfKind, response: unknown) => string,
  ) =>
    joined(
      answered(gaps, responses).map(
        ({ id, answer, kind, response }) => [id, textOf(kind, answer, response)] as const,
      ),
    );

  return {
    kind: 'gaps',
    definition: gapsSchema(findKind, (kind) => kind.definition),
    shown: gapsSchema(findAsked, (kind) => kind.shown),
    // A letter, or what is typed: whether it is possible in its gap, `fits` says.
    response: someOfSchema(ids, typedResponse),
    show: ({ kind, text, gaps }) => ({
      kind,
      text,
      gaps: gaps.map(({ id, answer }) => ({ id, answer: findKind(answer.kind)?.show(answer) ?? answer })),
    }),
    fits: ({ gaps }, responses) =>
      Object.values(responses).filter((response) => response !== undefined).length ===
        answered(gaps, responses).length &&
      answered(gaps, responses).every(({ answer, kind, response }) => {
        const parsed = kind.response.safeParse(response);
        return parsed.success && kind.fits(answer, parsed.data);
      }),
    read,
    mark,
    examples,
    refersTo: ({ gaps }) => gaps.flatMap(({ answer }) => findKind(answer.kind)?.refersTo?.(answer) ?? []),
    tally: (definition, responses) =>
      texts(definition, responses, (kind, answer, response) => kind.tally(answer, response)),
    toText: (definition, responses) =>
      texts(definition, responses, (kind, answer, response) => kind.toText(answer, response)),
    toSpeech: ({ gaps }, responses) =>
      asked(gaps, responses)
        .map(({ id, answer, kind, response }) => `Gap ${id}, ${kind.toSpeech(answer, response)}`)
        .join('. '),
    alsoAccepted: ({ gaps }) =>
      gaps.flatMap(({ id, answer }) =>
        (findKind(answer.kind)?.alsoAccepted?.(answer) ?? []).map((text) => `${id}: ${text}`),
      ),
    acceptToo,
    wrongAlone,
    sameKey: (a, b) =>
      a.gaps.length === b.gaps.length &&
      a.gaps.every(({ answer }, index) => {
        const other = b.gaps[index]?.answer;
        return answer.kind === other?.kind && findKind(answer.kind)?.sameKey(answer, other) === true;
      }),
  };
}

const kindsInGaps = ['choice', 'number', 'text'];

/** They are looked up when they are needed: a browser loads only those that its questions have. */
const inGap =
  <Kind>(find: Find<Kind>): Find<Kind> =>
  (name) =>
    kindsInGaps.includes(name) ? find(name) : undefined;
export const gaps = gapsOf(inGap(findAnswerKind), inGap(findAskedKind));

/** What the gaps' own verdicts change: one may be undecided, all unreadable, or some right with a remark. */
function verdictOfGaps(
  whole: Marking,
  markings: readonly Marking[],
  feedback: string,
): Partial<Pick<Marking, 'verdict' | 'feedback'>> {
  const verdicts = markings.map(({ verdict }) => verdict);
  if (verdicts.includes('UNDECIDED')) return { verdict: 'UNDECIDED' };
  if (verdicts.every((verdict) => verdict === 'UNREADABLE')) return { verdict: 'UNREADABLE' };
  if (whole.verdict === 'RIGHT' && feedback !== '') return { verdict: 'RIGHT_BUT', feedback };
  return {};
}
