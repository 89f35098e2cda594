import { useState } from "react";
import type { OriginalPost } from "#features/blog/editing/translations.server.ts";
import { postLimits } from "#features/blog/reading/post.ts";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type Lang, langs, type Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { type Done, useEditorActions } from "./editor-actions.ts";

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
  const { busy, problem, button } = useEditorActions(action, onDone);
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

/** A field for search engines: its letters are counted, and none are refused. */
function CountedLine({
  advice,
  rows,
  ...rest
}: {
  /** `50-60 characters` */
  advice: string;
  /** For more than one line. */
  rows?: number;
  label: string;
  name: string;
  defaultValue: string;
  error: Sentence | undefined;
  maxLength: number;
  placeholder?: string;
}) {
  const [length, setLength] = useState(rest.defaultValue.length);
  const count = (event: { currentTarget: { value: string } }) =>
    setLength(event.currentTarget.value.length);
  const hint = `${advice}, ${formatCount(length)} now`;
  return rows ? (
    <TextArea {...rest} rows={rows} hint={hint} onInput={count} />
  ) : (
    <TextField {...rest} hint={hint} onInput={count} />
  );
}

const languageNames: Record<Lang, string> = { en: "English", es: "Spanish" };

/** In which language a post is, and what it translates. */
function LanguageFields({
  field,
  originals,
}: {
  field: FieldValues["field"];
  originals: readonly OriginalPost[] | null;
}) {
  const lang = field("lang");
  const original = field("translation_of");
  if (!originals) {
    return [lang, original].map(({ name, defaultValue }) => (
      <input key={name} type="hidden" name={name} value={defaultValue} />
    ));
  }
  return (
    <>
      <Select
        label="Language"
        options={langs.map((value) => ({ value, label: languageNames[value] }))}
        {...lang}
      />
      <Select
        label="Translation of"
        hint="A translation takes the picture and the tags of its original where it has none."
        options={[
          { value: "", label: "Nothing: this is an original" },
          ...originals.map(({ id, title, lang }) => ({
            value: id,
            label: `${title} (${languageNames[lang]})`,
          })),
        ]}
        {...original}
      />
    </>
  );
}

/** Who wrote a post, what it is about, and from when on it is read. */
export function PublishingPanel({
  field,
  originals,
  zone,
  onDate,
}: {
  field: FieldValues["field"];
  /** What the post may translate; `null` on a site in one language. */
  originals: readonly OriginalPost[] | null;
  /** In which the date is typed: `America/Lima`. */
  zone: string;
  /** Receives the date while it is typed. */
  onDate: (typed: string) => void;
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
      <LanguageFields field={field} originals={originals} />
      <input type="hidden" name="zone" value={zone} />
      <TextField
        label="Publication date and time"
        type="datetime-local"
        hint={`Time zone: ${zone.replaceAll("_", " ")}. Empty: as soon as it is published. In the future: readers see the post from then on.`}
        {...field("published_at")}
        onInput={({ currentTarget }) => onDate(currentTarget.value)}
      />
    </section>
  );
}
