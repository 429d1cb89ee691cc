// An inline script of index.html, run before the first paint: sets the theme, chooses the app shell, and loads the
// scripts of the requested page together with the application's own. The build fills in `scripts`: for each shell and
// path the files of its page, and for `next` those of the pages that a pupil usually opens afterwards.
((scripts) => {
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
    const publicPaths =
      /^\/(auth\/callback|sign-up|forgot-password|verify-email|reset-password|parent-consent|parent-invitation|your-age|unsubscribe|privacy|privacy\/children|terms|accessibility|security|schools|schools\/agreement|contact)$/;
    if (publicPaths.test(path)) return 'plain';
    if (!isSignedIn || path === '/logout') return 'sign-in';
    if (/^\/(select-stage|select-exam-board|test\/active|test\/results)$/.test(path)) return 'plain';
    return path === '/' || path === '/login' ? 'dashboard' : 'frame';
  }

  function load(rel, files = []) {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel, href, crossOrigin: '' });
      if (rel === 'prefetch') link.as = 'script';
      document.head.append(link);
    }
  }
  const shell = root.dataset.shell;
  load('modulepreload', scripts[shell]);
  if (shell === 'frame') load('modulepreload', scripts[path]);

  // What comes next: once the application says that nothing else is to be loaded; for a visitor, once they begin to
  // sign in.
  const savesData = navigator.connection?.saveData === true;
  if (isSignedIn) {
    addEventListener(
      'markwell:idle',
      () => {
        if (!savesData) load('prefetch', scripts.next);
      },
      { once: true },
    );
  } else {
    const signsIn = ({ target }) => {
      if (target.name !== 'password' && target.name !== 'email') return;
      removeEventListener('focusin', signsIn);
      load('modulepreload', scripts.dashboard);
    };
    addEventListener('focusin', signsIn);
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
})(PAGE_SCRIPTS);
