/**
 * How many marks a topic has in the written papers of a subject beside the other topics; 1 without an entry. GCSE
 * Mathematics has the shares of the Higher tier: number 15 %, algebra 30 %, ratio 20 %, geometry 20 %, and probability
 * and statistics together 15 % (Ofqual, GCSE Subject Level Conditions and Requirements for Mathematics).
 */
export const weights: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  GCSE_MATHEMATICS: {
    NUMBER: 15,
    ALGEBRA: 30,
    RATIO_AND_PROPORTION: 20,
    GEOMETRY: 20,
    PROBABILITY: 7.5,
    STATISTICS: 7.5,
  },
};
