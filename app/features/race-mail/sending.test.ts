/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  auditEntries,
  entryOrders,
  orderLines,
  outboxMessages,
  raceDistances,
  raceEditions,
  raceMessageRecipients,
  raceMessages,
  raceRegistrations,
  raceResults,
  races,
  users,
  whatsAppAnswers,
} from "#db/schema.ts";
import { openLimits } from "#services/limits/limits.ts";
import { signatureOf } from "#services/whatsapp/webhook.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { Killed, killedAfter } from "../../../tests/support/killed.ts";
import { limitsThat, outboxOf } from "../../../tests/support/outbox.ts";
import { anAdmin, aPerson, newPeople } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration, identity, storedEntry } from "../../../tests/support/registrations.ts";
import { aResultVersion } from "../../../tests/support/results/results.ts";
import { countRecipients, everybody } from "./audience.server.ts";
import {
  orderMessage,
  retryMessage,
  saveMessage,
  sendTest,
  setThanks,
  stopMessage,
  unscheduleMessage,
} from "./commands.server.ts";
import { failuresOf, findMessage } from "./queries.server.ts";
import { type Audience, mostNewsPerWeek } from "./race-message.ts";
import { chooseNews, newsChoiceOf, newsEndingUrl, newsReaderOf } from "./refusals.server.ts";
import { type MessageForm, readMessageForm } from "./schema.ts";
import { mostUntried, queueThanks, sendDueMessages } from "./sending.server.ts";
import {
  confirmWhatsApp,
  endWhatsApp,
  receiveWhatsApp,
  sendWhatsAppCode,
  whatsAppConsentOf,
} from "./whatsapp.server.ts";

const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const jobs = { send: async () => {} } as never;
const { mail, sms, whatsapp, tokens } = outboxOf(db);
const limits = limitsThat(true);
const services = { db, now, mail, sms, whatsapp, tokens, jobs, limits, identity };
const hours = (count: number) => () => new Date(now().getTime() + count * 3_600_000);

const form: MessageForm = {
  kind: "needed",
  subject_en: "Start at {race}",
  text_en: "Hello {first_name}, your bib is {bib}.\n\nSee https://example.org/plan.",
  subject_es: "",
  text_es: "",
  takes_answers: false,
  also_sms: false,
  also_whatsapp: false,
  audience: everybody,
};

async function aMessage(
  raceId: string,
  { by, ...written }: Partial<MessageForm> & { by: Awaited<ReturnType<typeof anAdmin>> },
) {
  const place = { raceId, messageId: null };
  const made = await saveMessage(services, by, place, { form: { ...form, ...written }, origin });
  if (made.problem !== null) throw new Error(made.problem);
  return { raceId, messageId: made.id };
}

/** A race with this many entries. */
async function aFullRace(entries: number) {
  const raceId = await aRace(db, { raceName: "Carrera", startDate: "2026-12-06" });
  const people = await newPeople(db, entries);
  await db
    .insert(raceRegistrations)
    .values(people.map(({ userId }) => ({ ...storedEntry, raceId, userId })));
  return { raceId, people, by: await anAdmin(db) };
}

const recipientsOf = (messageId: string) =>
  db.select().from(raceMessageRecipients).where(eq(raceMessageRecipients.messageId, messageId));

test("every runner gets one letter, wherever the process is killed and however many send", async () => {
  await db.delete(outboxMessages);
  const { raceId, by } = await aFullRace(45);
  const key = await aMessage(raceId, { by });
  expect(await orderMessage(services, by, key, "now")).toEqual({ problem: null });
  for (let statements = 0; ; statements += 3) {
    const dying = killedAfter(db, statements);
    const dead = { ...services, db: dying, mail: outboxOf(dying).mail };
    const end = await sendDueMessages(dead).catch((problem: unknown) => problem);
    if (!(end instanceof Killed)) break;
  }
  await Promise.all([sendDueMessages(services), sendDueMessages(services)]);
  const recipients = await recipientsOf(key.messageId);
  expect(recipients).toHaveLength(45);
  const sent = await db.select().from(outboxMessages);
  expect(sent).toHaveLength(45);
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(45);
  expect(recipients.map(({ outboxId }) => outboxId).sort()).toEqual(
    sent.map(({ id }) => id).sort(),
  );
  expect(await findMessage(db, raceId, key.messageId)).toMatchObject({ state: "sent" });
});

