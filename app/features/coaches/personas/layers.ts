import { keepable } from "#values/text/clean.ts";

/** Names of what opens a door at another service: `api_key`, `headers`, `auth_token`. */
const secretName = /key|secret|token|password|authori[sz]ation|credential|headers?$/i;

/** Stands in the place of what was taken out. */
export const hiddenValue = "(hidden)";

const deepest = 12;

/**
 * The layers of a persona without the keys of other services, which providers keep in them: they are
 * never stored here, so that nothing can show them.
 */
export function withoutKeys(layers: unknown, depth = 0): unknown {
  if (typeof layers === "string") return keepable(layers);
  if (typeof layers !== "object" || layers === null) return layers ?? null;
  if (depth >= deepest) return hiddenValue;
  if (Array.isArray(layers)) return layers.map((each: unknown) => withoutKeys(each, depth + 1));
  return Object.fromEntries(
    Object.entries(layers).map(([name, value]) => [
      keepable(name),
      isSecret(name, value) ? hiddenValue : withoutKeys(value, depth + 1),
    ]),
  );
}

/** A number is not a key: `max_tokens` stays. */
function isSecret(name: string, value: unknown): boolean {
  const isPlain = typeof value === "number" || typeof value === "boolean" || value === null;
  return secretName.test(name) && !isPlain;
}
