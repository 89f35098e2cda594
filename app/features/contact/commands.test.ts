import { expect, test } from "vitest";
import { contactMessages } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { limitsThat, outboxOf } from "../../../tests/support/outbox.ts";
import { now } from "../../../tests/support/races/races.ts";
import { sendContactMessage } from "./message.server.ts";

const { db } = await openTestDatabase();
const inbox = "hello@dorsal.example";
const written = {
  name: "Zoë Ñandú 🏃",
  email: "zoe@example.com",
  subject: "Start free trial",
  message: "First line\nhttps://spam.example <b>bold</b>",
};

test("GAP-68 LINK-02 a message is stored, mailed to the operator and acknowledged", () =>
  rolledBack(db, async (tx) => {
    const { mail, messages } = outboxOf(tx);
    await sendContactMessage({ db: tx, now, mail, limits: limitsThat(true) }, written, inbox, "en");
    expect(await tx.select().from(contactMessages)).toMatchObject([written]);
    const [ours, receipt, ...more] = await messages();
    expect(more).toEqual([]);
    const [first, second] = ours?.recipient === inbox ? [ours, receipt] : [receipt, ours];
    expect(first).toMatchObject({
      recipient: inbox,
      replyTo: "zoe@example.com",
      subject: "Contact: Start free trial",
    });
    expect(first?.body).toContain("> First line\n> https://spam.example");
    expect(first?.html).toContain("&lt;b&gt;bold&lt;/b&gt;");
    expect(second).toMatchObject({ recipient: "zoe@example.com", subject: "We have your message" });
    // The receipt repeats no typed text: the form must not send messages to strangers.
    expect(`${second?.body}${second?.html}`).not.toMatch(/spam|Zoë|free trial/);
  }));

test("receipts to one address are limited, and the messages still arrive", () =>
  rolledBack(db, async (tx) => {
    const { mail, messages } = outboxOf(tx);
    await sendContactMessage(
      { db: tx, now, mail, limits: limitsThat(false) },
      written,
      inbox,
      "en",
    );
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([inbox]);
    expect(await tx.select().from(contactMessages)).toHaveLength(1);
  }));

test("a server without mail still stores the message", () =>
  rolledBack(db, async (tx) => {
    const { mail, messages } = outboxOf(tx, { isAvailable: false });
    const { subject: _, ...rest } = written;
    await sendContactMessage(
      { db: tx, now, mail, limits: limitsThat(true) },
      { ...rest, subject: "" },
      inbox,
      "en",
    );
    expect(await messages()).toEqual([]);
    expect(await tx.select().from(contactMessages)).toMatchObject([{ ...rest, subject: null }]);
  }));
