import { sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { ListedFile } from "#services/files/files.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";

/**
 * For so long a picture stays after it was uploaded, and after nothing was seen to use it any more: the
 * files of a backup are often younger than its rows.
 */
const keptDays = 7;

const dayMs = 24 * 3600 * 1000;
const mostAtOnce = 200;

/** Stands beside the files of a picture since nothing was seen to use it. */
const markName = "unused.json";

type Shop = Pick<Services, "db" | "files" | "now">;

/** The files of one picture. */
type Picture = { hash: string; files: ListedFile[] };

export const postPictureJobs: Job[] = [
  { queue: "forget-pictures-of-posts", schedule: "0 4 * * *", work: forgetUnusedPictures },
];

/**
 * Removes pictures that no post, no version of one and no unsaved work has. A picture is marked on the
 * first night on which it is not used, and goes with its mark some days later.
 */
export async function forgetUnusedPictures(services: Shop): Promise<void> {
  const { files, now } = services;
  const before = new Date(now().getTime() - keptDays * dayMs);
  const used = await usedPictures(services);
  let removed = 0;
  for await (const picture of picturesOf(files.list("blog"))) {
    const mark = markOf(picture);
    if (used.has(picture.hash)) {
      if (mark) await files.remove(mark.key);
    } else if (isOlder(picture, before)) {
      if (!mark) await files.put(keyOfMark(picture.hash), Buffer.from("{}"));
      else if (mark.storedAt < before) removed += await removeAll(files, picture.hash, before);
    }
    if (removed >= mostAtOnce) return;
  }
}

/** By their hashes. */
async function usedPictures({ db }: Pick<Shop, "db">): Promise<Set<string>> {
  const rows = await readRows(
    db,
    { hash: text },
    sql`select distinct found[1] as hash from (
        select concat_ws(' ', featured_image, content) as words from blog_posts
        union all select concat_ws(' ', featured_image, content) from blog_post_versions
        union all select fields::text from blog_drafts
      ) as texts, regexp_matches(words, '/media/blog/([0-9a-f]{40})/', 'g') as found`,
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** The files of one folder stand together in a list. */
async function* picturesOf(listed: AsyncIterable<ListedFile>): AsyncGenerator<Picture> {
  let picture: Picture = { hash: "", files: [] };
  for await (const file of listed) {
    const hash = /^blog\/([0-9a-f]{40})\//.exec(file.key)?.[1];
    if (!hash) continue;
    if (picture.hash !== hash) {
      if (picture.hash) yield picture;
      picture = { hash, files: [] };
    }
    picture.files.push(file);
  }
  if (picture.hash) yield picture;
}

/** The same picture may have been uploaded once more since the list was read. */
async function removeAll(files: Shop["files"], hash: string, before: Date): Promise<number> {
  for await (const picture of picturesOf(files.list(`blog/${hash}`))) {
    if (!isOlder(picture, before)) return 0;
    const mark = keyOfMark(hash);
    for (const { key } of picture.files) if (key !== mark) await files.remove(key);
    await files.remove(mark);
  }
  return 1;
}

function isOlder({ hash, files }: Picture, before: Date): boolean {
  return files.every(({ key, storedAt }) => key === keyOfMark(hash) || storedAt < before);
}

function markOf({ hash, files }: Picture): ListedFile | undefined {
  return files.find(({ key }) => key === keyOfMark(hash));
}

function keyOfMark(hash: string): string {
  return `blog/${hash}/${markName}`;
}