test("a message fills the outbox only as far as it is sent, and the rest follows", async () => {
  await db.delete(outboxMessages);
  const keys = [];
  for (const { raceId, by } of [await aFullRace(30), await aFullRace(30)]) {
    const key = await aMessage(raceId, { by });
    await orderMessage(services, by, key, "now");
    keys.push(key);
  }
  const waiting = Array.from({ length: mostUntried - 40 }, (_, at) => ({
    channel: "email" as const,
    recipient: `waits-${at}@example.com`,
    body: "",
    createdAt: now(),
  }));
  await db.insert(outboxMessages).values(waiting);
  const asked: unknown[] = [];
  const noting = {
    ...services,
    jobs: { send: async (queue: string) => void asked.push(queue) } as never,
  };
  expect(await sendDueMessages(noting)).toBe(40);
  // Both messages get their turn.
  const put = isNotNull(raceMessageRecipients.outboxId);
  for (const { messageId } of keys) {
    const own = and(eq(raceMessageRecipients.messageId, messageId), put);
    expect(await db.$count(raceMessageRecipients, own)).toBe(20);
  }
  expect(asked).toEqual(["send-race-messages"]);
  expect(await sendDueMessages(noting)).toBe(0);
  // What failed and is tried again stops nothing.
  await db.update(outboxMessages).set({ attempts: 1 });
  expect(await sendDueMessages(noting)).toBe(20);
  expect(asked).toHaveLength(2);
  await db.delete(outboxMessages);
});

test("a message that cannot be sent does not hold up the others", async () => {
  const broken = await aFullRace(1);
  const key = await aMessage(broken.raceId, { by: broken.by });
  await orderMessage(services, broken.by, key, "now");
  await db
    .update(raceMessages)
    .set({ audience: {}, sendAt: hours(-1)() })
    .where(eq(raceMessages.id, key.messageId));
  const whole = await aFullRace(1);
  const other = await aMessage(whole.raceId, { by: whole.by });
  await orderMessage(services, whole.by, other, "now");
  await expect(sendDueMessages(services)).rejects.toThrow();
  const sent = await recipientsOf(other.messageId);
  expect(sent).toMatchObject([{ outboxId: expect.any(String) }]);
  await db.delete(raceMessages).where(eq(raceMessages.id, key.messageId));
});

test("a message that is being sent can be stopped: who has no letter yet gets none", async () => {
  const { raceId, by } = await aFullRace(3);
  const key = await aMessage(raceId, { by });
  await orderMessage(services, by, key, "now");
  // The process ends after it has written down who gets the message.
  await sendDueMessages(services, AbortSignal.abort());
  const stranger = { userId: await aPerson(db), isAdmin: false };
  expect(await stopMessage(services, stranger, key)).toEqual({ problem: "no-race" });
  expect(await stopMessage(services, by, key)).toEqual({ problem: null });
  expect(await sendDueMessages(services)).toBe(0);
  expect(await findMessage(db, raceId, key.messageId)).toMatchObject({
    state: "sent",
    counts: { total: 3, skipped: 3 },
  });
  expect(await stopMessage(services, by, key)).toEqual({ problem: "gone" });
});

test("the mail server's answers stand with each runner, and what failed is tried again once more", async () => {
  const { raceId, by } = await aFullRace(3);
  const key = await aMessage(raceId, { by });
  await orderMessage(services, by, key, "now");
  await sendDueMessages(services);
  const [first, second] = await recipientsOf(key.messageId);
  const tell = (outboxId: string | null | undefined, columns: { status: "sent" | "failed" }) =>
    db
      .update(outboxMessages)
      .set({ ...columns, error: columns.status === "failed" ? "550 No such mailbox" : null })
      .where(eq(outboxMessages.id, outboxId ?? ""));
  await tell(first?.outboxId, { status: "sent" });
  await tell(second?.outboxId, { status: "failed" });
  const counts = async () => (await findMessage(db, raceId, key.messageId))?.counts;
  expect(await counts()).toMatchObject({ total: 3, waiting: 1, sent: 1, failed: 1 });
  expect(await failuresOf({ db }, key.messageId)).toMatchObject([
    { registrationId: second?.registrationId, error: "550 No such mailbox" },
  ]);
  expect(await retryMessage(services, by, key)).toEqual({ problem: null, tried: 1 });
  // Somebody who has entered since does not get what was sent before.
  await db.insert(raceRegistrations).values({ ...storedEntry, raceId, userId: await aPerson(db) });
  expect(await sendDueMessages(services)).toBe(1);
  expect(await counts()).toMatchObject({ total: 3, waiting: 2, sent: 1, failed: 0 });
  expect(await retryMessage(services, by, key)).toEqual({ problem: "no-failures" });
});

