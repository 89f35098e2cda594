import { expect, test } from "vitest";
import { outboxMessages } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { openSandboxOutbox } from "./sandbox-outbox.ts";

const { db } = await openTestDatabase();

function row(number: number, values: Partial<typeof outboxMessages.$inferInsert> = {}) {
  return {
    channel: "email" as const,
    recipient: `Runner${number}@example.com`,
    subject: `Mail ${number}`,
    body: "Hello",
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, number)),
    ...values,
  };
}

test("messages are listed newest first, 20 on a page, and a page past the ends shows the nearest", () =>
  rolledBack(db, async (tx) => {
    await tx.insert(outboxMessages).values(Array.from({ length: 45 }, (_, number) => row(number)));
    const outbox = openSandboxOutbox({ db: tx }, ["mail", "sms"]);
    const titles = async (page: number) => {
      const found = await outbox?.search({ recipient: "", page });
      return [found?.page, found?.pages, found?.total, found?.messages[0]?.title];
    };
    expect(await titles(1)).toEqual([1, 3, 45, "Mail 44"]);
    expect(await titles(3)).toEqual([3, 3, 45, "Mail 4"]);
    for (const odd of [0, -3, Number.NaN, 1.5]) expect((await titles(odd))[0]).toBe(1);
    expect((await titles(Number.POSITIVE_INFINITY))[0]).toBe(3);
  }));

test("a recipient is found by its beginning in any case, and special characters match literally", () =>
  rolledBack(db, async (tx) => {
    await tx
      .insert(outboxMessages)
      .values([row(1), row(2, { recipient: "a_b%c@example.com" }), row(3, { recipient: "axb" })]);
    const outbox = openSandboxOutbox({ db: tx }, ["mail"]);
    const found = async (recipient: string) =>
      (await outbox?.search({ recipient, page: 1 }))?.messages.map(({ title }) => title);
    expect(await found("runner1@EXAMPLE")).toEqual(["Mail 1"]);
    expect(await found("a_b%")).toEqual(["Mail 2"]);
    expect(await found("%")).toEqual([]);
  }));

test("messages of a real provider are never shown", () =>
  rolledBack(db, async (tx) => {
    const [sms] = await tx
      .insert(outboxMessages)
      .values(row(1, { channel: "sms", recipient: "+51987654321", subject: null, body: "Hi" }))
      .returning();
    const id = sms?.id ?? "";
    const mailOnly = openSandboxOutbox({ db: tx }, ["mail"]);
    expect((await mailOnly?.search({ recipient: "", page: 1 }))?.total).toBe(0);
    expect(await mailOnly?.find(id)).toBeNull();
    expect(await mailOnly?.switch("sms", "off")).toBe(false);
    const both = openSandboxOutbox({ db: tx }, ["mail", "sms"]);
    expect(await both?.find(id)).toMatchObject({ title: "Hi", channel: "sms", attachments: [] });
    expect(await both?.find("nonsense")).toBeNull();
    expect(openSandboxOutbox({ db: tx }, [])).toBeNull();
  }));

test("a provider can be switched off and on again", () =>
  rolledBack(db, async (tx) => {
    const outbox = openSandboxOutbox({ db: tx }, ["mail", "sms"]);
    const states = async () => (await outbox?.providers())?.map(({ isOff }) => isOff);
    expect(await states()).toEqual([false, false]);
    expect(await outbox?.switch("sms", "off")).toBe(true);
    expect(await states()).toEqual([false, true]);
    await outbox?.switch("sms", "on");
    expect(await states()).toEqual([false, false]);
    expect(await outbox?.switch("payments", "off")).toBe(false);
  }));
