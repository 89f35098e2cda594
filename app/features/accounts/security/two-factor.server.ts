import { eq } from "drizzle-orm";
import { renderSVG } from "uqr";
import { users } from "#db/schema.ts";
import type { Answer, Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import { changeTexts } from "./change.ts";
import type { SecurityLinks } from "./links.ts";
import type { SecurityRefusal } from "./messages.ts";
import { tellOwner } from "./tell-owner.server.ts";

export async function hasTwoFactor(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<boolean> {
  const [user] = await db
    .select({ isOn: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isOn ?? false;
}

/** Makes a key for an app, and backup codes. Both count from the first code of the app on. */
export async function startTwoFactor(
  { identity, limits }: Pick<Services, "identity" | "limits">,
  asker: Asker,
  { userId }: Pick<Viewer, "userId">,
  password: string,
): Promise<
  { problem: null; address: string; backupCodes: string[]; headers: Headers } | SecurityRefusal
> {
  if (!(await limits.allow("proof", userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const answer = await identity.ask(asker, "/two-factor/enable", { password });
  const { totpURI, backupCodes } = answer.body;
  if (answer.status !== 200 || typeof totpURI !== "string") return whyNot(answer);
  const { headers } = answer;
  return { problem: null, address: totpURI, backupCodes: textsOf(backupCodes), headers };
}

/** Turns the second step on, with the first code that the app shows. */
export async function confirmTwoFactor(
  services: Pick<Services, "db" | "now" | "identity" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { code, links }: { code: string; links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | SecurityRefusal> {
  const answer = await services.identity.ask(asker, "/two-factor/verify-totp", { code });
  if (answer.code === "INVALID_CODE") {
    return { problem: "wrong-code", field: "code" };
  }
  if (answer.status !== 200) return whyNot(answer);
  const change = { kind: "second-step-on", what: changeTexts.secondStepOn } as const;
  await tellOwner(services, viewer, change, links);
  return { problem: null, headers: answer.headers };
}

export async function endTwoFactor(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { password, links }: { password: string; links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | SecurityRefusal> {
  if (!(await services.limits.allow("proof", viewer.userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const answer = await services.identity.ask(asker, "/two-factor/disable", { password });
  if (answer.status !== 200) return whyNot(answer);
  const change = { kind: "removed", what: changeTexts.secondStepOff } as const;
  await tellOwner(services, viewer, change, links);
  return { problem: null, headers: answer.headers };
}

/** Makes new backup codes; the old ones stop working. */
export async function renewBackupCodes(
  { identity, limits }: Pick<Services, "identity" | "limits">,
  asker: Asker,
  { userId }: Pick<Viewer, "userId">,
  password: string,
): Promise<{ problem: null; backupCodes: string[]; headers: Headers } | SecurityRefusal> {
  if (!(await limits.allow("proof", userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const answer = await identity.ask(asker, "/two-factor/generate-backup-codes", { password });
  if (answer.status !== 200) return whyNot(answer);
  const { body, headers } = answer;
  return { problem: null, backupCodes: textsOf(body.backupCodes), headers };
}

/** The key of an authenticator in all the ways in which an app takes it. */
export function showKey(address: string, backupCodes: string[]) {
  const svg = renderSVG(address, { border: 3, pixelSize: 4 });
  const picture = Buffer.from(svg).toString("base64");
  return { address, key: typedKey(address), picture, backupCodes };
}

/** The key inside the address of an authenticator, in groups of four letters for typing. */
export function typedKey(address: string): string {
  const key = URL.parse(address)?.searchParams.get("secret") ?? "";
  return key.replace(/(.{4})(?=.)/g, "$1 ");
}

function whyNot({ status, code }: Answer): SecurityRefusal {
  if (status === 429) return { problem: "too-many-attempts", field: null };
  if (code === "INVALID_PASSWORD" || code === "CREDENTIAL_ACCOUNT_NOT_FOUND") {
    return { problem: "wrong-password", field: "password" };
  }
  return { problem: "two-factor-not-set", field: null };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((code) => typeof code === "string") : [];
}
