import { sql } from "drizzle-orm";
import { boolean, integer, listOf, object, orNull, text } from "#db/kinds.ts";
import { keptPlan, type RowOf, readRow } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { findOwnSale, type OwnSale } from "#features/registrations/prices/queries.server.ts";
import { takesCards } from "#features/registrations/ways.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";

const edition = { id: text, name: races.raceName, startDate: races.startDate };

const links = {
  previous: orNull(object(edition)),
  next: orNull(object(edition)),
  /** Nobody has entered yet, so that registration which is closed has not been opened. */
  isUntouched: boolean,
};

/** The editions before and after a race. */
export type EditionLinks = RowOf<typeof links>;

/** The editions before and after a race, where they were prepared from one another. */
export async function editionLinks(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<EditionLinks> {
  const named = sql`json_build_object('id', r.id, 'name', r.race_name, 'startDate', r.start_date)`;
  const row = await readRow(
    db,
    links,
    sql`
    select ${keptPlan}
      (select ${named} from race_editions e join races r on r.id = e.previous_id
        where e.race_id = ${raceId}::uuid) as previous,
      (select ${named} from race_editions e join races r on r.id = e.race_id
        where e.previous_id = ${raceId}::uuid) as next,
      not exists (select from race_registrations where race_id = ${raceId}::uuid) as "isUntouched"`,
  );
  return row ?? { previous: null, next: null, isUntouched: true };
}

const counts = {
  deadline: races.registrationDeadline,
  courses: integer,
  pictures: integer,
  questions: integer,
  stocked: integer,
  categories: integer,
  organizers: integer,
  hasOwnForm: boolean,
  hasOwnWaiver: boolean,
  capacities: listOf(object({ distance: text, capacity: orNull(integer), start: orNull(text) })),
};

/** What the next edition of a race would be a copy of. */
export type EditionToCopy = OwnSale & {
  counts: RowOf<typeof counts>;
  takesCards: boolean;
  /** The next edition, once it is prepared. */
  next: EditionLinks["next"];
};

/** A race that the editor may edit, with what is copied for its next edition; `null` for another race. */
export async function findEditionToCopy(
  { db }: Pick<Services, "db">,
  editor: Editor,
  id: string,
): Promise<EditionToCopy | null> {
  const raceId = readId(id);
  if (raceId === null || !(await editsRace({ db }, editor, raceId))) return null;
  const own = await findOwnSale({ db }, editor, raceId);
  const counted = await readRow(
    db,
    counts,
    sql`
    select r.registration_deadline as deadline,
      (select count(*)::int from race_courses c join race_distances d on d.id = c.distance_id
        where d.race_id = r.id) as courses,
      ((r.race_photo is not null)::int + (
        select coalesce(sum(num_nonnulls(d.image, d.profile_image, d.map_image)), 0)
        from race_distances d where d.race_id = r.id))::int as pictures,
      (select count(*)::int from entry_questions q
        where q.race_id = r.id and q.is_asked and not q.is_distance_deleted) as questions,
      (select count(*)::int from entry_choices c join entry_questions q on q.id = c.question_id
        where q.race_id = r.id and q.is_asked and c.stock is not null) as stocked,
      (select count(*)::int from entry_categories c where c.race_id = r.id) as categories,
      (select count(*)::int from race_organizers o where o.race_id = r.id) as organizers,
      exists (select from race_entry_rules e where e.race_id = r.id) as "hasOwnForm",
      coalesce((select num_nonnulls(w.text_en, w.text_es) > 0 from race_waivers w
        where w.race_id = r.id order by w.version desc limit 1), false) as "hasOwnWaiver",
      (select coalesce(json_agg(json_build_object(
          'distance', d.distance, 'capacity', d.capacity, 'start', d.start_time
        ) order by d.sort_order, d.id), '[]') from race_distances d where d.race_id = r.id) as capacities
    from races r where r.id = ${raceId}::uuid`,
  );
  if (!own || !counted) return null;
  const { next } = await editionLinks({ db }, raceId);
  return { ...own, counts: counted, takesCards: await takesCards({ db }, raceId), next };
}
