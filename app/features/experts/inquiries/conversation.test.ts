import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  expertInquiries,
  expertInquiryMessages,
  experts,
  users,
} from "#db/schema.ts";
import { msPerDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { closeInquiry, inquiryPath, writeInquiryMessage } from "./conversation.server.ts";
import {
  forgetOldInquiries,
  inquiriesTo,
  ownInquiriesTo,
  readInquiry,
  writeInquiry,
} from "./inquiries.server.ts";
import { inquiryLifeDays, readerOf } from "./inquiry.ts";

const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const from = { viewer: null, address: "203.0.113.7", origin, lang: "en" } as const;
const typed = { name: "Zoë Ñandú", email: "zoe@example.com", message: "Do you train beginners?" };
const rosa = { firstName: "Rosa", lastName: "Quispe", email: "rosa@example.com" };
const nobody = "00000000-0000-4000-8000-000000000000";

const later = (days: number) => () => new Date(now().getTime() + days * msPerDay);

function inquiryServices(tx: Database) {
  const { mail, tokens, messages } = outboxOf(tx);
  return { services: { db: tx, now, mail, tokens, limits: limitsThat(true) }, messages };
}

/** The token of the link in the latest letter to an address. */
async function inquiryTokenTo(
  { messages }: Pick<ReturnType<typeof inquiryServices>, "messages">,
  address: string,
): Promise<string> {
  const body = (await messages()).findLast(({ recipient }) => recipient === address)?.body ?? "";
  return /\/experts\/inquiries\/(\S+)/.exec(body)?.[1] ?? "";
}

test("each side of a conversation gets letters in its language", () =>
  rolledBack(db, async (tx) => {
    const own = inquiryServices(tx);
    const { services, messages } = own;
    const userId = await aPerson(tx, { email: rosa.email });
    const expertId = await anExpert(tx, { ...rosa, userId });
    await writeInquiry(services, { ...from, lang: "es" }, expertId, typed);
    const token = await inquiryTokenTo(own, rosa.email);
    await writeInquiryMessage(services, { token }, "Yes, I do.", origin);
    await tx.update(users).set({ lang: "es" });
    const back = await inquiryTokenTo(own, typed.email);
    await writeInquiryMessage(services, { token: back }, "Gracias.", origin);
    const sent = new Map((await messages()).map((letter) => [letter.subject, letter]));
    expect([...sent.keys()].sort()).toEqual([
      "Rosa Quispe te respondió",
      "Zoë Ñandú has written to you through Dorsal",
      "Zoë Ñandú te escribió de nuevo",
    ]);
    const answer = sent.get("Rosa Quispe te respondió");
    expect(answer?.body).toContain("https://dorsal.example/es/experts/inquiries/");
  }));

test("a message reaches the expert with neither side's address, and the answers go on by links", () =>
  rolledBack(db, async (tx) => {
    const own = inquiryServices(tx);
    const { services, messages } = own;
    const expertId = await anExpert(tx, rosa);
    expect(await writeInquiry(services, from, expertId, typed)).toEqual({ problem: null });
    const [first, ...none] = await messages();
    expect(none, "nothing goes to the typed address").toEqual([]);
    expect(first).toMatchObject({
      recipient: "rosa@example.com",
      recipientName: null,
      replyTo: null,
      subject: "Zoë Ñandú has written to you through Dorsal",
    });
    expect(first?.body).toContain("> Do you train beginners?");
    expect(first?.body).toMatch(/Report abuse:\nhttps:\/\/dorsal\.example\/contact\?subject=/);
    expect(JSON.stringify(first)).not.toContain("zoe@example.com");

    const expertToken = await inquiryTokenTo(own, "rosa@example.com");
    const seen = await readInquiry(services, { token: expertToken });
    expect(seen?.entered.side).toBe("expert");
    expect(seen?.inquiry.messages).toMatchObject([{ body: typed.message, isFromExpert: false }]);
    expect(JSON.stringify(seen?.inquiry)).not.toMatch(/zoe@|rosa@/);

    const answer = await writeInquiryMessage(services, { token: expertToken }, "I do.", origin);
    expect(answer).toEqual({ problem: null });
    const toVisitor = (await messages()).find(({ recipient }) => recipient === "zoe@example.com");
    expect(toVisitor).toMatchObject({ replyTo: null, subject: "Rosa Quispe has answered you" });
    expect(toVisitor?.body).toContain("> I do.");
    expect(JSON.stringify(toVisitor), "no text of a stranger goes to a typed address").not.toMatch(
      /rosa@|beginners|Zoë/,
    );

    const token = await inquiryTokenTo(own, "zoe@example.com");
    expect((await readInquiry(services, { token }))?.entered.side).toBe("visitor");
    await writeInquiryMessage(services, { token }, "When?", origin);
    const again = (await messages()).filter(({ recipient }) => recipient === "rosa@example.com");
    expect(again.map(({ subject }) => subject)).toContain("Zoë Ñandú has written to you again");
    const thread = (await readInquiry(services, { token: expertToken }))?.inquiry.messages;
    expect(thread?.map(({ body }) => body).sort()).toEqual([
      "Do you train beginners?",
      "I do.",
      "When?",
    ]);
  }));

test("a link that is forged, of another purpose, of a former address or too old opens nothing", () =>
  rolledBack(db, async (tx) => {
    const own = inquiryServices(tx);
    const { services } = own;
    const expertId = await anExpert(tx, rosa);
    await writeInquiry(services, from, expertId, typed);
    const token = await inquiryTokenTo(own, "rosa@example.com");
    const [inquiry] = await tx.select().from(expertInquiries);
    const inquiryId = inquiry?.id ?? "";
    const opens = async (one: string, at = now) =>
      (await readInquiry({ ...services, now: at }, { token: one }))?.entered.side ?? null;
    expect(await opens(token)).toBe("expert");
    expect(await opens(token, later(inquiryLifeDays - 1))).toBe("expert");
    expect(await opens(token, later(inquiryLifeDays))).toBe(null);

    const [payload, end, seal] = token.split(".");
    const forged = Buffer.from(`${nobody} x`).toString("base64url");
    for (const bad of [
      "",
      "forged",
      `${forged}.${end}.${seal}`,
      `${payload}.${end}.${"A".repeat(43)}`,
      services.tokens.sign("review-confirm", inquiryId),
      services.tokens.sign("expert-inquiry-visitor", inquiryId),
      services.tokens.sign("expert-inquiry-expert", `${nobody} x`),
    ]) {
      expect(await opens(bad), bad).toBe(null);
      expect(await writeInquiryMessage(services, { token: bad }, "x", origin)).toEqual({
        problem: "gone",
      });
      expect(await closeInquiry(services, { token: bad })).toEqual({ problem: "gone" });
    }
    // The address of one side opens nothing on the other.
    const path = inquiryPath(services, { inquiryId, side: "visitor", address: "rosa@example.com" });
    expect(await opens(path.split("/").at(-1) ?? "")).toBe(null);

    await tx.update(experts).set({ email: "new@example.com" }).where(eq(experts.id, expertId));
    expect(await opens(token), "a former address").toBe(null);
    await tx.delete(experts).where(eq(experts.id, expertId));
    expect(await opens(token), "a deleted expert").toBe(null);
  }));

test("each expert reads and answers the own conversations only", () =>
  rolledBack(db, async (tx) => {
    const { services, messages } = inquiryServices(tx);
    const [one, other] = [{ userId: await aPerson(tx) }, { userId: await aPerson(tx) }];
    const expertId = await anExpert(tx, { ...rosa, userId: one.userId });
    await anExpert(tx, { ...rosa, userId: other.userId });
    await writeInquiry(services, from, expertId, typed);
    const { rows } = await inquiriesTo({ db: tx }, one, 1);
    expect(rows).toMatchObject([
      { visitorName: "Zoë Ñandú", excerpt: typed.message, isWaiting: true, isClosed: false },
    ]);
    expect(rows[0]?.isFromExpert).toBe(false);
    expect((await inquiriesTo({ db: tx }, other, 1)).total).toBe(0);
    const inquiryId = rows[0]?.id ?? "";
    const foreign = { viewer: other, inquiryId };
    expect(await readInquiry(services, foreign)).toBe(null);
    expect(await writeInquiryMessage(services, foreign, "Hi", origin)).toEqual({ problem: "gone" });
    expect(await closeInquiry(services, foreign)).toEqual({ problem: "gone" });
    expect(await messages()).toHaveLength(1);
    const key = { viewer: one, inquiryId };
    const soon = { ...services, now: later(1) };
    expect(await writeInquiryMessage(soon, key, "Hi", origin)).toEqual({ problem: null });
    expect((await inquiriesTo({ db: tx }, one, 1)).rows).toMatchObject([
      { excerpt: "Hi", isWaiting: false, isFromExpert: true },
    ]);
  }));

test("after either side or an administrator has closed a conversation, nothing is sent", () =>
  rolledBack(db, async (tx) => {
    const own = inquiryServices(tx);
    const { services, messages } = own;
    const admin = await anAdmin(tx);
    for (const closedBy of ["expert", "admin"] as const) {
      const email = `${closedBy}@example.com`;
      const expertId = await anExpert(tx, { ...rosa, email });
      await writeInquiry(services, from, expertId, typed);
      const key = { token: await inquiryTokenTo(own, email) };
      const count = (await messages()).length;
      const by = closedBy === "admin" ? admin : null;
      expect(await closeInquiry(services, key, by)).toEqual({ problem: null });
      expect(await closeInquiry(services, key), "twice").toEqual({ problem: null });
      expect((await readInquiry(services, key))?.inquiry.closedBy).toBe(closedBy);
      expect(await writeInquiryMessage(services, key, "Hi", origin)).toEqual({ problem: "closed" });
      expect(await messages()).toHaveLength(count);
    }
    expect(await tx.select().from(auditEntries)).toMatchObject([
      {
        adminId: admin.userId,
        action: "closed",
        subjectType: "inquiry",
        subjectName: "to Rosa Quispe",
      },
    ]);
  }));

test("an administrator to whom a link was passed on reads, and is no side", () => {
  const entered = { side: "expert", visitorId: "v", expert: { userId: "e" } } as const;
  const reader = (userId: string, isAdmin: boolean) => readerOf(entered, { userId, isAdmin });
  expect(readerOf(entered, null)).toBe("expert");
  expect(reader("x", false)).toBe("expert");
  expect(reader("x", true)).toBe("admin");
  expect(reader("e", true)).toBe("expert");
  expect(reader("v", true)).toBe("expert");
});

test("a visitor with an account finds the own conversations with an expert, and no others", () =>
  rolledBack(db, async (tx) => {
    const { services } = inquiryServices(tx);
    const expertId = await anExpert(tx, rosa);
    const viewer = { userId: await aPerson(tx) };
    await writeInquiry(services, { ...from, viewer }, expertId, typed);
    await writeInquiry(services, from, expertId, typed);
    const [found, ...more] = await ownInquiriesTo(services, viewer, expertId);
    expect(more).toEqual([]);
    const token = found?.path.split("/").at(-1) ?? "";
    expect((await readInquiry(services, { token }))?.entered.side).toBe("visitor");
    expect(await ownInquiriesTo(services, viewer, await anExpert(tx))).toEqual([]);
    const old = { ...services, now: later(inquiryLifeDays) };
    expect(await ownInquiriesTo(old, viewer, expertId)).toEqual([]);
  }));

test("a conversation is deleted a year after its last message", () =>
  rolledBack(db, async (tx) => {
    const { services } = inquiryServices(tx);
    await writeInquiry(services, from, await anExpert(tx, rosa), typed);
    await forgetOldInquiries({ db: tx, now: later(364) });
    expect(await tx.select().from(expertInquiries)).toHaveLength(1);
    await forgetOldInquiries({ db: tx, now: later(366) });
    expect(await tx.select().from(expertInquiries)).toEqual([]);
    expect(await tx.select().from(expertInquiryMessages)).toEqual([]);
  }));
