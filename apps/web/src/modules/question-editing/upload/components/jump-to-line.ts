/** Pixels of one line in a PasteEditor, and above its first line. */
export const lineHeightPx = 24;
export const paddingTop = 12;

/** Moves the focus to a field of the form and, in a text of several lines, selects the line and scrolls to it. */
export function jumpToLine(fieldName: string, line: number | undefined): void {
  const field = [...document.getElementsByName(fieldName)][0];
  if (!field) return;
  field.focus();
  if (!(field instanceof HTMLTextAreaElement) || line === undefined) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = Math.max(0, (line - 3) * lineHeightPx);
  field.scrollLeft = 0;
}
