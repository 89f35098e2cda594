import { createHash } from "node:crypto";
import { hasTag } from "#values/web/conditional/entity-tags.ts";

/** The entity tag of an answer. It is strong: an answer with the same tag has the same JSON. */
export function tagOf(json: string): string {
  return `"${createHash("sha1").update(json).digest("base64url")}"`;
}

/** What a write requires of the thing that it changes, as `GET` would answer it now. */
export type Condition = (current: object) => boolean;

/**
 * The condition of a write, from `If-Match` and `If-None-Match`; `null` without either.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function conditionOf(headers: Headers): Condition | null {
  const [match, noneMatch] = [headers.get("if-match"), headers.get("if-none-match")];
  if (match === null && noneMatch === null) return null;
  return (current) => {
    const tag = tagOf(JSON.stringify(current));
    if (match !== null && !hasTag(match, tag, "strong")) return false;
    return noneMatch === null || !hasTag(noneMatch, tag, "weak");
  };
}
