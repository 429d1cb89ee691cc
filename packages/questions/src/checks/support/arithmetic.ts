export const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Rounds to three significant figures. */
export const three = (value: number) => Number(value.toPrecision(3));
