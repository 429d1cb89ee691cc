/** The fields whose values differ, before and after, for an audit entry. */
export function changedFields<Values extends Record<string, unknown>>(before: Values, after: Values) {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { before: only(before), after: only(after), isEmpty: changed.length === 0 };
}
