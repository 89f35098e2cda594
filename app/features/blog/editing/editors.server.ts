import { and, asc, eq, gte, lt, ne } from "drizzle-orm";
import { blogEditors, blogPosts } from "#db/schema.ts";
import { type Admin, viewerName } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { OtherEditor } from "./work.ts";

/** Tabs tell every 15 seconds that they are there; one that missed two of them is gone. */
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
