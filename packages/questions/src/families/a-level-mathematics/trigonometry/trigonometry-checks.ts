export const close = (one: number, other: number) => Math.abs(one - other) < 1e-6;

export const functions: Readonly<Record<string, (degrees: number) => number>> = {
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
};

export const value = (name: string, degrees: number) => functions[name]?.(degrees) ?? NaN;

export const nameIn = (text: string) => /sin|cos|tan/.exec(text)?.[0] ?? '';
