// Opens the application without network (docs/decisions/063-offline-tests.md). service-worker-build.ts fills in SHELL.
declare const self: ServiceWorkerGlobalScope;

/** The files that the application needs without network, and a name for exactly these. */
declare const SHELL: { version: string; files: readonly string[] };

const shellPrefix = 'shell:';
const shellCache = `${shellPrefix}${SHELL.version}`;
const page = '/index.html';
const files = new Set(SHELL.files);

/** Milliseconds that a navigation waits for the network before the stored page opens. */
const longestWait = 8_000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll([page, ...files])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  // The browser requests the page while this worker starts. Typed as always there, but Firefox may not have it.
  await (self.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable();
  await self.clients.claim();
}

// A new worker waits until a page says that no test is open on this device.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|media)(?:\/|$)/u.test(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/media/')) {
    if (request.destination === 'image') event.respondWith(stored(request));
  } else if (origin === self.location.origin && files.has(pathname)) {
    event.respondWith(stored(request));
  }
});

/** The newest page from the network; otherwise the stored one, with the headers that its nonces belong to. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const reply = await Promise.race([fromNetwork(event), tooLate()]);
    if (reply.status < 500) return reply;
  } catch {
    // No network: the stored page opens.
  }
  return (await caches.match(page, { cacheName: shellCache })) ?? Response.error();
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error('No reply'));
    }, longestWait);
  });

/**
 * A file of the shell or a picture of a test, from whichever cache has it; any other from the network. The query of a
 * picture is its signature, which is another one after each reload.
 */
const stored = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request);
