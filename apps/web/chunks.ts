const featurePages = (feature: string) =>
  new RegExp(String.raw`apps[\\/]web[\\/]src[\\/]features[\\/]${feature}[\\/](?!${feature}[.]routes)`);

/**
 * How the build groups modules into files. Without this it creates a file for every icon and control that two
 * pages share. Each would be a request, and the first route would carry the list of their names.
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    // The parts that the sign-in page adds; most other forms use them too.
    name: 'form',
    priority: 2,
    test: /components[\\/]ui[\\/][a-z]+[\\/](banner|card|checkbox|field|input-classes|link-button|password-input|text-input)[.]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|circle-alert|circle-check|eye|eye-off|info|minus|triangle-alert)[.]|packages[\\/]shared[\\/]src[\\/]features[\\/]auth[\\/]|google-sign-in[.]ts|components[\\/]forms[\\/]schema-problems[.]/,
  },
  {
    // Small components that most pages use.
    name: 'parts',
    priority: 2,
    minShareCount: 2,
    test: /components[\\/](ui[\\/][a-z]+[\\/](badge|chips|choice-group|empty-state|icon-button|icon-tile|kbd|nav-item|page-header|progress-bar|radio-cards|search-form|search-input|select|skeleton|stat-tile|subject-pill|subject-tab|textarea|visually-hidden)|layout[\\/](page|section)|question[\\/](subject-icon|use-keyboard-shortcuts))[.]|src[\\/]lib[\\/](download|format|use-theme)[.]/,
  },
  {
    name: 'form-layer',
    priority: 2,
    test: /react-hook-form|@hookform|components[\\/]forms[\\/](form|server-problems|use-contract-form)[.]/,
  },
  {
    // The libraries that most pages for signed-in users need. Before the pages, which would take them otherwise.
    name: 'signed-in',
    priority: 2,
    minShareCount: 2,
    test: /@tanstack[\\/]react-query|react-toastify|components[\\/]ui[\\/][a-z]+[\\/](alert-dialog|dialog|show-toast|toasts)[.]/,
  },
  // Pages that are used one after the other.
  { name: 'account', priority: 2, test: featurePages('account') },
  { name: 'stages', priority: 2, test: featurePages('stages') },
  { name: 'mock-tests', priority: 2, test: featurePages('mock-tests') },
  { name: 'icons', priority: 1, minShareCount: 2, test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/ },
  {
    name: 'contracts',
    priority: 1,
    minShareCount: 2,
    test: /packages[\\/]shared[\\/]src[\\/](contract|features|rules|vocabulary)[\\/]/,
  },
];
