import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, outboxMessages, raceSuggestions } from "#db/schema.ts";
import { findAlike } from "#features/races/duplicates/duplicates.server.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { paymentsAt } from "../../../tests/support/membership.ts";
import { anAdmin } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import {
  acceptSuggestion,
  declineSuggestion,
  suggestCorrection,
  suggestRace,
} from "./suggestions.server.ts";

const { db } = await openTestDatabase();
const services = paymentsAt(db, now);
const origin = "https://dorsal.example";
const suggested = {
  name: "Media de Arequipa",
  start_date: "2027-05-02",
  city: "Arequipa",
  country: "Peru",
  link: "",
  distances: "21K",
  note: "",
  company_url: "",
  sure: "",
};

/** The suggestion with an address. */
async function idOf(email: string) {
  const [row] = await db
    .select({ id: raceSuggestions.id })
    .from(raceSuggestions)
    .where(eq(raceSuggestions.email, email));
  return row?.id ?? "";
}

async function lettersTo(email: string) {
  return db
    .select({ subject: outboxMessages.subject, text: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email));
}

test("a suggested race is accepted once with the race made of it; the sender is thanked and forgotten", async () => {
  const admin = await anAdmin(db);
  const email = "sender@suggestions.test";
  await suggestRace(services, { ...suggested, email }, "es");
  const id = await idOf(email);
  const alone = await acceptSuggestion(services, admin, { id, made: null }, origin);
  expect(alone.problem).toBe("no-race");
  const made = await aRace(db, { raceName: "Media Maratón de Arequipa" });
  const accepted = await acceptSuggestion(services, admin, { id, made }, origin);
  expect(accepted.problem).toBeNull();
  const again = await declineSuggestion(services, admin, { id, reason: "listed" }, origin);
  expect(again.problem).toBe("decided");
  const [letter, ...more] = await lettersTo(email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("Gracias por tu sugerencia");
  expect(letter?.text).toContain(`${origin}/es/races/${made}`);
  const [row] = await db.select().from(raceSuggestions).where(eq(raceSuggestions.id, id));
  expect(row).toMatchObject({ status: "accepted", email: null, madeRaceId: made });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries).toMatchObject([{ action: "accepted", subjectType: "suggestion" }]);
});

test("a correction is declined with a reason that its sender reads", async () => {
  const admin = await anAdmin(db);
  const raceId = await aRace(db, { raceName: "Lima 42K" });
  const email = "other@suggestions.test";
  await suggestCorrection(
    services,
    raceId,
    { link: "", note: "SECRET", email, company_url: "" },
    "en",
  );
  const id = await idOf(email);
  await declineSuggestion(services, admin, { id, reason: "unclear" }, `${origin}/suggest`);
  const [letter] = await lettersTo(email);
  expect(letter?.text).toContain("We could not verify it.");
  expect(letter?.text, "letters repeat nothing of the form").not.toContain("SECRET");
});

test("a race that the site has is found by a similar name near its day, and no other one", async () => {
  const raceId = await aRace(db, {
    raceName: "Maratón de Trujillo 42K 2027",
    city: "Trujillo",
    startDate: "2027-08-01",
  });
  const found = async (name: string, city: string, day: string | null) =>
    (await findAlike(services, { name, city, day })).map(({ id }) => id);
  expect(await found("Trujillo Marathon", "trujillo", "2027-08-02")).toEqual([raceId]);
  expect(await found("Trujillo Marathon", "Trujillo", null)).toEqual([raceId]);
  expect(await found("Trujillo Marathon", "", "2027-08-03")).toEqual([raceId]);
  expect(await found("Trujillo Marathon", "Lima", "2027-08-02")).toEqual([]);
  expect(await found("Trujillo Marathon", "Trujillo", "2028-08-02")).toEqual([]);
  expect(await found("Carrera de la Marinera", "Trujillo", "2027-08-01")).toEqual([]);
});
