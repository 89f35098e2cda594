import { and, asc, eq } from "drizzle-orm";
import { authPasskeys } from "#db/schema.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import { changeTexts } from "./change.ts";
import type { SecurityLinks } from "./links.ts";
import type { SecurityRefusal } from "./messages.ts";
import { whyNotProved } from "./proof.server.ts";
import type { NewPasskeyForm } from "./schema.ts";
import { tellOwner } from "./tell-owner.server.ts";

export type OwnPasskey = { id: string; name: string; addedAt: Date | null; isSynced: boolean };

const mostPasskeys = 50;
const defaultName = "Passkey";

export async function passkeysOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<OwnPasskey[]> {
  const rows = await db
    .select({
      id: authPasskeys.id,
      name: authPasskeys.name,
      addedAt: authPasskeys.createdAt,
      isSynced: authPasskeys.backedUp,
    })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt), authPasskeys.id)
    .limit(mostPasskeys);
  return rows.map((row) => ({ ...row, name: row.name || defaultName }));
}

/**
 * The options with which a browser makes a passkey, and the cookie that goes with them, once the viewer
 * has proved who they are. `addPasskey` accepts only the answer to such options.
 */
export async function passkeyQuestion(
  services: Pick<Services, "db" | "now" | "identity" | "limits">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "sessionId">,
  password: string,
): Promise<{ problem: null; question: object; headers: Headers } | SecurityRefusal> {
  const { identity } = services;
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  const answer = await identity.ask(asker, "/passkey/generate-register-options");
  if (answer.code === "SESSION_NOT_FRESH") return { problem: "sign-in-again", field: null };
  if (answer.status === 429) return { problem: "too-many-attempts", field: null };
  if (answer.status !== 200) return { problem: "passkey-not-added", field: null };
  return { problem: null, question: answer.body, headers: answer.headers };
}

/** Keeps the passkey that the browser has made. */
export async function addPasskey(
  services: Pick<Services, "db" | "now" | "identity" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { response, name, links }: NewPasskeyForm & { links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | SecurityRefusal> {
  const answer = await services.identity.ask(asker, "/passkey/verify-registration", {
    response,
    name: name || defaultName,
  });
  if (answer.code === "SESSION_NOT_FRESH") return { problem: "sign-in-again", field: null };
  if (answer.status !== 200) return { problem: "passkey-not-added", field: null };
  const { id } = answer.body;
  const subjectId = typeof id === "string" ? id : undefined;
  const change = {
    kind: "passkey",
    subjectId,
    what: changeTexts.passkeyAdded,
  } as const;
  await tellOwner(services, viewer, change, links);
  return { problem: null, headers: answer.headers };
}

/** @returns false when the viewer has no such passkey */
export async function renamePasskey(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(authPasskeys)
    .set({ name })
    .where(ownPasskey(viewer, id))
    .returning({ id: authPasskeys.id });
  return renamed.length > 0;
}

/** @returns false when the viewer has no such passkey */
export async function removePasskey(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  id: string,
): Promise<boolean> {
  const removed = await db
    .delete(authPasskeys)
    .where(ownPasskey(viewer, id))
    .returning({ id: authPasskeys.id });
  return removed.length > 0;
}

function ownPasskey({ userId }: Pick<Viewer, "userId">, id: string) {
  return and(eq(authPasskeys.userId, userId), eq(authPasskeys.id, id));
}
