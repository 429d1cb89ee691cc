// Opens the application without network (docs/decisions/063-offline-tests.md).
import { NavigationRoute, NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';

declare const self: ServiceWorkerGlobalScope & {
  /** The page and the files that it may load. The build fills them in. */
  __SW_MANIFEST: PrecacheEntry[];
};

const page = '/index.html';

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { directoryIndex: null }, // `/` is a navigation, as every other path
  navigationPreload: true, // the browser requests the page while this worker starts
  clientsClaim: true,
});

/** Waits so long for the network before the stored page opens. */
const network = new NetworkOnly({ networkTimeoutSeconds: 8 });

// The newest page from the network; otherwise the stored one, with the headers that its nonces belong to.
serwist.registerRoute(
  new NavigationRoute(
    async (options) => {
      const reply = await network.handle(options).catch(() => undefined);
      if (reply && reply.status < 500) return reply;
      return (await serwist.matchPrecache(page)) ?? Response.error();
    },
    { denylist: [/^\/(?:api|media)(?:\/|$)/u] },
  ),
);

// A picture from the cache that its test has filled. The query is its signature, which is another one after each reload.
serwist.registerCapture(
  ({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/media/'),
  async ({ request }) => (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request),
);

// A new worker waits until a page says that no test is open on this device.
serwist.addEventListeners();
