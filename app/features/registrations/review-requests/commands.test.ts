/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  outboxMessages,
  raceRegistrations,
  reviewRequests,
  users,
} from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Lang } from "#values/say.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, aRegistration } from "../../../../tests/support/registrations.ts";
import { sendReviewRequest } from "./commands.server.ts";
import { refusalSentence } from "./messages.ts";
import { findRequestDetails, requestsFor } from "./queries.server.ts";

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };
const log = { error() {}, warn() {}, info() {}, debug() {} } as never;
const plain = {
  customMessage: "",
  sendEmail: true,
  sendSms: false,
  sendAgain: false,
  sendAhead: true,
};

async function world(tx: Database) {
  const { services, viewer, place, sent } = await anEntryWorld(tx);
  const userId = await aPerson(tx, { email: "ada@example.com" });
  const admin = { userId, isAdmin: true } as Admin;
  const registrationId = await aRegistration(tx, { ...place, ...viewer });
  const all = { ...services, sms: outboxOf(tx).sms, log };
  const request = (more: object) =>
    sendReviewRequest(all, admin, { ...plain, registrationId, ...more }, at);
  return { services: all, viewer, place, sent, admin, registrationId, request };
}

test("the form shows the text in the language that the runner is written to in", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, admin, registrationId } = await world(tx);
    await tx.update(users).set({ lang: "es" }).where(eq(users.id, viewer.userId));
    const shownIn = async (languages: readonly Lang[]) => {
      const where = { ...at, languages };
      return (await findRequestDetails(services, admin, registrationId, where)).details?.lang;
    };
    expect(await shownIn(["en", "es"])).toBe("es");
    expect(await shownIn(["en"])).toBe("en");
  }));

test("FN-10 ADM-REG-08 ADM-REG-11 ADM-REG-12 GAP-72 a runner is asked by mail and by text message", () =>
  rolledBack(db, async (tx) => {
    const { request, sent, place, registrationId } = await world(tx);
    const queued = { status: "queued", reason: null };
    expect(await request({ sendSms: true })).toEqual({
      sent: { email: queued, sms: queued },
      refusal: null,
    });
    const link = `https://dorsal.example/races/${place.raceId}?review=true`;
    const [mail, sms] = (await sent()).sort((a, b) => a.channel.localeCompare(b.channel));
    expect(mail).toMatchObject({ recipient: "ana@example.com", subject: "How was Carrera?" });
    expect(sms).toMatchObject({ recipient: "+51987654321" });
    for (const message of [mail, sms]) {
      expect(message?.body).toContain("Hi Ana, how was Carrera?");
      expect(message?.body).toContain(link);
    }
    expect(await requestsFor({ db: tx }, registrationId)).toMatchObject([
      { by: "ada@example.com", customMessage: null, email: queued, sms: queued, createdAt: now() },
    ]);
    const [entry] = await tx.select().from(auditEntries);
    expect(entry).toMatchObject({ subjectId: registrationId, subjectName: "Carrera" });
    expect(JSON.stringify(entry)).not.toMatch(/987654321|ana@example/);
  }));

test("a custom message replaces the text and keeps the link", () =>
  rolledBack(db, async (tx) => {
    const { request, sent } = await world(tx);
    await request({ customMessage: "Tell us <b>all</b>!" });
    const [mail] = await sent();
    expect(mail?.body).toContain("Tell us <b>all</b>!");
    expect(mail?.html).not.toContain("<b>all</b>");
    expect(mail?.body).toContain("?review=true");
    expect(mail?.body).not.toContain("how was");
  }));

test("ERR-65 ERR-66 an unknown registration and a deleted runner are refused", () =>
  rolledBack(db, async (tx) => {
    const { request, sent } = await world(tx);
    for (const registrationId of [randomUUID(), "1", ""]) {
      expect(await request({ registrationId })).toEqual({
        sent: null,
        refusal: { problem: "no-registration" },
      });
    }
    await tx.execute(sql`update race_registrations set user_id = null, date_of_birth = null,
      first_name = '', last_name = '', phone = '', country = '', insurance_provider = '',
      policy_number = '', emergency_contact_name = '', emergency_contact_phone = ''`);
    expect(await request({})).toEqual({ sent: null, refusal: { problem: "no-profile" } });
    expect(await sent()).toEqual([]);
    expect(await tx.$count(auditEntries)).toBe(0);
  }));

