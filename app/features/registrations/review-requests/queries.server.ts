import { desc, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { boolean, day, object, oneOf, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { raceRegistrations, races, reviewRequests, userProfiles, users } from "#db/schema.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { todayOfRace } from "#features/races/standing.server.ts";
import { openLanguage } from "#services/providers/open-language.ts";
import type { Services } from "#services/services.ts";
import { FULL_NUMBER } from "#services/sms/config.ts";
import { withQuery } from "#values/address.ts";
import { addDays, toDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { type Lang, langs } from "#values/say.ts";
import { maskPhone, maskReason } from "./mask.ts";
import {
  type ChannelState,
  daysBetweenRequests,
  type MissingRecipient,
  type RequestDetails,
  type ReviewRequest,
} from "./review-request.ts";

/** What is known of a runner to be asked, with the whole phone number: for commands only. */
export type RequestRecipient = Omit<RequestDetails, "emailObstacle" | "smsObstacle" | "link"> & {
  number: string;
};

type FoundRecipient =
  | { recipient: RequestRecipient; problem: null }
  | { recipient: null; problem: MissingRecipient };

const recipientRow = {
  registrationId: raceRegistrations.id,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  number: raceRegistrations.phone,
  email: orNull(userProfiles.email),
  lang: oneOf(langs),
  race: object({ id: races.id, name: races.raceName, startDate: races.startDate }),
  hasReviewed: boolean,
  isAhead: boolean,
  askedOn: orNull(day),
};

/** The runner of a registration for a race that the editor may edit, with the mail address of the profile. */
export async function findRecipient(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  registrationId: string,
): Promise<FoundRecipient> {
  const id = readId(registrationId);
  const since = addDays(toDay(now()), -daysBetweenRequests);
  const row =
    id &&
    (await readRow(
      db,
      recipientRow,
      sql`
        select g.id as "registrationId", g.first_name as "firstName", g.last_name as "lastName",
          g.phone as number, p.email,
          coalesce((select u.lang from users u where u.id = g.user_id), 'en') as lang,
          json_build_object('id', r.id, 'name', r.race_name, 'startDate', r.start_date) as race,
          exists (
            select from reviews v
            where v.user_id = g.user_id and v.entity_type = 'race' and v.entity_id = g.race_id
          ) as "hasReviewed",
          r.start_date > ${todayOfRace(now())} as "isAhead",
          (
            select max(q.created_at)::date from review_requests q
            where q.registration_id = g.id and q.status <> 'failed'
              and q.created_at >= ${since}::date
          ) as "askedOn"
        from race_registrations g
          join races r on r.id = g.race_id
          left join user_profiles p on p.user_id = g.user_id
        where g.id = ${id}::uuid and g.bib is not null and ${mayEdit(editor, sql`g.race_id`)}`,
    ));
  if (!row) return { recipient: null, problem: "no-registration" };
  const { email, ...known } = row;
  if (email === null) return { recipient: null, problem: "no-profile" };
  const phone = FULL_NUMBER.test(known.number) ? maskPhone(known.number) : null;
  return { recipient: { ...known, email, phone }, problem: null };
}

/**
 * What the form for a new request shows.
 * @param at.languages - those of this site; all of them where they are left out
 */
export async function findRequestDetails(
  services: Pick<Services, "db" | "now" | "mail" | "sms">,
  editor: Editor,
  registrationId: string,
  { origin, languages }: { origin: string; languages?: readonly Lang[] },
): Promise<
  { details: RequestDetails; problem: null } | { details: null; problem: MissingRecipient }
> {
  const { recipient, problem } = await findRecipient(services, editor, registrationId);
  if (!recipient) return { details: null, problem };
  const { number: _, ...shown } = recipient;
  const { mail, sms } = services;
  return {
    problem: null,
    details: {
      ...shown,
      emailObstacle: mail.mode === "unavailable" ? "no-mail" : null,
      smsObstacle: sms.mode === "unavailable" ? "no-sms" : null,
      lang: openLanguage(recipient.lang, languages),
      link: reviewLink(recipient.race.id, origin),
    },
  };
}

/** The page of the race with its review form open. */
export function reviewLink(raceId: string, origin: string): string {
  return origin + withQuery(href("/races/:id", { id: raceId }), { review: true });
}

/** Requests of one registration that are listed. */
const listLimit = 50;

/** The requests for a registration, the latest first. */
export async function requestsFor(
  { db }: Pick<Services, "db">,
  registrationId: string,
): Promise<ReviewRequest[]> {
  const rows = await db
    .select({
      id: reviewRequests.id,
      createdAt: reviewRequests.createdAt,
      by: users.email,
      customMessage: reviewRequests.customMessage,
      emailStatus: reviewRequests.emailStatus,
      emailError: reviewRequests.emailError,
      smsStatus: reviewRequests.smsStatus,
      smsError: reviewRequests.smsError,
    })
    .from(reviewRequests)
    .leftJoin(users, eq(users.id, reviewRequests.createdBy))
    .where(eq(reviewRequests.registrationId, registrationId))
    .orderBy(desc(reviewRequests.createdAt), reviewRequests.id)
    .limit(listLimit);
  return rows.map(({ emailStatus, emailError, smsStatus, smsError, ...request }) => ({
    ...request,
    email: channelState(emailStatus, emailError),
    sms: channelState(smsStatus, smsError),
  }));
}

function channelState(
  status: ChannelState["status"] | null,
  error: string | null,
): ChannelState | null {
  return status && { status, reason: status === "failed" && error ? maskReason(error) : null };
}
