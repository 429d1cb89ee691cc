export const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
