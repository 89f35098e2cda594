import { and, asc, desc, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { blogDrafts, blogEditors, blogPosts } from "#db/schema.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { type Admin, viewerName } from "#features/accounts/viewer.ts";
import type { Job } from "#services/job.ts";
import { fileFormOf } from "#services/sent-files.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { FieldTexts } from "#values/form/three-way.ts";
import { upTo } from "#values/form/upload.ts";
import { isId } from "#values/id.ts";
import { draftFields, readRevision } from "./schema.ts";
import type { KeptWork, OtherEditor } from "./work.ts";

type Reads = Pick<Services, "db">;

/** The longest work that is kept, in letters of all its fields together. */
export const longestWork = 300_000;

/** The most posts that one administrator writes on without saving any. */
const mostNew = 20;

/** Unsaved work is deleted after this many days. */
const daysKept = 90;

type Whose = { draftId: string; postId: string | null };

/**
 * Keeps what an administrator has typed into the form of a post. `false` when it is too long; `null`
 * when the post is deleted.
 */
export async function keepWork(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Pick<Admin, "userId">,
  { draftId, postId }: Whose,
  fields: FieldTexts,
): Promise<boolean | null> {
  if (JSON.stringify(fields).length > longestWork) return false;
  const basedOn = readRevision(fields.revision);
  const work = { basedOn, fields, savedAt: now() };
  const { userId } = admin;
  if (postId === null) {
    await db
      .insert(blogDrafts)
      .values({ id: draftId, userId, postId, ...work })
      .onConflictDoUpdate({
        target: blogDrafts.id,
        set: work,
        setWhere: and(eq(blogDrafts.userId, userId), isNull(blogDrafts.postId)),
      });
    await forgetOldest({ db }, userId);
    return true;
  }
  return besidePost(db, postId, async (tx) => {
    await tx
      .insert(blogDrafts)
      .values({ userId, postId, ...work })
      .onConflictDoUpdate({ target: [blogDrafts.userId, blogDrafts.postId], set: work });
    return true;
  });
}

/** Does something beside a post, which stays until it is done; `null` when the post is gone. */
function besidePost<T>(
  db: Database,
  postId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const [post] = await tx
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(eq(blogPosts.id, postId))
      .for("key share");
    return post ? work(tx) : null;
  });
}

async function forgetOldest({ db }: Reads, userId: string) {
  const own = and(eq(blogDrafts.userId, userId), isNull(blogDrafts.postId));
  const kept = db
    .select({ id: blogDrafts.id })
    .from(blogDrafts)
    .where(own)
    .orderBy(desc(blogDrafts.savedAt))
    .offset(mostNew);
  await db.delete(blogDrafts).where(and(own, inArray(blogDrafts.id, kept)));
}

export const unsavedPostJobs: Job[] = [
  { queue: "forget-work-on-posts", schedule: "55 3 * * *", work: forgetOldWork },
];

/** Throws away the work that nobody came back to. */
export async function forgetOldWork({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - daysKept * msPerDay);
  await db.delete(blogDrafts).where(lt(blogDrafts.savedAt, oldest));
}

const workColumns = {
  id: blogDrafts.id,
  fields: blogDrafts.fields,
  basedOn: blogDrafts.basedOn,
  savedAt: blogDrafts.savedAt,
};

/** What an administrator typed into the form of a stored post and did not save. */
export async function findWorkOn(
  { db }: Reads,
  { userId }: Pick<Admin, "userId">,
  postId: string,
): Promise<KeptWork | null> {
  if (!isId(postId)) return null;
  const [row] = await db
    .select(workColumns)
    .from(blogDrafts)
    .where(and(eq(blogDrafts.userId, userId), eq(blogDrafts.postId, postId)));
  return row ? workOf(row) : null;
}

/** Posts that an administrator has started and never saved, latest first. */
export async function findNewWork(
  { db }: Reads,
  { userId }: Pick<Admin, "userId">,
): Promise<KeptWork[]> {
  const rows = await db
    .select(workColumns)
    .from(blogDrafts)
    .where(and(eq(blogDrafts.userId, userId), isNull(blogDrafts.postId)))
    .orderBy(desc(blogDrafts.savedAt))
    .limit(mostNew);
  return rows.map(workOf);
}

function workOf({
  fields,
  ...row
}: {
  id: string;
  fields: unknown;
  basedOn: number | null;
  savedAt: Date;
}): KeptWork {
  const read = draftFields.safeParse(fields);
  return { ...row, fields: read.success ? read.data : {} };
}

/** Throws away work that is saved now, or not wanted. */
export async function throwWorkAway(
  { db }: Reads,
  { userId }: Pick<Admin, "userId">,
  { draftId, postId }: { draftId?: string | null; postId?: string | null },
): Promise<void> {
  if (postId && isId(postId)) {
    await db
      .delete(blogDrafts)
      .where(and(eq(blogDrafts.userId, userId), eq(blogDrafts.postId, postId)));
  } else if (draftId && isId(draftId)) {
    await db
      .delete(blogDrafts)
      .where(and(eq(blogDrafts.userId, userId), eq(blogDrafts.id, draftId)));
  }
}

/** An open tab reports every 15 seconds; after two missed reports it counts as closed. */
const goneAfterMs = 40_000;

/** The most others that are named. */
const mostOthers = 10;

type Tab = { postId: string; tab: string };

/** Notes that a tab has a post open. @returns the others, the earliest first */
export async function noteEditor(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { postId, tab }: Tab,
): Promise<OtherEditor[]> {
  if (!isId(postId) || !isId(tab)) return [];
  const alive = new Date(now().getTime() - goneAfterMs);
  await db.delete(blogEditors).where(lt(blogEditors.seenAt, alive));
  const [post] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId));
  if (!post) return [];
  const { userId } = admin;
  await db
    .insert(blogEditors)
    .values({ postId, tab, userId, userName: viewerName(admin), seenAt: now() })
    .onConflictDoUpdate({
      target: [blogEditors.postId, blogEditors.tab],
      set: { seenAt: now() },
      setWhere: eq(blogEditors.userId, userId),
    });
  const others = await db
    .select({ name: blogEditors.userName, userId: blogEditors.userId })
    .from(blogEditors)
    .where(
      and(eq(blogEditors.postId, postId), ne(blogEditors.tab, tab), gte(blogEditors.seenAt, alive)),
    )
    .orderBy(asc(blogEditors.userName))
    .limit(mostOthers);
  return others.map((other) => ({ name: other.name, isSelf: other.userId === userId }));
}

/** A tab is closed, or shows another page. */
export async function forgetEditor(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Admin, "userId">,
  { postId, tab }: Tab,
): Promise<void> {
  if (!isId(postId) || !isId(tab)) return;
  await db
    .delete(blogEditors)
    .where(
      and(eq(blogEditors.postId, postId), eq(blogEditors.tab, tab), eq(blogEditors.userId, userId)),
    );
}

const pictureLimit = upTo(20, {
  en: "The picture is too large: 15 MB can be sent at once.",
  es: "La imagen es demasiado grande: se pueden enviar 15 MB a la vez.",
});

/** The form of a post, which may hold a picture. */
export function postFormOf(asked: RequestArgs, admin: Admin): Promise<FormData> {
  return fileFormOf(asked, admin, pictureLimit);
}
