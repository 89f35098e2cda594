import { expect, test } from "vitest";
import { auditEntries, raceOrganizers, reviewRequests } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, aRegistration } from "../../../../tests/support/registrations.ts";
import { sendReviewRequest } from "../review-requests/commands.server.ts";
import { findRequestDetails } from "../review-requests/queries.server.ts";
import { changeStatuses } from "./commands.server.ts";
import { findEntry, findRosterRace } from "./queries.server.ts";
import { rosterCsv } from "./roster-file.server.ts";
import { readRosterFilters } from "./schema.ts";
import { searchRoster } from "./search.server.ts";

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };
const filters = readRosterFilters(new URLSearchParams());

test("organizers see and change the registrations for their own races and for no others", () =>
  rolledBack(db, async (tx) => {
    const { place, viewer, services } = await anEntryWorld(tx);
    const foreignRace = await aRace(tx, { raceName: "Foreign" });
    const own = await aRegistration(tx, { ...place, ...viewer });
    const foreign = await aRegistration(tx, { raceId: foreignRace, ...viewer });
    const organizer = { userId: await aPerson(tx), isAdmin: false };
    await tx.insert(raceOrganizers).values({ raceId: place.raceId, userId: organizer.userId });
    const log = { error() {}, warn() {} };
    const sms = { mode: "unavailable" as const };
    const all = { ...services, log, sms } as unknown as Parameters<typeof sendReviewRequest>[0];

    const listed = await searchRoster(all, organizer, filters, { page: 1, lang: "en" });
    expect(listed.rows.map(({ id }) => id)).toEqual([own]);
    const named = readRosterFilters(new URLSearchParams({ race: foreignRace, q: "quispe" }));
    expect((await searchRoster(all, organizer, named, { page: 1, lang: "en" })).rows).toEqual([]);
    const file = await new Response(
      rosterCsv(services, { editor: organizer, filters }, { lang: "en" }),
    ).text();
    expect(file.trimEnd().split("\r\n")).toHaveLength(2);
    expect(await findRosterRace(all, organizer, place.raceId)).not.toBeNull();
    expect(await findRosterRace(all, organizer, foreignRace)).toBeNull();
    expect(await findEntry(all, organizer, own)).not.toBeNull();
    expect(await findEntry(all, organizer, foreign)).toBeNull();

    const change = { registration: [own, foreign], status: "confirmed" as const };
    expect(await changeStatuses(all, organizer, change, at)).toMatchObject({
      changed: 1,
      refused: [{ id: foreign, runner: null, refusal: { problem: "gone" } }],
    });
    const asked = {
      customMessage: "",
      sendEmail: true,
      sendSms: false,
      sendAgain: false,
      sendAhead: true,
    };
    const ask = (registrationId: string) =>
      sendReviewRequest(all, organizer, { ...asked, registrationId }, at);
    expect(await ask(foreign)).toEqual({ sent: null, refusal: { problem: "no-registration" } });
    expect((await findRequestDetails(all, organizer, foreign, at)).problem).toBe("no-registration");
    expect((await ask(own)).refusal).toBeNull();
    expect(await tx.select().from(reviewRequests)).toMatchObject([
      { registrationId: own, createdBy: organizer.userId },
    ]);
    const actors = (await tx.select().from(auditEntries)).map(({ adminId }) => adminId);
    expect(new Set(actors)).toEqual(new Set([organizer.userId]));
  }));
