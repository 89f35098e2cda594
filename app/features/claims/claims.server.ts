import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, object } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { raceClaims, races, userProfiles } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import { type Admin, type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { raceUrl } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";
import type { Claimant, ClaimRecord, ClaimStatus } from "./claim.ts";
import { claimLetter, claimReceipt } from "./emails.tsx";
import type { ClaimForm, ClaimHandling } from "./schema.ts";

/** The name of the race to be claimed; `null` when there is no such race. */
export async function claimableRace(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<string | null> {
  const [race] = await db.select({ name: races.raceName }).from(races).where(eq(races.id, raceId));
  return race?.name ?? null;
}

/** The viewer's data for the claim form. */
export async function claimantOf(
  { db }: Pick<Services, "db">,
  viewer: Viewer | null,
): Promise<Claimant> {
  if (!viewer) return { name: "", email: "", phone: "" };
  const [profile] = await db
    .select({ phone: userProfiles.phone })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.userId));
  const isNamed = viewer.firstName || viewer.lastName;
  return {
    name: isNamed ? viewerName(viewer) : "",
    email: viewer.email,
    phone: profile?.phone ?? "",
  };
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

/**
 * Keeps a claim, tells the operators of the site and acknowledges it. A server without mail only
 * keeps it for the back office.
 * @param site - where claims are sent to, where the site is reached, and the language of the page
 * @returns `false` when there is no such race
 */
export async function claimRace(
  { db, now, mail, limits }: Pick<Services, "db" | "now" | "mail" | "limits">,
  raceId: string,
  claim: ClaimForm,
  { lang, ...site }: { inbox: string; origin: string; lang: Lang },
): Promise<boolean> {
  const { name, email, phone, message } = claim;
  const isReceiptAllowed = await limits.allow("receipt", email.toLowerCase());
  return db.transaction(async (tx) => {
    const raceName = await lockedName(tx, raceId);
    if (raceName === null) return false;
    // Triggers: search text, office counts; see app/db/functions/race-claims.sql
    await tx.insert(raceClaims).values({
      raceId,
      name,
      email,
      phone: phone || null,
      message: message || null,
      createdAt: now(),
    });
    if (mail.mode === "unavailable") return true;
    const race = { name: raceName, url: raceUrl({ id: raceId }, site.origin) };
    await mail.send({ address: site.inbox }, claimLetter(claim, race), { within: tx });
    if (isReceiptAllowed) {
      await mail.send({ address: email, name, lang }, claimReceipt(race), { within: tx });
    }
    return true;
  });
}

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

/** The name of the race, locked against deletion until the claim is written. */
async function lockedName(tx: Database, raceId: string): Promise<string | null> {
  const [race] = await tx
    .select({ name: races.raceName })
    .from(races)
    .where(eq(races.id, raceId))
    .for("key share");
  return race?.name ?? null;
}

/** Claims of races. */
export const claimData: PersonalData = {
  lists: {
    claims: {
      tables: ["race_claims"],
      rows: ({ email }) => sql`
        select c.race_id, r.race_name, c.name, c.email, c.phone, c.message, c.created_at
        from race_claims c join races r on r.id = c.race_id
        where lower(c.email) = lower(${email}) order by c.created_at`,
    },
  },
  auditSubjects: ({ email }) => sql`
      select id from race_claims where lower(email) = lower(${email})`,
  async erase(tx, { email }) {
    await tx.delete(raceClaims).where(sql`lower(${raceClaims.email}) = lower(${email})`);
    return [];
  },
};