test("a second request within two weeks needs a confirmation", () =>
  rolledBack(db, async (tx) => {
    const { services, admin, request, sent, registrationId } = await world(tx);
    await request({});
    const { details } = await findRequestDetails(services, admin, registrationId, at);
    expect(details).toMatchObject({
      askedOn: "2026-11-20",
      hasReviewed: false,
      email: "ana@example.com",
      phone: "+51 ••• 321",
    });
    const { refusal } = await request({});
    expect(refusal).toEqual({ problem: "asked-already", day: "2026-11-20" });
    expect(refusal && refusalSentence(refusal).en).toContain("November 20, 2026");
    expect(await sent()).toHaveLength(1);
    expect((await request({ sendAgain: true })).refusal).toBeNull();
    await tx.update(reviewRequests).set({ createdAt: new Date("2026-11-01") });
    expect((await request({})).refusal).toBeNull();
  }));

test("GAP-72 each channel has its own result: a failure of one does not stop the other", () =>
  rolledBack(db, async (tx) => {
    const { services, request, admin, registrationId } = await world(tx);
    await tx.update(raceRegistrations).set({ phone: "987654321" });
    expect(await request({ sendSms: true })).toEqual({
      refusal: null,
      sent: {
        email: { status: "queued", reason: null },
        sms: { status: "failed", reason: "bad-number" },
      },
    });
    await tx.delete(reviewRequests);
    expect((await request({ sendEmail: false, sendSms: true })).refusal).toEqual({
      problem: "not-sent",
      reasons: ["bad-number"],
    });
    const without = { ...services, ...outboxOf(tx, { isAvailable: false }) };
    const both = { ...plain, registrationId, sendSms: true };
    const answer = await sendReviewRequest(without, admin, both, at);
    expect(answer.refusal && refusalSentence(answer.refusal).en).toBe(
      "This server sends no email. This server sends no text messages.",
    );
    expect(await tx.select().from(reviewRequests)).toMatchObject([
      { status: "failed", smsError: "bad-number", emailStatus: null },
      { status: "failed", emailError: "no-mail", smsError: "no-sms" },
    ]);
  }));

test("a request keeps its delivery results after its messages are deleted", () =>
  rolledBack(db, async (tx) => {
    const { request, registrationId } = await world(tx);
    await request({ sendSms: true });
    const stand = async () => (await tx.select().from(reviewRequests))[0]?.status;
    expect(await stand()).toBe("queued");
    const set = (channel: "email" | "sms", values: object) =>
      tx.update(outboxMessages).set(values).where(eq(outboxMessages.channel, channel));
    await set("email", { status: "sent" });
    expect(await stand()).toBe("queued");
    await set("sms", { status: "failed", error: "21211 Invalid: +51987654321" });
    expect(await stand()).toBe("sent");
    await tx.delete(outboxMessages);
    expect(await requestsFor({ db: tx }, registrationId)).toMatchObject([
      {
        email: { status: "sent", reason: null },
        sms: { status: "failed", reason: "21211 Invalid: ••• 321" },
      },
    ]);
  }));

test("a review request for an upcoming race needs a confirmation", () =>
  rolledBack(db, async (tx) => {
    const { request, sent } = await world(tx);
    expect((await request({ sendAhead: false })).refusal).toEqual({
      problem: "not-run-yet",
      day: "2026-12-06",
    });
    expect(await sent()).toEqual([]);
    expect((await request({ sendAhead: true })).refusal).toBeNull();
  }));

test.runIf(serverUrl)("two concurrent clicks send one request", async () => {
  const raceId = await aRace(db, {});
  const registrationId = await aRegistration(db, { raceId, userId: await aPerson(db) });
  const admin = { userId: await aPerson(db), isAdmin: true } as Admin;
  const services = { db, now, ...outboxOf(db), log };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      sendReviewRequest(services, admin, { ...plain, registrationId }, at),
    ),
  );
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  const own = eq(reviewRequests.registrationId, registrationId);
  expect(await db.$count(reviewRequests, own)).toBe(1);
});
