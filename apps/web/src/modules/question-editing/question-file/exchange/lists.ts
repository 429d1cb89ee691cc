import type { ItemContent } from '@markwell/shared/answers/item-content';
import { matchOf, type match } from '@markwell/shared/answers/match/match';
import { orderOf, type order } from '@markwell/shared/answers/order/order';
import type { PlainText } from '../html/plain-text-of-html.ts';
import { children, formatted, textOf } from '../moodle-elements.ts';
import { UnusableQuestion } from '../question-file.ts';
import { plainText } from '../text-formats.ts';
import type { ExchangedKind } from './exchanged-kind.ts';

type Match = Parameters<typeof match.show>[0];
type Order = Parameters<typeof order.show>[0];

function textOfItem(content: ItemContent): string {
  if ('picture' in content) throw new UnusableQuestion('has a picture in an item');
  return content.text;
}

/** The pairs of a file; one without a prompt is a partner of none. */
export function matchDefinition(pairs: readonly { prompt: string; partner: string }[]): object {
  const complete = pairs.filter(({ prompt }) => prompt !== '');
  const partners = complete.map(({ partner }) => partner);
  return matchOf({
    pairs: complete.map(({ prompt, partner }) => ({ prompt: { text: prompt }, partner: { text: partner } })),
    others: pairs
      .filter(({ prompt, partner }) => prompt === '' && !partners.includes(partner))
      .map(({ partner }) => ({ text: partner })),
    isPartnerReused: new Set(partners).size < partners.length,
  });
}

function pairsOf({ prompts, partners, correct }: Match): { prompt: string; partner: string }[] {
  const used = new Set<string | undefined>(Object.values(correct));
  return [
    ...prompts.flatMap(({ id, content }) =>
      partners
        .filter((partner) => partner.id === correct[id])
        .map((partner) => ({ prompt: textOfItem(content), partner: textOfItem(partner.content) })),
    ),
    ...partners
      .filter(({ id }) => !used.has(id))
      .map(({ content }) => ({ prompt: '', partner: textOfItem(content) })),
  ];
}

export const exchangedMatch: ExchangedKind<Match> = {
  kind: 'match',
  gift: {
    write: (definition, { escaped }) => ({
      inside: pairsOf(definition).map(({ prompt, partner }) => {
        if ((prompt + partner).includes('->')) throw new UnusableQuestion('has an item with ->');
        return `\t=${escaped(prompt)} -> ${escaped(partner)}`;
      }),
    }),
  },
  moodle: {
    type: 'matching',
    write: (definition, { html, plain }) => ({
      elements: [
        '<shuffleanswers>true</shuffleanswers>',
        ...pairsOf(definition).map(
          ({ prompt, partner }) =>
            `<subquestion format="html">${html(prompt)}<answer>${plain(partner)}</answer></subquestion>`,
        ),
      ],
    }),
    read(question) {
      const pairs = children(question, 'subquestion').map((element) => ({
        prompt: formatted(element),
        partner: plainText(textOf(children(element, 'answer')[0]), 'plain'),
      }));
      return {
        definition: matchDefinition(
          pairs.map(({ prompt, partner }) => ({ prompt: prompt.text, partner: partner.text })),
        ),
        texts: pairs.map(({ prompt }) => prompt),
      };
    },
  },
};

/** A file has the items in their right order. */
export const exchangedOrder: ExchangedKind<Order> = {
  kind: 'order',
  moodle: {
    type: 'ordering',
    write: ({ items, correct }, { html }) => ({
      elements: [
        '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>',
        '<gradingtype>ABSOLUTE_POSITION</gradingtype><showgrading>HIDE</showgrading><numberingstyle>none</numberingstyle>',
        ...correct.map((id, index) => {
          const text = items.filter((item) => item.id === id).map(({ content }) => textOfItem(content));
          return `<answer fraction="${index + 1}.0000000" format="html">${html(text.join(''))}</answer>`;
        }),
      ],
    }),
    read(question) {
      const texts: PlainText[] = children(question, 'answer')
        .toSorted((one, other) => Number(one.attributes['fraction']) - Number(other.attributes['fraction']))
        .map(formatted);
      return { definition: orderOf(texts.map(({ text }) => ({ text }))), texts };
    },
  },
};
