import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceDistances, raceOrganizers, races, userProfiles } from "#db/schema.ts";
import { readForm } from "#values/form/form.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { openRaceEditing, typedRace } from "../../../../tests/support/races/race-editing.ts";
import { cancelRace, saveRace } from "./commands.server.ts";
import { deleteDistance, orderDistances } from "./distances/distance-order.server.ts";
import { addDistance, saveDistance } from "./distances/distances.server.ts";
import { findEditedRace } from "./queries.server.ts";
import { distanceForm, organizersRaceForm } from "./schema.ts";

const { db } = await openTestDatabase();
const { made } = await openRaceEditing();
const origin = "https://dorsal.example";

/** A race that an administrator made, and somebody who organizes it. */
async function world(tx: Database) {
  const { id, all } = await made(tx, { organizer: "Corredores", is_premium: "yes" });
  const userId = await aPerson(tx);
  await tx.insert(raceOrganizers).values({ raceId: id, userId });
  const stored = async () => (await tx.select().from(races).where(eq(races.id, id)))[0];
  return { id, all, organizer: { userId, isAdmin: false }, stored };
}

function formOf(changed: Record<string, string> = {}) {
  const { race_type_category: _, ...typed } = typedRace;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changed })) form.append(name, value);
  const { value, errors } = readForm(organizersRaceForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

function distanceOf(distance: string) {
  const form = new FormData();
  form.append("distance", distance);
  form.append("title", distance);
  const { value } = readForm(distanceForm, form);
  if (!value) throw new Error("The distance is not valid.");
  return value;
}

test("an organizer changes an own race and its distances, and the log names the organizer", () =>
  rolledBack(db, async (tx) => {
    const { id, all, organizer, stored } = await world(tx);
    const saved = await saveRace(all, organizer, { id, origin }, formOf({ city: "Cusco" }));
    expect(saved).toMatchObject({ problem: null, theirs: [] });
    expect(await stored()).toMatchObject({
      city: "Cusco",
      isPremium: true,
      organizer: "Corredores",
      raceTypeCategory: "internal",
    });
    const own = await Promise.all(
      ["10K", "21K"].map((name) => addDistance(all, organizer, { raceId: id }, distanceOf(name))),
    );
    expect(own).toMatchObject([{ problem: null }, { problem: null }]);
    const names = (
      await tx.select().from(auditEntries).where(eq(auditEntries.adminId, organizer.userId))
    ).map(({ action, subjectType }) => `${action} ${subjectType}`);
    expect(names.sort()).toEqual(["changed race", "created distance", "created distance"]);
    expect(await cancelRace(all, organizer, { id, origin })).toMatchObject({ problem: null });
  }));

test("an organizer cannot set what administrators decide, whatever a form claims to have opened", () =>
  rolledBack(db, async (tx) => {
    const { id, all, organizer, stored } = await world(tx);
    const before = await stored();
    for (const [name, value] of Object.entries({
      race_type_category: "external",
      organizer: "Another club",
      external_image_url: "https://tracker.example/x.gif",
    })) {
      expect(await saveRace(all, organizer, { id, origin }, formOf({ [name]: value }))).toEqual({
        problem: "admins-only",
        fields: { [name]: "admins-only" },
      });
      const opened = JSON.stringify({ ...typedRace, [name]: value });
      await saveRace(all, organizer, { id, origin }, formOf({ [name]: value, opened }));
    }
    await tx.update(races).set({ isPremium: false }).where(eq(races.id, id));
    expect(
      await saveRace(all, organizer, { id, origin }, formOf({ is_premium: "yes" })),
    ).toMatchObject({
      problem: "admins-only",
    });
    expect(await stored()).toEqual({
      ...before,
      isPremium: false,
      sequence: expect.anything(),
      updatedAt: expect.anything(),
    });
  }));

test("to anybody else a race is not there, at once when a link or an account ends", () =>
  rolledBack(db, async (tx) => {
    const { id, all, organizer } = await world(tx);
    await addDistance(all, organizer, { raceId: id }, distanceOf("10K"));
    const other = await made(tx);
    const [distance] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, id));
    const distanceId = distance?.id ?? "";
    const isNothing = async (editor: typeof organizer) => {
      expect(await findEditedRace(all, editor, id)).toBeNull();
      const gone = await Promise.all([
        saveRace(all, editor, { id, origin }, formOf({ city: "Puno" })),
        addDistance(all, editor, { raceId: id }, distanceOf("5K")),
        saveDistance(all, editor, { raceId: id, distanceId, origin }, distanceOf("6K")),
        orderDistances(all, editor, id, [distanceId]),
        deleteDistance(all, editor, { raceId: id, distanceId }),
        cancelRace(all, editor, { id, origin }),
      ]);
      expect(gone.map(({ problem }) => problem)).toEqual([
        "no-race",
        "no-race",
        "no-distance",
        "no-race",
        "no-distance",
        "no-race",
      ]);
    };
    const stranger = { userId: await aPerson(tx), isAdmin: false };
    await isNothing(stranger);
    await tx.insert(raceOrganizers).values({ raceId: other.id, userId: stranger.userId });
    await isNothing(stranger);
    await tx
      .update(userProfiles)
      .set({ isActive: false })
      .where(eq(userProfiles.userId, organizer.userId));
    await isNothing(organizer);
    await tx
      .update(userProfiles)
      .set({ isActive: true })
      .where(eq(userProfiles.userId, organizer.userId));
    expect(await findEditedRace(all, organizer, id)).not.toBeNull();
    await tx
      .delete(raceOrganizers)
      .where(and(eq(raceOrganizers.raceId, id), eq(raceOrganizers.userId, organizer.userId)));
    await isNothing(organizer);
  }));
