import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { withRetry } from "#db/failures/retry.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import { config } from "#services/config.ts";
import type { LimitName } from "#services/limits/limits.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import type { Video } from "#services/video/video.ts";
import { findPersona, type KeptPersona } from "../personas/personas.server.ts";
import {
  endAtProvider,
  endedColumns,
  endRows,
  finishEnding,
  isRunning,
  tryToEnd,
} from "./ending.server.ts";
import { holdOwner, isOwnSession, isSessionOf, withoutOwner } from "./queries.server.ts";
import {
  type EndReason,
  type StartedSession,
  type StartProblem,
  sessionMinutes,
} from "./session.ts";

const purpose = "coach session events";

type Needs = Pick<
  Services,
  "db" | "now" | "log" | "limits" | "video" | "jobs" | "tokens" | "unfinished"
>;

type Started = StartedSession | { problem: StartProblem };

/** Seconds: after the last participant has left, and until one comes. */
const leftSeconds = 30;
const absentSeconds = 90;

/**
 * Begins a session with a coach, and ends the one that the owner still has. The provider's
 * conversation costs from here on.
 * @param from.address - the network that it comes from: the key of limits
 */
export async function startSession(
  services: Needs,
  owner: ChatOwner,
  asked: { personaId: string | null; replicaId: string | null },
  { address }: { address: string },
): Promise<Started> {
  const persona = await findPersona(services, asked).catch(problemOf);
  if (persona === null) return { problem: "unknown-coach" };
  if ("problem" in persona) return persona;
  const refused = await countStart(services, owner, address);
  if (refused) return { problem: refused };
  const finish = services.unfinished.begin();
  let started: Started | null = null;
  try {
    await endRunning(services, owner);
    started = services.video
      ? await startAtProvider(services, services.video, owner, persona)
      : await startBuiltIn(services, owner, persona);
    return started;
  } finally {
    if (!started || "problem" in started) await uncountStart(services, owner, address);
    finish();
  }
}

/**
 * Ends a session of this owner, also at the provider. One that has ended stays as it is.
 * @returns whether there is such a session
 */
export async function endSession(
  services: Omit<Needs, "limits" | "tokens">,
  owner: ChatOwner | null,
  conversationId: string,
  reason: Extract<EndReason, "closed" | "left" | "time">,
): Promise<boolean> {
  if (owner === null) return false;
  const own = isOwnSession(owner, conversationId);
  const ended = await endRows(services, and(own, isRunning), reason);
  if (ended.length > 0) return finishEnding(services, ended).then(() => true);
  const [known] = await services.db.select(endedColumns).from(coachConversations).where(own);
  if (known?.isOpenAtProvider) await endAtProvider(services, [known]);
  return known !== undefined;
}

/**
 * Keeps the stars that an owner gives; later ones replace them.
 * @param stars - from 1 to 5
 */
export async function rateSession(
  { db, now }: Pick<Services, "db" | "now">,
  owner: ChatOwner | null,
  conversationId: string,
  stars: number,
): Promise<boolean> {
  if (owner === null) return false;
  const rated = await db
    .update(coachConversations)
    .set({ rating: stars, ratedAt: now() })
    .where(isOwnSession(owner, conversationId))
    .returning({ id: coachConversations.conversationId });
  return rated.length > 0;
}

/**
 * Deletes what was said in a session, and whose it was; one that still runs ends. Its times and its
 * stars stay, and belong to nobody.
 */
export async function deleteSession(
  services: Omit<Needs, "limits" | "tokens">,
  owner: ChatOwner | null,
  conversationId: string,
): Promise<boolean> {
  if (owner === null) return false;
  const { db } = services;
  if (!(await endSession(services, owner, conversationId, "closed"))) return false;
  return db.transaction(async (tx) => {
    const left = await tx
      .update(coachConversations)
      .set(withoutOwner)
      .where(isOwnSession(owner, conversationId))
      .returning({ id: coachConversations.conversationId });
    if (left.length === 0) return false;
    await tx.delete(coachMessages).where(eq(coachMessages.conversationId, conversationId));
    return true;
  });
}

type NewSession = Pick<
  typeof coachConversations.$inferInsert,
  "conversationId" | "conversationUrl" | "source" | "isOpenAtProvider" | "eventKey"
> & { conversationUrl: string };

async function startBuiltIn(services: Needs, owner: ChatOwner, persona: KeptPersona) {
  const conversationId = randomUUID();
  return store(services, owner, persona, {
    conversationId,
    conversationUrl: href("/coach-sessions/:id", { id: conversationId }),
    source: "built-in",
  });
}

