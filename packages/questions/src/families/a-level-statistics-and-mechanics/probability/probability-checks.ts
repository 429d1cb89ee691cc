export const given = (event: string, text: string) =>
  Number(new RegExp(`P\\(${event}\\) = ([\\d.]*\\d)`).exec(text)?.[1]);
