/** @module-tag both-databases */
import { eq, inArray } from "drizzle-orm";
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
  userProfiles,
} from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { Killed, killedAfter } from "../../../tests/support/killed.ts";
import { limitsThat, outboxOf } from "../../../tests/support/outbox.ts";
import { anAdmin, aPerson, newPeople } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration, storedEntry } from "../../../tests/support/registrations.ts";
import { aResultVersion } from "../../../tests/support/results/results.ts";
import { countRecipients, everybody } from "./audience.server.ts";
import {
  orderMessage,
  retryMessage,
  saveMessage,
  sendTest,
  setThanks,
  unscheduleMessage,
} from "./commands.server.ts";
import { failuresOf, findMessage, messagesOf } from "./queries.server.ts";
import { type Audience, mostNewsPerWeek } from "./race-message.ts";
import { chooseNews, newsChoiceOf, newsEndingUrl, newsReaderOf } from "./refusals.server.ts";
import { type MessageForm, readMessageForm } from "./schema.ts";
import { queueThanks, sendDueMessages } from "./sending.server.ts";

const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const jobs = { send: async () => {} } as never;
const { mail, tokens } = outboxOf(db);
const services = { db, now, mail, tokens, jobs, limits: limitsThat(true) };
const hours = (count: number) => () => new Date(now().getTime() + count * 3_600_000);

const form: MessageForm = {
  kind: "needed",
  subject_en: "Start at {race}",
  text_en: "Hello {first_name}, your bib is {bib}.\n\nSee https://example.org/plan.",
  subject_es: "",
  text_es: "",
  takes_answers: false,
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
  await db.insert(raceRegistrations).values(
    people.map(({ userId }) => ({ ...storedEntry, raceId, userId })),
  );
  return { raceId, people, by: await anAdmin(db) };
}

const recipientsOf = (messageId: string) =>
  db
    .select()
    .from(raceMessageRecipients)
    .where(eq(raceMessageRecipients.messageId, messageId));

async function lettersTo(userIds: string[]) {
  const addresses = await db
    .select({ email: userProfiles.email })
    .from(userProfiles)
    .where(inArray(userProfiles.userId, userIds));
  void addresses;
  return db.select().from(outboxMessages);
}

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
  expect(recipients.map(({ outboxId }) => outboxId).sort()).toEqual(sent.map(({ id }) => id).sort());
  expect(await findMessage(db, raceId, key.messageId)).toMatchObject({ state: "sent" });
});
