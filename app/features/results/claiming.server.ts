import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races, resultClaims, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { activeOrganizers, mailTo } from "#features/registrations/letters.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { mostOpenClaims } from "./claim.ts";
import { attachClaims, findResultToClaim } from "./claims.server.ts";
import { type ClaimDecision, letterOfDecidedClaim, letterOfNewClaim } from "./emails.tsx";
import type { ClaimDecisionProblem, ResultClaimProblem } from "./messages.ts";
import { publishedResults } from "./public.server.ts";

type Outcome = { problem: ResultClaimProblem | null };
type Decision = { problem: ClaimDecisionProblem | null };
type Runner = Pick<Viewer, "userId">;

/** Where letters lead: the site, and the screen on which the organizer, or else an administrator, decides. */
export type ClaimLinks = {
  origin: string;
  /** The address of the operators, who decide where a race has no organizer. */
  inbox: string;
  workspace: string;
  office: string;
};

/** Asks for a published result that nobody has. Its organizer decides. */
export async function claimResult(
  { db, now, mail, limits }: Pick<Services, "db" | "now" | "mail" | "limits">,
  runner: Runner,
  { raceId, ...asked }: { raceId: string; key: string | null; bib: string; note: string | null },
  links: ClaimLinks,
): Promise<Outcome> {
  const { userId } = runner;
  if (!(await limits.allow("resultClaim", userId))) return { problem: "too-often" };
  return withRetry(db, async (tx) => {
    // The claims of one person are made one after the other, so that their number is right.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const found = await findResultToClaim({ db: tx }, runner, raceId, asked);
    if (!found) return { problem: "gone" };
    const { race, shown, row } = found;
    if (row.standing !== "free") return { problem: row.standing };
    const open = and(eq(resultClaims.userId, userId), eq(resultClaims.state, "open"));
    if ((await tx.$count(resultClaims, open)) >= mostOpenClaims) return { problem: "too-many" };
    await tx.insert(resultClaims).values({
      raceId: race.id,
      distanceId: shown.distanceId,
      distance: shown.distance,
      bib: row.bib,
      name: row.knownName,
      userId,
      note: asked.note,
      createdAt: now(),
    });
    await tellOrganizers({ db: tx, mail }, { ...race, bib: row.bib }, links);
    return { problem: null };
  });
}

async function tellOrganizers(
  { db, mail }: Pick<Services, "db" | "mail">,
  { id, name, bib }: { id: string; name: string; bib: string },
  { origin, inbox, workspace, office }: ClaimLinks,
): Promise<void> {
  if (mail.mode === "unavailable") return;
  const organizers = await activeOrganizers({ db }, id);
  const letterTo = (path: string) =>
    letterOfNewClaim({ raceName: name, bib, url: `${origin}${path}` });
  for (const organizer of organizers) await mailTo({ db, mail }, organizer, letterTo(workspace));
  if (organizers.length > 0) return;
  await mail.send({ address: inbox, lang: "en" }, letterTo(office), { within: db });
}

/** Takes the viewer's claim back, also an approved one: the result is nobody's again. */
export async function withdrawClaim(
  { db }: Pick<Services, "db">,
  { userId }: Runner,
  raceId: string,
  claimId: string,
): Promise<boolean> {
  const [race, id] = [readId(raceId), readId(claimId)];
  if (race === null || id === null) return false;
  return withRetry(db, async (tx) => {
    // A version that is published meanwhile would give the result back.
    await tx.select({ id: races.id }).from(races).where(eq(races.id, race)).for("no key update");
    const [claim] = await tx
      .update(resultClaims)
      .set({ state: "withdrawn", decidedAt: null, decidedBy: null })
      .where(
        and(
          eq(resultClaims.id, id),
          eq(resultClaims.raceId, race),
          eq(resultClaims.userId, userId),
          sql`${resultClaims.state} in ('open', 'approved')`,
        ),
      )
      .returning({ id: resultClaims.id });
    if (!claim) return false;
    await detachClaim(tx, claim.id);
    return true;
  });
}

