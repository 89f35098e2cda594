import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from "node:crypto";
import { asc, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authSigningKeys, type PublicJwk } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { signingKeyParts } from "./schema.ts";

export type SigningKey = {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: PublicJwk;
  createdAt: Date;
  signsFrom: Date;
  goodUntil: Date | null;
};

type KeyNeeds = Pick<Services, "db" | "now" | "identity">;

/** An access token lives for an hour. */
export const accessSeconds = 3600;
/** Clients keep the key set for ten minutes (AUTHSVC-23). */
export const keySetSeconds = 600;
/** A new key is published so long before it signs: copies of this server keep the keys for a minute. */
const leadSeconds = keySetSeconds + 300;
/** After this time a key is followed by a new one. */
const signingDays = 30;
const keptMs = 60_000;
/** How soon an unknown key may make a server read the table again. */
const leastKeptMs = 5000;

type Kept = { keys: SigningKey[]; readAt: number };

const kept = new WeakMap<Database, Promise<Kept>>();

/** The key that signs now. An installation without a key gets one, and one that has signed for a month another. */
export async function signingKey(services: KeyNeeds): Promise<SigningKey> {
  const time = services.now().getTime();
  const keys = await currentKeys(services);
  // After a clock was set back no key may sign yet: the oldest then does.
  const found = keys.findLast(({ signsFrom }) => signsFrom.getTime() <= time) ?? keys[0];
  if (!found) throw new Error("There is no key to sign access tokens with.");
  return found;
}

/** What clients check tokens with (RFC 7517). */
export async function publicKeys(services: KeyNeeds): Promise<PublicJwk[]> {
  return (await currentKeys(services)).map(({ jwk }) => jwk);
}

/** The key that a token names, also when another copy of the server has just made it. */
export async function keyNamed(services: KeyNeeds, kid: string): Promise<SigningKey | null> {
  const isIt = (key: SigningKey) => key.kid === kid;
  return (
    (await keysOf(services, keptMs)).find(isIt) ??
    (await keysOf(services, leastKeptMs)).find(isIt) ??
    null
  );
}

/**
 * Makes another key. It is published at once and signs a quarter of an hour later; the key before it
 * stays until the last token that it signed has expired.
 * @param isDue - whether the newest key is still to be followed, asked once no other server can add one
 */
export async function rotateKeys(
  { db, now, identity }: KeyNeeds,
  isDue: (newest: SigningKey) => boolean = () => true,
): Promise<void> {
  const time = now();
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table auth_signing_keys in exclusive mode`);
    const newest = (await readKeys({ db: tx, now, identity })).at(-1);
    if (newest && !isDue(newest)) return;
    const signsFrom = newest ? later(time, leadSeconds) : time;
    await tx
      .update(authSigningKeys)
      .set({ goodUntil: later(signsFrom, accessSeconds + leadSeconds) })
      .where(isNull(authSigningKeys.goodUntil));
    await tx.insert(authSigningKeys).values({ ...newKey(identity), createdAt: time, signsFrom });
  });
  kept.delete(db);
}

/** Removes keys whose last token has expired. */
export async function forgetOldKeys({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.delete(authSigningKeys).where(lt(authSigningKeys.goodUntil, now()));
}

async function currentKeys(services: KeyNeeds): Promise<SigningKey[]> {
  const time = services.now().getTime();
  const isDue = ({ createdAt }: SigningKey) =>
    createdAt.getTime() + signingDays * 24 * 3600_000 <= time;
  const keys = await keysOf(services, keptMs);
  const newest = keys.at(-1);
  if (newest && !isDue(newest)) return keys;
  await rotateKeys(services, isDue);
  return keysOf(services, keptMs);
}

/** The keys that are good now, by the time from which they sign; at most so many milliseconds old. */
async function keysOf(services: KeyNeeds, mostMs: number): Promise<SigningKey[]> {
  const time = services.now().getTime();
  const found = await kept.get(services.db)?.catch(() => null);
  if (found && Math.abs(time - found.readAt) < mostMs) return areGoodAt(found.keys, time);
  const reading = readKeys(services).then((keys) => ({ keys, readAt: time }));
  kept.set(services.db, reading);
  return areGoodAt((await reading).keys, time);
}

function areGoodAt(keys: SigningKey[], time: number): SigningKey[] {
  return keys.filter(({ goodUntil }) => goodUntil === null || goodUntil.getTime() > time);
}

/** A key that was hidden with another secret is worth nothing here. */
async function readKeys({ db, now, identity }: KeyNeeds): Promise<SigningKey[]> {
  const rows = await db
    .select({
      kid: authSigningKeys.kid,
      hidden: authSigningKeys.privateKey,
      jwk: authSigningKeys.publicKey,
      createdAt: authSigningKeys.createdAt,
      signsFrom: authSigningKeys.signsFrom,
      goodUntil: authSigningKeys.goodUntil,
    })
    .from(authSigningKeys)
    .where(or(isNull(authSigningKeys.goodUntil), gt(authSigningKeys.goodUntil, now())))
    .orderBy(asc(authSigningKeys.signsFrom), asc(authSigningKeys.createdAt));
  return rows.flatMap(({ hidden, ...row }) => {
    const shown = identity.box.decrypt(hidden);
    if (shown === null) return [];
    const privateKey = createPrivateKey(shown);
    return [{ ...row, privateKey, publicKey: createPublicKey(privateKey) }];
  });
}

function newKey(identity: Services["identity"]) {
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = randomUUID();
  const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const parts = signingKeyParts.parse(pair.publicKey.export({ format: "jwk" }));
  const publicKey: PublicJwk = { ...parts, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
  return { kid, privateKey: identity.box.encrypt(pem), publicKey };
}

function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
