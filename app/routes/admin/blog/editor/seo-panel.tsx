import { postLimits } from "#features/blog/post.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Notice } from "#ui/message/notice.tsx";
import { CountedLine } from "./counted-line.tsx";
import { type Done, useDeeds } from "./doing.ts";

/** What search engines and networks show of a post. */
export function SeoPanel({
  action,
  field,
  onDone,
}: {
  action: string;
  field: FieldValues["field"];
  onDone: Done;
}) {
  const { busy, problem, button } = useDeeds(action, onDone);
  const isBusy = busy === "seo";
  const title = field("seo_title");
  const description = field("seo_description");
  return (
    <section aria-labelledby="seo" className="card grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="seo" className="text-lg">
          SEO Settings
        </h2>
        <Button {...button("seo")} look="quiet" size="small">
          {isBusy ? "Generating..." : "Generate SEO"}
        </Button>
      </div>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <CountedLine
        key={`title ${title.defaultValue}`}
        label="SEO Title"
        advice="50-60 characters"
        placeholder="The title of the post"
        maxLength={postLimits.seoTitle}
        {...title}
      />
      <CountedLine
        key={`description ${description.defaultValue}`}
        label="Meta Description"
        advice="150-160 characters"
        rows={4}
        maxLength={postLimits.seoDescription}
        {...description}
      />
      <TextField
        label="Keywords"
        hint="Separated by commas"
        maxLength={postLimits.seoKeywords}
        {...field("seo_keywords")}
      />
      <p role="status" className="sr-only">
        {isBusy && "The texts are being written."}
      </p>
    </section>
  );
}