test("what runners must know goes to their phones too, once each, and only twice a day", async () => {
  await db.delete(outboxMessages);
  const { raceId, by, people } = await aFullRace(2);
  const [bad] = people;
  await db
    .update(raceRegistrations)
    .set({ phone: "+19005550123" })
    .where(eq(raceRegistrations.userId, bad?.userId ?? ""));
  const key = await aMessage(raceId, { by, also_sms: true });
  const silent = { ...services, sms: outboxOf(db, { isAvailable: false }).sms };
  expect(await orderMessage(silent, by, key, "now")).toEqual({ problem: "no-sms" });
  expect(await orderMessage(services, by, key, "now")).toEqual({ problem: null });
  for (let statements = 0; ; statements += 3) {
    const dying = killedAfter(db, statements);
    const dead = { ...services, db: dying, mail: outboxOf(dying).mail, sms: outboxOf(dying).sms };
    const end = await sendDueMessages(dead).catch((problem: unknown) => problem);
    if (!(end instanceof Killed)) break;
  }
  const texts = () => db.select().from(outboxMessages).where(eq(outboxMessages.channel, "sms"));
  const [text, ...more] = await texts();
  expect(more).toEqual([]);
  const recipient = (await recipientsOf(key.messageId)).find(({ smsOutboxId }) => smsOutboxId);
  expect(recipient?.smsOutboxId).toBe(text?.id);
  expect(text?.body).toBe(`Start at Carrera\n${origin}/registrations/${recipient?.registrationId}`);
  const counts = async () => (await findMessage(db, raceId, key.messageId))?.counts;
  expect(await counts()).toMatchObject({ total: 2, sms: { waiting: 1, sent: 0, failed: 1 } });
  // The answers of the two channels are in separate columns.
  await db.update(outboxMessages).set({ status: "sent" }).where(eq(outboxMessages.channel, "sms"));
  await db
    .update(outboxMessages)
    .set({ status: "failed", error: "550" })
    .where(eq(outboxMessages.channel, "email"));
  expect(await counts()).toMatchObject({ failed: 2, sms: { waiting: 0, sent: 1, failed: 1 } });
  await retryMessage(services, by, key);
  await sendDueMessages(services);
  expect(await counts()).toMatchObject({ waiting: 2, sms: { waiting: 0, sent: 1, failed: 1 } });
  expect(await texts()).toHaveLength(1);

  const second = await aMessage(raceId, { by, also_sms: true });
  expect(await orderMessage(services, by, second, "now")).toEqual({ problem: null });
  const third = await aMessage(raceId, { by, also_sms: true });
  expect(await orderMessage(services, by, third, "now")).toEqual({ problem: "too-many-sms" });
});

const network = "192.0.2.1";

/** The code that was sent to a number; its message leaves the outbox. */
async function codeFor(runner: { userId: string }, typed: string) {
  const asking = { userId: runner.userId, network, lang: "es" } as const;
  expect(await sendWhatsAppCode(services, asking, typed)).toMatchObject({ problem: null });
  const isCode = and(
    eq(outboxMessages.channel, "whatsapp"),
    sql`jsonb_array_length(${outboxMessages.parameters}) = 1`,
  );
  const [sent, ...more] = await db.delete(outboxMessages).where(isCode).returning();
  expect(more).toEqual([]);
  return sent?.parameters?.[0] ?? "";
}

const receive = (body: object, secret = "sandbox") => {
  const payload = JSON.stringify(body);
  const signed = { payload, signature: signatureOf(secret, payload) };
  return receiveWhatsApp({ ...services, log: { warn() {} } as never }, signed);
};

const answer = (from: string, body: string, at = now()) => {
  const timestamp = String(at.getTime() / 1000);
  const messages = [{ from, timestamp, text: { body } }];
  return { entry: [{ changes: [{ value: { messages } }] }] };
};

