/**
 * Structured questions of written papers with the families that ask for the same: these are not drawn into a paper with
 * the question. A family with the question's own name is left out without an entry.
 */
export const familiesLike: Readonly<Record<string, readonly string[]>> = {
  // GCSE Mathematics
  'numbers-as-prime-factors': ['hcf-and-lcm'],
  'two-counters': ['two-events'],
  'completed-square': ['quadratic-formula', 'turning-points'],
  'triangular-prism': ['solids', 'compound-measures'],
  'value-of-a-van': ['compound-change', 'reverse-percentages'],
  'quadratic-sequence': ['nth-term'],
  'grouped-table': ['grouped-mean', 'frequency-table'],
  'cosine-rule': ['sine-and-cosine-rules'],
  'perpendicular-lines': ['line-from-a-graph'],
  // A-Level Mathematics
  'stationary-points-of-a-cubic': ['stationary-points'],
  'arithmetic-series': ['arithmetic'],
  'geometric-series': ['geometric'],
  'circle-and-tangent': ['circles'],
  'partial-fractions-and-area': ['partial-fractions'],
  'cubic-with-a-known-factor': ['factor-theorem'],
  'area-between-curve-and-line': ['areas'],
  'cooling-tea': ['models', 'growth-and-decay'],
  'parametric-curve': ['parametric'],
  'depth-of-water': ['harmonic-form', 'graphs-and-models'],
  // A-Level Physics
  'skater-on-a-ramp': ['work-and-power'],
  'collision-of-trolleys': ['collisions'],
  'steel-wire': ['stress-and-strain'],
};
