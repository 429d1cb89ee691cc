/**
 * Chooses whole groups, earlier ones first, with as many members in total as possible up to `count`.
 * Questions on one passage are such a group and stay together; only a group that alone exceeds `count` is cut
 * to its first members.
 */
export function packGroups<Member>(groups: readonly (readonly Member[])[], count: number): Member[][] {
  const sized = groups.map((group) => group.slice(0, count)).filter((group) => group.length > 0);
  // Nothing to choose: all of them fit, or all are single.
  const total = sized.reduce((sum, group) => sum + group.length, 0);
  if (total <= count) return sized;
  if (total === sized.length) return sized.slice(0, count);

  const reach = reachableSums(sized, count);
  let left = count;
  while (left > 0 && !reach[0]?.[left]) left--;

  const chosen: Member[][] = [];
  sized.forEach((group, index) => {
    const rest = left - group.length;
    if (rest < 0 || !reach[index + 1]?.[rest]) return;
    chosen.push(group);
    left = rest;
  });
  return chosen;
}

/**
 * Like packGroups, but if whole groups do not reach `count`, the first members of an unused group are added.
 */
export function packGroupsExactly<Member>(groups: readonly (readonly Member[])[], count: number): Member[][] {
  const whole = packGroups(groups, count);
  const free = count - whole.flat().length;
  const taken = new Set(whole.map(([first]) => first));
  const leftOver = groups.find(([first]) => first !== undefined && !taken.has(first));
  return free > 0 && leftOver ? [...whole, leftOver.slice(0, free)] : whole;
}

/** `[i][sum]`: whether some of the groups from the i-th on have exactly `sum` members. */
function reachableSums(groups: readonly (readonly unknown[])[], count: number): boolean[][] {
  const reach = [Array.from({ length: count + 1 }, (_, sum) => sum === 0)];
  for (const group of groups.toReversed()) {
    const [later = []] = reach;
    reach.unshift(later.map((isReached, sum) => isReached || (later[sum - group.length] ?? false)));
  }
  return reach;
}
