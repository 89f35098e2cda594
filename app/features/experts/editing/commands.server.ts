import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { someValuesOf, valuesOf } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { experts, reviews, users } from "#db/schema.ts";
import { expertPhotos } from "#features/accounts/profile/photo.ts";
import { keepSquares, removeSquares } from "#features/accounts/profile/square-photos.server.ts";
import type { Admin, Viewer } from "#features/accounts/viewer.ts";
import { difference, recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { PhotoRefusal } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { conflictOf, threeWay, withChanged } from "#values/form/three-way.ts";
import {
  expertColumnsOf,
  expertName,
  expertTexts,
  inExpertWords,
  type LinkedAccount,
} from "./details.ts";
import type { ExpertRefusal } from "./messages.ts";
import { findEditedExpert } from "./queries.server.ts";
import { detailsOf, type ExpertForm } from "./schema.ts";

type Needs = Pick<Services, "db" | "now" | "files" | "images" | "log">;

const subjectType = "expert";

/** Adds an expert. */
export async function createExpert(
  services: Needs,
  admin: Admin,
  form: ExpertForm,
): Promise<{ problem: null; id: string } | ExpertRefusal> {
  const { db, now, log } = services;
  const id = randomUUID();
  const photo = await keepPhoto(services, id, form);
  if (photo.problem) return { problem: photo.problem, field: photo.field };
  const details = detailsOf(form);
  try {
    const made = await withRetry(db, async (tx) => {
      const linked = await linkedBy(tx, id, form.account);
      if (linked.problem !== null) return linked;
      // Triggers: searched texts, office counts; see app/db/functions/experts.sql
      await tx.insert(experts).values({
        ...valuesOf(experts, { id, ...details }),
        profilePicture: photo.address ?? null,
        userId: linked.account?.userId ?? null,
        createdAt: now(),
      });
      const shown = expertColumnsOf({
        details,
        photo: photo.address ?? null,
        account: linked.account,
      });
      await recordChange({ db: tx, now }, admin, {
        action: "created",
        subjectType,
        subjectId: id,
        subjectName: expertName(details),
        after: recorded(withoutEmpty(shown)),
      });
      return { problem: null, id };
    });
    if (made.problem !== null) await removePhoto(services, photo.address);
    return made;
  } catch (error) {
    await removePhoto(services, photo.address);
    if (isTaken(error)) return accountTaken;
    log.error({ error }, "expert not created");
    return { problem: "not-created" };
  }
}

/**
 * Stores what was changed in the form of an expert, unless another administrator has changed the same
 * since it was loaded.
 */
export async function saveExpert(
  services: Needs,
  admin: Admin,
  id: string,
  form: ExpertForm,
): Promise<SavedExpert | ExpertRefusal> {
  return storeExpert(services, { admin }, id, form);
}

type SavedExpert = { problem: null; theirs: string[] };

/** An administrator, or the person whose account keeps the page. */
type Editor = { admin: Admin } | { keeper: Pick<Viewer, "userId"> };

/**
 * Stores the form of an expert.
 * @param editor - for a keeper of another page, or of none, there is no such expert
 */
export async function storeExpert(
  services: Needs,
  editor: Editor,
  id: string,
  form: ExpertForm,
): Promise<SavedExpert | ExpertRefusal> {
  const { db, log } = services;
  const photo = await keepPhoto(services, id, form);
  if (photo.problem) return { problem: photo.problem, field: photo.field };
  try {
    const saved = await withRetry(db, (tx) =>
      updateExpert({ ...services, db: tx }, editor, { id, photo: photo.address }, form),
    );
    if (saved.problem !== null) {
      const { kept, ...refusal } = saved;
      if (kept !== photo.address) await removePhoto(services, photo.address);
      return refusal;
    }
    await removePhoto(services, saved.replaced);
    return { problem: null, theirs: saved.theirs };
  } catch (error) {
    await removeUnused(services, id, photo.address);
    if (isTaken(error)) return accountTaken;
    log.error({ error, id }, "expert not saved");
    return { problem: "not-updated" };
  }
}

type Saved = { problem: null; theirs: string[]; replaced: string | null };

async function updateExpert(
  { db, now }: Pick<Needs, "db" | "now">,
  editor: Editor,
  { id, photo }: { id: string; photo: string | null | undefined },
  form: ExpertForm,
): Promise<Saved | (ExpertRefusal & { kept: string | null })> {
  const before = await findEditedExpert({ db }, id, { isLocked: true });
  if (!before) return { problem: "no-expert", kept: null };
  if ("keeper" in editor && before.account?.userId !== editor.keeper.userId) {
    return { problem: "no-expert", kept: before.photo };
  }
  const kept = before.photo;
  const stored = expertTexts(before);
  const opened = form.opened ?? stored;
  const given = { details: detailsOf(form), photo: photo ?? null };
  const sent = {
    ...expertTexts({ ...given, account: null }),
    account: form.account ?? "",
    ...(photo === undefined && { profile_picture: opened.profile_picture ?? "" }),
  };
  const { changed, theirs, contested } = threeWay({ opened, stored, sent });
  if (contested.length > 0) {
    const meanwhile = conflictOf(contested, stored, { sent, changed });
    const told = { ...meanwhile, contested: inExpertWords(contested) };
    return { problem: "changed-meanwhile", meanwhile: told, kept };
  }
  const linked = changed.has("account")
    ? await linkedBy(db, id, form.account)
    : { problem: null, account: before.account };
  if (linked.problem !== null) return { ...linked, kept };
  const after = {
    details: withChanged(before.details, given.details, changed),
    photo: changed.has("profile_picture") ? given.photo : kept,
    account: linked.account,
  };
  const change = difference(expertColumnsOf(before), expertColumnsOf(after));
  if (!change) return { problem: null, theirs, replaced: null };
  // Triggers: searched texts; see app/db/functions/experts.sql
  await db
    .update(experts)
    .set({
      ...someValuesOf(experts, after.details, [...changed]),
      profilePicture: after.photo,
      userId: after.account?.userId ?? null,
      updatedAt: now(),
    })
    .where(eq(experts.id, id));
  if (changed.has("account") && after.account) {
    await forgetOwnReview(db, id, after.account.userId);
  }
  await recordChange({ db, now }, "admin" in editor ? editor.admin : editor.keeper, {
    action: "changed",
    subjectType,
    subjectId: id,
    subjectName: expertName(after.details),
    before: recorded(change.before ?? {}),
    after: recorded(change.after ?? {}),
  });
  return { problem: null, theirs, replaced: after.photo === kept ? null : kept };
}

/** Shows an expert to visitors, or hides them. @returns their name */
export async function showExpert(
  { db, now, log }: Pick<Needs, "db" | "now" | "log">,
  admin: Admin,
  { id, isShown }: { id: string; isShown: boolean },
): Promise<{ problem: null; name: string } | ExpertRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const expert = await findEditedExpert({ db: tx }, id, { isLocked: true });
      if (!expert) return { problem: "no-expert" };
      const name = expertName(expert.details);
      if (expert.details.is_active === isShown) return { problem: null, name };
      // Triggers: searched texts; see app/db/functions/experts.sql
      await tx
        .update(experts)
        .set({ isActive: isShown, updatedAt: now() })
        .where(eq(experts.id, id));
      await recordChange({ db: tx, now }, admin, {
        action: isShown ? "showed" : "hid",
        subjectType,
        subjectId: id,
        subjectName: name,
        before: { is_active: !isShown },
        after: { is_active: isShown },
      });
      return { problem: null, name };
    });
  } catch (error) {
    log.error({ error, id }, "visibility of an expert not changed");
    return { problem: "not-updated" };
  }
}

