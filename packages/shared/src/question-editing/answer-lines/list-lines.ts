import type { ItemContent } from '../../answers/item-content.ts';
import { matchOf, type match } from '../../answers/match/match.ts';
import { orderOf, type order } from '../../answers/order/order.ts';
import type { written } from '../../answers/written/written.ts';
import { alternatives, marksAtEnd, type PastedKind } from './pasted-kind.ts';

type DefinitionOf<Kind extends { show: (definition: never) => unknown }> = Parameters<Kind['show']>[0];

/** Pictures cannot be pasted as text. */
const textOf = (content: ItemContent) => ('text' in content ? content.text : '');

/** `O: egg`, a line for each item in the right order. */
export const orderLines: PastedKind<DefinitionOf<typeof order>> = {
  kind: 'order',
  marker: 'O',
  read: ({ lines }) => orderOf(lines.map((text) => ({ text }))),
  write: ({ items, correct }) => ({
    lines: correct.flatMap((id) =>
      items.filter((item) => item.id === id).map(({ content }) => textOf(content)),
    ),
    wrong: [],
  }),
};

const arrow = '->';

/** `M: France -> Paris`, a line for each pair; `M: -> Rome` for a partner of none. */
export const matchLines: PastedKind<DefinitionOf<typeof match>> = {
  kind: 'match',
  marker: 'M',
  read({ lines }) {
    const split = lines.map((line) => {
      const at = line.indexOf(arrow);
      return at === -1
        ? undefined
        : {
            prompt: { text: line.slice(0, at).trim() },
            partner: { text: line.slice(at + arrow.length).trim() },
          };
    });
    const all = split.flatMap((each) => each ?? []);
    if (all.length < lines.length) return `needs ${arrow} between a pair`;
    const pairs = all.filter(({ prompt }) => prompt.text !== '');
    const others = all.filter(({ prompt }) => prompt.text === '').map(({ partner }) => partner);
    const partners = pairs.map(({ partner }) => partner.text);
    return matchOf({ pairs, others, isPartnerReused: new Set(partners).size < partners.length });
  },
  write({ prompts, partners, correct }) {
    const partnerText = (wanted: string | undefined) =>
      partners.flatMap(({ id, content }) => (id === wanted ? [textOf(content)] : [])).join('');
    const used = new Set<string | undefined>(Object.values(correct));
    return {
      lines: [
        ...prompts.map(({ id, content }) => `${textOf(content)} ${arrow} ${partnerText(correct[id])}`),
        ...partners.filter(({ id }) => !used.has(id)).map(({ content }) => `${arrow} ${textOf(content)}`),
      ],
      wrong: [],
    };
  },
};

/** `P: light is needed | energy from the sun [2]`, a line for each point of the mark scheme. */
export const writtenLines: PastedKind<DefinitionOf<typeof written>> = {
  kind: 'written',
  marker: 'P',
  read: ({ lines, wrong }) => ({
    kind: 'written',
    scheme: {
      type: 'points',
      points: lines.map((line, index) => {
        const { text, marks = 1 } = marksAtEnd(line);
        const [first = '', ...others] = alternatives(text);
        const isLast = index === lines.length - 1;
        return {
          text: first,
          alternatives: others,
          doNotAccept: isLast ? wrong.map(({ answer }) => answer) : [],
          marks,
        };
      }),
    },
    wordGuide: null,
  }),
  write: ({ scheme }) =>
    scheme.type === 'points'
      ? {
          lines: scheme.points.map(
            ({ text, alternatives: others, marks }) => `${[text, ...others].join(' | ')} [${marks}]`,
          ),
          wrong: (scheme.points.at(-1)?.doNotAccept ?? []).map((answer) => ({ answer, feedback: '' })),
        }
      : { lines: [], wrong: [] },
  marks: ({ scheme }) =>
    scheme.type === 'points' ? scheme.points.reduce((sum, { marks }) => sum + marks, 0) : 1,
};
