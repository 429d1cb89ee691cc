/** Lets the browser save a text as a file. */
export function downloadText(fileName: string, type: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Lets the browser save a file. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