/** Deletes the photo of a form that was not stored. If that is uncertain, the photo stays. */
async function removeUnused(services: Needs, id: string, address: string | null | undefined) {
  if (!address) return;
  const stored = await findEditedExpert(services, id).catch(() => undefined);
  if (stored !== undefined && stored?.photo !== address) await removePhoto(services, address);
}

type Linked = { problem: null; account: LinkedAccount | null } | (ExpertRefusal & { kept?: never });

const accountTaken = { problem: "account-taken", field: "account" } as const;

/** The account with an email address, unless it keeps the page of another expert. */
async function linkedBy(tx: Database, id: string, email: string | null): Promise<Linked> {
  if (email === null) return { problem: null, account: null };
  const [account] = await tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (!account) return { problem: "no-account", field: "account" };
  const isOther = and(eq(experts.userId, account.userId), ne(experts.id, id));
  const [other] = await tx.select({ id: experts.id }).from(experts).where(isOther);
  return other ? accountTaken : { problem: null, account };
}

/** Deletes the review that the account wrote before it kept this page: experts do not review themselves. */
async function forgetOwnReview(tx: Database, id: string, userId: string): Promise<void> {
  const isOfPage = and(eq(reviews.entityType, "expert"), eq(reviews.entityId, id));
  await tx.delete(reviews).where(and(isOfPage, eq(reviews.userId, userId)));
}