/** Takes the viewer's name out of all versions of a claimed result, or puts it back. */
export async function hideClaimedName(
  { db }: Pick<Services, "db">,
  { userId }: Runner,
  claimId: string,
  isHidden: boolean,
): Promise<boolean> {
  const id = readId(claimId);
  if (id === null) return false;
  // Trigger: search text; see app/db/functions/race-results.sql
  const changed = await readRows(
    db,
    { id: text },
    sql`
      update race_results r set is_name_hidden = ${isHidden} from result_claims c
      where r.claim_id = c.id and c.id = ${id}::uuid and c.user_id = ${userId}::uuid
      returning r.id`,
  );
  return changed.length > 0;
}

type Deciding = Pick<Services, "db" | "now" | "mail">;
type ClaimKey = { raceId: string; claimId: string };

/** Approves an open claim, or refuses it. With an approval, other claims of the same result are refused. */
export async function decideOnClaim(
  { db, now, mail }: Deciding,
  editor: Editor,
  { raceId, claimId }: ClaimKey,
  { isApproved, origin }: { isApproved: boolean; origin: string },
): Promise<Decision> {
  try {
    return await withRetry(db, async (tx): Promise<Decision> => {
      const found = await lockClaim(tx, editor, { raceId, claimId }, "open");
      if (!found) return { problem: "gone" };
      const { claim, raceName } = found;
      const ending = { services: { db: tx, now, mail }, editor, raceName, origin };
      if (!isApproved) {
        await endClaims(ending, eq(resultClaims.id, claim.id), "refused");
        return { problem: null };
      }
      return { problem: await approveClaim(ending, claim) };
    });
  } catch (error) {
    if (error instanceof NotAttached) return { problem: "gone" };
    throw error;
  }
}

/** Rolls back an approval: the row has another name by now, or its bib number comes twice. */
class NotAttached extends Error {}

type Ending = { services: Deciding; editor: Editor; raceName: string; origin: string };

/** @throws NotAttached if the published row stays without the claim */
async function approveClaim(
  ending: Ending,
  claim: Claim & { userId: string },
): Promise<ClaimDecisionProblem | null> {
  const { services, editor, ...letter } = ending;
  const { db: tx, now } = services;
  const { problem, importId } = await whyNotTheirs(tx, claim);
  if (problem) return problem;
  const isOfResult = and(
    eq(resultClaims.raceId, claim.raceId),
    // The name of a distance may have changed between two claims.
    claim.distanceId
      ? eq(resultClaims.distanceId, claim.distanceId)
      : and(isNull(resultClaims.distanceId), eq(resultClaims.distance, claim.distance)),
    eq(resultClaims.bib, claim.bib),
  );
  // A later file gave the bib number of an approved claim to somebody else.
  const isLost = sql`${resultClaims.state} = 'approved' and not exists (
    select from race_results r where r.claim_id = result_claims.id and r.import_id = ${importId}::uuid)`;
  await endClaims(ending, and(isOfResult, isLost), "undone");
  await tx
    .update(resultClaims)
    .set({ state: "approved", decidedAt: now(), decidedBy: editor.userId })
    .where(eq(resultClaims.id, claim.id));
  const attached = await attachClaims(tx, sql`c.id = ${claim.id}::uuid`);
  if (!attached.some((version) => version.importId === importId)) throw new NotAttached();
  await tellDecision(services, editor, claim, { ...letter, decision: "approved" });
  await endClaims(ending, and(isOfResult, eq(resultClaims.state, "open")), "refused");
  return null;
}

