import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { expertInquiries, experts, userProfiles, users } from "#db/schema.ts";
import type { LimitName } from "#services/limits/limits.ts";
import { msPerDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { findRecipient, writeInquiryMessage } from "./conversation.server.ts";
import { inquiriesTo, readInquiry, writeInquiry } from "./inquiries.server.ts";
import { inquiryLifeDays } from "./inquiry.ts";

const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const from = { viewer: null, address: "203.0.113.7", origin, lang: "en" } as const;
const typed = { name: "Zoë Ñandú", email: "zoe@example.com", message: "Do you train beginners?" };
const rosa = { firstName: "Rosa", lastName: "Quispe", email: "rosa@example.com" };
const nobody = "00000000-0000-4000-8000-000000000000";

const later = (days: number) => () => new Date(now().getTime() + days * msPerDay);

function inquiryServices(tx: Database, { isAvailable = true } = {}) {
  const { mail, tokens, messages } = outboxOf(tx, { isAvailable });
  return { services: { db: tx, now, mail, tokens, limits: limitsThat(true) }, messages };
}

test("no name gets into the head of a letter or another line of it", () =>
  rolledBack(db, async (tx) => {
    const { services, messages } = inquiryServices(tx);
    const expertId = await anExpert(tx, rosa);
    const name = "Zoë\r\nBcc: all@example.com\r\n\r\n<b>hi</b>";
    await writeInquiry(services, from, expertId, { ...typed, name, message: "a\r\n.\r\nb <i>" });
    const [letter] = await messages();
    expect(letter?.subject).not.toMatch(/[\r\n]/);
    expect(letter).toMatchObject({ recipient: "rosa@example.com", replyTo: null });
    expect(letter?.html).toContain("&lt;i&gt;");
    expect(letter?.html).not.toContain("<b>hi");
  }));

test("letters go to the confirmed address of a linked account, or else to that of the page", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: "own@example.com" });
    const linked = await anExpert(tx, { ...rosa, userId });
    const addressOf = async (id: string) => (await findRecipient({ db: tx }, id))?.address;
    expect(await addressOf(linked)).toBe("own@example.com");
    expect(await addressOf(await anExpert(tx, { ...rosa, email: " " }))).toBe(null);
    await tx.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    expect(await addressOf(linked)).toBe("rosa@example.com");
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await tx.update(userProfiles).set({ isActive: false }).where(eq(userProfiles.userId, userId));
    expect(await addressOf(linked)).toBe("rosa@example.com");
  }));

test("a message is refused without mail, a listed expert, an address or room, and to oneself", () =>
  rolledBack(db, async (tx) => {
    const { services, messages } = inquiryServices(tx);
    const userId = await aPerson(tx);
    const expertId = await anExpert(tx, { ...rosa, userId });
    const write = (own: typeof services, id: string, viewer: { userId: string } | null = null) =>
      writeInquiry(own, { ...from, viewer }, id, typed);
    const silent = inquiryServices(tx, { isAvailable: false }).services;
    expect(await write(silent, expertId)).toEqual({ problem: "no-mail" });
    expect(await write(services, nobody)).toEqual({ problem: "not-listed" });
    const hidden = await anExpert(tx, { ...rosa, isActive: false });
    expect(await write(services, hidden)).toEqual({ problem: "not-listed" });
    const mute = await anExpert(tx);
    expect(await write(services, mute)).toEqual({ problem: "unreachable" });
    expect(await write(services, expertId, { userId })).toEqual({ problem: "own-page" });

    const without = (name: LimitName) => ({
      ...services,
      limits: { ...services.limits, allow: async (asked: LimitName) => asked !== name },
    });
    expect(await write(without("expertInquiry"), expertId)).toEqual({ problem: "too-many" });
    expect(await write(without("expertInquiriesTo"), expertId)).toEqual({
      problem: "too-many-for-expert",
    });
    expect(await messages()).toEqual([]);
    expect(await tx.select().from(expertInquiries)).toEqual([]);

    expect(await write(services, expertId)).toEqual({ problem: null });
    const viewer = { userId };
    const [line] = (await inquiriesTo({ db: tx }, viewer, 1)).rows;
    const key = { viewer, inquiryId: line?.id ?? "" };
    const answer = (own: typeof services) => writeInquiryMessage(own, key, "Yes", origin);
    expect(await answer(silent)).toEqual({ problem: "no-mail" });
    expect(await answer(without("expertInquiryMessage"))).toEqual({ problem: "too-many-messages" });
    await tx.update(experts).set({ isActive: false }).where(eq(experts.id, expertId));
    expect(await answer(services)).toEqual({ problem: "not-listed" });
    expect(await readInquiry(services, key), "it can still be read").not.toBe(null);
    await tx.update(experts).set({ isActive: true }).where(eq(experts.id, expertId));
    expect(await answer({ ...services, now: later(inquiryLifeDays) })).toEqual({ problem: "over" });
    expect(await answer(services)).toEqual({ problem: null });
  }));
