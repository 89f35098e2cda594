import type { ReactNode } from "react";
import { postLimits } from "#features/blog/post.ts";
import { TextArea, TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { InsertPicture } from "./insert-picture.tsx";

/** What the formatting can do, in one line. */
const formatting =
  "Markdown: # Heading, **bold**, *italic*, - list, > quote, [link](https://…), ![picture](…), | table |, a note[^1]";

/** The tab in which a post is written. */
export function WritePanel({
  action,
  field,
  errors,
  children,
}: {
  action: string;
  field: FieldValues["field"];
  errors: Record<string, string>;
  /** The races. */
  children: ReactNode;
}) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Blog Title *"
        required
        maxLength={postLimits.title}
        autoComplete="off"
        {...field("title")}
      />
      <TextArea
        label="Content (Markdown) *"
        required
        rows={15}
        maxLength={postLimits.content}
        hint={formatting}
        spellCheck
        {...field("content")}
      />
      <InsertPicture action={action} errors={errors} />
      {children}
    </div>
  );
}
