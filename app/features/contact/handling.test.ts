import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, contactMessages } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { now } from "../../../tests/support/races/races.ts";
import {
  deleteMessage,
  findKeptMessage,
  keptMessages,
  markMessage,
  messagesPerPage,
} from "./message.server.ts";

const { db } = await openTestDatabase();

type Columns = Partial<typeof contactMessages.$inferInsert>;

async function aMessage(tx: Database, columns: Columns = {}): Promise<string> {
  const [kept] = await tx
    .insert(contactMessages)
    .values({
      name: "Zoë Ñandú",
      email: "zoe@example.com",
      message: "Where is my bib?",
      createdAt: new Date("2026-11-19T08:30:00Z"),
      ...columns,
    })
    .returning({ id: contactMessages.id });
  return kept!.id;
}

async function anAdmin(tx: Database): Promise<Admin> {
  return { userId: await aPerson(tx, { email: "ines@example.com", isAdmin: true }) } as Admin;
}

test("a message is marked as handled once, with its administrator, and can be reopened", () =>
  rolledBack(db, async (tx) => {
    const [admin, id] = [await anAdmin(tx), await aMessage(tx)];
    const services = { db: tx, now };
    expect(await markMessage(services, admin, id, true)).toBe(true);
    expect(await markMessage(services, admin, id, true)).toBe(true);
    expect(await findKeptMessage(services, id)).toMatchObject({
      handledAt: now(),
      handledBy: "ines@example.com",
    });
    expect(await markMessage(services, admin, id, false)).toBe(true);
    expect(await findKeptMessage(services, id)).toMatchObject({ handledAt: null, handledBy: null });
    const entries = await tx.select().from(auditEntries);
    expect(entries.map(({ action }) => action).sort()).toEqual(["handled", "reopened"]);
  }));

test("the audit entry of a deleted message names neither its writer nor its text", () =>
  rolledBack(db, async (tx) => {
    const [admin, id] = [await anAdmin(tx), await aMessage(tx, { subject: "Bib" })];
    const services = { db: tx, now };
    expect(await deleteMessage(services, admin, id)).toBe(true);
    expect(await findKeptMessage(services, id)).toBeNull();
    const [entry, ...more] = await tx.select().from(auditEntries);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      adminId: admin.userId,
      action: "deleted",
      subjectType: "message",
      subjectId: id,
      subjectName: "November 19, 2026, 08:30 UTC",
    });
    expect(JSON.stringify(entry)).not.toMatch(/bib|zoe|ñandú/i);
  }));

test("a missing message can be neither handled nor deleted, and nothing is logged", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const services = { db: tx, now };
    expect(await markMessage(services, admin, randomUUID(), true)).toBe(false);
    expect(await deleteMessage(services, admin, randomUUID())).toBe(false);
    expect(await tx.select().from(auditEntries)).toEqual([]);
  }));

test("messages are found by name, address, subject and text, newest first", () =>
  rolledBack(db, async (tx) => {
    const old = await aMessage(tx, { subject: "100% free_trial?" });
    const newer = await aMessage(tx, {
      name: "Bo",
      email: "BO@example.org",
      createdAt: new Date("2026-11-20T08:00:00Z"),
      handledAt: now(),
    });
    const ids = async (words: string, state: "waiting" | "handled" | "all" = "all") =>
      (await keptMessages({ db: tx }, { words, state }, 1)).rows.map(({ id }) => id);
    expect(await ids("")).toEqual([newer, old]);
    expect(await ids("", "waiting")).toEqual([old]);
    expect(await ids("", "handled")).toEqual([newer]);
    expect(await ids("MY BIB")).toEqual([newer, old]);
    expect(await ids("bo@EXAMPLE.org")).toEqual([newer]);
    expect(await ids("100% free_")).toEqual([old]);
    for (const words of ["1_0", "free%trial", "\\", "nobody"]) expect(await ids(words)).toEqual([]);
  }));

test("messages are listed in pages, and a page past the end shows the last", () =>
  rolledBack(db, async (tx) => {
    for (let count = 0; count <= messagesPerPage; count += 1) await aMessage(tx);
    const asked = { words: "", state: "all" } as const;
    const first = await keptMessages({ db: tx }, asked, 1);
    expect(first).toMatchObject({ total: messagesPerPage + 1, page: 1, pages: 2 });
    const last = await keptMessages({ db: tx }, asked, 99);
    expect(last.page).toBe(2);
    const shown = [...first.rows, ...last.rows].map(({ id }) => id);
    expect(new Set(shown).size).toBe(messagesPerPage + 1);
  }));
