import { eq, type SQL, sql } from "drizzle-orm";
import { boolean, object } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { raceClaims, races } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { ClaimRecord, ClaimStatus } from "./inbox.ts";
import type { ClaimHandling } from "./schema.ts";

/** Stores the status of a claim; `false` for an unknown claim. */
export async function handleClaim(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { claim, status, note }: ClaimHandling,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: raceClaims.status, note: raceClaims.note, race: races.raceName })
      .from(raceClaims)
      .innerJoin(races, eq(races.id, raceClaims.raceId))
      .where(eq(raceClaims.id, claim))
      .for("no key update", { of: raceClaims });
    if (!before) return false;
    const isNoted = (before.note ?? "") !== note;
    if (before.status === status && !isNoted) return true;
    await tx
      .update(raceClaims)
      .set({ status, note: note || null, updatedAt: now() })
      .where(eq(raceClaims.id, claim));
    await recordChange({ db: tx, now }, admin, {
      action: "changed",
      subjectType: "claim",
      subjectId: claim,
      subjectName: before.race,
      before: { status: before.status },
      // A note may be about a person: the log only keeps that it changed.
      after: { status, ...(isNoted && { note: "changed" }) },
    });
    return true;
  });
}

const claimsPerPage = 50;

const claimShape = {
  id: raceClaims.id,
  name: raceClaims.name,
  email: raceClaims.email,
  phone: raceClaims.phone,
  message: raceClaims.message,
  status: raceClaims.status,
  note: raceClaims.note,
  createdAt: raceClaims.createdAt,
  hasAccount: boolean,
  isOrganizer: boolean,
  race: object({
    id: races.id,
    name: races.raceName,
    startDate: races.startDate,
    city: races.city,
    country: races.country,
  }),
};

/** One page of the claims, the latest first. The words are of the race, the claimant or the address. */
export async function searchClaims(
  { db }: Pick<Services, "db">,
  { words, status }: { words: string; status: ClaimStatus | null },
  page: number,
): Promise<Page<ClaimRecord>> {
  return readLongPage(
    db,
    claimShape,
    {
      found: words === "" ? claimsOf(status) : claimsWith(words, status),
      order: sql`created_at desc, id desc`,
      backwards: sql`created_at, id`,
      rows: sql`
        select c.id, c.name, c.email, c.phone, c.message, c.status, c.note,
          c.created_at as "createdAt", u.id is not null as "hasAccount",
          exists (select from race_organizers o where o.race_id = r.id and o.user_id = u.id)
            as "isOrganizer",
          json_build_object('id', r.id, 'name', r.race_name, 'startDate', r.start_date,
            'city', r.city, 'country', r.country) as race
        from page join race_claims c using (id) join races r on r.id = c.race_id
          left join (users u join user_profiles p on p.user_id = u.id and p.is_active)
            on lower(u.email) = lower(c.email) and u.email_verified and not u.is_temporary
        order by c.created_at desc, c.id desc`,
      perPage: claimsPerPage,
      isSearch: words !== "",
      isGathered: words !== "",
    },
    page,
  );
}

function claimsOf(status: ClaimStatus | null): SQL {
  const isAsked = status ? sql`c.status = ${status}` : sql`true`;
  return sql`select c.id, c.created_at from race_claims c where ${isAsked}`;
}

/** Every word stands in the claimant's name and address, or in what the race is found by. */
function claimsWith(words: string, status: ClaimStatus | null): SQL {
  const claims = claimsOf(status);
  return sql`
    ${claims} and ${sql.join(wordsAmong(words, sql`c.search_text`), sql` and `)}
    union
    ${claims} and c.race_id in (
      select d.race_id from race_directory d
      where ${sql.join(wordsAmong(words, sql`d.words`), sql` and `)}
    )`;
}
