import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { findPickableRaces } from "#features/races/picking/queries.server.ts";
import type { OfferedRaces } from "#features/races/picking/race-picker.tsx";
import { services } from "#services/context.ts";
import { readWords } from "#values/text/typed.ts";
import type { Route } from "./+types/work.ts";

/** `GET ?races=words`: the races that the selectors of the studio offer. */
export async function loader(args: Route.LoaderArgs): Promise<OfferedRaces> {
  await requireAdmin(args);
  const { db, now, log } = services(args.context);
  try {
    return {
      found: await findPickableRaces({ db, now }, readWords(args.url.searchParams, "races")),
    };
  } catch (error) {
    log.error({ error }, "races to pick not read");
    return { found: null };
  }
}
