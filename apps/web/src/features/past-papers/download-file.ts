/** Downloads a file from an address that the server sends as an attachment; the page stays open. */
export function downloadFile(address: string, filename: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
}
