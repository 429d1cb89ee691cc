import { setNonce } from 'get-nonce';

// Dialogs add a <style> to stop the page behind from scrolling. The Content Security Policy requires the
// response's nonce on it.
const meta = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
if (meta?.nonce) setNonce(meta.nonce);
