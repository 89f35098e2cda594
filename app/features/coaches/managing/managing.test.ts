import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { coachConversations, personas } from "#db/schema.ts";
import { readForm } from "#values/form/form.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { managedCoachMessages, type PersonaText, previewOf, whyNotSaved } from "./managed-coach.ts";
import { findManagedCoach, listManagedCoaches, tryCoach } from "./managing.server.ts";
import { personaTextForms, readCoachFilters } from "./schema.ts";

const { db } = await openTestDatabase();
const log = { error: () => undefined, warn: () => undefined } as never;

/** Two coaches of this server. */
async function office(tx: Database) {
  await tx.delete(personas);
  const layers = { llm: { model: "gpt-4o", api_key: "sk-secret-123456" } };
  await tx.insert(personas).values([
    { personaId: "luz", personaName: "Coach Luz", systemPrompt: "Kind to beginners.", layers },
    { personaId: "rayo", personaName: "Coach Rayo", systemPrompt: null, position: 1 },
  ]);
  return { db: tx, now, log, video: null };
}

test("ADM-VC-01 the list is searched by words of name, prompt and id, whatever the accents", () =>
  rolledBack(db, async (tx) => {
    const services = await office(tx);
    const found = async (words: string) =>
      (await listManagedCoaches(services, words)).map(({ personaId }) => personaId);
    expect(await found("")).toEqual(["luz", "rayo"]);
    expect(await found("BEGÍNNERS  coach")).toEqual(["luz"]);
    expect(await found("rayo")).toEqual(["rayo"]);
    expect(await found("zebra")).toEqual([]);
  }));

test("ADM-VC-07 ADM-VC-08 a coach is shown with how its sessions went, and without keys", () =>
  rolledBack(db, async (tx) => {
    const services = await office(tx);
    const begun = new Date("2026-11-22T10:00:00Z");
    const session = (id: string, minutes: number, rating: number | null) => ({
      conversationId: id,
      personaId: "luz",
      personaName: "Coach Luz",
      source: "built-in" as const,
      status: "ended" as const,
      createdAt: begun,
      endedAt: new Date(begun.getTime() + minutes * 60_000),
      endReason: "closed" as const,
      expiresAt: begun,
      rating,
      ratedAt: rating === null ? null : begun,
    });
    await tx
      .insert(coachConversations)
      .values([session("one", 10, 5), session("two", 4, 4), session("three", 1, null)]);
    const luz = await findManagedCoach(services, "luz");
    expect(luz).toMatchObject({
      systemPrompt: "Kind to beginners.",
      context: "",
      layers: [{ name: "llm", facts: [{ name: "model", value: "gpt-4o" }] }],
      figures: { sessions: 3, minutes: 15, rating10: 45, ratings: 2 },
    });
    expect(JSON.stringify(luz)).not.toContain("sk-secret");
    expect((await findManagedCoach(services, "rayo"))?.figures.sessions).toBe(0);
    expect(await findManagedCoach(services, "nobody")).toBeNull();
  }));

test("a coach that is not stored answers a test, and too many tests are refused", () =>
  rolledBack(db, async (tx) => {
    const services = await office(tx);
    const admin = await anAdmin(tx);
    const allowed = { allow: async () => true } as never;
    const trial = {
      coach: { name: "New", systemPrompt: "Be kind.", context: "" },
      conversation: [{ author: "user" as const, text: "Hello", races: [] }],
      unit: "km" as const,
      signal: new AbortController().signal,
    };
    const events = await tryCoach({ ...services, models: null, limits: allowed }, admin, trial);
    const last = (await Array.fromAsync(events ?? [])).at(-1);
    expect(last).toMatchObject({ done: { message: { answeredBy: "built-in" } } });
    const refused = { allow: async () => false } as never;
    expect(await tryCoach({ ...services, models: null, limits: refused }, admin, trial)).toBeNull();
  }));

test("ADM-VC-05 a prompt is cut at 150 letters in cards and at 100 in the table", () => {
  const prompt = "ñ".repeat(160);
  expect(previewOf(prompt, "grid")).toBe(`${"ñ".repeat(150)}…`);
  expect(previewOf(prompt, "table")).toBe(`${"ñ".repeat(100)}…`);
  expect(previewOf("ñ".repeat(150), "grid")).toBe("ñ".repeat(150));
});

test("ADM-VC-10 ADM-VC-11 a system prompt is not blank, and a context may be", () => {
  const read = (name: PersonaText, text: string) => {
    const form = new FormData();
    form.set(name, text);
    return readForm(personaTextForms[name], form);
  };
  expect(read("system_prompt", " Be\r\nkind. ").value).toEqual({ systemPrompt: "Be\nkind." });
  expect(read("system_prompt", "  ").errors?.fields.system_prompt).toBe(
    managedCoachMessages.promptNeeded,
  );
  expect(read("context", " ").value).toEqual({ context: "" });
});

test("ERR-76 ERR-79 ERR-80 a text that is not stored has the provider's words, else ours", () => {
  expect(whyNotSaved({ problem: "refused", said: "Locked." }, "context")).toBe("Locked.");
  expect(whyNotSaved({ problem: "failed" }, "system_prompt")).toBe(
    "Failed to update system prompt. Please try again.",
  );
  expect(whyNotSaved({ problem: "failed" }, "context")).toBe(
    "Failed to update context. Please try again.",
  );
  expect(whyNotSaved({ problem: "no-coach" }, "context")).toBe("Virtual coach not found");
  expect(whyNotSaved({ problem: "too-long" }, "context")).toBe("Please use at most 50,000 letters");
});

test("ADM-VC-01 the address of the list holds its search and its view", () => {
  expect(readCoachFilters(new URLSearchParams("q=+luz+&view=table"))).toEqual({
    words: "luz",
    view: "table",
  });
  expect(readCoachFilters(new URLSearchParams("view=week")).view).toBe("grid");
});
