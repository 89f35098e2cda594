import { type Attempt, admins, adminsOnly, open, type Write } from "./matrix.ts";

/** For administrators to change: one that stays, and one that the tests delete. */
export const officePosts = [
  "ffffffff-ffff-4fff-8fff-ffffffffff40",
  "ffffffff-ffff-4fff-8fff-ffffffffff41",
] as const;
const [kept, doomed] = officePosts;
const screen = (path: string): Attempt => ({ path, outcome: adminsOnly(200) });

/** The stored files of posts and episodes. */
const unknownPicture = `/media/blog/${"0".repeat(40)}/1200x630.webp`;
const unknownRecording = `/media/podcasts/${"0".repeat(40)}/episode.mp3`;

export const blogReads: Record<string, Attempt> = {
  blog: open("/blog"),
  // A draft: readers do not see it, and administrators see it in the studio alone.
  "blog/:id": open(`/blog/${kept}`, 404),
  "blog/:id/share.jpg": open(`/blog/${kept}/share.jpg`, 404),
  "blog/feed.xml": open("/blog/feed.xml"),
  "blog/atom.xml": open("/blog/atom.xml"),
  "blog/feed.json": open("/blog/feed.json"),
  "media/blog/*": open(unknownPicture, 404),
  "media/podcasts/*": open(unknownRecording, 404),
  "admin/blog": screen("/admin/blog"),
  "admin/blog/new": screen("/admin/blog/new"),
  "admin/blog/edit/:id": screen(`/admin/blog/edit/${kept}`),
  "admin/blog/edit/:id/versions": screen(`/admin/blog/edit/${kept}/versions`),
  "admin/blog/edit/:id/delete": screen(`/admin/blog/edit/${kept}/delete`),
  "admin/blog/work": screen("/admin/blog/work?races="),
  "functions/generate-image": open("/functions/generate-image", 405),
  "functions/generate-blog": open("/functions/generate-blog", 405),
};

const texts = { title: "Hills", content: "Up and down.", status: "draft" };

export const blogWrites: Record<string, Write[]> = {
  "admin/blog/new": admins("/admin/blog/new", texts, "/admin/blog"),
  "admin/blog/edit/:id": admins(`/admin/blog/edit/${kept}`, texts, "/admin/blog"),
  "admin/blog/edit/:id/versions": admins(
    `/admin/blog/edit/${kept}/versions`,
    { revision: "1" },
    `/admin/blog/edit/${kept}/versions`,
  ),
  "admin/blog/edit/:id/delete": admins(`/admin/blog/edit/${doomed}/delete`, {}, "/admin/blog"),
  "admin/blog/work": [
    {
      what: "an administrator's own unsaved work",
      path: "/admin/blog/work",
      form: { draft_id: kept, post_id: kept, work: '{"title":"Hills"}' },
      outcome: adminsOnly(200),
      unrecorded: "nothing of it is saved",
    },
  ],
  "functions/generate-blog": [
    {
      what: "administrators only",
      path: "/functions/generate-blog",
      form: { topic: "" },
      outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 400 },
    },
  ],
  "functions/generate-image": [
    {
      what: "administrators only",
      path: "/functions/generate-image",
      form: { prompt: "A runner on a bridge" },
      outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 200 },
    },
  ],
};
