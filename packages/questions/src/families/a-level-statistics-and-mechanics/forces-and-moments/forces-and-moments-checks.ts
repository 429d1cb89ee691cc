export const g = 9.8;

export const before = (unit: string, text: string) =>
  [...text.matchAll(new RegExp(`([\\d.,]*\\d) ${unit}`, 'g'))].map(([, value = '']) =>
    Number(value.replaceAll(',', '')),
  );

export const coefficientIn = (text: string) =>
  Number(/coefficient of friction (?:is )?([\d.]*\d)/.exec(text)?.[1]);
