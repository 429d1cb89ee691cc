/** The API's base URL: `/api` below the configured address, by default below the page's origin. */
export function apiBaseUrl(address: string | undefined): string {
  const base = (address ?? '').trim().replace(/(?<!\/)\/+$/u, '');
  return base.endsWith('/api') ? base : `${base}/api`;
}

const configured: unknown = import.meta.env['VITE_API_URL'];
export const configuredBaseUrl = apiBaseUrl(typeof configured === 'string' ? configured : undefined);

/** The address of an image or file from the API. A relative address is on the API's origin. */
export function mediaUrl(address: string, baseUrl = configuredBaseUrl): string {
  if (/^(https?:|data:|blob:)/u.test(address)) return address;
  return `${baseUrl.replace(/\/api$/u, '')}${address.startsWith('/') ? '' : '/'}${address}`;
}
