export const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
