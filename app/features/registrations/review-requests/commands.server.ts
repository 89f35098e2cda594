import { sql } from "drizzle-orm";
import { reviewRequests } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { ServiceProblem } from "#services/problem.ts";
import type { Services } from "#services/services.ts";
import { formatDay } from "#values/day.ts";
import { readId } from "../schema.ts";
import { letterOfRequest } from "./emails.tsx";
import {
  askedAlready,
  badAddress,
  badNumber,
  failedToSend,
  noMail,
  noSms,
  notRunYet,
  registrationNotFound,
} from "./messages.ts";
import { type Asked, findAsked, reviewLink } from "./queries.server.ts";
import { requestSms } from "./request-text.ts";
import type { RequestRefusal, Sent, Way } from "./review-request.ts";
import type { NewRequest } from "./schema.ts";

type Needed = Pick<Services, "db" | "now" | "mail" | "sms" | "log">;
type Answer =
  | { sent: Sent; problem: null; code: null }
  | { sent: null; problem: string; code: RequestRefusal };
/** A way with the message that is on it. */
type Taken = Way & { messageId: string | null };

/**
 * Asks a runner for a review by mail, by text message or both. What became of each way is kept with
 * the request; the messages leave through the outbox.
 * @returns the sentence of what failed where neither way could be taken
 */
export async function sendReviewRequest(
  services: Needed,
  admin: Admin,
  request: NewRequest,
  at: { origin: string },
): Promise<Answer> {
  try {
    return await services.db.transaction((tx) => send({ ...services, db: tx }, admin, request, at));
  } catch (error) {
    services.log.error({ error }, "a review request could not be sent");
    return refused(failedToSend);
  }
}

async function send(
  services: Needed,
  admin: Admin,
  request: NewRequest,
  { origin }: { origin: string },
): Promise<Answer> {
  // Of two clicks at the same moment the second one sees what the first has done.
  if (!(await lock(services, request.registrationId))) {
    return refused(registrationNotFound, "no-registration");
  }
  const { asked, problem, code } = await findAsked(services, request.registrationId);
  if (!asked) return refused(problem, code);
  if (asked.askedOn && !request.sendAgain) return refused(askedAlready(formatDay(asked.askedOn)));
  if (asked.isAhead && !request.sendAhead) {
    return refused(notRunYet(formatDay(asked.race.startDate)));
  }

  const about = { ...asked, raceName: asked.race.name, customMessage: request.customMessage };
  const link = reviewLink(asked.race.id, origin);
  const email = request.sendEmail
    ? await byMail(services, asked, letterOfRequest(about, link))
    : null;
  const sms = request.sendSms ? await bySms(services, asked, requestSms(about, link)) : null;
  await keep(services, admin, request, { email, sms });
  await recordChange(services, admin, {
    action: "asked for a review of",
    subjectType: "registration",
    subjectId: asked.registrationId,
    subjectName: asked.race.name,
    after: { ...(email && { email: email.status }), ...(sms && { sms: sms.status }) },
  });
  const ways = [email, sms].filter((way) => way !== null);
  if (ways.every(({ status }) => status === "failed")) {
    return refused(ways.map(({ reason }) => reason).join(" "));
  }
  return {
    sent: { email: email && shown(email), sms: sms && shown(sms) },
    problem: null,
    code: null,
  };
}

async function lock({ db }: Needed, registrationId: string): Promise<boolean> {
  const id = readId(registrationId);
  if (id === null) return false;
  const found = await db.execute(
    sql`select from race_registrations where id = ${id}::uuid for no key update`,
  );
  return found.length > 0;
}

async function byMail(
  { db, mail }: Needed,
  { email, firstName, lastName }: Asked,
  letter: ReturnType<typeof letterOfRequest>,
): Promise<Taken> {
  if (mail.mode === "unavailable") return failed(noMail);
  const to = { address: email, name: `${firstName} ${lastName}` };
  return onItsWay(mail.send(to, letter, { within: db }), badAddress);
}

async function bySms({ db, sms }: Needed, { number }: Asked, text: string): Promise<Taken> {
  if (sms.mode === "unavailable") return failed(noSms);
  return onItsWay(sms.send(number, text, { within: db }), badNumber);
}

/** What the service refuses is refused before anything is written. */
async function onItsWay(sending: Promise<string>, refusal: string): Promise<Taken> {
  try {
    return { status: "queued", reason: null, messageId: await sending };
  } catch (problem) {
    if (problem instanceof ServiceProblem && problem.kind === "invalid") return failed(refusal);
    throw problem;
  }
}

async function keep(
  { db, now }: Needed,
  admin: Admin,
  request: NewRequest,
  { email, sms }: { email: Taken | null; sms: Taken | null },
) {
  await db.insert(reviewRequests).values({
    registrationId: request.registrationId,
    customMessage: request.customMessage || null,
    sendEmail: request.sendEmail,
    sendSms: request.sendSms,
    emailStatus: email?.status ?? null,
    emailError: email?.reason ?? null,
    emailMessageId: email?.messageId ?? null,
    smsStatus: sms?.status ?? null,
    smsError: sms?.reason ?? null,
    smsMessageId: sms?.messageId ?? null,
    createdBy: admin.userId,
    createdAt: now(),
  });
}

function shown({ status, reason }: Taken): Way {
  return { status, reason };
}

function failed(reason: string): Taken {
  return { status: "failed", reason, messageId: null };
}

function refused(problem: string, code: RequestRefusal = "refused"): Answer {
  return { sent: null, problem, code };
}
