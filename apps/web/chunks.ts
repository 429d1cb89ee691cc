/** Our own modules and the icons, but not those of questions, nor the Admin Panel's, which pupils never download. */
const sharedByPupils = (file: string) =>
  ownOrIcons.test(file) && !administrators.test(file) && !questions.test(file);
const ownOrIcons = /apps[\\/]web[\\/]src[\\/]|packages[\\/]shared[\\/]src[\\/]|lucide-react/;
const administrators =
  /src[\\/](?:(?:app|ui|modules[\\/][\w-]+)[\\/]admin|(?:modules[\\/])?(?:ai-drafts|audit|overview|question-editing|users)|modules[\\/]reports)[\\/]|(?:-admin|moderation|second-factor-requirements)[.]contract[.]ts$/;

/** The chunk with the sign-in page, which is the first route. */
export const signInChunk = 'sign-in';

/** The chunk with the page frame, which nearly every page of a signed-in user has. */
export const frameChunk = 'frame';

/** Both the forms of an account and the page frame need these, but the frame no form. */
const usedByFormsAndFrame =
  /@tanstack[\\/]react-query[\\/]|src[\\/]ui[\\/](?:(?:display|navigation)[\\/]|actions[\\/]icon-button[.]|inputs[\\/]search-input[.])/;

/** The controls of forms. The page frame has none of them, nor has the first tab of the achievements. */
const inputs = /src[\\/]ui[\\/]inputs[\\/]/;

const forms =
  /[\\/](?:src[\\/]ui[\\/]forms|modules[\\/]accounts[\\/]parts|react-hook-form|@hookform[\\/]resolvers)[\\/]|[\\/]account-card[.]tsx$/;

/** Showing, answering and marking questions: tests, quizzes and the Admin Panel. */
const questions =
  /modules[\\/](?:question-bank|mathematics)[\\/]|shared[\\/]src[\\/]mathematics[\\/]|src[\\/](?:modules[\\/])?(?:mock-tests|rapid-fire)[\\/](?!pages[\\/]|admin[\\/]|[\w-]+[.](?:rules|vocabulary)[.])/;

/** What the sign-in needs, and every page of a signed-in user too. */
const basics =
  /src[\\/]ui[\\/](?:actions[\\/]link-button|feedback[\\/]banner|inputs[\\/](?:text-input|checkbox))[.]tsx$/;

/** Both the forms of an account and the page frame need these, but the frame no form. */
const ownAccount =
  /settings[\\/]users[.]contract[.]ts$|contract[\\/]request-schemas[.]ts$|lib[\\/]format[.]ts$/;

/** The navigation's menus and the panel of the bell, which are loaded when the page is idle or one is opened. */
const menus =
  /app[\\/]navigation[\\/](?:[\\w-]+-menu-content|mobile-menu-panel)[.]|notification-panel[.]|ui[\\/]actions[\\/](?:dropdown-menu|menu-on-demand|use-return-focus-to-button)[.]/;

/** What the dashboard and the achievements need, beside the page frame, and the icons that pages share. */
const learning =
  /attempts[\\/]use-start-practice|src[\\/]ui[\\/](?:layout[\\/](?:loaded|section)|feedback)|src[\\/](?:progress|planner)[\\/]\w+[.]contract|shared[\\/]src[\\/]progress[\\/](?:marking|medals)|lib[\\/](?:csv|download)[.]|lucide-react/;

/** Pages of one folder are used one after the other. */
const folderOfPage = (file: string) =>
  /modules[\\/]([\w-]+(?:[\\/][\w-]+)?)[\\/]pages[\\/]/.exec(file)?.[1]?.replace(/[\\/]/, '-') ?? null;

/**
 * How the build groups modules into files. Without this it creates a file for every icon and control that two
 * pages share. Each would be a request, and the first route would carry the list of their names.
 *
 * A group also takes what its modules import, unless a group of higher priority has it. So the groups up to `dashboard`
 * contain what is needed on the way in: the start, signing in, creating an account, the page frame and the dashboard.
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 10 },
  { name: 'basics', test: basics, priority: 9 },
  { name: signInChunk, test: /[\\/]login-page[.]tsx$/, priority: 9 },
  { name: 'send', test: /lib[\\/]api[\\/]send[.]ts$/, priority: 8 }, // loaded beside the first route
  { name: 'controls', test: usedByFormsAndFrame, priority: 7 },
  { name: 'inputs', test: inputs, priority: 6 },
  { name: 'own-account', test: ownAccount, priority: 7 },
  { name: 'dialogs', test: /src[\\/]ui[\\/]overlays[\\/]/, priority: 6 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 6 },
  { name: 'account', test: /modules[\\/]registration[\\/]pages[\\/]/, priority: 6 },
  { name: frameChunk, test: /app[\\/](?:page-frame|deferred-page-parts)[.]tsx$/, priority: 5 },
  { name: 'learning', test: learning, minShareCount: 2, priority: 5 },
  { name: 'menus', test: menus, priority: 4 },
  { name: 'dashboard', test: /app[\\/]dashboard[\\/]pages[\\/]/, priority: 4 },
  // What at least ten of the parts that are loaded on demand use: nearly every page of a signed-in user.
  { name: 'common', minShareCount: 10, priority: 3 },
  { name: 'shared', minShareCount: 2, test: sharedByPupils, priority: 2 },
  { name: 'questions', minShareCount: 2, test: questions, priority: 1 },
  { name: folderOfPage, priority: 0 },
];
