import * as upload from '../admin/upload/upload.contract.ts';

/** The contracts of administrators' rooms, by room. */
export const adminContracts: Record<string, object> = { upload };
