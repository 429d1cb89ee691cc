import {
  creativeLetters,
  type AgeGroup,
  type CreativeDifficulty,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { itemAt } from '../item-at.ts';
import { createRandom, hash } from '../random.ts';

/** A paragraph that answers the brief: 70-120 words in 3-5 sentences. The explanation begins with its strengths. */
export interface WrittenParagraph {
  text: string;
  explanation: string;
}

/** A brief as written: options from the best to the fourth. Their letters are assigned at random. */
export interface CreativeBrief {
  /** Part of the source id, so it must never change. */
  slug: string;
  /** The place among all briefs, from 1, which decides the letter of the best option: a new brief has the next one. */
  order: number;
  subjectCode: string;
  title: string;
  difficulty: CreativeDifficulty;
  ageGroup: AgeGroup;
  theme: string;
  /** Seconds. */
  estimatedTime: number;
  brief: readonly [string, string, string, string];
  options: readonly [WrittenParagraph, WrittenParagraph, WrittenParagraph, WrittenParagraph];
  wordBank: readonly string[];
  microWritePrompt: string;
  teacherNotes: string;
}

export interface CreativeOption extends WrittenParagraph {
  letter: CreativeLetter;
  /** 3 for the best, 0 for the fourth. */
  score: number;
}

export interface CreativeQuestion extends Omit<CreativeBrief, 'slug' | 'order' | 'options' | 'brief'> {
  sourceId: string;
  /** Four lines. */
  brief: string;
  options: CreativeOption[];
}

/** Assigns letters to options. In every four briefs each letter is the best once; the other letters are random. */
export function creativeQuestionsOf(briefs: readonly CreativeBrief[]): CreativeQuestion[] {
  return briefs.map(({ slug, order, options, brief, ...rest }) => {
    const random = createRandom(hash(`creative-writing/${slug}`));
    const index = order - 1;
    const round = createRandom(hash(`creative-writing/round-${Math.floor(index / 4)}`));
    const best = itemAt(round.shuffle([...creativeLetters]), index % 4);
    const others = random.shuffle(creativeLetters.filter((letter) => letter !== best));
    const lettered = options.map((option, rank) => ({
      ...option,
      letter: itemAt([best, ...others], rank),
      score: 3 - rank,
    }));
    return {
      ...rest,
      sourceId: `creative-writing/${slug}`,
      brief: brief.join('\n'),
      options: lettered.toSorted((left, right) => left.letter.localeCompare(right.letter)),
    };
  });
}