async function startAtProvider(
  services: Needs,
  video: Video,
  owner: ChatOwner,
  persona: KeptPersona,
): Promise<Started> {
  const eventKey = randomUUID();
  const begun = await video
    .start({
      personaId: persona.personaId,
      replicaId: persona.defaultReplicaId,
      name: persona.personaName,
      limits: { whole: sessionMinutes * 60, left: leftSeconds, absent: absentSeconds },
      callbackUrl: callbackAddress(services, eventKey),
    })
    .catch((error: unknown) => {
      services.log.error({ error }, "a session did not begin at the provider");
      return problemOf(error);
    });
  if ("problem" in begun) return begun;
  const { conversationId, conversationUrl } = begun;
  if (conversationUrl === null) {
    await tryToEnd(services, video, conversationId);
    return { problem: "no-url" };
  }
  try {
    return await store(services, owner, persona, {
      conversationId,
      conversationUrl,
      source: "provider",
      isOpenAtProvider: true,
      eventKey,
    });
  } catch (error) {
    // Without a row nothing else would ever end it.
    await tryToEnd(services, video, conversationId);
    throw error;
  }
}

/** Stores a started session. Of two that start at the same time, the later one stays. */
async function store(
  services: Needs,
  owner: ChatOwner,
  { personaId, personaName }: KeptPersona,
  session: NewSession,
): Promise<StartedSession> {
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + sessionMinutes * 60_000);
  const replaced = await withRetry(services.db, async (tx) => {
    await holdOwner(tx, owner);
    const running = and(isSessionOf(owner), isRunning);
    const ended = await endRows({ db: tx, now: services.now }, running, "replaced");
    await tx
      .insert(coachConversations)
      .values({ ...session, ...owner, personaId, personaName, createdAt, expiresAt });
    return ended;
  });
  await finishEnding(services, replaced);
  return {
    conversation_id: session.conversationId,
    conversation_url: session.conversationUrl,
    source: session.source,
    expires_at: expiresAt.toISOString(),
  };
}

/** Before another session begins: a provider may allow only one at a time. */
async function endRunning(services: Needs, owner: ChatOwner): Promise<void> {
  const running = and(isSessionOf(owner), isRunning);
  await finishEnding(services, await endRows(services, running, "replaced"));
}

/** What the provider says does not matter to the visitor; everything else is thrown on. */
function problemOf(error: unknown): { problem: "failed" } {
  if (error instanceof ServiceProblem) return { problem: "failed" };
  throw error;
}

/** Sessions cost money: each owner has a daily limit, and so have the guests of a network together. */
async function countStart(
  { limits }: Pick<Services, "limits">,
  owner: ChatOwner,
  address: string,
): Promise<Extract<StartProblem, "too-many-today" | "too-many-here"> | null> {
  const [own, ...network] = limitsOf(owner, address);
  if (!(await limits.allow(...own))) return "too-many-today";
  for (const limit of network) {
    if (await limits.allow(...limit)) continue;
    await limits.giveBack(...own);
    return "too-many-here";
  }
  return null;
}

/** Takes back the count of a session that did not start. */
async function uncountStart(
  { limits }: Pick<Services, "limits">,
  owner: ChatOwner,
  address: string,
): Promise<void> {
  for (const limit of limitsOf(owner, address)) await limits.giveBack(...limit);
}

type Limit = [name: LimitName, key: string];

function limitsOf(owner: ChatOwner, address: string): [own: Limit, ...network: Limit[]] {
  if ("userId" in owner) return [["coachSession", owner.userId]];
  return [
    ["coachSessionGuest", owner.guestKey],
    ["coachSessionsFromNetwork", address],
  ];
}

/**
 * Where the provider tells of a session. The word in the address is all that proves who speaks.
 * `null` where the provider cannot reach this server.
 * @param eventKey - of the row of the session, whose id at the provider is not known yet
 */
export function callbackAddress(
  { tokens }: Pick<Services, "tokens">,
  eventKey: string,
  appUrl = config().appUrl,
): string | null {
  if (appUrl === null) return null;
  return appUrl + href("/webhooks/tavus/:token", { token: tokens.sign(purpose, eventKey) });
}

/** The key of the row that an address is about; `null` for an address that we did not make. */
export function readCallbackToken({ tokens }: Pick<Services, "tokens">, token: string) {
  return tokens.read(purpose, token);
}
