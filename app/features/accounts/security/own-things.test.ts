import { expect, test } from "vitest";
import { authPasskeys, authSessions } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { passkeysOf, removePasskey, renamePasskey } from "./passkeys.server.ts";
import { endOtherSessions, endSession, sessionsOf } from "./sessions.server.ts";

const { db } = await openTestDatabase();
const tomorrow = new Date(now().getTime() + 86_400_000);
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

test("a person's sessions are listed with the current one first and without ended ones", () =>
  rolledBack(db, async (tx) => {
    const [ana, ben] = [await aPerson(tx), await aPerson(tx)];
    const session = { userId: ana, expiresAt: tomorrow };
    const used = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
    const [here, there, late] = await tx
      .insert(authSessions)
      .values([
        { ...session, token: "here", updatedAt: used(1), userAgent: firefox, ipAddress: "::1" },
        { ...session, token: "there", updatedAt: used(2) },
        { ...session, token: "late", updatedAt: used(3) },
        { ...session, token: "over", expiresAt: now() },
        { userId: ben, token: "ben", expiresAt: tomorrow },
      ])
      .returning({ id: authSessions.id });
    const me = { userId: ana, sessionId: here!.id };
    const services = { db: tx, now };
    const listed = await sessionsOf(services, me, "en");
    expect(listed.map(({ id }) => id)).toEqual([here!.id, late!.id, there!.id]);
    expect(listed[0]).toMatchObject({
      device: "Firefox on Linux",
      address: "::1",
      isCurrent: true,
    });

    const ids = async () => (await tx.select().from(authSessions)).map(({ token }) => token).sort();
    const stranger = { userId: ben, sessionId: "00000000-0000-4000-8000-000000000000" };
    expect(await endSession(services, stranger, there!.id)).toBe(false);
    expect(await endSession(services, me, here!.id)).toBe(false);
    expect(await ids(), "not a stranger's, and not this one").toHaveLength(5);
    expect(await endSession(services, me, there!.id)).toBe(true);
    expect(await ids()).toEqual(["ben", "here", "late", "over"]);
    await endOtherSessions(services, me);
    expect(await ids()).toEqual(["ben", "here"]);
  }));

test("passkeys are renamed and removed by their owner only", () =>
  rolledBack(db, async (tx) => {
    const [ana, ben] = [await aPerson(tx), await aPerson(tx)];
    const passkey = { publicKey: "k", counter: 0, deviceType: "singleDevice", backedUp: false };
    const [own] = await tx
      .insert(authPasskeys)
      .values([
        { ...passkey, userId: ana, name: "Phone", credentialID: "1" },
        { ...passkey, userId: ben, name: null, credentialID: "2" },
      ])
      .returning({ id: authPasskeys.id });
    const services = { db: tx };
    const names = async (userId: string) =>
      (await passkeysOf(services, { userId })).map(({ name }) => name);
    expect(await renamePasskey(services, { userId: ben }, own!.id, "Mine")).toBe(false);
    expect(await removePasskey(services, { userId: ben }, own!.id)).toBe(false);
    expect([await names(ana), await names(ben)]).toEqual([["Phone"], ["Passkey"]]);
    expect(await renamePasskey(services, { userId: ana }, own!.id, "Old phone")).toBe(true);
    expect(await names(ana)).toEqual(["Old phone"]);
    expect(await removePasskey(services, { userId: ana }, own!.id)).toBe(true);
    expect(await names(ana)).toEqual([]);
  }));
