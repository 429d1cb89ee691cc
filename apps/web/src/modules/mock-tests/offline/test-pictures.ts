const prefix = 'test:';

/**
 * Stores these pictures of a test on the device, where the service worker finds them without network. Resolves with how
 * many are stored; rejects when the browser allows no storage.
 */
export async function storePictures(testId: string, addresses: readonly string[]): Promise<number> {
  const cache = await caches.open(`${prefix}${testId}`);
  const stored = await Promise.all(addresses.map((address) => storePicture(cache, address)));
  return stored.filter(Boolean).length;
}

async function storePicture(cache: Cache, address: string): Promise<boolean> {
  // The query is the signature of a private picture, another one after each reload.
  if (await cache.match(address, { ignoreSearch: true })) return true;
  try {
    const reply = await fetch(address, { priority: 'low' });
    if (reply.ok) await cache.put(address, reply);
    return reply.ok;
  } catch {
    return false; // no network, or no space
  }
}

/** Removes the pictures of all tests but these. */
export async function removePicturesExcept(testIds: ReadonlySet<string>): Promise<void> {
  const names = await caches.keys();
  const removable = names.filter(
    (name) => name.startsWith(prefix) && !testIds.has(name.slice(prefix.length)),
  );
  await Promise.all(removable.map((name) => caches.delete(name)));
}
