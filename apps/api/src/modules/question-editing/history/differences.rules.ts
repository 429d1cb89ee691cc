import type { ChangedPart, DifferenceDto } from '@markwell/shared/question-editing/history.contract';
import { questionStatusNames } from '@markwell/shared/question-bank/question-types.vocabulary';
import { tierNames, type Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import { keysInWords } from '@markwell/shared/answers/part-keys';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { MediaReference } from '#platform/storage/media-urls.ts';
import type { Kind, Status } from '#modules/question-bank/change/question-bank.rules.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';

type File = MediaReference & { alternativeText: string };
type Picture = File | null;

/** A revision as the history compares it. Pictures have the words that pupils got. */
export interface HistoryRevision {
  id: string;
  body: string | null;
  explanation: string | null;
  image: Picture;
  solutionImage: Picture;
  passageId: string | null;
  passage: { title: string; body: string } | null;
  parts: QuestionPart[];
  /** The pictures of the parts by the ids of their files, with the words of the files. */
  pictures: Readonly<Record<string, File>>;
}

/** A change as it is stored. A pair is null when that part did not change. */
export interface StoredChange {
  fromRevisionId: string | null;
  toRevisionId: string | null;
  fromStatus: Status | null;
  toStatus: Status | null;
  fromTopicId: string | null;
  toTopicId: string | null;
  fromDifficulty: number | null;
  toDifficulty: number | null;
  fromTimeLimit: number | null;
  toTimeLimit: number | null;
  /** Equal when the tier did not change: a tier can be null, for both. */
  fromTier: Tier | null;
  toTier: Tier | null;
}

interface Names {
  kind: Kind;
  revisions: ReadonlyMap<string, HistoryRevision>;
  topicNames: ReadonlyMap<string, string>;
  urlOf: (file: MediaReference) => string;
}

/** A part of a question with its words, or the address of its picture. */
interface Part {
  part: ChangedPart;
  letter: string | null;
  value: string | null;
}

const partOf = (part: ChangedPart, value: string | null, letter: string | null = null): Part => ({
  part,
  letter,
  value,
});

/** The letter of the correct option of a revision. */
const answerOf = ({ parts }: HistoryRevision): string | null =>
  fromParts({ parts })?.find(({ isCorrect }) => isCorrect)?.optionLetter ?? null;

/** What a change changed, in the order in which a question is read. */
export function differencesOf(change: StoredChange, names: Names): DifferenceDto[] {
  const before = partsOf(change, 'from', names);
  const after = partsOf(change, 'to', names);
  const keyOf = ({ part, letter }: Part) => `${part} ${letter ?? ''}`;
  const earlier = new Map(before.map((part) => [keyOf(part), part]));
  const later = new Map(after.map((part) => [keyOf(part), part]));
  // A part that only one side has follows the parts that both have.
  return [...new Map([...earlier, ...later]).values()].flatMap((each) => {
    const key = keyOf(each);
    const [from, to] = [earlier.get(key)?.value ?? null, later.get(key)?.value ?? null];
    return from === to ? [] : [{ part: each.part, letter: each.letter, before: from, after: to }];
  });
}

function partsOf(change: StoredChange, side: 'from' | 'to', names: Names): Part[] {
  const revisionId = change[`${side}RevisionId`];
  const revision = revisionId === null ? undefined : names.revisions.get(revisionId);
  const topicId = change[`${side}TopicId`];
  const status = change[`${side}Status`];
  const wordsOf = (value: number | null, unit = '') => (value === null ? null : `${value}${unit}`);
  return [
    ...(revision ? contentParts(revision, names.urlOf) : []),
    partOf('topic', topicId === null ? null : (names.topicNames.get(topicId) ?? 'A deleted topic')),
    partOf(names.kind === 'REGULAR' ? 'difficulty' : 'level', wordsOf(change[`${side}Difficulty`])),
    partOf('tier', change.fromTier === change.toTier ? null : tierNames[change[`${side}Tier`] ?? 'BOTH']),
    partOf('time-limit', wordsOf(change[`${side}TimeLimit`], ' seconds')),
    partOf('status', status && questionStatusNames[questionStatusOf[status]]),
  ];
}

/** What a part has besides options, which have the answer key where there are any. */
function wordsOfPart(
  { stem, hints, steps }: QuestionPart,
  keys: readonly (string | undefined)[],
): string | null {
  const words = [stem, ...keys, ...hints, ...steps].filter((each) => each !== undefined && each !== '');
  return words.length === 0 ? null : words.join('\n');
}

function contentParts(revision: HistoryRevision, urlOf: Names['urlOf']): Part[] {
  const { passage, image, solutionImage, parts, pictures } = revision;
  const isPlain = fromParts({ parts }) !== undefined;
  const keys = isPlain && parts.every(({ typed }) => !typed) ? [] : keysInWords(parts);
  const addressOf = (file: Picture) => file && urlOf(file);
  return [
    partOf('passage-title', passage?.title ?? null),
    partOf('passage', passage?.body ?? null),
    partOf('question-text', revision.body),
    partOf('question-picture', addressOf(image)),
    partOf('question-alternative-text', image?.alternativeText ?? null),
    ...(fromParts({ parts }) ?? []).flatMap(
      ({ optionLetter: letter, contentType, contentValue, alternativeText }) => {
        if (contentType === 'TEXT') return partOf('option', contentValue, letter);
        const picture = pictures[contentValue] ?? null;
        return [
          partOf('option-picture', addressOf(picture), letter),
          partOf('option-alternative-text', alternativeText ?? picture?.alternativeText ?? null, letter),
        ];
      },
    ),
    partOf('answer', answerOf(revision)),
    ...parts.map((part, index) => {
      const words = [isPlain ? undefined : keys[index]?.text, keys[index]?.typed];
      return partOf('part', wordsOfPart(part, words), part.label);
    }),
    partOf('explanation', revision.explanation),
    partOf('solution-picture', addressOf(solutionImage)),
    partOf('solution-alternative-text', solutionImage?.alternativeText ?? null),
  ];
}
