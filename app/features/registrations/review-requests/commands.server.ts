import { and, eq } from "drizzle-orm";
import { raceRegistrations, reviewRequests } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { letterOfRequest } from "./emails.tsx";
import { findRecipient, type RequestRecipient, reviewLink } from "./queries.server.ts";
import { requestSms } from "./request-text.ts";
import type { ChannelProblem, RequestRefusal, SentRequest } from "./review-request.ts";
import type { ReviewRequestArgs } from "./schema.ts";

type RequestServices = Pick<Services, "db" | "now" | "mail" | "sms" | "log">;

type RequestAnswer = { sent: SentRequest; refusal: null } | { sent: null; refusal: RequestRefusal };

/** A channel after sending, with its message in the outbox. */
type UsedChannel =
  | { status: "queued"; reason: null; messageId: string }
  | { status: "failed"; reason: ChannelProblem; messageId: null };

/**
 * Asks a runner for a review by mail, by text message or both. The request stores what became of each
 * channel; the messages leave through the outbox. A request that fails on every channel is refused.
 */
export async function sendReviewRequest(
  services: RequestServices,
  editor: Editor,
  request: ReviewRequestArgs,
  at: { origin: string },
): Promise<RequestAnswer> {
  try {
    return await services.db.transaction((tx) =>
      send({ ...services, db: tx }, editor, request, at),
    );
  } catch (error) {
    services.log.error({ error }, "a review request could not be sent");
    return refused({ problem: "failed" });
  }
}

async function send(
  services: RequestServices,
  editor: Editor,
  request: ReviewRequestArgs,
  { origin }: { origin: string },
): Promise<RequestAnswer> {
  // Of two clicks at the same moment, the second sees what the first has done.
  if (!(await lock(services, editor, request.registrationId))) {
    return refused({ problem: "no-registration" });
  }
  const { recipient, problem } = await findRecipient(services, editor, request.registrationId);
  if (!recipient) return refused({ problem });
  const { race, askedOn, isAhead } = recipient;
  if (askedOn && !request.sendAgain) return refused({ problem: "asked-already", day: askedOn });
  if (isAhead && !request.sendAhead)
    return refused({ problem: "not-run-yet", day: race.startDate });

  const about = { ...recipient, raceName: race.name, customMessage: request.customMessage };
  const link = reviewLink(race.id, origin);
  const email = request.sendEmail
    ? await byMail(services, recipient, letterOfRequest(about, link))
    : null;
  const sms = request.sendSms
    ? await bySms(services, recipient, (lang) => requestSms(about, link, lang))
    : null;
  await keep(services, editor, request, { email, sms });
  await recordChange(services, editor, {
    action: "asked for a review of",
    subjectType: "registration",
    subjectId: recipient.registrationId,
    subjectName: race.name,
    after: { ...(email && { email: email.status }), ...(sms && { sms: sms.status }) },
  });
  const channels = [email, sms].filter((channel) => channel !== null);
  const reasons = channels.map(({ reason }) => reason).filter((reason) => reason !== null);
  if (reasons.length === channels.length) return refused({ problem: "not-sent", reasons });
  return { sent: { email: email && shown(email), sms: sms && shown(sms) }, refusal: null };
}

async function lock(
  { db }: Pick<RequestServices, "db">,
  editor: Editor,
  registrationId: string,
): Promise<boolean> {
  const id = readId(registrationId);
  if (id === null) return false;
  const found = await db
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(and(eq(raceRegistrations.id, id), mayEdit(editor, raceRegistrations.raceId)))
    .for("no key update");
  return found.length > 0;
}

async function byMail(
  { db, mail }: Pick<RequestServices, "db" | "mail">,
  { email, lang, firstName, lastName }: RequestRecipient,
  letter: BilingualLetter,
): Promise<UsedChannel> {
  if (mail.mode === "unavailable") return failed("no-mail");
  const to = { address: email, name: `${firstName} ${lastName}`, lang };
  return onItsWay(mail.send(to, letter, { within: db }), "bad-address");
}

async function bySms(
  { db, sms }: Pick<RequestServices, "db" | "sms">,
  { number, lang }: RequestRecipient,
  text: (lang: Lang) => string,
): Promise<UsedChannel> {
  if (sms.mode === "unavailable") return failed("no-sms");
  return onItsWay(sms.send({ number, lang }, text, { within: db }), "bad-number");
}

/** An address that the service refuses is refused before anything is written. */
async function onItsWay(sending: Promise<string>, refusal: ChannelProblem): Promise<UsedChannel> {
  try {
    return { status: "queued", reason: null, messageId: await sending };
  } catch (problem) {
    if (problem instanceof ServiceProblem && problem.kind === "invalid") return failed(refusal);
    throw problem;
  }
}

async function keep(
  { db, now }: Pick<RequestServices, "db" | "now">,
  editor: Editor,
  request: ReviewRequestArgs,
  { email, sms }: { email: UsedChannel | null; sms: UsedChannel | null },
) {
  // Trigger: status of the request from its channels; see app/db/functions/review-requests.sql
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
    createdBy: editor.userId,
    createdAt: now(),
  });
}

function shown({ status, reason }: UsedChannel) {
  return { status, reason };
}

function failed(reason: ChannelProblem): UsedChannel {
  return { status: "failed", reason, messageId: null };
}

function refused(refusal: RequestRefusal): RequestAnswer {
  return { sent: null, refusal };
}
