import type { Admin } from "#features/accounts/viewer.ts";
import type { PostProblem } from "#features/blog/editing/messages.ts";
import type { ImageSource, Writer } from "#features/blog/post.ts";
import type { Services } from "#services/services.ts";

type Refused = { problem: PostProblem };

/** A post about a topic or races. */
export async function writePost(
  _services: Services,
  _admin: Admin,
  _about: { topic: string; raceIds: string[] },
): Promise<{ problem: null; title: string; content: string; writtenBy: Writer } | Refused> {
  return { problem: "not-written" };
}

/** The texts for search engines. */
export async function writeSeo(
  _services: Services,
  _admin: Admin,
  _about: { topic: string; content: string },
): Promise<
  { problem: null; seo_title: string; seo_description: string; seo_keywords: string } | Refused
> {
  return { problem: "no-seo" };
}

/** A featured image for a title. */
export async function drawPicture(
  _services: Services,
  _admin: Admin,
  _about: { title: string; prompt: string },
): Promise<{ problem: null; address: string; source: ImageSource } | Refused> {
  return { problem: "no-picture" };
}

/** Stores an uploaded picture. */
export async function uploadPicture(
  _services: Services,
  _admin: Admin,
  _file: File,
  _use: "featured" | "inline",
): Promise<{ problem: null; address: string } | Refused> {
  return { problem: "not-uploaded" };
}
