import { postLimits } from "#features/blog/post.ts";
import { TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";

/** Who wrote a post, what it is about, and from when on it is read. */
export function PublishingPanel({
  field,
  zone,
}: {
  field: FieldValues["field"];
  /** In which the date is typed: `America/Lima`. */
  zone: string;
}) {
  return (
    <section aria-labelledby="publishing" className="card grid gap-4 p-4 sm:p-5">
      <h2 id="publishing" className="text-lg">
        Author, tags and date
      </h2>
      <TextField
        label="Author"
        hint="The name that readers see"
        maxLength={postLimits.authorName}
        autoComplete="off"
        {...field("author_name")}
      />
      <TextField
        label="Tags"
        hint={`Separated by commas, at most ${postLimits.tags}`}
        autoComplete="off"
        {...field("tags")}
      />
      <input type="hidden" name="zone" value={zone} />
      <TextField
        label="Publication date and time"
        type="datetime-local"
        hint={`In the time of ${zone.replaceAll("_", " ")}. Empty: as soon as it is published. In the future: readers see the post from then on.`}
        {...field("published_at")}
      />
    </section>
  );
}
