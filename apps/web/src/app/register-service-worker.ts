import { isTestRunningHere, removeUnneededPictures } from '#modules/mock-tests/offline/tests-on-device.ts';
import { logWarning } from '../lib/log.ts';

/**
 * Lets the application start without network from now on. A newer version that was found earlier takes over, unless a
 * test is running in this browser: its files must not change before it is finished.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { waiting } = await navigator.serviceWorker.register('/service-worker.js');
    if (!isTestRunningHere(Date.now())) waiting?.postMessage({ type: 'SKIP_WAITING' });
  } catch (error) {
    logWarning('Markwell cannot start without network in this browser', error);
  }
  await removeUnneededPictures(Date.now());
}
