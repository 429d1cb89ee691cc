const gapMarker = /\[\[\d{1,2}\]\]/u;

export const hasGap = (text: string): boolean => gapMarker.test(text);

/** Where nothing stands before the text. */
const defaultInstruction = 'Fill in the gaps.';

/** What stands before the first line with a gap; undefined for a text without gaps. */
export function textBeforeGaps(text: string): string | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => gapMarker.test(line));
  if (first === -1) return undefined;
  return lines.slice(0, first).join('\n').trim() || defaultInstruction;
}

/** The text from the first line with a gap. */
export const textWithGaps = (text: string): string => {
  const lines = text.split('\n');
  return lines
    .slice(lines.findIndex((line) => gapMarker.test(line)))
    .join('\n')
    .trim();
};
