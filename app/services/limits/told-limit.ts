import type { LimitName, Limits, LimitUse, ReachedLimit } from "./limits.ts";

/** What a call leaves of its limit, as headers of the answer. */
export type ToldLimit = Pick<LimitUse, "isAllowed"> & { headers: [name: string, value: string][] };

/**
 * Counts one more use and tells the caller what is left: the headers of the draft of the IETF, and for a
 * refused call when to ask again.
 * @param policy - by what it is counted, in the words of the headers: `network`, `key`
 */
export async function countTold(
  limits: Limits,
  { name, policy, key }: { name: LimitName; policy: string; key: string },
): Promise<ToldLimit> {
  const { isAllowed, ...use } = await limits.use(name, key);
  const headers: ToldLimit["headers"] = [
    ["RateLimit-Policy", `"${policy}";q=${use.limit};w=${use.seconds}`],
    ["RateLimit", `"${policy}";r=${use.remaining};t=${use.resetsIn}`],
  ];
  if (!isAllowed) headers.push(["Retry-After", String(use.resetsIn)]);
  return { isAllowed, headers };
}

/** The headers of a limit that is reached. Reading them counts nothing. */
export async function headersOfReached(limits: Limits, { name, key }: ReachedLimit) {
  const policy = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { headers } = await countTold(limits, { name, policy, key });
  return headers;
}
