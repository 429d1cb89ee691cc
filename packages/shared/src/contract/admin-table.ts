/** The contracts of administrators' rooms, by room. */
export const adminContracts: Record<string, object> = {};
