import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { ChatOwner } from "./owner.ts";
import type { ChatAllowance, ChatThread, ThreadLine } from "./thread.ts";

type Needs = Pick<Services, "db" | "now">;

/** A conversation of this owner; `null` for one of another person, as if it did not exist. */
export async function findThread(
  services: Needs,
  owner: ChatOwner | null,
  thread: string,
): Promise<ChatThread | null> {
  void [services, owner, thread];
  return null;
}

/** The conversations of an owner, the newest first, as far back as the plan shows them. */
export async function threadLines(
  services: Needs,
  owner: ChatOwner | null,
  { q, page }: { q: string; page: number },
): Promise<Page<ThreadLine>> {
  void [services, owner, q];
  return { rows: [], total: 0, page, pages: 1 };
}

/** How many messages an owner has left today. */
export async function allowanceOf(
  services: Needs & Pick<Services, "limits">,
  owner: ChatOwner | null,
): Promise<ChatAllowance> {
  void [services, owner];
  return { meter: { right: "chatMessagesPerDay", used: 0, limit: 10 }, hint: null };
}
