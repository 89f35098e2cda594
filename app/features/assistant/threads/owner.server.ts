import { createHash, randomBytes } from "node:crypto";
import { eq, type SQL } from "drizzle-orm";
import { chatThreads } from "#db/schema.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { isSecure, readCookie, writeCookie } from "#values/web/cookie.ts";
import type { ChatOwner } from "./owner.ts";

/**
 * It holds nothing that a public page shows: the name stands outside of the prefix of personal
 * cookies, so that guests who chat go on to get the kept pages.
 */
const cookieName = "chat_guest";
const cookieSeconds = 7 * 24 * 3600;

/** 128 bits. */
const keyBytes = 16;
const keyShape = /^[\w-]{22}$/;

/** The owner that a request speaks for; `null` for a visitor who has not asked anything yet. */
export async function chatOwnerOf(asked: RequestArgs): Promise<ChatOwner | null> {
  const viewer = await findViewer(asked);
  if (viewer) return { userId: viewer.userId };
  const key = guestKeyOf(asked.request);
  return key === null ? null : { guestKey: digestOf(key) };
}

/**
 * The owner of a question that is asked now. A guest gets a key, or keeps it for seven more days.
 * @returns also the `Set-Cookie` value that goes with the answer
 */
export async function questionOwnerOf(
  asked: RequestArgs,
): Promise<{ owner: ChatOwner; cookie: string | null }> {
  const viewer = await findViewer(asked);
  if (viewer) return { owner: { userId: viewer.userId }, cookie: null };
  const { request } = asked;
  const key = guestKeyOf(request) ?? randomBytes(keyBytes).toString("base64url");
  return { owner: { guestKey: digestOf(key) }, cookie: guestCookie(request, key) };
}

/**
 * Runs around every request: where a guest has signed in, in whichever way, the threads of the guest
 * become threads of the account before anything reads them.
 */
export async function keepThreads(
  asked: RequestArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  const key = guestKeyOf(asked.request);
  const viewer = key === null ? null : await findViewer(asked);
  if (key === null || !viewer) return next();
  await moveThreads(services(asked.context), digestOf(key), viewer.userId);
  const response = await next();
  // An answer that caches keep carries no cookie.
  const isPublic = /\bpublic\b/.test(response.headers.get("Cache-Control") ?? "");
  if (!isPublic) response.headers.append("Set-Cookie", guestCookie(asked.request, null));
  return response;
}

/** Gives the threads of a guest to an account. */
export async function moveThreads(
  { db }: Pick<Services, "db">,
  guestKey: string,
  userId: string,
): Promise<void> {
  await db
    .update(chatThreads)
    .set({ userId, guestKey: null })
    .where(eq(chatThreads.guestKey, guestKey));
}

/** The condition that stands in each statement about threads. */
export function isOwnedBy(owner: ChatOwner): SQL {
  return "userId" in owner
    ? eq(chatThreads.userId, owner.userId)
    : eq(chatThreads.guestKey, owner.guestKey);
}

function guestKeyOf(request: Request): string | null {
  const key = readCookie(request.headers.get("cookie"), cookieName) ?? "";
  return keyShape.test(key) ? key : null;
}

function guestCookie(request: Request, key: string | null): string {
  return writeCookie(cookieName, key, { seconds: cookieSeconds, isSecure: isSecure(request) });
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
