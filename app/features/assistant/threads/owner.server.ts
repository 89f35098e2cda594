import { eq, type SQL } from "drizzle-orm";
import { chatThreads } from "#db/schema.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import { forgetGuest, guestKeyOf, keepGuest, newGuestKey } from "./guest-cookie.server.ts";
import type { ChatOwner } from "./thread.ts";

/** The owner that a request speaks for; `null` for a visitor who has not asked anything yet. */
export async function chatOwnerOf(asked: RequestArgs): Promise<ChatOwner | null> {
  const viewer = await findViewer(asked);
  return viewer ? { userId: viewer.userId } : guestOf(asked.request);
}

/** The guest whose cookie a request carries, also of one who has signed in. */
export function guestOf(request: Request): Extract<ChatOwner, { guestKey: string }> | null {
  const key = guestKeyOf(request);
  return key === null ? null : { guestKey: hashOfSecret(key) };
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
  const key = guestKeyOf(request) ?? newGuestKey();
  return { owner: { guestKey: hashOfSecret(key) }, cookie: keepGuest(request, key) };
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
  await moveThreads(services(asked.context), hashOfSecret(key), viewer.userId);
  const response = await next();
  // An answer that caches keep carries no cookie.
  const isPublic = /\bpublic\b/.test(response.headers.get("Cache-Control") ?? "");
  if (!isPublic) response.headers.append("Set-Cookie", forgetGuest(asked.request));
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
