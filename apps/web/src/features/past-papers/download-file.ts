/** Lets the browser save a file from an address that answers with an attachment; the page stays where it is. */
export function downloadFile(address: string, filename: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
}
