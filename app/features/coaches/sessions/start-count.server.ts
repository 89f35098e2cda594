import type { ChatOwner } from "#features/assistant/threads/owner.ts";
import type { LimitName } from "#services/limits/limits.ts";
import type { Services } from "#services/services.ts";
import type { StartProblem } from "../coach.ts";

type Needs = Pick<Services, "limits">;

/** A session costs: each owner may begin so many a day, and the guests of a network together too. */
export async function countStart(
  { limits }: Needs,
  owner: ChatOwner,
  address: string,
): Promise<Extract<StartProblem, "too-many-today" | "too-many-here"> | null> {
  const [own, ...network] = limitsOf(owner, address);
  if (!(await limits.allow(...own))) return "too-many-today";
  for (const limit of network) {
    if (await limits.allow(...limit)) continue;
    await limits.giveBack(...own);
    return "too-many-here";
  }
  return null;
}

/** A session that did not begin is not counted. */
export async function uncountStart(
  { limits }: Needs,
  owner: ChatOwner,
  address: string,
): Promise<void> {
  for (const limit of limitsOf(owner, address)) await limits.giveBack(...limit);
}

type Limit = [name: LimitName, key: string];

function limitsOf(owner: ChatOwner, address: string): [own: Limit, ...network: Limit[]] {
  if ("userId" in owner) return [["coachSession", owner.userId]];
  return [
    ["coachSessionGuest", owner.guestKey],
    ["coachSessionsFromNetwork", address],
  ];
}
