import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { anEditor, aPost } from "../../../../tests/support/blog/post-editing.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { featuredAddress, inlineAddress } from "./addresses.ts";
import { forgetUnusedPictures } from "./retention.server.ts";

const { db } = await openTestDatabase();
const directory = await mkdtemp(join(tmpdir(), "unused-"));
afterAll(() => rm(directory, { recursive: true }));
const files = openLocalDisk(directory);

const dayMs = 24 * 3600 * 1000;
/** The store has the time of its clock. */
const inDays = (days: number) => () => new Date(Date.now() + days * dayMs);

test("a picture that nothing has any more goes after some days, and what a post, a version or unsaved work has stays", () =>
  rolledBack(db, async (tx) => {
    const forget = (days: number) => forgetUnusedPictures({ db: tx, files, now: inDays(days) });
    const size = { width: 600, height: 400 };
    const [featured, inside, former, typed, unused] = ["a", "b", "c", "d", "e"].map((letter) =>
      letter.repeat(40),
    ) as [string, string, string, string, string];
    const keys = new Map(
      [featured, inside, former, typed, unused].map((hash) => [hash, `blog/${hash}/1x1.webp`]),
    );
    const store = async (hash: string) => files.put(keys.get(hash)!, Buffer.from(hash));
    for (const hash of keys.keys()) await store(hash);
    const left = async () => {
      const listed = await Array.fromAsync(files.list("blog"));
      return listed.map(({ key }) => key);
    };
    const admin = await anEditor(tx);
    const post = await aPost(tx, admin, {
      featured_image: featuredAddress(featured),
      content: `Up.\n\n![Hill](${inlineAddress(inside, size)})`,
    });
    await tx.execute(sql`update blog_post_versions
      set featured_image = ${featuredAddress(former)} where post_id = ${post}`);
    await tx.execute(sql`insert into blog_drafts (user_id, fields)
      values (${admin.userId}, ${JSON.stringify({ content: inlineAddress(typed, size) })})`);

    await forget(6);
    expect(await left(), "uploaded a few days ago").toEqual([...keys.values()]);
    await forget(8);
    expect(await left(), "seen unused").toEqual([...keys.values(), `blog/${unused}/unused.json`]);
    await forget(6);
    await forget(8);
    expect(await left(), "unused for a while").toEqual([...keys.values()].slice(0, 4));

    await tx.execute(sql`delete from blog_drafts`);
    await forget(8);
    expect(await left()).toContain(`blog/${typed}/unused.json`);
    await tx.execute(sql`update blog_posts
      set content = content || ${` ![](${inlineAddress(typed, size)})`}`);
    await forget(8);
    expect(await left(), "used again").toEqual([...keys.values()].slice(0, 4));
  }));
