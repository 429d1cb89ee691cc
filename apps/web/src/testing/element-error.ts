/** How many names of a role, and how many characters of the page's text, a failed query prints. */
const maxNames = 12;
const maxText = 800;

const rolesTitle = 'Here are the accessible roles:';
const textTitle = 'Text of the page:';

/**
 * The error of a failed query: its reason, the names of each role, and the page's text; Testing Library's own has
 * hundreds of lines of HTML. Waiting for an element passes the error of the last try through this again.
 */
export function elementError(message: string | null, container: Element): Error {
  const [reason = '', roles] = (message ?? '').split(rolesTitle);
  const parts = [reason.trim()];
  if (roles !== undefined) parts.push(`${rolesTitle}\n${namesByRole(roles)}`);
  if (!reason.includes(textTitle)) parts.push(`${textTitle}\n${textOf(container)}`);
  const error = new Error(parts.join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}

/** From Testing Library's list: a line with the role, then the name and the HTML of each element. */
function namesByRole(roles: string): string {
  const names = new Map<string, string[]>();
  let role = '';
  for (const line of roles.split('\n')) {
    const name = /^ *Name (".*"):$/u.exec(line)?.[1];
    if (name !== undefined) names.get(role)?.push(name);
    else if (/^ *[a-z]+:$/u.test(line)) {
      role = line.trim();
      names.set(role, []);
    }
  }
  return [...names].map(([each, all]) => `  ${each} ${shortened(all)}`).join('\n');
}

function shortened(names: readonly string[]): string {
  const more = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function textOf(container: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const isShown = !walker.currentNode.parentElement?.closest('script, style');
    if (text !== '' && isShown) texts.push(text);
  }
  const text = texts.join(' | ');
  return `  ${text.length > maxText ? `${text.slice(0, maxText)}…` : text}`;
}
