import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, isNull, not } from "drizzle-orm";
import { checkInDesks, races } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import {
  type Editor,
  findWorkplaceRace,
  isEditable,
  mayEdit,
} from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import { type CheckInDesk, daysAfterStart, type ListedDesk, mostDesks } from "./check-in.ts";
import type { CheckInProblem } from "./messages.ts";

type Needs = Pick<Services, "db" | "now">;

/** How exactly the last use of a link is kept: one write a minute is enough. */
const noteEveryMs = 60_000;

const raceColumns = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  timeZone: races.timeZone,
};

type RaceOfDesk = { startDate: Day; timeZone: string };

/** Whether the links of a race work at a time at all. */
function isOver(race: RaceOfDesk, now: Date): boolean {
  return todayAt(race, now) > addDays(race.startDate, daysAfterStart);
}

/** The desk whose link has this token, and that it was used; `null` for one that has ended. */
export async function findDesk({ db, now }: Needs, token: string): Promise<CheckInDesk | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const [found] = await db
    .select({
      id: checkInDesks.id,
      name: checkInDesks.name,
      createdAt: checkInDesks.createdAt,
      lastUsedAt: checkInDesks.lastUsedAt,
      race: raceColumns,
    })
    .from(checkInDesks)
    .innerJoin(races, eq(races.id, checkInDesks.raceId))
    .where(and(eq(checkInDesks.tokenHash, hashOfSecret(token)), isNull(checkInDesks.endedAt)));
  if (!found || isOver(found.race, now())) return null;
  const { lastUsedAt, ...desk } = found;
  if (lastUsedAt === null || now().getTime() - lastUsedAt.getTime() >= noteEveryMs) {
    await db.update(checkInDesks).set({ lastUsedAt: now() }).where(eq(checkInDesks.id, desk.id));
  }
  return desk;
}

/** A desk of a race that the editor may edit, also one whose link has ended. */
export async function findDeskOf(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
  deskId: string,
): Promise<CheckInDesk | null> {
  const [desk] = await db
    .select({
      id: checkInDesks.id,
      name: checkInDesks.name,
      createdAt: checkInDesks.createdAt,
      race: raceColumns,
    })
    .from(checkInDesks)
    .innerJoin(races, eq(races.id, checkInDesks.raceId))
    .where(
      and(
        eq(checkInDesks.id, deskId),
        eq(checkInDesks.raceId, raceId),
        not(checkInDesks.isOffice),
        mayEdit(editor, checkInDesks.raceId),
      ),
    );
  return desk ?? null;
}

/** A race that the editor may edit, with its desks; `null` where it may edit no such race. */
export async function desksOf(
  { db, now }: Needs,
  editor: Editor,
  raceId: string,
): Promise<{ race: CheckInDesk["race"]; isOver: boolean; desks: ListedDesk[] } | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  const rows = await db
    .select({
      id: checkInDesks.id,
      name: checkInDesks.name,
      createdAt: checkInDesks.createdAt,
      lastUsedAt: checkInDesks.lastUsedAt,
      endedAt: checkInDesks.endedAt,
    })
    .from(checkInDesks)
    .where(and(eq(checkInDesks.raceId, raceId), not(checkInDesks.isOffice)))
    .orderBy(desc(isNull(checkInDesks.endedAt)), asc(checkInDesks.createdAt), asc(checkInDesks.id))
    .limit(100);
  const isRaceOver = isOver(race, now());
  const desks = rows.map(({ endedAt, ...desk }) => ({
    ...desk,
    isEnded: isRaceOver || endedAt !== null,
  }));
  return { race, isOver: isRaceOver, desks };
}

/**
 * Opens a desk of a race.
 * @returns the token of its link, which is shown this once: only its hash is stored; `null` where the editor
 *   may not edit the race
 */
export async function openDesk(
  { db, now }: Needs,
  editor: Editor,
  raceId: string,
  name: string,
): Promise<{ problem: null; name: string; token: string } | { problem: CheckInProblem } | null> {
  return db.transaction(async (tx) => {
    // Two forms at once must not pass the limit together.
    const [race] = await tx
      .select(raceColumns)
      .from(races)
      .where(isEditable(editor, raceId))
      .for("no key update");
    if (!race) return null;
    if (isOver(race, now())) return { problem: "over" };
    const open = and(
      eq(checkInDesks.raceId, raceId),
      not(checkInDesks.isOffice),
      isNull(checkInDesks.endedAt),
    );
    if ((await tx.$count(checkInDesks, open)) >= mostDesks) return { problem: "too-many" };
    const token = randomBytes(24).toString("base64url");
    await tx
      .insert(checkInDesks)
      .values({ raceId, name, tokenHash: hashOfSecret(token), createdAt: now() });
    await recordChange({ db: tx, now }, editor, {
      action: "opened",
      subjectType: "check-in desk",
      subjectId: raceId,
      subjectName: `${name}, ${race.name}`,
    });
    return { problem: null, name, token };
  });
}

/** Ends the link of a desk at once. @returns the name of the desk, or `null` if none was open */
export async function endDesk(
  { db, now }: Needs,
  editor: Editor,
  { raceId, deskId }: { raceId: string; deskId: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(checkInDesks)
      .set({ endedAt: now() })
      .where(
        and(
          eq(checkInDesks.id, deskId),
          eq(checkInDesks.raceId, raceId),
          not(checkInDesks.isOffice),
          isNull(checkInDesks.endedAt),
          mayEdit(editor, checkInDesks.raceId),
        ),
      )
      .returning({ name: checkInDesks.name });
    if (!ended) return null;
    await recordChange({ db: tx, now }, editor, {
      action: "closed",
      subjectType: "check-in desk",
      subjectId: raceId,
      subjectName: ended.name,
    });
    return ended.name;
  });
}
