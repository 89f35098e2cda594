import type { Database } from "#db/database.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { createPost } from "#features/blog/editing/commands.server.ts";
import { postTexts } from "#features/blog/editing/details.ts";
import { findEditedPost } from "#features/blog/editing/queries.server.ts";
import { postForm } from "#features/blog/editing/schema.ts";
import { readForm } from "#values/form/form.ts";
import { aPerson } from "../people.ts";
import { now } from "../races/races.ts";

/** The services of the commands of posts, with what they logged. */
export function postServices(db: Database, at: () => Date = now) {
  const logged: string[] = [];
  const log = { error: (_: object, said: string) => logged.push(said) };
  return { all: { db, now: at, log } as unknown as Parameters<typeof createPost>[0], logged };
}

/** The form of a post as it arrives, read by its schema. */
export function postFormOf(fields: Record<string, string>) {
  const form = new FormData();
  const typed = { title: "Ten runs", content: "Run.", ...fields };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const { value, errors } = readForm(postForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

/** An administrator with a name and an address. */
export async function anEditor(db: Database, firstName = "Ana"): Promise<Admin> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  const userId = await aPerson(db, { email, firstName, lastName: "Torres", isAdmin: true });
  return { userId, email, firstName, lastName: "Torres" } as Admin;
}

/** Stores a post and gives its id. */
export async function aPost(
  db: Database,
  admin: Admin,
  fields: Record<string, string> = {},
): Promise<string> {
  const made = await createPost(postServices(db).all, admin, postFormOf(fields));
  if (made.problem !== null) throw new Error(made.problem);
  return made.id;
}

/** The form of a stored post with some fields changed, as an editor that was opened now sends it. */
export async function openedPostForm(
  db: Database,
  id: string,
  fields: Record<string, string> = {},
) {
  const post = await findEditedPost({ db }, id);
  if (!post) throw new Error("The post is gone.");
  const texts = postTexts(post);
  const local = { ...texts, published_at: texts.published_at?.replace("Z", "") ?? "" };
  return { ...local, status: post.status, opened: JSON.stringify(texts), ...fields };
}
