/** The difficulties of regular questions, 1-5. */
export const difficulties = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficultyNames: Record<Difficulty, string> = {
  1: 'Easy',
  2: 'Medium',
  3: 'Hard',
  4: 'Very Hard',
  5: 'Expert',
};

/** The difficulties that a pupil can choose. */
export const difficultyChoices = [1, 2, 3] as const;
export type DifficultyChoice = (typeof difficultyChoices)[number];

/** The choice a difficulty belongs to: "3 Hard" includes 3, 4 and 5. */
export const choiceOf = (difficulty: number): DifficultyChoice =>
  difficulty >= 3 ? 3 : difficulty === 2 ? 2 : 1;

/** The difficulties that the choices include, in ascending order. */
export function difficultiesOf(choices: readonly DifficultyChoice[]): Difficulty[] {
  return difficulties.filter((difficulty) => choices.includes(choiceOf(difficulty)));
}
