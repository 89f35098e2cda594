import type { Services } from "#services/services.ts";

/**
 * Counts a letter that anybody may ask for, before it is known whether the address has an account.
 * Each asker has a count of their own for each address; all together have one that slows them down
 * and never ends: a link that a stranger has asked for is as good to the owner as any other.
 * @param asker - the network, or the id of an administrator
 */
export async function mayAskForLetter(
  { limits }: Pick<Services, "limits">,
  address: string,
  asker: string,
): Promise<boolean> {
  if (!(await limits.allow("letterFrom", `${address}|${asker}`))) return false;
  return (
    (await limits.allow("letterTo", address)) || (await limits.allow("letterToSlowly", address))
  );
}
