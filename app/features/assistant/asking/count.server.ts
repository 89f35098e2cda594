import { giveBack, type Spent, spend } from "#features/membership/usage/usage.server.ts";
import type { Services } from "#services/services.ts";
import type { ChatOwner } from "../threads/thread.ts";

type Needs = Pick<Services, "db" | "now" | "limits">;

/** A question that has been counted, or one that is free: it can be given back. */
type CountedQuestion = { spent: Spent | null };

/** Counts a question of today; `null` where no more are left. */
export async function countQuestion(
  services: Needs,
  owner: ChatOwner,
): Promise<CountedQuestion | null> {
  if ("guestKey" in owner) {
    return (await services.limits.allow("chatGuest", owner.guestKey)) ? { spent: null } : null;
  }
  const spent = await spend(services, owner, "chatMessagesPerDay");
  return "problem" in spent ? null : { spent: spent.spent };
}

/** Whether a starter is not counted as a message: only so many a day, for each one is work. */
export function isStarterFree(
  { limits }: Pick<Services, "limits">,
  owner: ChatOwner,
): Promise<boolean> {
  return limits.allow("chatStarter", "userId" in owner ? owner.userId : owner.guestKey);
}

/** Takes a question back that was not asked, or whose answer never began. */
export async function uncountQuestion(
  services: Needs,
  owner: ChatOwner,
  { spent }: CountedQuestion,
): Promise<void> {
  if ("guestKey" in owner) await services.limits.giveBack("chatGuest", owner.guestKey);
  else if (spent) await giveBack(services, owner, spent);
}

/**
 * Whether a visitor and their network, which many people may share, are within their limits: a browser
 * without its cookie is another guest each time.
 */
export async function isWithinLimits(
  { limits }: Pick<Services, "limits">,
  owner: ChatOwner | null,
  address: string,
): Promise<boolean> {
  const visitor = owner === null ? address : "userId" in owner ? owner.userId : owner.guestKey;
  if (!(await limits.allow("chatFromVisitor", visitor))) return false;
  if (!(await limits.allow("chatFromNetwork", address))) return false;
  return owner && "userId" in owner ? true : limits.allow("chatGuestsFromNetwork", address);
}
