// An inline script of index.html, run before the first paint: sets the theme, chooses the app shell, and loads the scripts
// of the dashboard, if it is opened, together with the application's own. The build fills in their names and the paths of
// the pages without the frame.
(({ pathsWithoutFrame, dashboardScripts }) => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is closed to us
    }
  };

  // lib/theme.ts reads the same key. Nothing chosen: light.
  const theme = stored('markwell.theme');
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';

  const path = location.pathname;
  const isSignedIn = stored('token') !== null;
  root.dataset.shell = shellFor();

  // How a signed-in user's text looks: lib/session/page-arrangement.ts keeps it.
  const arrangement = isSignedIn ? stored('markwell.arrangement') : null;
  try {
    const { textSize, spacing, font, paperColour } = JSON.parse(arrangement) ?? {};
    if (font) Object.assign(root.dataset, { textSize, spacing, font, paperColour });
  } catch {
    // it is not ours
  }

  // The browser's own bars have the colour of the paper, also after the theme or the paper colour changes. index.html
  // has it for each theme, the style sheet for each paper colour.
  const colours = document.querySelectorAll('meta[name=theme-color]');
  function colourBars() {
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    for (const meta of colours) {
      const isShown = meta.dataset.for === root.dataset.theme;
      meta.setAttribute('media', isShown ? 'all' : 'not all');
      if (isShown && paper) meta.content = paper;
    }
  }
  colourBars();
  addEventListener('load', colourBars);
  new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-theme', 'data-paper-colour'] });

  function shellFor() {
    if (path === '/' || path === '/login') return isSignedIn ? 'dashboard' : 'sign-in';
    if (pathsWithoutFrame.public.includes(path)) return 'plain';
    if (!isSignedIn) return 'sign-in';
    return pathsWithoutFrame.signedIn.includes(path) ? 'plain' : 'frame';
  }

  if (root.dataset.shell === 'dashboard') {
    for (const href of dashboardScripts) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
    }
  }

  // Without its scripts the page cannot start: say so, and try again when the network is back.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT') return;
      root.dataset.shell = 'failed';
      const shown = document.getElementById('app-shell');
      shown.inert = false;
      shown.addEventListener('click', ({ target: pressed }) => {
        if (pressed.closest('button')) location.reload();
      });
      addEventListener('online', () => {
        location.reload();
      });
    },
    true,
  );
})(FROM_BUILD);
