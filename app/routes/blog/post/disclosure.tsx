import type { PublishedPost } from "#features/blog/reading/post-page.ts";

const wrote: Record<PublishedPost["writtenBy"], string | null> = {
  person: null,
  "built-in":
    "The first text of this article was put together by Dorsal’s own writing program from the race directory. An editor published it.",
  model:
    "The first text of this article was written by an AI language model. An editor published it.",
};

const made: Record<NonNullable<PublishedPost["imageSource"]>, string | null> = {
  upload: null,
  model: "The picture was made by an AI image model.",
  drawn: "The picture was drawn by a program.",
};

/** Says what no person wrote or photographed. */
export function Disclosure({
  post: { writtenBy, imageSource, featuredImage },
}: {
  post: Pick<PublishedPost, "writtenBy" | "imageSource" | "featuredImage">;
}) {
  const sentences = [wrote[writtenBy], featuredImage && imageSource && made[imageSource]].filter(
    Boolean,
  );
  if (sentences.length === 0) return null;
  return (
    <aside aria-label="How this article was made" className="post-disclosure">
      <p>{sentences.join(" ")}</p>
    </aside>
  );
}
