/** An entity tag; `W/` marks one that stands for a meaning and not for exact bytes. */
const tagPattern = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Whether a list of entity tags, as `If-None-Match` and `If-Match` carry it, has the current one.
 * @param comparison - `weak` for `If-None-Match`; `strong` for `If-Match`, where a weak tag on either side
 * never counts
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.2
 */
export function hasTag(list: string, current: string, comparison: "weak" | "strong"): boolean {
  if (list.trim() === "*") return true;
  const [, isWeak, opaque] = current.match(/^(W\/)?(.*)$/) ?? [];
  if (comparison === "strong" && isWeak) return false;
  return [...list.matchAll(tagPattern)].some(
    ([, weak, tag]) => tag === opaque && (comparison === "weak" || !weak),
  );
}
