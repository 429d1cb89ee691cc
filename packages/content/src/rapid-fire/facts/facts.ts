import { assembleQuestion, sourcePrefix } from '../../families/assemble-question.ts';
import type { Draft } from '../../families/family.ts';
import type { RapidFireQuestion } from '../rapid-fire-question.ts';

/** What is asked, its answer, and wrong answers where those of the other facts would not do. */
export type Fact = readonly [cue: string, answer: string, wrong?: readonly string[]];

/**
 * Facts of one kind, the easiest first. Each is a quick question; with `askBack`, each is a second question that asks
 * for the cue. The wrong options are the answers (or the cues) of other facts of the group, so none of these may be
 * right as well. The source id has the fact's number: add facts only at the end.
 */
export interface FactGroup {
  topicCode: string;
  /** Unique in its topic. */
  name: string;
  /** The facts are spread over these levels in their order. */
  levels: readonly [first: number, last: number];
  /** The time limit of a question. */
  seconds: number;
  ask: (cue: string) => string;
  askBack?: (answer: string) => string;
  /** A sentence that says the fact. */
  explain: (cue: string, answer: string) => string;
  facts: readonly Fact[];
}

/** Facts of a subject. A file `<subject>/<name>.facts.ts` exports it as `facts`. */
export interface SubjectFacts {
  subjectCode: string;
  groups: readonly FactGroup[];
}

export function factQuestions({ subjectCode, groups }: SubjectFacts): RapidFireQuestion[] {
  return groups.flatMap((group) => {
    const { facts, levels, ask, askBack, explain } = group;
    return facts.flatMap(([cue, answer, wrong], index) => {
      const level = levelOf(index, facts.length, levels);
      const explanation = explain(cue, answer);
      const others = facts.filter((_, other) => other !== index);
      const forward = { body: ask(cue), answer, wrong: wrong ?? others.map((fact) => fact[1]), explanation };
      const back = askBack && {
        body: askBack(answer),
        answer: cue,
        wrong: others.map((fact) => fact[0]),
        explanation,
      };
      return [
        factQuestion(subjectCode, group, `${index + 1}`, level, forward),
        ...(back ? [factQuestion(subjectCode, group, `${index + 1}-back`, level, back)] : []),
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
  subjectCode: string,
  { topicCode, name, seconds }: FactGroup,
  number: string,
  level: number,
  { body, answer, wrong, explanation }: Written,
): RapidFireQuestion {
  const sourceId = `rapid-fire/${sourcePrefix(subjectCode, topicCode)}/facts/${name}/${number}`;
  const question = assembleQuestion({ subjectCode, topicCode }, sourceId, (random): Draft => {
    return { body, answer, mistakes: random.shuffle(wrong).map((each) => [each, '']), explanation };
  });
  return { ...question, body, level, timeLimit: seconds };
}

/** The level of a fact: the first ones have the first level. */
function levelOf(index: number, count: number, [first, last]: FactGroup['levels']): number {
  return first + Math.floor((index * (last - first + 1)) / count);
}
