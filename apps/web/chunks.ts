/**
 * How the build gathers modules into files. Left to itself it makes a file of every icon and control that two pages
 * share: each is a request, and its name a line in the list of files that the first route carries.
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    // What the sign-in page has besides; most other forms have it too.
    name: 'form',
    priority: 2,
    test: /components[\\/]ui[\\/](banner|checkbox|field|input-classes|link-button|password-input|text-input)[.]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|circle-alert|circle-check|eye|eye-off|info|minus|triangle-alert)[.]/,
  },
  { name: 'icons', priority: 1, minShareCount: 2, test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/ },
  {
    name: 'contracts',
    priority: 1,
    minShareCount: 2,
    test: /packages[\\/]shared[\\/]src[\\/](contract|features|rules|vocabulary)[\\/]/,
  },
];
