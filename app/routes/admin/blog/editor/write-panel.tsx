import { type ReactNode, useEffect, useState } from "react";
import { pictureSources } from "#features/blog/images/addresses.ts";
import { postLimits } from "#features/blog/reading/post.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextArea, TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { photoFormats, scaleHeavyFile } from "#ui/form/files/accepted-files.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import type { ArticleTree } from "#ui/markdown/article-tree.ts";
import { Article } from "#ui/markdown/markdown.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { Lang, Sentence } from "#values/say.ts";
import { fillFields, useEditorActions } from "./editor-actions.ts";

/** What the formatting can do, in one line. */
const formatting =
  "Markdown: # Heading, **bold**, *italic*, - list, > quote, [link](https://…), ![picture](…), | table |, a note[^1]";

/** The tab in which a post is written. */
export function WritePanel({
  action,
  field,
  lang,
  errors,
  children,
}: {
  action: string;
  field: FieldValues["field"];
  /** Of the text. */
  lang: Lang;
  errors: Record<string, Sentence>;
  /** The races. */
  children: ReactNode;
}) {
  const content = field("content");
  const [text, setText] = useFollowing(content.defaultValue);
  return (
    <div className="grid gap-5">
      <TextField
        label="Blog Title *"
        required
        maxLength={postLimits.title}
        autoComplete="off"
        {...field("title")}
      />
      <div className="post-writing">
        <TextArea
          label="Content (Markdown) *"
          required
          rows={15}
          maxLength={postLimits.content}
          hint={formatting}
          spellCheck
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          {...content}
        />
        <LivePreview text={text} lang={lang} />
      </div>
      <InsertPicture action={action} errors={errors} />
      {children}
    </div>
  );
}

const wide = "(width >= 80rem)";
const restMs = 250;

/** The text as readers will see it, beside it where there is room. The parser is loaded for it alone. */
function LivePreview({ text, lang }: { text: string; lang: Lang }) {
  const [nodes, setNodes] = useState<ArticleTree["nodes"]>([]);
  useEffect(() => {
    if (!matchMedia(wide).matches) return;
    const timer = setTimeout(async () => {
      const { parseArticle } = await import("#ui/markdown/article-tree.ts");
      setNodes(parseArticle(text, { lang }).nodes);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, lang]);
  return (
    <section aria-label="Live preview" className="post-live needs-script">
      <p>Live preview</p>
      <div inert>
        {nodes.length > 0 ? <Article nodes={nodes} /> : "What you write is shown here."}
      </div>
    </section>
  );
}

/** Puts a picture into the text, where the cursor stands. */
function InsertPicture({
  action,
  errors,
}: {
  action: string;
  /** Without scripts. */
  errors: Record<string, Sentence>;
}) {
  const { busy, problem, fields, button } = useEditorActions(action, (form, { inserted }) => {
    const content = form.elements.namedItem("content");
    if (!inserted || !(content instanceof HTMLTextAreaElement)) return;
    insertAtCursor(content, inserted);
    fillFields(form, { inline_alt: "" });
    const chosen = form.elements.namedItem("inline_picture");
    if (chosen instanceof HTMLInputElement) chosen.value = "";
  });
  const isBusy = busy === "insert";
  const wrong = { ...errors, ...fields };
  return (
    <details
      className="rounded-control border border-line px-4 py-3"
      open={hasAny(wrong) || undefined}
    >
      <summary className="disclosure">Insert a picture into the text</summary>
      <div className="mt-3 grid gap-4">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Picture" error={wrong.inline_picture}>
            {(control) => (
              <input
                {...control}
                type="file"
                name="inline_picture"
                accept={photoFormats}
                onChange={(event) => scaleHeavyFile(event.currentTarget)}
                className="input file-input"
              />
            )}
          </Field>
          <TextField
            label="What it shows"
            name="inline_alt"
            maxLength={300}
            error={wrong.inline_alt}
            hint="A description for people who cannot see it"
          />
        </div>
        <Button {...button("insert")} look="quiet" size="small" className="w-fit">
          {isBusy ? "Inserting…" : "Insert at the cursor"}
        </Button>
      </div>
    </details>
  );
}

function hasAny(errors: Record<string, Sentence>): boolean {
  return Boolean(errors.inline_picture ?? errors.inline_alt);
}

/** In a separate paragraph. */
function insertAtCursor(area: HTMLTextAreaElement, markdown: string) {
  const before = area.value.slice(0, area.selectionStart).trimEnd();
  const after = area.value.slice(area.selectionEnd).trimStart();
  area.value = [before, markdown, after].filter(Boolean).join("\n\n");
  const end = before ? before.length + 2 + markdown.length : markdown.length;
  area.focus();
  area.setSelectionRange(end, end);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What the preview shows. */
export type Previewed = { title: string; image: string; alt: string; tree: ArticleTree | null };

/** A post as readers will see it. */
export function PreviewPanel({
  shown,
  today,
  editorActions,
}: {
  shown: Previewed;
  today: Day;
  editorActions: ReturnType<typeof useEditorActions>;
}) {
  const { title, image, alt, tree } = shown;
  const isBusy = editorActions.busy === "preview";
  const picture = image ? pictureSources(image) : null;
  return (
    <div className="grid gap-6" aria-busy={isBusy || undefined}>
      <Button {...editorActions.button("preview")} look="quiet" size="small" className="w-fit">
        {isBusy ? "Reading…" : "Refresh preview"}
      </Button>
      {editorActions.problem && <Notice kind="problem">{editorActions.problem}</Notice>}
      <div>
        <p className="font-display text-3xl font-bold wrap-anywhere">
          {title || <span className="text-muted">Untitled post</span>}
        </p>
        <p className="mt-2 text-muted">
          <time dateTime={today}>{formatDay(today, "en")}</time> · 5 min read
        </p>
      </div>
      {picture && (
        <img
          {...picture}
          sizes="(width >= 64rem) 48rem, 100vw"
          alt={alt}
          className="h-auto w-full rounded-card border border-line"
        />
      )}
      {tree && tree.nodes.length > 0 ? (
        <Article nodes={tree.nodes} />
      ) : (
        <p className="text-muted">What you write is shown here.</p>
      )}
    </div>
  );
}