test("what runners must know goes by WhatsApp to those who have agreed, once each", async () => {
  await db.delete(outboxMessages);
  const { raceId, by, people } = await aFullRace(3);
  const [ana, luz] = people;
  if (!ana || !luz) throw new Error("The race has no runners.");
  const reader = { ...ana, network, lang: "es" } as const;
  expect(await sendWhatsAppCode(services, reader, "987 654 321")).toEqual({ problem: "phone" });
  expect(await sendWhatsAppCode(services, reader, "+49 1512 3456789")).toEqual({
    problem: "country",
  });
  for (const [runner, number] of [
    [ana, "+51 987 654 321"],
    [luz, "+52 55 1234 5678"],
  ] as const) {
    const digits = await codeFor(runner, number);
    expect(await confirmWhatsApp(services, runner, digits)).toEqual({ problem: null });
  }
  expect(await whatsAppConsentOf({ db }, ana)).toEqual({
    number: "+51987654321",
    createdAt: now(),
  });
  const key = await aMessage(raceId, { by, also_whatsapp: true });
  const silent = { ...services, whatsapp: outboxOf(db, { isAvailable: false }).whatsapp };
  expect(await orderMessage(silent, by, key, "now")).toEqual({ problem: "no-whatsapp" });
  expect(await orderMessage(services, by, key, "now")).toEqual({ problem: null });
  await sendDueMessages(services);
  const sent = () => db.select().from(outboxMessages).where(eq(outboxMessages.channel, "whatsapp"));
  const toAna = (message: { recipient: string }) => message.recipient === "+51987654321";
  const [one, two] = (await sent()).sort((a, b) => Number(toAna(b)) - Number(toAna(a)));
  expect((await sent()).map(({ recipient }) => recipient).sort()).toEqual([
    "+51987654321",
    "+525512345678",
  ]);
  expect(one?.parameters).toEqual([
    "Carrera",
    "Start at Carrera",
    expect.stringContaining("/registrations/"),
  ]);
  const counts = async () => (await findMessage(db, raceId, key.messageId))?.counts.whatsapp;
  expect(await counts()).toEqual({ waiting: 2, sent: 0, delivered: 0, read: 0, failed: 0 });
  const [isOne, isTwo] = [one, two].map((message) => eq(outboxMessages.id, message?.id ?? ""));
  await db.update(outboxMessages).set({ status: "sent" }).where(isOne);
  expect(await counts()).toMatchObject({ waiting: 1, sent: 1 });
  const say = async (id: string | undefined, status: string, errors: object[] = []) => {
    const value = { statuses: [{ status, biz_opaque_callback_data: id, errors }] };
    return receive({ entry: [{ changes: [{ value }] }] });
  };
  expect(await say(one?.id, "delivered")).toBe(200);
  expect(await counts()).toMatchObject({ waiting: 1, sent: 0, delivered: 1, read: 0 });
  await say(one?.id, "read");
  await say(two?.id, "failed", [{ code: 131026, title: "Message undeliverable" }]);
  expect(await counts()).toEqual({ waiting: 0, sent: 0, delivered: 1, read: 1, failed: 1 });
  // A letter that is tried again sends no second message.
  await db
    .update(outboxMessages)
    .set({ status: "failed", error: "550" })
    .where(eq(outboxMessages.channel, "email"));
  await retryMessage(services, by, key);
  await sendDueMessages(services);
  expect(await sent()).toHaveLength(2);

  expect(await receive(answer("51987654321", "STOP"), "forged")).toBe(400);
  expect(await whatsAppConsentOf({ db }, ana)).not.toBeNull();
  const before = new Date(now().getTime() - 60_000);
  expect(await receive(answer("51987654321", "STOP", before))).toBe(200);
  expect(await whatsAppConsentOf({ db }, ana), "agreed after that").not.toBeNull();
  expect(await receive(answer("51987654321", "STOP"))).toBe(200);
  expect(await whatsAppConsentOf({ db }, ana)).toBeNull();
  // What has not left by then does not leave.
  await db.update(outboxMessages).set({ status: "queued" }).where(isTwo);
  await endWhatsApp({ db }, luz);
  expect(await whatsAppConsentOf({ db }, luz)).toBeNull();
  expect((await sent()).find(({ id }) => id === two?.id)).toMatchObject({
    recipient: "+525512345678",
    status: "failed",
  });
});

