import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { apiKeys, auditEntries, authIdentities, userProfiles } from "#db/schema.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { collectPersonalData } from "#features/personal-data/collect.server.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo, origin } from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { keyPrefix, mostKeys } from "./api-key.ts";
import { keyCaller, keysOf, makeKey, revokeAllKeys, revokeKey } from "./keys.server.ts";
import { newKeyForm } from "./schema.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";
const password = "the first secret";
const links = securityLinks(origin);
const form = newKeyForm.parse({ name: " Our  site ", scope: ["races:write", "all"], password });

async function ana(tx: Database) {
  const services = accountsOf(tx);
  const userId = await aPerson(tx, { email });
  const hash = await services.identity.hash(password);
  const identity = { userId, providerId: "credential", accountId: userId, password: hash };
  await tx.insert(authIdentities).values(identity);
  return { services, viewer: { userId, email, sessionId: userId } };
}

const asked = (key: string) => new Request(origin, { headers: { Authorization: `Bearer ${key}` } });

test("a key is shown once, stored as its hash, told by mail and recorded", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer } = await ana(tx);
    const made = await makeKey(services, viewer, form, links);
    if (made.problem !== null) throw new Error(made.problem);
    expect(made.key).toMatch(/^dorsal_key_[\w-]{32}$/);
    const [kept] = await tx.select().from(apiKeys);
    expect(JSON.stringify(kept)).not.toContain(made.key.slice(keyPrefix.length));
    expect(kept).toMatchObject({ name: "Our site", scopes: ["races:write"], lastUsedAt: null });
    expect((await mailsTo(services, email))[0]?.subject).toContain("key");
    const [entry] = await tx.select().from(auditEntries);
    expect(entry).toMatchObject({ action: "created", subjectType: "key" });
    expect(JSON.stringify(entry)).not.toContain(made.key);
    const told = await collectPersonalData(services, viewer);
    expect(told["keys-for-programs"]).toMatchObject([{ name: "Our site", ending: kept?.ending }]);
    expect(JSON.stringify(told)).not.toContain(kept?.secretHash);
  }));

test("a key acts as its owner, never as an administrator, until it is revoked", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer } = await ana(tx);
    const made = await makeKey(services, viewer, form, links);
    if (made.problem !== null) throw new Error(made.problem);
    await tx
      .update(userProfiles)
      .set({ isAdmin: true })
      .where(eq(userProfiles.userId, viewer.userId));
    const caller = await keyCaller(services, asked(made.key));
    expect(caller).toMatchObject({ viewer: { userId: viewer.userId, isAdmin: false } });
    const [own] = await keysOf(services, viewer);
    expect(own?.lastUsedAt).not.toBeNull();
    const stranger = { userId: await aPerson(tx), email: "eve@example.com" };
    expect(await revokeKey(services, stranger, own?.id ?? "", links)).toBe(false);
    expect(await keyCaller(services, asked(made.key))).not.toBeNull();
    expect(await revokeKey(services, viewer, own?.id ?? "", links)).toBe(true);
    expect(await keyCaller(services, asked(made.key))).toBeNull();
  }));

test("all keys of a person are revoked at once, each of them recorded, and no others", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer } = await ana(tx);
    const made = [
      await makeKey(services, viewer, form, links),
      await makeKey(services, viewer, { ...form, name: "Other" }, links),
    ];
    const stranger = { userId: await aPerson(tx), email: "eve@example.com" };
    expect(await revokeAllKeys(services, stranger, links)).toBe(0);
    expect(await revokeAllKeys(services, viewer, links)).toBe(2);
    for (const each of made) {
      expect(await keyCaller(services, asked("key" in each ? each.key : ""))).toBeNull();
    }
    expect(await tx.$count(auditEntries, eq(auditEntries.action, "deleted"))).toBe(2);
    expect((await mailsTo(services, email))[0]?.subject).toContain("2 keys");
    expect(await revokeAllKeys(services, viewer, links)).toBe(0);
  }));

test("keys of deactivated people die at once, and other texts are no keys", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer } = await ana(tx);
    const made = await makeKey(services, viewer, form, links);
    if (made.problem !== null) throw new Error(made.problem);
    for (const text of ["", "x", keyPrefix, `${made.key}x`, made.key.slice(0, -1)]) {
      expect(await keyCaller(services, asked(text)), text).toBeNull();
    }
    await tx
      .update(userProfiles)
      .set({ isActive: false })
      .where(eq(userProfiles.userId, viewer.userId));
    expect(await keyCaller(services, asked(made.key))).toBeNull();
  }));

test("a key needs the password and a name, and an account has a limited number", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer } = await ana(tx);
    const wrong = await makeKey(services, viewer, { ...form, password: "another" }, links);
    expect(wrong).toEqual({ problem: "wrong-password", field: "password" });
    expect(newKeyForm.safeParse({ name: " " }).success).toBe(false);
    const row = {
      userId: viewer.userId,
      name: "n",
      ending: "abcd",
      scopes: [],
      createdAt: new Date(),
    };
    const rows = Array.from({ length: mostKeys }, (_, at) => ({ ...row, secretHash: `${at}` }));
    await tx.insert(apiKeys).values(rows);
    const more = await makeKey(services, viewer, form, links);
    expect(more).toEqual({ problem: "too-many-keys", field: null });
  }));
