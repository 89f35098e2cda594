import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, personas } from "#db/schema.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import { type PersonaUpdates, ProviderWords } from "#services/video/video.ts";
import { aVideo, withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { whileWritesFail } from "../../../../tests/support/machine/failing-tables.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { longestPersonaText } from "./coach.ts";
import { changePersona } from "./persona-changes.server.ts";
import { findPersonas } from "./personas.server.ts";

const { db } = await openTestDatabase();

const personaOf = async (tx: Database, id: string) =>
  (await tx.select().from(personas).where(eq(personas.personaId, id)))[0];

test("FN-11 an administrator changes the prompt or the context of a coach, and the log tells", () =>
  rolledBack(db, async (tx) => {
    const asked: [string, PersonaUpdates][] = [];
    const { video } = aVideo({ updatePersona: async (...call) => void asked.push(call) });
    const { services } = await withCoaches(tx, { video });
    const admin = await anAdmin(tx);
    await findPersonas(services);
    expect(await changePersona(services, admin, "p1", { context: "" })).toBeNull();
    expect(await changePersona(services, admin, "p1", { systemPrompt: "Trails." })).toBeNull();
    // Nothing changes: nothing to log.
    expect(await changePersona(services, admin, "p1", { systemPrompt: "Trails." })).toBeNull();
    expect(asked).toEqual([
      ["p1", { context: "" }],
      ["p1", { systemPrompt: "Trails." }],
      ["p1", { systemPrompt: "Trails." }],
    ]);
    expect(await personaOf(tx, "p1")).toMatchObject({ systemPrompt: "Trails.", context: "" });
    const log = await tx.select().from(auditEntries);
    expect(log).toMatchObject([
      { subjectType: "coach", subjectName: "Ana (p1)", after: { context: "" } },
      { after: { system_prompt: "Trails." }, before: { system_prompt: "Plans for the marathon." } },
    ]);
  }));

test("a coach of ours is changed here, and one of the other side does not exist", () =>
  rolledBack(db, async (tx) => {
    const { services } = await withCoaches(tx);
    const admin = await anAdmin(tx);
    expect(await changePersona(services, admin, "coach-luz", { systemPrompt: "Slow." })).toBeNull();
    expect(await personaOf(tx, "coach-luz")).toMatchObject({ systemPrompt: "Slow." });
    expect(await changePersona(services, admin, "p1", { systemPrompt: "x" })).toEqual({
      problem: "no-coach",
    });
  }));

test("a text that is too long is refused before the provider is asked", () =>
  rolledBack(db, async (tx) => {
    const { video } = aVideo({ updatePersona: () => Promise.reject(new Error("asked")) });
    const { services } = await withCoaches(tx, { video });
    const admin = await anAdmin(tx);
    const longest = "x".repeat(longestPersonaText);
    const change = (context: string) => changePersona(services, admin, "p1", { context });
    expect(await change(`${longest}x`)).toEqual({ problem: "too-long" });
    expect(await change(longest), "the longest one is sent").toEqual({ problem: "failed" });
  }));

test("ERR-79 the provider's words are told where it has refused, and nothing is kept", () =>
  rolledBack(db, async (tx) => {
    const words = new ProviderWords("system_prompt is too long");
    let problem: Error = new ServiceProblem("video", "invalid", words);
    const { video } = aVideo({ updatePersona: () => Promise.reject(problem) });
    const { services } = await withCoaches(tx, { video });
    const admin = await anAdmin(tx);
    const change = () => changePersona(services, admin, "p1", { systemPrompt: "x" });
    expect(await change()).toEqual({ problem: "refused", said: "system_prompt is too long" });
    for (problem of [
      new ServiceProblem("video", "timeout", new Error("The operation was aborted")),
      new ServiceProblem("video", "invalid", new Error("status 400")),
      new TypeError("a mistake of ours"),
    ]) {
      expect(await change()).toEqual({ problem: "failed" });
    }
    expect(await personaOf(tx, "p1")).toMatchObject({ systemPrompt: "Plans for the marathon." });
    expect(await tx.select().from(auditEntries)).toEqual([]);
  }));

test("ERR-79 a text that the database does not store is a failure without the words of the database", async () => {
  const { services } = await withCoaches(db, { video: aVideo().video });
  const admin = await anAdmin(db);
  await findPersonas(services);
  await whileWritesFail(db, "audit_entries", async () => {
    expect(await changePersona(services, admin, "p1", { context: "New." })).toEqual({
      problem: "failed",
    });
  });
  expect((await personaOf(db, "p1"))?.context).not.toBe("New.");
});