test("only the phone itself confirms a number, within some minutes and five tries", async () => {
  const [ana, luz] = await newPeople(db, 2);
  if (!ana || !luz) throw new Error("There are no runners.");
  const confirm = async (runner: typeof ana, digits: string, at = now) =>
    (await confirmWhatsApp({ ...services, now: at }, runner, digits)).problem;
  const number = "+51 911 222 333";
  const own = await codeFor(ana, number);
  expect(await confirm(luz, own), "the code of another account").toBe("code");
  expect(await confirm(ana, own, hours(0.2)), "too late").toBe("code");
  expect(await confirm(ana, own)).toBe(null);
  expect(await confirm(ana, own), "a second time").toBe("code");
  const guessed = await codeFor(luz, number);
  const wrong = String((Number(guessed) + 1) % 1_000_000).padStart(6, "0");
  for (let tries = 0; tries < 5; tries += 1) expect(await confirm(luz, wrong)).toBe("code");
  expect(await confirm(luz, guessed), "after five tries").toBe("code");
  expect(await whatsAppConsentOf({ db }, luz)).toBeNull();
  const asking = { ...luz, network, lang: "en" } as const;
  const busy = { ...services, limits: limitsThat(false) };
  expect(await sendWhatsAppCode(busy, asking, number)).toEqual({ problem: "too-many" });
});

test("strangers can use up the codes of a number in a day, and its owner confirms it by an answer", async () => {
  const [owner, ...strangers] = await newPeople(db, 8);
  const [stranger] = strangers;
  if (!owner || !stranger) throw new Error("There are no runners.");
  const [number, account] = ["+51933444555", "51933444555"];
  const limited = { ...services, limits: openLimits({ db, now }) };
  const ask = (by: { userId: string }, from: string) =>
    sendWhatsAppCode(limited, { userId: by.userId, network: from, lang: "en" }, number);
  const codes = async (asked: ReturnType<typeof ask>[]) =>
    (await Promise.all(asked)).filter((one) => one.problem === null && !one.toAnswer).length;
  const answered = async (by: { userId: string }, from: string) => {
    const asked = await ask(by, from);
    return (asked.problem === null && asked.toAnswer) || "no code";
  };
  expect(await codes(strangers.map((one) => ask(one, network)))).toBe(3);
  expect(await codes([ask(owner, "198.51.100.7")])).toBe(1);
  const onTheSameNetwork = await answered(owner, network);
  expect(onTheSameNetwork, "strangers on the owner's network used up its codes").toMatch(/^\d{6}$/);
  // With an account and a network for each code, no phone is flooded.
  expect(await codes(strangers.map((one, place) => ask(one, `203.0.113.${place}`)))).toBe(2);

  const digits = await answered(owner, "198.51.100.7");
  const ofStranger = await answered(stranger, "203.0.113.99");
  expect(digits).toMatch(/^\d{6}$/);
  const typed = await confirmWhatsApp(services, stranger, ofStranger);
  expect(typed, "the digits that a stranger was shown").toEqual({ problem: "code" });
  await receive(answer("51933444666", `START ${ofStranger}`));
  await receive(answer(account, "STOP", new Date(now().getTime() - 60_000)));
  await receive(answer(account, `Alta: ${digits}`));
  expect(await whatsAppConsentOf({ db }, owner)).toEqual({ number, createdAt: now() });
  expect(await whatsAppConsentOf({ db }, stranger)).toBeNull();
  await receive(answer(account, "STOP"));
  await receive(answer(account, `START ${digits}`, hours(0.1)()));
  expect(await whatsAppConsentOf({ db }, owner), "once").toBeNull();
});

