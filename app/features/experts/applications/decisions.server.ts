import { and, eq } from "drizzle-orm";
import { valuesOf } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { expertApplications, experts, users } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { toDetails } from "./application.ts";
import { approvalLetter, refusalLetter } from "./emails.tsx";
import type { DecisionProblem } from "./messages.ts";

type Deciding = Pick<Services, "db" | "now" | "mail" | "log">;

type Decision = {
  id: string;
  /** The state of the application that the administrator has read. */
  version: string;
};

type Decided = { problem: DecisionProblem } | { problem: null };

/**
 * Makes an application the page of an expert, which is public and linked to the account. Of two
 * administrators who decide at once, the second learns what the first has decided.
 */
export async function approveApplication(
  services: Deciding,
  admin: Admin,
  decision: Decision,
  links: { pageUrl: (id: string) => string; ownPageUrl: string },
): Promise<{ problem: DecisionProblem } | { problem: null; expertId: string }> {
  const { db, now, log } = services;
  try {
    return await db.transaction(async (tx) => {
      const found = await lockPending(tx, decision);
      if (found.problem !== null) return found;
      const { row, email, lang } = found;
      const { message: _, ...shown } = toDetails(row);
      const taken = tx
        .select({ id: experts.id })
        .from(experts)
        .where(eq(experts.userId, row.userId));
      if ((await taken).length > 0) return { problem: "listed" };
      const at = now();
      // Triggers: searched texts, office counts; see app/db/functions/experts.sql
      const [made] = await tx
        .insert(experts)
        .values({
          ...valuesOf(experts, shown),
          userId: row.userId,
          isActive: true,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: experts.id });
      if (!made) throw new Error("The expert was not inserted.");
      const after = { status: "approved", expert_id: made.id } as const;
      await decide({ db: tx, now }, admin, row, after);
      const letter = approvalLetter({ page: links.pageUrl(made.id), ownPage: links.ownPageUrl });
      await sendIfPossible(services, tx, { address: email, lang, letter });
      return { problem: null, expertId: made.id };
    });
  } catch (error) {
    // The account was linked to another page at the same moment.
    if (violatedConstraint(error) === "experts_user_id_key") return { problem: "listed" };
    log.error({ error, id: decision.id }, "application not approved");
    return { problem: "not-saved" };
  }
}

/** @param note - why; it goes to the applicant */
export async function declineApplication(
  services: Deciding,
  admin: Admin,
  { note, ...decision }: Decision & { note: string },
  links: { applyUrl: string },
): Promise<Decided> {
  const { db, now, log } = services;
  if (note === "") return { problem: "note-needed" };
  try {
    return await db.transaction(async (tx) => {
      const found = await lockPending(tx, decision);
      if (found.problem !== null) return found;
      await decide({ db: tx, now }, admin, found.row, { status: "declined", decision_note: note });
      const letter = refusalLetter(note, { application: links.applyUrl });
      await sendIfPossible(services, tx, { address: found.email, lang: found.lang, letter });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error, id: decision.id }, "application not declined");
    return { problem: "not-saved" };
  }
}

/** The application, locked, if it still waits and nothing of it was changed since it was read. */
async function lockPending(tx: Database, { id, version }: Decision) {
  const [found] = await tx
    .select({ row: expertApplications, email: users.email, lang: users.lang })
    .from(expertApplications)
    .innerJoin(users, eq(users.id, expertApplications.userId))
    .where(eq(expertApplications.id, id))
    .for("update", { of: expertApplications });
  const problem = problemWith(found?.row, version);
  if (problem !== null) return { problem };
  return found ? { problem: null, ...found } : { problem: "gone" as const };
}

function problemWith(
  row: Pick<typeof expertApplications.$inferSelect, "status" | "updatedAt"> | undefined,
  version: string,
): DecisionProblem | null {
  if (!row || row.status === "draft") return "gone";
  if (row.status === "withdrawn") return "withdrawn";
  if (row.status !== "pending") return "decided";
  return row.updatedAt.toISOString() === version ? null : "changed";
}

type Outcome =
  | { status: "approved"; expert_id: string }
  | { status: "declined"; decision_note: string };

/** Stores the decision and records it. */
async function decide(
  { db: tx, now }: { db: Database; now: Services["now"] },
  admin: Admin,
  row: typeof expertApplications.$inferSelect,
  outcome: Outcome,
) {
  const at = now();
  // Trigger: office counts; see app/db/functions/experts.sql
  await tx
    .update(expertApplications)
    .set({
      ...valuesOf(expertApplications, outcome),
      decidedBy: admin.userId,
      decidedAt: at,
      updatedAt: at,
    })
    .where(and(eq(expertApplications.id, row.id), eq(expertApplications.status, "pending")));
  await recordChange({ db: tx, now }, admin, {
    action: outcome.status,
    subjectType: "expert application",
    subjectId: row.id,
    subjectName: `${row.firstName} ${row.lastName}`,
    before: { status: row.status },
    // The note is about a person: it stands with the application only.
    after:
      outcome.status === "approved"
        ? outcome
        : { status: outcome.status, decision_note: "written" },
  });
}
