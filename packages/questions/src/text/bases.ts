/** Eight binary digits (or another width), in printed form: `0110 1001`. */
export function binary(value: number, width = 8): string {
  const digits = (value >>> 0).toString(2).padStart(width, '0').slice(-width);
  return digits.replace(/(?<=\d)(?=(?:\d{4})+$)/g, ' ');
}

export function hexadecimal(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0');
}
