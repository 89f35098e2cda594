import { randomBytes, randomUUID } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { authChanges, authCodes, authFlows } from "#db/schema.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import type { Challenge } from "./schema.ts";
import { forgetOldKeys } from "./signing-keys.server.ts";

/** Where an app wants its person back, and the challenge that its exchange must answer (RFC 7636). */
export type AskedFlow = { redirectTo: string; challenge: Challenge };

type FlowProblem = "bad-challenge";

const codeBytes = 24;
/** An app exchanges its code at once. */
const codeMinutes = 5;

type Needs = Pick<Services, "db" | "now" | "identity">;

/** Whether the challenge is in the form that the exchange can compare: SHA-256 alone. */
export function challengeProblem({ challenge }: AskedFlow): FlowProblem | null {
  const { code_challenge, code_challenge_method } = challenge;
  if (!code_challenge) return null;
  const isGood = code_challenge_method.toLowerCase() === "s256";
  return isGood && /^[\w-]{43}$/.test(code_challenge) ? null : "bad-challenge";
}

/**
 * Where the app wants its person back, as a browser writes it: without letters that no header may have. An
 * address that is not in the list counts as none: the letter then leads to a page of ours.
 */
export function redirectOf(
  { identity }: Pick<Services, "identity">,
  { redirectTo }: AskedFlow,
): string | null {
  if (!isAllowedRedirect(identity.redirects, redirectTo)) return null;
  return URL.parse(redirectTo)?.href ?? null;
}

/**
 * Remembers what a letter or a visit to a provider is for.
 * @returns the id; `null` where there is nothing to remember
 */
export async function beginFlow(
  { db, now, identity }: Needs,
  kind: string,
  asked: AskedFlow,
  { userId, minutes }: { userId: string | null; minutes: number },
): Promise<string | null> {
  const redirectTo = redirectOf({ identity }, asked);
  if (redirectTo === null) return null;
  const id = randomUUID();
  const createdAt = now();
  await db.insert(authFlows).values({
    id,
    kind,
    challenge: asked.challenge.code_challenge || null,
    redirectTo,
    userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
  });
  return id;
}

/**
 * Where the browser goes once somebody has proved who they are: with a code, if the app has sent a
 * challenge that its exchange must answer. Nothing else is ever put into an address.
 * @param method - how it was proved
 */
export async function wayBack(
  { db, now, identity }: Needs,
  flowId: string | null,
  { userId, method }: { userId: string; method: string },
): Promise<string | null> {
  if (flowId === null) return null;
  const code = randomBytes(codeBytes).toString("base64url");
  const [flow] = await db
    .update(authFlows)
    .set({
      codeHash: flowCodeHash(identity.box, code),
      userId,
      method,
      expiresAt: new Date(now().getTime() + codeMinutes * 60_000),
    })
    .where(eq(authFlows.id, flowId))
    .returning({ redirectTo: authFlows.redirectTo, challenge: authFlows.challenge });
  if (!flow?.redirectTo) return null;
  return flow.challenge === null ? flow.redirectTo : withCode(flow.redirectTo, code);
}

/** A code of a flow as its row has it. */
export function flowCodeHash(box: SecretBox, code: string): string {
  return box.hmac("flow code", code).toString("base64url");
}

/**
 * Whether letters and sign-ins may lead to an address of an app. A line of the list is an address
 * (`https://app.example/welcome`, `myapp://signed-in`), or the beginning of addresses with a star at its
 * end (`https://app.example/*`). What follows a question mark is the app's own.
 */
export function isAllowedRedirect(list: readonly string[], address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  const place = placeOf(url);
  return list.some((line) => {
    const listed = URL.parse(line.replace(/\*$/, ""));
    if (!listed) return false;
    return line.endsWith("*") ? place.startsWith(placeOf(listed)) : place === placeOf(listed);
  });
}

/** What an app is led to: the address with a code in it. */
export function withCode(address: string, code: string): string {
  const url = new URL(address);
  url.searchParams.set("code", code);
  return url.href;
}

/** An address without its query and its fragment. */
function placeOf({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

export const appAuthJobs: Job[] = [
  { queue: "forget-app-codes", schedule: "30 3 * * *", work: forgetOldCodes },
];

/** A letter can be sent again for a day. */
const keptMs = 24 * 3600_000;

/** Deletes expired codes, flows, links and keys. */
export async function forgetOldCodes({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - keptMs);
  await db.delete(authCodes).where(lt(authCodes.expiresAt, oldest));
  await db.delete(authFlows).where(lt(authFlows.expiresAt, oldest));
  await db.delete(authChanges).where(lt(authChanges.expiresAt, now()));
  await forgetOldKeys({ db, now });
}
