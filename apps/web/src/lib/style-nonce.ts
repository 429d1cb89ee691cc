import { setNonce } from 'get-nonce';

// Dialogs write a <style> to stop the page behind from scrolling; the page's policy wants the response's nonce on it.
const meta = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
if (meta?.nonce) setNonce(meta.nonce);
