import { assembleQuestion, sourcePrefix } from '../../families/assemble-question.ts';
import type { Draft } from '../../families/family.ts';
import type { RapidFireQuestion } from '../rapid-fire-question.ts';

/**
 * What is asked, its answer, wrong answers where those of the other facts would not do, and the reason where the
 * explanation says it.
 */
export type Fact = readonly [
  cue: string,
  answer: string,
  wrong?: readonly string[] | undefined,
  reason?: string | undefined,
];

/** How facts are asked and explained. */
export interface Wording {
  ask: (cue: string) => string;
  /** Asks for the cue: each fact is a second question. */
  askBack?: (answer: string) => string;
  /** A sentence that says the fact. */
  explain: (cue: string, answer: string, reason?: string) => string;
}

/**
 * Facts of one kind, the easiest first. Each is a quick question, with `askBack` two. The wrong options are the answers
 * (or the cues) of other facts of the group, so none of these may be right as well. The source id has the fact's
 * number: add facts only at the end.
 */
export interface FactGroup extends Wording {
  /** The facts are spread over these levels in their order. */
  levels: readonly [first: number, last: number];
  /** The time limit of a question. */
  seconds: number;
  facts: readonly Fact[];
}

/**
 * Facts of a topic: a part of `<subject>/facts.txt`, or a `<name>.facts.ts` that exports `facts` if they are
 * calculated.
 */
export interface TopicFacts {
  /** With its subject: `GCSE_BIOLOGY/DISEASE_AND_DEFENCE`. */
  topic: string;
  /** Each has a name that is unique in the topic. */
  groups: Readonly<Record<string, FactGroup>>;
}

export function factQuestions({ topic, groups }: TopicFacts): RapidFireQuestion[] {
  return Object.entries(groups).flatMap(([name, group]) => {
    const { facts, levels, ask, askBack, explain } = group;
    return facts.flatMap(([cue, answer, wrong, reason], index) => {
      const explanation = explain(cue, answer, reason);
      const others = facts.filter((_, other) => other !== index);
      const forward = { body: ask(cue), answer, wrong: wrong ?? others.map((fact) => fact[1]), explanation };
      const back = askBack && {
        body: askBack(answer),
        answer: cue,
        wrong: others.map((fact) => fact[0]),
        explanation,
      };
      const level = levelOf(index, facts.length, levels);
      const nameAndNumber = `${name}/${index + 1}`;
      return [
        factQuestion(topic, nameAndNumber, level, group.seconds, forward),
        ...(back ? [factQuestion(topic, `${nameAndNumber}-back`, level, group.seconds, back)] : []),
      ];
    });
  });
}

interface Written {
  body: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

function factQuestion(
  topic: string,
  nameAndNumber: string,
  level: number,
  timeLimit: number,
  { body, answer, wrong, explanation }: Written,
): RapidFireQuestion {
  const [subjectCode = '', topicCode = ''] = topic.split('/');
  const sourceId = `rapid-fire/${sourcePrefix(subjectCode, topicCode)}/facts/${nameAndNumber}`;
  const question = assembleQuestion({ subjectCode, topicCode }, sourceId, (random): Draft => {
    return { body, answer, mistakes: random.shuffle(wrong).map((each) => [each, '']), explanation };
  });
  return { ...question, body, level, timeLimit };
}

/** The level of a fact: the first ones have the first level. */
function levelOf(index: number, count: number, [first, last]: FactGroup['levels']): number {
  return first + Math.floor((index * (last - first + 1)) / count);
}
