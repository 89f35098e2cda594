import type { Viewer } from "#features/accounts/viewer.ts";
import { findCalendarRace } from "#features/races/sharing/feed.server.ts";
import type { Services } from "#services/services.ts";
import type { Words } from "#values/say.ts";
import { teamOfEntry } from "../entry-team.server.ts";
import { extrasOfEntry } from "../extras/queries.server.ts";
import { filesOfEntry } from "../files/entry-files.server.ts";
import { mailTo } from "../letters.server.ts";
import { creditOfEntry } from "../prices/credits.server.ts";
import { moneyWords } from "../prices/words.ts";
import { findRegistration } from "../queries.server.ts";
import { answersOfEntry } from "../questions/queries.server.ts";
import { letterOfConfirmation } from "./emails.tsx";

/**
 * Tells the runner of a new registration, in the transaction that makes it.
 * @param about.paid - what was paid for it through this site; `null` where nothing was
 */
export async function confirmByMail(
  services: Pick<Services, "db" | "mail" | "now">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { origin, paid = null }: { origin: string; paid?: Words | null },
): Promise<void> {
  const entry = await findRegistration(services, viewer, id);
  const calendar = entry && (await findCalendarRace(services, entry.race.id));
  if (!calendar) return;
  const answers = await answersOfEntry(services, id);
  const team = await teamOfEntry(services, id);
  const files = await filesOfEntry(services, id);
  const extras = await extrasOfEntry(services, id);
  const spent = await creditOfEntry(services.db, viewer, id);
  const credit = spent && moneyWords(spent.minor, spent.currency);
  const made = {
    origin,
    calendar,
    answers,
    files,
    extras,
    now: services.now(),
    credit,
    paid,
    team,
  };
  await mailTo(services, viewer, letterOfConfirmation(entry, made));
}
