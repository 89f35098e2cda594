import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { RaceDayProblem } from "./messages.ts";

export type RaceDayOutcome = { problem: RaceDayProblem | "no-race" | null };

type Change =
  | { problem: RaceDayProblem | "no-race" }
  | { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> };

/** Makes a change to what is arranged for the day of a race that the editor may edit, and records it. */
export async function changeRaceDay(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  make: (tx: Database) => Promise<Change>,
): Promise<RaceDayOutcome> {
  return withRetry(db, async (tx): Promise<RaceDayOutcome> => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const made = await make(tx);
    if ("problem" in made) return made;
    await recordChange({ db: tx, now }, editor, {
      ...made,
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
    });
    return { problem: null };
  });
}