test("STOP holds for a number and every account that names it, until START comes from it", async () => {
  await db.delete(outboxMessages);
  const [ana, luz, eva] = await newPeople(db, 3);
  if (!ana || !luz || !eva) throw new Error("There are no runners.");
  const [number, account] = ["+51 944 555 666", "51944555666"];
  await confirmWhatsApp(services, ana, await codeFor(ana, number));
  const pending = await codeFor(luz, number);
  const asking = { ...eva, network, lang: "en" } as const;
  await sendWhatsAppCode(services, asking, number);
  await receive(answer(account, "STOP"));
  expect(await whatsAppConsentOf({ db }, ana)).toBeNull();
  expect(await db.select().from(outboxMessages)).toMatchObject([{ status: "failed" }]);
  expect(await confirmWhatsApp(services, luz, pending)).toEqual({ problem: "stopped" });
  // Who asks hears the same as for any number, and nothing is sent.
  expect(await sendWhatsAppCode(services, asking, number)).toMatchObject({ problem: null });
  await db.delete(users).where(eq(users.id, ana.userId));
  expect(await sendWhatsAppCode(services, asking, number)).toMatchObject({ problem: null });
  expect(await db.$count(outboxMessages)).toBe(1);

  await db.delete(outboxMessages);
  await receive(answer(account, "Start", hours(1)()));
  // News may come twice and in any order.
  await receive(answer(account, "STOP"));
  expect(await whatsAppConsentOf({ db }, eva), "START alone agrees to nothing").toBeNull();
  const code = await codeFor(eva, number);
  expect(await confirmWhatsApp(services, eva, code)).toEqual({ problem: null });
  expect(await whatsAppConsentOf({ db }, eva)).not.toBeNull();
  await endWhatsApp(services, eva);
  await receive(answer("51944777888", "START"));
  const known = inArray(whatsAppAnswers.number, ["+51944555666", "+51944777888"]);
  expect(await db.$count(whatsAppAnswers, known), "only answers of STOP are kept for long").toBe(0);
});

test("a message goes to the runners that its choices name, in their language", async () => {
  const raceId = await aRace(db, {
    raceName: "Carrera",
    startDate: "2026-12-06",
    distances: ["10K", "21K"],
  });
  const by = await anAdmin(db);
  const [ten, half] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const entry = async (
    columns: Omit<Partial<typeof raceRegistrations.$inferInsert>, "raceId" | "userId">,
    lang: "en" | "es" = "en",
  ) => {
    const userId = await aPerson(db, { user: { lang } });
    return aRegistration(db, { raceId, userId, distanceId: ten?.id ?? null, ...columns });
  };
  const finisher = await entry({ status: "confirmed", firstName: "Ana" }, "es");
  const runner = await entry({ distanceId: half?.id ?? null, firstName: "Luz" });
  await entry({ status: "cancelled" });
  const unpaid = await entry({ status: "pending", bib: null });
  const [order] = await db
    .insert(entryOrders)
    .values({
      code: "ACDEFHJK",
      raceId,
      currency: "PEN",
      totalMinor: 100,
      state: "in_review",
      expiresAt: hours(1)(),
      origin,
    })
    .returning();
  await db
    .insert(orderLines)
    .values({ registrationId: unpaid, orderId: order?.id ?? "", priceMinor: 100 });
  await aResultVersion(db, { raceId, distanceId: ten?.id ?? null, state: "published" }, [
    { registrationId: finisher, match: "bib", status: "finished", gunMs: 1 },
  ]);
  const count = (audience: Partial<Audience>) =>
    countRecipients(db, { raceId, kind: "needed", audience: { ...everybody, ...audience } });
  expect(await count({})).toBe(2);
  expect(await count({ distances: [half?.id ?? ""] })).toBe(1);
  expect(await count({ statuses: ["confirmed", "cancelled"] })).toBe(2);
  expect(await count({ payment: "review" })).toBe(1);
  expect(await count({ payment: "awaiting" })).toBe(0);
  expect(await count({ payment: "none" })).toBe(2);
  expect(await count({ result: "with" })).toBe(1);
  expect(await count({ result: "without" })).toBe(1);
  expect(await count({ categories: [half?.id ?? ""] })).toBe(0);

  const key = await aMessage(raceId, { by, subject_es: "{nombre}: {carrera}", text_es: "Hola" });
  await orderMessage(services, by, key, "now");
  await sendDueMessages(services);
  const letters = await db
    .select({ subject: outboxMessages.subject, html: outboxMessages.html })
    .from(outboxMessages)
    .innerJoin(raceMessageRecipients, eq(raceMessageRecipients.outboxId, outboxMessages.id))
    .where(eq(raceMessageRecipients.messageId, key.messageId));
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    "Ana: Carrera",
    "Start at Carrera",
  ]);
  const english = letters.find(({ subject }) => subject === "Start at Carrera")?.html ?? "";
  expect(english).toContain('href="https://example.org/plan"');
  expect(english).toContain(`https://dorsal.example/registrations/${runner}`);
});

