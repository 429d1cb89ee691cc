/** KaTeX, which is large: most questions do not need it, and hardly any its notation of chemistry. */
export const loadFormulas = () => import('./typeset-formula.tsx');

export async function loadChemistry() {
  const [formulas] = await Promise.all([loadFormulas(), import('./chemistry.ts')]);
  return formulas;
}

/** Whether this TeX needs the notation of chemistry. */
export const hasChemistry = (tex: string): boolean => /\\(?:ce|pu)(?![a-zA-Z])/u.test(tex);
