export const product = (values: readonly number[]) => values.reduce((all, each) => all * each, 1);
