import { Banner } from './banner.tsx';

export const offlineTitle = 'You are offline';

/** In place of a part of a page that cannot load without a connection, and loads by itself afterwards. */
export const OfflineNotice = () => (
  <Banner tone="notice" title={offlineTitle}>
    This part appears as soon as the connection is back.
  </Banner>
);
