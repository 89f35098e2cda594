import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Services } from "#services/services.ts";
import { addDays, toDay } from "#values/day.ts";
import { readId } from "../schema.ts";
import { maskPhone, maskReason } from "./mask.ts";
import { noMail, noSms, profileNotFound, registrationNotFound } from "./messages.ts";
import {
  type Asking,
  daysBetweenRequests,
  type RequestRefusal,
  type ReviewRequest,
} from "./review-request.ts";

type Basics = Pick<Services, "db">;

/** What is known of a runner who is to be asked, with the whole phone number: for commands only. */
export type Asked = Omit<Asking, "emailObstacle" | "smsObstacle" | "link"> & { number: string };
type Missing = { problem: string; code: Exclude<RequestRefusal, "refused"> };
type Found = { asked: Asked; problem: null; code: null } | ({ asked: null } & Missing);

/** The numbers that text messages can be sent to. */
const NUMBER = /^\+[1-9]\d{6,14}$/;

/** Whom a request for this entry would go to. The address is that of the profile. */
export async function findAsked(
  { db, now }: Pick<Services, "db" | "now">,
  registrationId: string,
): Promise<Found> {
  const id = readId(registrationId);
  const since = addDays(toDay(now()), -daysBetweenRequests);
  const [row] = id
    ? await db.execute<Omit<Asked, "phone" | "email"> & { email: string | null }>(sql`
        select g.id as "registrationId", g.first_name as "firstName", g.last_name as "lastName",
          g.phone as number, p.email,
          json_build_object('id', r.id, 'name', r.race_name, 'startDate', r.start_date) as race,
          exists (
            select from reviews v
            where v.user_id = g.user_id and v.entity_type = 'race' and v.entity_id = g.race_id
          ) as "hasReviewed",
          r.start_date > ${toDay(now())}::date as "isAhead",
          (
            select max(q.created_at)::date::text from review_requests q
            where q.registration_id = g.id and q.status <> 'failed'
              and q.created_at >= ${since}::date
          ) as "askedOn"
        from race_registrations g
          join races r on r.id = g.race_id
          left join user_profiles p on p.user_id = g.user_id
        where g.id = ${id}::uuid`)
    : [];
  if (!row) return { asked: null, problem: registrationNotFound, code: "no-registration" };
  const { email, ...known } = row;
  if (email === null) return { asked: null, problem: profileNotFound, code: "no-profile" };
  const phone = NUMBER.test(known.number) ? maskPhone(known.number) : null;
  return { asked: { ...known, email, phone }, problem: null, code: null };
}

/** What the form for a request shows. */
export async function findAsking(
  services: Pick<Services, "db" | "now" | "mail" | "sms">,
  registrationId: string,
  { origin }: { origin: string },
): Promise<{ asking: Asking; problem: null; code: null } | ({ asking: null } & Missing)> {
  const { asked, problem, code } = await findAsked(services, registrationId);
  if (!asked) return { asking: null, problem, code };
  const { number: _, ...shown } = asked;
  const { mail, sms } = services;
  return {
    problem: null,
    code: null,
    asking: {
      ...shown,
      emailObstacle: mail.mode === "unavailable" ? noMail : null,
      smsObstacle: sms.mode === "unavailable" ? noSms : null,
      link: reviewLink(asked.race.id, origin),
    },
  };
}

/** The page of the race with its review form open. */
export function reviewLink(raceId: string, origin: string): string {
  return `${origin}${href("/races/:id", { id: raceId })}?review=true`;
}

/** Requests that are listed of one entry. */
const listLimit = 50;

type Row = Pick<ReviewRequest, "id" | "createdAt" | "by" | "customMessage"> &
  Record<"emailStatus" | "smsStatus", "queued" | "sent" | "failed" | null> &
  Record<"emailError" | "smsError", string | null>;

/** The requests for an entry, the latest first. */
export async function requestsFor(
  { db }: Basics,
  registrationId: string,
): Promise<ReviewRequest[]> {
  const rows = await db.execute<Row>(sql`
    select q.id, q.created_at as "createdAt", u.email as by, q.custom_message as "customMessage",
      q.email_status as "emailStatus", q.email_error as "emailError",
      q.sms_status as "smsStatus", q.sms_error as "smsError"
    from review_requests q left join users u on u.id = q.created_by
    where q.registration_id = ${registrationId}::uuid
    order by q.created_at desc, q.id limit ${listLimit}`);
  return rows.map(({ emailStatus, emailError, smsStatus, smsError, ...request }) => ({
    ...request,
    email: wayOf(emailStatus, emailError),
    sms: wayOf(smsStatus, smsError),
  }));
}

function wayOf(status: Row["emailStatus"], error: string | null) {
  return status && { status, reason: status === "failed" && error ? maskReason(error) : null };
}
