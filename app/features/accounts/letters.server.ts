import type { Services } from "#services/services.ts";

/**
 * Counts a letter that any visitor may ask for, before it is known whether the address has an account.
 * Each asker has a count for each address. All askers together share a count that slows letters down
 * but never stops them: a link that a stranger asked for serves the owner as well.
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
