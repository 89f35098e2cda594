import type { ChangeEvent } from "react";
import { pictureSources } from "#features/blog/images/addresses.ts";
import { postLimits } from "#features/blog/reading/post.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { photoFormats, scaleHeavyFile } from "#ui/form/files/accepted-files.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { Sentence } from "#values/say.ts";
import { type Done, useEditorActions } from "./editor-actions.ts";

const hint = "Recommended size: 1200x630px. Max size: 2MB.";

/** The picture of a post: to upload, to have made, or to remove. */
export function ImagePanel({
  action,
  address,
  alt,
  errors,
  onDone,
}: {
  action: string;
  /** `""` for none. */
  address: string;
  alt: { name: string; defaultValue: string; error: Sentence | undefined };
  /** Without scripts. */
  errors: Record<string, Sentence>;
  onDone: Done;
}) {
  const { busy, problem, fields, button, start } = useEditorActions(action, onDone);
  async function uploadChosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    await scaleHeavyFile(input);
    if (!input.files?.length) return;
    start("upload", input.form);
    // It is on its way, and must not go along with every other button: one that is refused would not
    // let the post be saved.
    input.value = "";
  }
  const wrong = { ...errors, ...fields };
  return (
    <section aria-labelledby="featured-image" className="card grid gap-4 p-4 sm:p-5">
      <h2 id="featured-image" className="text-lg">
        Featured Image
      </h2>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {address && <Shown address={address} />}
      <Field label="Upload Image" hint={hint} error={wrong.picture}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="picture"
            accept={photoFormats}
            onChange={uploadChosen}
            className="input file-input"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          {...button("upload")}
          look="quiet"
          size="small"
          className={busy === "upload" ? "" : "hidden noscript:inline-flex"}
        >
          {busy === "upload" ? "Uploading…" : "Upload the chosen file"}
        </Button>
        <Button {...button("picture")} look="quiet" size="small">
          {busy === "picture" ? "Generating..." : "Generate Image"}
        </Button>
        {address && (
          <Button {...button("remove-picture")} look="plain" size="small" className="text-danger">
            Remove
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {busy === "picture" && "The image is being made."}
        {busy === "upload" && "The image is being stored."}
      </p>
      <TextField
        label="Alternative text"
        hint="What the image shows, for those who do not see it"
        maxLength={postLimits.imageAlt}
        {...alt}
      />
    </section>
  );
}

function Shown({ address }: { address: string }) {
  const { src, srcSet } = pictureSources(address);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="22rem"
      alt="Featured now"
      width={1200}
      height={630}
      className="aspect-[1200/630] w-full rounded-control border border-line object-cover"
    />
  );
}
