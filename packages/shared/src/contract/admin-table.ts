import * as questions from '../admin/questions/questions.contract.ts';

/** The contracts of administrators' rooms, by room. */
export const adminContracts: Record<string, object> = { questions };