/** Refuses claims, or undoes their approvals, and tells their runners. */
async function endClaims(
  { services, editor, ...letter }: Ending,
  where: SQL | undefined,
  decision: "refused" | "undone",
): Promise<void> {
  const { db: tx, now } = services;
  const ended = await tx
    .update(resultClaims)
    .set({ state: "refused", decidedAt: now(), decidedBy: editor.userId })
    .where(where)
    .returning();
  for (const claim of ended) {
    await detachClaim(tx, claim.id);
    await tellDecision(services, editor, claim, { ...letter, decision });
  }
}

/** Undoes an approval: the result is nobody's again, and its name stays hidden if it was. */
export async function undoClaim(
  { db, now, mail }: Deciding,
  editor: Editor,
  { raceId, claimId }: ClaimKey,
  { origin }: { origin: string },
): Promise<Decision> {
  return withRetry(db, async (tx): Promise<Decision> => {
    const found = await lockClaim(tx, editor, { raceId, claimId }, "approved");
    if (!found) return { problem: "gone" };
    const { claim, raceName } = found;
    const ending = { services: { db: tx, now, mail }, editor, raceName, origin };
    await endClaims(ending, eq(resultClaims.id, claim.id), "undone");
    return { problem: null };
  });
}

type Claim = typeof resultClaims.$inferSelect;

/** Locks the race, so that its results and their claims change one after another. */
async function lockClaim(
  tx: Database,
  editor: Editor,
  { raceId, claimId }: ClaimKey,
  state: "open" | "approved",
): Promise<{ claim: Claim & { userId: string }; raceName: string } | null> {
  const id = readId(claimId);
  const [race] = id === null ? [] : await lockRace(tx, editor, raceId);
  if (!race || id === null) return null;
  const [claim] = await tx
    .select()
    .from(resultClaims)
    .where(
      and(eq(resultClaims.id, id), eq(resultClaims.raceId, raceId), eq(resultClaims.state, state)),
    )
    .for("no key update");
  // The claim of a deleted account is not decided on.
  if (!claim?.userId) return null;
  return { claim: { ...claim, userId: claim.userId }, raceName: race.name };
}

/** Why a claimed result cannot be given to its runner now, or the published version that it is in. */
async function whyNotTheirs(
  tx: Database,
  { userId, raceId, distanceId, distance, bib }: Claim & { userId: string },
): Promise<
  { problem: ClaimDecisionProblem; importId?: never } | { problem: null; importId: string }
> {
  const published = await publishedResults({ db: tx }, raceId);
  const key = published.find((one) =>
    distanceId === null
      ? one.distanceId === null && one.distance === distance
      : one.distanceId === distanceId,
  )?.key;
  const found = key && (await findResultToClaim({ db: tx }, { userId }, raceId, { key, bib }));
  if (!found) return { problem: "gone" };
  const { standing } = found.row;
  return standing === "open" || standing === "free"
    ? { problem: null, importId: found.shown.id }
    : { problem: standing };
}

function detachClaim(tx: Database, claimId: string) {
  return tx.execute(sql`
    update race_results set claim_id = null where claim_id = ${claimId}::uuid`);
}

/** Records a decision, and tells the runner. The log names the bib number, not the person. */
async function tellDecision(
  { db, now, mail }: Deciding,
  editor: Editor,
  { id, userId, raceId, distanceId, distance, bib }: Claim,
  { raceName, origin, decision }: { raceName: string; origin: string; decision: ClaimDecision },
): Promise<void> {
  await recordChange({ db, now }, editor, {
    action: auditActions[decision],
    subjectType: "result claim",
    subjectId: id,
    subjectName: raceName,
    after: { distance, bib },
  });
  if (userId === null) return;
  const about = { raceName, raceId, bib, key: distanceId, origin };
  await mailTo({ db, mail }, { userId }, letterOfDecidedClaim(decision, about));
}

const auditActions: Record<ClaimDecision, string> = {
  approved: "approved a claim of a result of",
  refused: "refused a claim of a result of",
  undone: "undid a claim of a result of",
};
