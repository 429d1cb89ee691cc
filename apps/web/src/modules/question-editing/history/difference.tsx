import type { DifferenceDto } from '@markwell/shared/question-editing/history.contract';
import { QuestionImage } from '#modules/answers/content/question-image.tsx';
import { wordDifferences } from './word-differences.ts';
import { partName } from './history-texts.ts';

const texts = new Set<DifferenceDto['part']>([
  'question-text',
  'question-alternative-text',
  'passage-title',
  'passage',
  'option',
  'option-alternative-text',
  'part',
  'explanation',
  'solution-alternative-text',
]);
const pictures = new Set<DifferenceDto['part']>(['question-picture', 'option-picture', 'solution-picture']);

/** One part of a question before and after a change. */
export function Difference({ difference }: { difference: DifferenceDto }) {
  const { part, before, after } = difference;
  const name = partName(difference);
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="min-w-0">
        {texts.has(part) ? (
          <TextDifference before={before ?? ''} after={after ?? ''} />
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            <Value name={`${name} before`} part={part} value={before} />
            <span aria-hidden>→</span>
            <span className="sr-only">changed to</span>
            <Value name={`${name} after`} part={part} value={after} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** Characters of unchanged text that are shown beside a change. */
const context = 120;

/** An unchanged text between changes, in short: what is before the next change and after the last one. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * context) return text;
  const beginning = text.slice(0, context).replace(/(?<!\S)\S+$/u, '');
  const ending = text.slice(-context).replace(/^\S+/u, '');
  return `${isFirst ? '' : beginning}…${isLast ? '' : ending}`;
}

/** The words that were removed are crossed out, and those that were added are underlined. */
function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="max-w-read wrap-anywhere whitespace-pre-line">
      {wordDifferences(before, after).map(({ kind, text }, index, { length }) => {
        if (kind === 'removed') {
          return (
            <del key={index} className="mr-0.5 rounded-xs bg-wrong-wash text-wrong">
              <span className="sr-only">removed: </span>
              {text}
            </del>
          );
        }
        if (kind === 'added') {
          return (
            <ins key={index} className="rounded-xs bg-correct-wash text-correct underline">
              <span className="sr-only">added: </span>
              {text}
            </ins>
          );
        }
        return <span key={index}>{shortened(text, index === 0, index === length - 1)}</span>;
      })}
    </p>
  );
}

function Value({ name, part, value }: { name: string; part: DifferenceDto['part']; value: string | null }) {
  if (value === null) return <span className="text-ink-soft">None</span>;
  if (pictures.has(part)) return <QuestionImage url={value} alt={name} maxHeight="80px" />;
  return <b className="wrap-anywhere">{value}</b>;
}
