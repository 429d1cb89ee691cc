export const minutesOf = (time: string) => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const timesIn = (text: string) =>
  [...text.matchAll(/\b\d{1,2}:\d{2}\b/g)].map(([time]) => minutesOf(time));

/** `2 hours 5 minutes` in minutes. */
export const lengthOf = (text: string) =>
  Number(/(\d+) hour/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) minute/.exec(text)?.[1] ?? 0);