/** Two administrators have linked two experts to one account at the same moment. */
function isTaken(error: unknown): boolean {
  return violatedConstraint(error) === "experts_user_id_key";
}

type PhotoForm = Pick<ExpertForm, "profile_picture" | "picture_address" | "remove_profile_picture">;

/** A form's change of the photo: another one, its removal (`null`), or nothing (`undefined`). */
type PhotoChange = {
  address: string | null | undefined;
  problem: PhotoRefusal | null;
  /** The field that the problem is about. */
  field: "profile_picture" | "picture_address";
};

/** Keeps the photo that a form brings: a file, inline data, or the address of another site's picture. */
async function keepPhoto(
  services: Pick<Services, "files" | "images">,
  expertId: string,
  { profile_picture: sent, picture_address: given, remove_profile_picture: isRemoved }: PhotoForm,
): Promise<PhotoChange> {
  const field = sent ? "profile_picture" : "picture_address";
  const bytes = sent ? new Uint8Array(await sent.arrayBuffer()) : given;
  if (bytes === null) return { address: isRemoved ? null : undefined, problem: null, field };
  if (typeof bytes === "string") return { address: bytes, problem: null, field };
  const kept = await keepSquares(services, expertPhotos, expertId, bytes);
  return kept.problem === null
    ? { ...kept, field }
    : { address: undefined, problem: kept.problem, field };
}

/** Removes the files of a photo that is not stored any more. */
async function removePhoto(
  { files, log }: Pick<Services, "files" | "log">,
  address: string | null | undefined,
): Promise<void> {
  try {
    await removeSquares({ files }, expertPhotos, address ?? null);
  } catch (error) {
    log.warn({ error, address }, "old photo of an expert not removed");
  }
}

/** Deletes an expert with their reviews and inquiries. @returns their name */
export async function deleteExpert(
  services: Pick<Services, "db" | "now" | "files" | "log">,
  admin: Admin,
  id: string,
): Promise<{ problem: null; name: string } | ExpertRefusal> {
  const { db, now, log } = services;
  try {
    const gone = await withRetry(db, async (tx) => {
      const expert = await findEditedExpert({ db: tx }, id, { isLocked: true });
      if (!expert) return { problem: "no-expert" as const };
      // Triggers: reviews of the expert, office counts; see app/db/functions/experts.sql
      await tx.delete(experts).where(eq(experts.id, id));
      const name = expertName(expert.details);
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType: "expert",
        subjectId: id,
        subjectName: name,
        before: recorded(withoutEmpty(expertColumnsOf(expert))),
      });
      return { problem: null, name, photo: expert.photo };
    });
    if (gone.problem !== null) return gone;
    await removePhoto(services, gone.photo);
    return { problem: null, name: gone.name };
  } catch (error) {
    log.error({ error, id }, "expert not deleted");
    return { problem: "not-deleted" };
  }
}
