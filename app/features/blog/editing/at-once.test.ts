/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { blogPostVersions } from "#db/schema.ts";
import {
  anEditor,
  aPost,
  openedPostForm,
  postFormOf,
  postServices,
} from "../../../../tests/support/blog/post-editing.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { savePost } from "./commands.server.ts";

const { db } = await openTestDatabase();

test("of administrators who save the same text at once, one is stored and the others are told", async () => {
  const admin = await anEditor(db);
  const id = await aPost(db, admin);
  const opened = await openedPostForm(db, id);
  const answers = await Promise.all(
    ["far", "fast", "often", "slowly"].map((how) =>
      savePost(postServices(db).all, admin, id, postFormOf({ ...opened, content: `Run ${how}.` })),
    ),
  );
  expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem === "changed-meanwhile")).toHaveLength(3);
  expect(await db.$count(blogPostVersions, eq(blogPostVersions.postId, id))).toBe(2);
});