test("a message waits for its time at the place of the race, can be taken back, and has limits", async () => {
  const { raceId, by } = await aFullRace(1);
  await db.update(races).set({ timeZone: "America/Lima" }).where(eq(races.id, raceId));
  const key = await aMessage(raceId, { by, kind: "news" });
  const at = { day: "2026-11-21", time: "09:30" };
  const past = { day: "2026-11-20", time: "06:59" };
  expect(await orderMessage(services, by, key, past)).toEqual({ problem: "past" });
  expect(await orderMessage(services, by, key, { day: null, time: "09:30" })).toEqual({
    problem: "no-time",
  });
  expect(await orderMessage(services, by, key, at)).toEqual({ problem: null });
  expect((await findMessage(db, raceId, key.messageId))?.sendAt).toEqual(
    new Date("2026-11-21T14:30:00Z"),
  );
  expect(await sendDueMessages(services)).toBe(0);
  // News for one day, ordered in different weeks, count together.
  const weekBefore = { ...services, now: hours(-168) };
  const second = await aMessage(raceId, { by, kind: "news" });
  expect(await orderMessage(weekBefore, by, second, at)).toEqual({ problem: null });
  const third = await aMessage(raceId, { by, kind: "news" });
  expect(await orderMessage(weekBefore, by, third, at)).toEqual({ problem: "too-much-news" });
  await unscheduleMessage(services, by, second);
  expect(await unscheduleMessage(services, by, key)).toEqual({ problem: null });
  expect(await sendDueMessages({ ...services, now: hours(100) })).toBe(0);
  for (let news = 0; news < mostNewsPerWeek; news += 1) {
    const other = news === 0 ? key : await aMessage(raceId, { by, kind: "news" });
    expect(await orderMessage(services, by, other, "now")).toEqual({ problem: null });
  }
  const more = await aMessage(raceId, { by, kind: "news" });
  expect(await orderMessage(services, by, more, "now")).toEqual({ problem: "too-much-news" });
  const nobody = await aMessage(raceId, {
    by,
    audience: { ...everybody, statuses: ["completed"] },
  });
  expect(await orderMessage(services, by, nobody, "now")).toEqual({ problem: "nobody" });
  const stranger = { userId: await aPerson(db), isAdmin: false };
  expect(await orderMessage(services, stranger, more, "now")).toEqual({ problem: "no-race" });
  const record = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, key.messageId));
  expect(record.map(({ action }) => action).sort()).toEqual(["cancelled", "scheduled", "sent"]);
});

