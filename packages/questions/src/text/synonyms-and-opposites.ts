/** Words of one meaning, with their opposites. Each list goes from common to rarer words. */
export interface Sense {
  words: readonly [string, string, string];
  opposites: readonly [string, string, string];
}

export const senses: readonly Sense[] = [
  { words: ['loud', 'noisy', 'deafening'], opposites: ['quiet', 'silent', 'hushed'] },
  { words: ['brave', 'courageous', 'valiant'], opposites: ['cowardly', 'timid', 'faint-hearted'] },
  { words: ['happy', 'glad', 'elated'], opposites: ['sad', 'miserable', 'downcast'] },
  { words: ['begin', 'start', 'commence'], opposites: ['finish', 'end', 'conclude'] },
  { words: ['rich', 'wealthy', 'prosperous'], opposites: ['poor', 'penniless', 'destitute'] },
  { words: ['hard', 'difficult', 'arduous'], opposites: ['easy', 'simple', 'effortless'] },
  { words: ['fast', 'quick', 'rapid'], opposites: ['slow', 'sluggish', 'leisurely'] },
  { words: ['clean', 'spotless', 'immaculate'], opposites: ['dirty', 'filthy', 'soiled'] },
  { words: ['empty', 'vacant', 'unoccupied'], opposites: ['full', 'packed', 'crammed'] },
  { words: ['friend', 'companion', 'ally'], opposites: ['enemy', 'foe', 'adversary'] },
  { words: ['hide', 'cover', 'conceal'], opposites: ['show', 'reveal', 'expose'] },
  { words: ['agree', 'accept', 'consent'], opposites: ['refuse', 'reject', 'decline'] },
  { words: ['strong', 'powerful', 'sturdy'], opposites: ['weak', 'feeble', 'frail'] },
  { words: ['old', 'ancient', 'antiquated'], opposites: ['new', 'modern', 'contemporary'] },
  { words: ['grow', 'increase', 'expand'], opposites: ['shrink', 'decrease', 'dwindle'] },
  { words: ['polite', 'courteous', 'respectful'], opposites: ['rude', 'impolite', 'insolent'] },
  { words: ['praise', 'applaud', 'commend'], opposites: ['blame', 'criticise', 'condemn'] },
  { words: ['rare', 'uncommon', 'scarce'], opposites: ['common', 'plentiful', 'abundant'] },
  { words: ['save', 'keep', 'preserve'], opposites: ['destroy', 'ruin', 'demolish'] },
  { words: ['clever', 'intelligent', 'astute'], opposites: ['foolish', 'stupid', 'witless'] },
  { words: ['big', 'large', 'immense'], opposites: ['small', 'little', 'tiny'] },
  { words: ['true', 'correct', 'accurate'], opposites: ['false', 'wrong', 'mistaken'] },
  { words: ['join', 'connect', 'attach'], opposites: ['separate', 'disconnect', 'detach'] },
  { words: ['beautiful', 'pretty', 'attractive'], opposites: ['ugly', 'hideous', 'unsightly'] },
  { words: ['near', 'nearby', 'adjacent'], opposites: ['far', 'distant', 'remote'] },
  { words: ['love', 'adore', 'cherish'], opposites: ['hate', 'dislike', 'detest'] },
  { words: ['safe', 'secure', 'protected'], opposites: ['dangerous', 'risky', 'perilous'] },
  { words: ['boring', 'dull', 'tedious'], opposites: ['interesting', 'exciting', 'gripping'] },
  { words: ['help', 'assist', 'aid'], opposites: ['hinder', 'obstruct', 'thwart'] },
  { words: ['damp', 'wet', 'moist'], opposites: ['dry', 'parched', 'arid'] },
  { words: ['go', 'depart', 'exit'], opposites: ['come', 'arrive', 'enter'] },
  { words: ['hot', 'boiling', 'scorching'], opposites: ['cold', 'freezing', 'icy'] },
];
