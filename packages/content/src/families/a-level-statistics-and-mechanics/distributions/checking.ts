export const three = (value: number) => Number(value.toPrecision(3));
