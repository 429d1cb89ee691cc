// Sets the chosen theme before the first paint. Nothing chosen: light.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('markwell.theme');
  } catch {
    // storage is closed to us: light
  }
  const dark =
    chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
