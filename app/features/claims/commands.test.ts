import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { raceClaims } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { limitsThat, outboxOf } from "../../../tests/support/outbox.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { claimableRace, claimantOf, claimRace } from "./claims.server.ts";

const { db } = await openTestDatabase();
const site = {
  inbox: "hello@dorsal.example",
  origin: "https://dorsal.example",
  lang: "en",
} as const;
const claim = {
  name: "Zoë 🏃 https://spam.example",
  email: "zoe@example.com",
  phone: "+51 987 654 321",
  message: "It is mine.\n<b>Really</b>",
  company_url: "",
};

test("CLAIM-05 DATA-07 ROLE-03 a claim is stored, mailed to the operator and acknowledged", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, { raceName: "Lima 42K" });
    const { mail, messages } = outboxOf(tx);
    const services = { db: tx, now, mail, limits: limitsThat(true) };
    expect(await claimRace(services, raceId, claim, site)).toBe(true);
    const { company_url: _, ...stored } = claim;
    expect(await tx.select().from(raceClaims)).toMatchObject([
      { ...stored, raceId, createdAt: now() },
    ]);
    const sent = await messages();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([site.inbox, claim.email].sort());
    const ours = sent.find(({ recipient }) => recipient === site.inbox);
    expect(ours).toMatchObject({ subject: "Race claim: “Lima 42K”", replyTo: claim.email });
    expect(ours?.body).toContain("+51 987 654 321");
    expect(ours?.body).toContain("> It is mine.\n> <b>Really</b>");
    expect(ours?.body).toContain(`https://dorsal.example/races/${raceId}`);
    const receipt = sent.find(({ recipient }) => recipient === claim.email);
    expect(receipt?.subject).toBe("Your claim of “Lima 42K”");
    // The receipt repeats no typed text: the form must not send messages to strangers.
    expect(`${receipt?.body}${receipt?.html}`).not.toMatch(/spam|Zoë|Really/);
  }));

test("GAP-20 optional fields may be missing, and a second claim of the same race is stored too", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const services = { db: tx, now, ...outboxOf(tx), limits: limitsThat(true) };
    const bare = { ...claim, phone: "", message: "" };
    await claimRace(services, raceId, bare, site);
    await claimRace(services, raceId, { ...bare, email: "bea@example.com" }, site);
    expect(await tx.select().from(raceClaims)).toMatchObject([
      { phone: null, message: null },
      { email: "bea@example.com" },
    ]);
  }));

test("a claim of a race that does not exist stores nothing", () =>
  rolledBack(db, async (tx) => {
    const { mail, messages } = outboxOf(tx);
    const services = { db: tx, now, mail, limits: limitsThat(true) };
    expect(await claimRace(services, randomUUID(), claim, site)).toBe(false);
    expect(await tx.select().from(raceClaims)).toEqual([]);
    expect(await messages()).toEqual([]);
  }));

test("receipts to one address are limited; without mail the claim is still stored", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const { mail, messages } = outboxOf(tx);
    await claimRace({ db: tx, now, mail, limits: limitsThat(false) }, raceId, claim, site);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([site.inbox]);
    const without = { db: tx, now, ...outboxOf(tx, { isAvailable: false }) };
    await claimRace({ ...without, limits: limitsThat(true) }, raceId, claim, site);
    expect(await messages()).toHaveLength(1);
    expect(await tx.select().from(raceClaims)).toHaveLength(2);
  }));

test("GAP-20 the form is filled in for a member and empty for a visitor", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { phone: "+51987654321" });
    const viewer = {
      userId,
      email: "ana@example.com",
      firstName: "Ana",
      lastName: "Ñandú",
      image: null,
      isAdmin: false,
      sessionId: randomUUID(),
    };
    expect(await claimantOf({ db: tx }, viewer)).toEqual({
      name: "Ana Ñandú",
      email: "ana@example.com",
      phone: "+51987654321",
    });
    const unnamed = { ...viewer, firstName: null, lastName: null };
    expect(await claimantOf({ db: tx }, unnamed)).toMatchObject({ name: "" });
    expect(await claimantOf({ db: tx }, null)).toEqual({ name: "", email: "", phone: "" });
  }));

test("a race is claimed by its name", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, { raceName: "Lima 42K" });
    expect(await claimableRace({ db: tx }, raceId)).toBe("Lima 42K");
    expect(await claimableRace({ db: tx }, randomUUID())).toBeNull();
  }));
