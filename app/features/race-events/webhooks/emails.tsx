import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { failingDays } from "./webhook.ts";

/** To an organizer to whose address nothing is sent any more. */
export function letterOfPausedWebhook(
  raceName: string,
  { address, by }: { address: string; by: "failures" | "gone" },
): Letter {
  const why =
    by === "gone"
      ? "Your server answered that it wants no more events (410)."
      : `Every try has failed for ${failingDays} days.`;
  return writeLetter(`A webhook of ${raceName} is paused`, [
    `Dorsal has stopped sending the events of ${raceName} to your address.`,
    { facts: [["Address", address]] },
    why,
    "What failed is in the log of the address, for 30 days. Once your server answers, open Organize, the race, Webhooks, and resume it there.",
  ]);
}
