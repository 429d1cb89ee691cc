/** A heading and the formulas below it, with text between them. */
export interface FormulaGroup {
  heading: string;
  lines: readonly string[];
}
