import * as ai from '../admin/ai/ai.contract.ts';
import * as creativeWritingAdmin from '../admin/creative-writing/creative-writing-admin.contract.ts';

/** The contracts of administrators' rooms, by room. */
export const adminContracts: Record<string, object> = {
  ai,
  'creative-writing-admin': creativeWritingAdmin,
};