test("a runner ends news of a race and its other editions, and still gets what is needed", async () => {
  const { raceId, by, people } = await aFullRace(2);
  const next = await aRace(db, { raceName: "Carrera 2027", startDate: "2027-12-06" });
  await db.insert(raceEditions).values({ raceId: next, previousId: raceId });
  const [reader] = people;
  const userId = reader?.userId ?? "";
  await db.insert(raceRegistrations).values({ ...storedEntry, raceId: next, userId });
  const address = newsEndingUrl(services, { userId, raceId, origin });
  const token = address.split("/").at(-1) ?? "";
  const found = await newsReaderOf(services, token);
  expect(found).toEqual({ userId, raceId, raceName: "Carrera" });
  expect(await newsReaderOf(services, `${token}x`)).toBeNull();
  const count = (kind: "needed" | "news", race: string) =>
    countRecipients(db, { raceId: race, kind, audience: everybody });
  expect(await count("news", next)).toBe(1);

  const key = await aMessage(raceId, { by, kind: "news" });
  await orderMessage(services, by, key, "now");
  await chooseNews(services, { userId, raceId }, "not-this");
  expect(await newsChoiceOf(services, { userId, raceId: next })).toBe("not-this");
  expect([await count("news", raceId), await count("news", next)]).toEqual([1, 0]);
  expect(await count("needed", next)).toBe(1);
  await sendDueMessages(services);
  const [letter] = await db
    .select({ url: outboxMessages.unsubscribeUrl })
    .from(outboxMessages)
    .innerJoin(raceMessageRecipients, eq(raceMessageRecipients.outboxId, outboxMessages.id))
    .where(eq(raceMessageRecipients.messageId, key.messageId));
  expect(letter?.url).toMatch(/^https:\/\/dorsal\.example\/race-messages\//);
  await chooseNews(services, { userId, raceId: next }, "all");
  expect(await newsChoiceOf(services, { userId, raceId })).toBe("all");
});

test("finishers are thanked once, an hour after the results, unless the organizer has switched it off", async () => {
  const raced = async () => {
    const raceId = await aRace(db, { raceName: "Carrera", startDate: "2026-11-15" });
    const userId = await aPerson(db);
    const finisher = await aRegistration(db, { raceId, userId });
    await aRegistration(db, { raceId, userId: await aPerson(db) });
    const publishedAt = hours(-2)();
    const results = await aResultVersion(db, { raceId, state: "published", publishedAt }, [
      {
        registrationId: finisher,
        match: "bib",
        status: "finished",
        gunMs: 2_411_000,
        placeOverall: 3,
      },
    ]);
    return { raceId, userId, results };
  };
  const thanked = async (raceId: string) => {
    await queueThanks(services, { origin, raceId });
    await sendDueMessages(services);
    return db
      .select({ text: outboxMessages.body })
      .from(outboxMessages)
      .innerJoin(raceMessageRecipients, eq(raceMessageRecipients.outboxId, outboxMessages.id))
      .innerJoin(raceMessages, eq(raceMessages.id, raceMessageRecipients.messageId))
      .where(and(eq(raceMessages.raceId, raceId), eq(raceMessages.kind, "thanks")));
  };
  const { raceId, userId, results } = await raced();
  const [letter, ...more] = await thanked(raceId);
  expect(more).toEqual([]);
  expect(letter?.text).toContain("Time: 40:11\nPlace: 3");
  expect(letter?.text).toContain(`https://dorsal.example/races/${raceId}?review=true`);
  expect(await thanked(raceId)).toHaveLength(1);
  // A finisher who is matched later is thanked later.
  const late = await aRegistration(db, { raceId, userId: await aPerson(db) });
  await db.insert(raceResults).values({
    importId: results.id,
    line: 3,
    sortOrder: 2,
    status: "finished",
    gunMs: 2_500_000,
    registrationId: late,
    match: "hand",
  });
  expect(await thanked(raceId)).toHaveLength(2);
  // A companion's finish is thanked in a separate letter to the account.
  const companionId = randomUUID();
  const theirs = await aRegistration(db, { raceId, userId, companionId, firstName: "Nina" });
  await db.insert(raceResults).values({
    importId: results.id,
    line: 4,
    sortOrder: 3,
    status: "finished",
    gunMs: 2_600_000,
    registrationId: theirs,
    match: "hand",
  });
  const toCompanion = (await thanked(raceId)).filter(({ text }) => text.includes("Nina"));
  expect(toCompanion).toHaveLength(1);
  expect(toCompanion[0]?.text).toContain("Time: 43:20");
  expect(toCompanion[0]?.text).not.toContain("review=true");

  const other = await raced();
  const by = await anAdmin(db);
  await setThanks(services, by, other.raceId, { isOn: false, origin });
  expect(await thanked(other.raceId)).toEqual([]);
  await setThanks(services, by, other.raceId, { isOn: true, origin });
  expect(await thanked(other.raceId)).toHaveLength(1);
});

test("a test goes to its author only", async () => {
  await db.delete(outboxMessages);
  const { raceId } = await aFullRace(2);
  const by = { ...(await anAdmin(db)), email: "author@example.com" };
  const key = await aMessage(raceId, { by });
  expect(await sendTest(services, by, key, { lang: "es", origin })).toEqual({ problem: null });
  expect(await db.select().from(outboxMessages)).toMatchObject([
    { recipient: "author@example.com", subject: "Test: Start at Carrera" },
  ]);
  expect(
    await sendTest({ ...services, limits: limitsThat(false) }, by, key, { lang: "en", origin }),
  ).toEqual({ problem: "too-many-tests" });
});

test("a form keeps both languages or one, and refuses what stands for nothing", () => {
  const read = (fields: Record<string, string>) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    return readMessageForm(sent);
  };
  expect(read({}).errors?.fields).toHaveProperty("text_en");
  expect(read({ subject_es: "Hola" }).errors?.fields).toHaveProperty("text_es");
  const wrong = read({ subject_en: "{nick}", text_en: "{bib}" }).errors;
  expect(wrong?.fields.subject_en).toMatchObject({
    en: "Use only placeholders from the list. These do not exist: {nick}",
  });
  expect(
    read({ subject_en: "A", text_en: " a\r\nb ", "status:pending": "yes", "status:odd": "yes" })
      .value,
  ).toMatchObject({
    text_en: "a\nb",
    kind: "needed",
    audience: { ...everybody, statuses: ["pending"] },
  });
});
