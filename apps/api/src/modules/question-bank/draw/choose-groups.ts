/**
 * Chooses whole groups, earlier ones first, with as many members in total as possible up to `count`.
 * Questions on one passage are such a group and stay together; only a group that alone exceeds `count` is cut
 * to its first members.
 */
export function chooseGroups<Member>(groups: readonly (readonly Member[])[], count: number): Member[][] {
  const sized = groups.map((group) => group.slice(0, count)).filter((group) => group.length > 0);
  // Nothing to choose: all of them fit, or all are single.
  const total = sized.reduce((sum, group) => sum + group.length, 0);
  if (total <= count) return sized;
  if (total === sized.length) return sized.slice(0, count);

  const reachable = reachableSums(sized, count);
  let remaining = count;
  while (remaining > 0 && !reachable[0]?.[remaining]) remaining--;

  const chosen: Member[][] = [];
  sized.forEach((group, index) => {
    const rest = remaining - group.length;
    if (rest < 0 || !reachable[index + 1]?.[rest]) return;
    chosen.push(group);
    remaining = rest;
  });
  return chosen;
}

/**
 * Like chooseGroups, but if whole groups do not reach `count`, the first members of an unused group are added.
 */
export function chooseGroupsExactly<Member>(
  groups: readonly (readonly Member[])[],
  count: number,
): Member[][] {
  const whole = chooseGroups(groups, count);
  const missing = count - whole.flat().length;
  const firstMembers = new Set(whole.map(([first]) => first));
  const unusedGroup = groups.find(([first]) => first !== undefined && !firstMembers.has(first));
  return missing > 0 && unusedGroup ? [...whole, unusedGroup.slice(0, missing)] : whole;
}

/** `[i][sum]`: whether some of the groups from the i-th on have exactly `sum` members. */
function reachableSums(groups: readonly (readonly unknown[])[], count: number): boolean[][] {
  const reachable = [Array.from({ length: count + 1 }, (_, sum) => sum === 0)];
  for (const group of groups.toReversed()) {
    const [later = []] = reachable;
    reachable.unshift(later.map((isReached, sum) => isReached || (later[sum - group.length] ?? false)));
  }
  return reachable;
}
