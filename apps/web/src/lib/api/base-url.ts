/** Where the API is: below `/api` of whatever is configured, of the page's own origin when nothing is. */
export function apiBaseUrl(address: string | undefined): string {
  const base = (address ?? '').trim().replace(/\/+$/u, '');
  return base.endsWith('/api') ? base : `${base}/api`;
}

const configured: unknown = import.meta.env['VITE_API_URL'];
export const configuredBaseUrl = apiBaseUrl(typeof configured === 'string' ? configured : undefined);

/** The address of an image or file that the API named: on the API's own origin unless it says another. */
export function mediaUrl(address: string, baseUrl = configuredBaseUrl): string {
  if (/^(https?:|data:|blob:)/u.test(address)) return address;
  return `${baseUrl.replace(/\/api$/u, '')}${address.startsWith('/') ? '' : '/'}${address}`;
}
