import { and, desc, eq, gt, ne } from "drizzle-orm";
import { authAppSessions, authSessions } from "#db/schema.ts";
import { endPendingChanges, endSessions } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Lang, Words } from "#values/say.ts";
import type { Viewer } from "../viewer.ts";

/** A browser or an app in which the viewer is signed in. */
export type OwnSession = {
  id: string;
  device: string;
  address: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
};

const mostSessions = 100;

/** The viewer's sessions: the current one first, then by the latest use. */
export async function sessionsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  lang: Lang,
): Promise<OwnSession[]> {
  const rows = await db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      address: authSessions.ipAddress,
      signedInAt: authSessions.createdAt,
      lastUsedAt: authSessions.updatedAt,
      appSessionId: authAppSessions.sessionId,
    })
    .from(authSessions)
    .leftJoin(authAppSessions, eq(authAppSessions.sessionId, authSessions.id))
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now())))
    .orderBy(desc(authSessions.updatedAt), authSessions.id)
    .limit(mostSessions);
  const sessions = rows.map(({ userAgent, appSessionId, ...session }) => ({
    ...session,
    device: appSessionId === null ? deviceOf(userAgent, lang) : appOf(userAgent, lang),
    isCurrent: session.id === sessionId,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one of the viewer's other sessions, with all pending changes of the account: one may have been
 * requested there. The current session ends by signing out.
 * @returns `false` when the viewer has no such session
 */
export async function endSession(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  id: string,
): Promise<boolean> {
  const own = and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId));
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(authSessions)
      .where(and(own, eq(authSessions.id, id)))
      .returning({ id: authSessions.id });
    if (ended.length > 0) await endPendingChanges(tx, userId);
    return ended.length > 0;
  });
}

/** Ends all sessions of the viewer but the current one, and all pending changes of the account. */
export async function endOtherSessions(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
): Promise<void> {
  await db.transaction((tx) => endSessions(tx, userId, { except: sessionId }));
}

/** Browsers by a part of their User-Agent; the first match counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const unknown: Words = { en: "Unknown device", es: "Dispositivo desconocido" };
const app: Words = { en: "App", es: "Aplicación" };
const on: Words = { en: "on", es: "en" };

/**
 * The browser and the system of a User-Agent: `Chrome on Windows`.
 * @param userAgent - as sent with the sign-in, and so any text
 */
export function deviceOf(userAgent: string | null, lang: Lang): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} ${on[lang]} ${system}`;
  return browser ?? system ?? unknown[lang];
}

/**
 * An app by its User-Agent: `App (Paceline on Android)`. A program that names no product, such as a page
 * of another site, is named by its browser.
 * @param userAgent - as sent with the sign-in, and so any text
 */
export function appOf(userAgent: string | null, lang: Lang): string {
  const [, product] = /^(?!Mozilla\/)([\w .-]{1,40})\//.exec(userAgent ?? "") ?? [];
  const system = nameIn(systems, userAgent);
  if (!product) {
    const device = deviceOf(userAgent, lang);
    return device === unknown[lang] ? app[lang] : `${app[lang]} (${device})`;
  }
  return `${app[lang]} (${system ? `${product} ${on[lang]} ${system}` : product})`;
}

function nameIn(known: readonly [RegExp, string][], userAgent: string | null): string | null {
  return known.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
}
