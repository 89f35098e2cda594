import { sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { blogPosts } from "#db/schema.ts";

const paragraph =
  "Run the **first** kilometres slower than the [last ones](/races), and eat before you are hungry. ".repeat(
    6,
  );
const content = Array.from(
  { length: 12 },
  (_, part) => `## Part ${part + 1}\n\n${paragraph}\n\n- water\n- bread\n\n${paragraph}`,
).join("\n\n");

/** Puts posts into a database that has none of them, and gives the id of one. */
export async function benchPosts(url: string, posts = 200): Promise<string> {
  const { db, close } = await openDatabase({ url, max: 1 });
  const held = await db.$count(blogPosts);
  if (held < posts) {
    await db.insert(blogPosts).values(
      Array.from({ length: posts - held }, (_, number) => ({
        title: `How to run part ${number}`,
        content,
        tags: ["training"],
        status: "published" as const,
        publishedAt: sql`now() - make_interval(days => ${number + 1})`,
      })),
    );
  }
  const [some] = await db.select({ id: blogPosts.id }).from(blogPosts).limit(1);
  await close();
  return some?.id ?? "";
}
