import { and, eq, isNull, sql } from "drizzle-orm";
import { integer, orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import {
  raceEvents,
  raceRegistrations,
  raceResultImports,
  races,
  reviews,
  userProfiles,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from "#db/schema.ts";
import { startForPrograms, startsOf } from "#features/race-day/runner.server.ts";
import { categoryName } from "#features/registrations/categories/category-of.server.ts";
import { teamOfEntry } from "#features/registrations/entry-team.server.ts";
import { extrasOfEntry } from "#features/registrations/extras/queries.server.ts";
import { extrasForPrograms } from "#features/registrations/extras/words.ts";
import { isMade, madeColumns } from "#features/registrations/made-entry.server.ts";
import { answersForPrograms } from "#features/registrations/questions/given-answer.ts";
import { answersOfEntry } from "#features/registrations/questions/queries.server.ts";
import type { Job } from "#services/job.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { OutboundAnswer, OutboundProblem } from "#services/outbound/outbound.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { placeEvents } from "../places.server.ts";
import type { RaceEvent } from "../race-event.ts";
import type { ToldRegistration, ToldResults, ToldReview } from "../schema.ts";
import {
  isDueAt,
  sendDueWebhooks,
  type WebhookJob,
  webhookQueue,
  webhookTries,
} from "./deliveries.server.ts";
import { letterOfPausedWebhook } from "./emails.tsx";
import { webhookHeaders } from "./signature.server.ts";
import { failingDays, nextTryAt } from "./webhook.ts";

type Needs = Pick<Services, "db" | "now" | "identity" | "outbound" | "mail" | "log">;

/** The most deliveries of one job; the next run sends the others. */
const mostInARow = 100;
/** An attempt that ended with its process is repeated after this time. */
const cutOffMs = 2 * 60_000;
/** After a failure, all deliveries to the address wait for that long: it may be slow to fail. */
const restMs = 60_000;
const gone = 410;

/** Sends what is due to an address, one after the other, until one fails. */
export async function sendWebhooks(
  services: Needs,
  { endpointId }: WebhookJob,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  for (let count = 0; count < mostInARow && !signal.aborted; count++) {
    const delivery = await claim(services, endpointId);
    if (!delivery || !(await deliver(services, delivery))) return;
  }
}

const claimed = {
  id: webhookDeliveries.id,
  tries: webhookDeliveries.tries,
  endpointId: webhookEndpoints.id,
  address: webhookEndpoints.address,
  secret: webhookEndpoints.secret,
  /** The previous secret, while it is still valid. */
  previousSecret: orNull(webhookEndpoints.secret),
  kind: raceEvents.kind,
  raceId: raceEvents.raceId,
  subjectId: raceEvents.subjectId,
  at: raceEvents.createdAt,
};

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Takes the next delivery, and counts the try: of several processes one gets it. */
function claim({ db, now }: Pick<Services, "db" | "now">, endpointId: string) {
  const time = now();
  const next = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(userProfiles, eq(userProfiles.userId, webhookEndpoints.userId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        isDueAt(time),
        isNull(webhookEndpoints.pausedAt),
        eq(userProfiles.isActive, true),
      ),
    )
    .orderBy(sql`${webhookDeliveries.nextTryAt} nulls first`, webhookDeliveries.eventId)
    .limit(1)
    .for("update", { of: webhookDeliveries, skipLocked: true });
  const again = new Date(time.getTime() + cutOffMs).toISOString();
  return readRow(
    db,
    claimed,
    sql`
    update webhook_deliveries d
    set tries = d.tries + 1, tried_at = ${time.toISOString()}::timestamptz,
      next_try_at = ${again}::timestamptz
    from webhook_endpoints w, race_events e
    where d.id = (${next}) and w.id = d.endpoint_id and e.id = d.event_id
    returning d.id, d.tries, w.id as "endpointId", w.address, w.secret,
      case when w.previous_until > ${time.toISOString()}::timestamptz then w.previous_secret end
        as "previousSecret", e.kind,
      e.race_id as "raceId", e.subject_id as "subjectId", e.created_at as at`,
  );
}

/** @returns whether the address took it, so that more can be sent */
async function deliver(services: Needs, delivery: Claimed): Promise<boolean> {
  const { db, now, identity, outbound } = services;
  const content = await contentOf({ db }, delivery);
  const secret = identity.box.decrypt(delivery.secret);
  const previous = delivery.previousSecret && identity.box.decrypt(delivery.previousSecret);
  if (!content || secret === null) {
    await db
      .update(webhookDeliveries)
      .set({ status: "dropped", nextTryAt: null })
      .where(eq(webhookDeliveries.id, delivery.id));
    return true;
  }
  const body = JSON.stringify({ type: delivery.kind, timestamp: delivery.at, data: content });
  const began = performance.now();
  const outcome = await outbound.post(delivery.address, {
    body,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Dorsal-Webhooks/1",
      ...webhookHeaders(previous ? [secret, previous] : [secret], {
        id: `msg_${delivery.id}`,
        at: now(),
        body,
      }),
    },
  });
  const tookMs = Math.round(performance.now() - began);
  const isTaken = "status" in outcome && outcome.status >= 200 && outcome.status < 300;
  await db.transaction((tx) =>
    note({ ...services, db: tx }, delivery, { outcome, tookMs, isTaken }),
  );
  return isTaken;
}

type Outcome = {
  outcome: OutboundAnswer | { problem: OutboundProblem };
  tookMs: number;
  isTaken: boolean;
};

async function note(services: Needs, delivery: Claimed, { outcome, tookMs, isTaken }: Outcome) {
  const { db, now } = services;
  const next = isTaken ? null : nextTryAt(delivery.tries, now());
  const answered = "status" in outcome ? outcome : null;
  await db
    .update(webhookDeliveries)
    .set({
      status: isTaken ? "sent" : next ? "waiting" : "failed",
      nextTryAt: next,
      tookMs,
      answerStatus: answered?.status ?? null,
      answer: answered?.text ?? null,
      problem: "problem" in outcome ? outcome.problem : null,
    })
    .where(eq(webhookDeliveries.id, delivery.id));
  const endpoint = eq(webhookEndpoints.id, delivery.endpointId);
  if (isTaken) {
    await db.update(webhookEndpoints).set({ failingSince: null }).where(endpoint);
    return;
  }
  await rest({ db, now }, delivery.endpointId);
  const time = now().toISOString();
  const [failing] = await db
    .update(webhookEndpoints)
    .set({
      failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${time}::timestamptz)`,
    })
    .where(endpoint)
    .returning({ since: webhookEndpoints.failingSince });
  if (answered?.status === gone) return pause(services, delivery, "gone");
  const since = failing?.since ?? now();
  if (now().getTime() - since.getTime() >= failingDays * msPerDay) {
    await pause(services, delivery, "failures");
  }
}

async function rest({ db, now }: Pick<Services, "db" | "now">, endpointId: string) {
  await db
    .update(webhookDeliveries)
    .set({ nextTryAt: new Date(now().getTime() + restMs) })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isDueAt(now())));
}

/** Stops sending to an address, and tells its organizer once. */
async function pause(
  services: Needs,
  { endpointId, raceId }: Claimed,
  by: "failures" | "gone",
): Promise<void> {
  const { db, now } = services;
  const [paused] = await db
    .update(webhookEndpoints)
    .set({ pausedAt: now(), pausedBy: by, updatedAt: now() })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.pausedAt)))
    .returning({ address: webhookEndpoints.address, userId: webhookEndpoints.userId });
  if (!paused) return;
  const [to] = await db
    .select({ email: users.email, lang: users.lang, raceName: races.raceName })
    .from(users)
    .innerJoin(races, eq(races.id, raceId))
    .where(eq(users.id, paused.userId));
  if (!to) return;
  const letter = letterOfPausedWebhook(to.raceName, { address: paused.address, by });
  await sendIfPossible(services, db, { address: to.email, lang: to.lang, letter });
}

/**
 * The content of the message about an event: the ids and the current state of the subject, without names
 * and addresses. `null` when the subject no longer exists or is hidden.
 */
async function contentOf(
  { db }: Pick<Services, "db">,
  { kind, raceId, subjectId }: Pick<RaceEvent, "kind" | "raceId" | "subjectId">,
): Promise<ToldRegistration | ToldReview | ToldResults | null> {
  if (kind === "results.published") return resultsContent({ db }, subjectId);
  if (kind === "review.published") {
    const [review] = await db
      .select({
        review_id: reviews.id,
        rating: reviews.rating,
        comment: reviews.comment,
        created_at: reviews.createdAt,
        updated_at: reviews.updatedAt,
      })
      .from(reviews)
      .where(and(eq(reviews.id, subjectId), eq(reviews.isHidden, false)));
    return review ? { race_id: raceId, ...withTexts(review) } : null;
  }
  const [registration] = await db
    .select({
      registration_id: raceRegistrations.id,
      distance_id: raceRegistrations.distanceId,
      category: categoryName(raceRegistrations).mapWith(orNull(text)),
      ...madeColumns,
      created_at: raceRegistrations.createdAt,
      updated_at: raceRegistrations.updatedAt,
    })
    .from(raceRegistrations)
    .where(and(eq(raceRegistrations.id, subjectId), isMade));
  if (!registration) return null;
  const answers = answersForPrograms(await answersOfEntry({ db }, subjectId));
  const extras = extrasForPrograms(await extrasOfEntry({ db }, subjectId));
  const team = await teamOfEntry({ db }, subjectId);
  const starts = await startsOf({ db }, [subjectId]);
  return {
    race_id: raceId,
    ...withTexts(registration),
    team: team?.name ?? null,
    team_number: team?.number ?? null,
    answers,
    extras,
    ...startForPrograms(starts.get(subjectId)),
  };
}

/** Of a version that is still the published one. */
async function resultsContent(
  { db }: Pick<Services, "db">,
  versionId: string,
): Promise<ToldResults | null> {
  const [results] = await db
    .select({
      race_id: raceResultImports.raceId,
      results_id: raceResultImports.id,
      distance_id: raceResultImports.distanceId,
      distance: raceResultImports.distance,
      version: sql`${raceResultImports.version}`.mapWith(integer),
      finished: sql`(${raceResultImports.summary} ->> 'finished')::int`.mapWith(integer),
      publishedAt: raceResultImports.publishedAt,
    })
    .from(raceResultImports)
    .where(and(eq(raceResultImports.id, versionId), eq(raceResultImports.state, "published")));
  if (!results?.publishedAt) return null;
  const { publishedAt, ...content } = results;
  return { ...content, published_at: publishedAt.toISOString() };
}

function withTexts<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  const { created_at, updated_at } = row;
  return {
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** Events are delivered immediately; the schedule retries failed deliveries. */
export const webhookJobs: Job[] = [
  {
    queue: "look-for-webhooks",
    schedule: "* * * * *",
    async work(services) {
      await placeEvents(services);
      await sendDueWebhooks(services);
    },
  },
  {
    queue: webhookQueue,
    rules: webhookTries,
    work: (services, job: WebhookJob, { signal }) => sendWebhooks(services, job, { signal }),
  },
];
