import { type SQL, sql } from "drizzle-orm";
import { boolean, oneOf, orNull, positionKind, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, races, travelNotes } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { photo, position, raceCards } from "#features/races/card/cards.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import { isAhead, takesRegistrations, todayOfRace } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { requiredFiles } from "../files/entry-files.server.ts";
import { madeEntry } from "../made-entry.server.ts";
import { fileConditions } from "../questions/file-state.ts";
import type { SeasonEntry } from "./season.ts";

/** More than anyone runs; the latest ones count. */
const entryLimit = 400;

const suggestionLimit = 3;

/** The soonest races of the countries, among which the nearest are looked for. */
const candidateLimit = 60;

/** About 300 km. */
const nearDegrees = 2.7;

/** The registrations of the viewer that are not cancelled, the latest race first. */
export async function seasonEntries(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<SeasonEntry[]> {
  const rows = await readRows(
    db,
    entryShape,
    sql`
      select g.id, g.status, g.bib, concat_ws(' ', g.first_name, g.last_name) as runner, d.distance,
        coalesce(w.start_time, d.start_time, r.start_time) as "startTime",
        g.waiver_accepted as "hasWaiver",
        g.emergency_contact_name <> '' and g.emergency_contact_phone <> '' as "hasEmergencyContact",
        ${requiredFiles} as "requiredFiles", t.note,
        exists (select from reviews v where v.user_id = g.user_id and v.entity_type = 'race'
          and v.entity_id = r.id) as "isReviewed",
        r.id as "raceId", r.race_name as name, r.race_type as type, r.race_status as "raceStatus",
        r.start_date as "startDate", r.city, r.state_province as "stateProvince", r.country,
        r.registration_deadline as "registrationDeadline", r.time_zone as "timeZone", ${photo} as photo, ${position} as position
      from race_registrations g
      join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      left join entry_race_days e on e.registration_id = g.id
      left join start_waves w on w.id = e.wave_id
      left join travel_notes t on t.registration_id = g.id and t.user_id = g.user_id
      where g.user_id = ${userId}::uuid and g.status <> 'cancelled' and g.bib is not null
      order by r.start_date desc, g.id limit ${entryLimit}`,
  );
  return rows.map(({ raceId, name, type, raceStatus, startDate, city, ...row }) => {
    const { stateProvince, country, registrationDeadline, timeZone, photo, position, ...entry } =
      row;
    return {
      ...entry,
      race: {
        id: raceId,
        name,
        type,
        status: raceStatus,
        startDate,
        city,
        stateProvince,
        country,
        registrationDeadline,
        timeZone,
        photo: shownPicture(photo),
        position,
      },
    };
  });
}

const entryShape = {
  id: raceRegistrations.id,
  ...madeEntry,
  runner: text,
  distance: orNull(raceDistances.distance),
  startTime: orNull(text),
  hasWaiver: raceRegistrations.waiverAccepted,
  hasEmergencyContact: boolean,
  requiredFiles: orNull(oneOf(fileConditions)),
  note: orNull(travelNotes.note),
  isReviewed: boolean,
  raceId: races.id,
  name: races.raceName,
  type: races.raceType,
  raceStatus: races.raceStatus,
  startDate: races.startDate,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  registrationDeadline: races.registrationDeadline,
  timeZone: races.timeZone,
  photo: orNull(text),
  position: positionKind,
};

/**
 * Open races for a runner who has none ahead: near those that the runner keeps or has run, then in the
 * same countries, then anywhere; the soonest first.
 */
export async function suggestedRaces(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<RaceCard[]> {
  const candidates = (closeness: SQL, condition: SQL, limit: number) => sql`
    (select r.id as race_id, r.start_date, ${closeness} as closeness
      from races r left join places p on p.id = r.place_id
      where ${isAhead(now())} and r.start_date > ${todayOfRace(now())}
        and ${takesRegistrations(now())}
        and r.id not in (select id from liked) and ${condition}
      order by r.start_date, r.id limit ${limit})`;
  const isNear = sql`exists (
    select from liked join places there on there.id = liked.place_id
    where (there.lat - p.lat) ^ 2 + ((there.lon - p.lon) * cos(radians(p.lat))) ^ 2
      < ${nearDegrees} ^ 2)`;
  const isSameCountry = sql`r.country in (select country from liked)`;
  return raceCards(
    db,
    now(),
    sql`
      with liked as materialized (
        select r.id, r.country, r.place_id from races r
        join user_favorites f on f.race_id = r.id and f.user_id = ${userId}::uuid
        union
        select r.id, r.country, r.place_id from races r
        join race_registrations g on g.race_id = r.id and g.user_id = ${userId}::uuid
      )
      select race_id, start_date, closeness from (
        ${candidates(sql`case when ${isNear} then 0 else 1 end`, isSameCountry, candidateLimit)}
        union all ${candidates(sql`2`, sql`not ${isSameCountry}`, suggestionLimit)}
      ) candidate
      order by closeness, start_date, race_id limit ${suggestionLimit}`,
    sql`picked.closeness, picked.start_date, picked.race_id`,
  );
}
