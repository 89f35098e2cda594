import { type Attempt, admins, adminsOnly, open, type Write } from "./matrix.ts";

/** Of the administrator: podcasts of which the tests delete the second one, and an unfinished one. */
export const studioEpisodes = {
  kept: "ffffffff-ffff-4fff-8fff-ffffffffff30",
  doomed: "ffffffff-ffff-4fff-8fff-ffffffffff31",
  /** Not published. */
  hidden: "ffffffff-ffff-4fff-8fff-ffffffffff33",
  draft: "ffffffff-ffff-4fff-8fff-ffffffffff32",
} as const;
const { kept, doomed, hidden, draft } = studioEpisodes;

const screen = (path: string): Attempt => ({ path, outcome: adminsOnly(200) });

export const podcastReads: Record<string, Attempt> = {
  podcasts: open("/podcasts"),
  "podcasts/:id": open(`/podcasts/${kept}`),
  "podcasts/:id/:file": open(`/podcasts/${hidden}/player.json`, 404),
  "podcasts/feed.xml": open("/podcasts/feed.xml"),
  "podcasts/cover.jpg": open("/podcasts/cover.jpg"),
  "admin/podcasts": screen(`/admin/podcasts?view=create&draft=${draft}`),
  "admin/podcasts/:id/delete": screen(`/admin/podcasts/${kept}/delete`),
  "admin/podcasts/drafts/:id": screen(`/admin/podcasts/drafts/${draft}`),
  "functions/podcast-script": open("/functions/podcast-script", 405),
};

export const podcastWrites: Record<string, Write[]> = {
  "admin/podcasts": admins(
    `/admin/podcasts?view=detail&id=${kept}`,
    { status: "draft" },
    "/admin/podcasts",
  ),
  "admin/podcasts/:id/delete": admins(`/admin/podcasts/${doomed}/delete`, {}, "/admin/podcasts"),
  "admin/podcasts/drafts/:id": [
    {
      what: "its administrator keeps a script",
      path: `/admin/podcasts/drafts/${draft}`,
      form: { script: "Kept." },
      outcome: adminsOnly(200),
      unrecorded: "a draft is nobody else's business",
    },
  ],
  "functions/podcast-script": [
    {
      what: "administrators only",
      path: "/functions/podcast-script",
      form: { topic: "Trail shoes" },
      outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 200 },
    },
  ],
};
