import * as subjects from '../admin/subjects/subjects.contract.ts';

/** The contracts of administrators' rooms, by room. */
export const adminContracts: Record<string, object> = {
  'admin/subjects': subjects,
};
