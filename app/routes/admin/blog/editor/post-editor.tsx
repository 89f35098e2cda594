import { type KeyboardEvent, useRef, useState } from "react";
import { href } from "react-router";
import {
  type EditedPost,
  newPost,
  type Publication,
  postTexts,
} from "#features/blog/editing/details.ts";
import type { OriginalPost } from "#features/blog/editing/translations.server.ts";
import { momentIn, toLocal } from "#features/blog/editing/zone.ts";
import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import { PickedRaces, RacePicker } from "#features/races/picking/race-picker.tsx";
import { Button } from "#ui/button.tsx";
import { EditForm, OpenedWith } from "#ui/editing/edit-form.tsx";
import { TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { Said } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import type { FieldTexts } from "#values/form/three-way.ts";
import type { Sentence } from "#values/say.ts";
import { BottomBar } from "./bottom-bar.tsx";
import {
  type Done,
  type EditorAnswer,
  editorActionPath,
  fillFields,
  replacedFields,
  useEditorActions,
} from "./editor-actions.ts";
import { ImagePanel } from "./image-panel.tsx";
import { useKeptWork } from "./kept-work.ts";
import { OthersNotice } from "./notices.tsx";
import { PublishingPanel, SeoPanel } from "./seo-panel.tsx";
import { type Previewed, PreviewPanel, WritePanel } from "./write-panel.tsx";

/** What the page of an editor needs in addition to the post. */
export type EditorData = {
  draftId: string;
  tab: string;
  zone: string;
  /** The time in this zone, as a date field has it: `2026-12-01T05:30`. */
  now: string;
  /** Begins with the preview. */
  isPreviewed: boolean;
};

/** The form of a post. */
export function PostEditor({
  action,
  stored,
  publication,
  answer,
  preview = null,
  editorData,
  originals,
  isPaused,
}: {
  action: string;
  /** `null` for a new post. */
  stored: EditedPost | null;
  publication: Publication;
  /** To a form that was refused or shown again, or with work that is restored. */
  answer: EditorAnswer | null;
  /** The stored text, where the editor begins with its preview. */
  preview?: Previewed["tree"];
  editorData: EditorData;
  /** What the post may translate; `null` on a site in one language. */
  originals: readonly OriginalPost[] | null;
  /** Earlier work waits for a decision. */
  isPaused: boolean;
}) {
  const { zone } = editorData;
  const texts = stored ? postTexts(stored) : null;
  const shown = texts ? { ...texts, published_at: localOf(texts.published_at, zone) } : newPost;
  const values = fieldValues<string>(shown, answer && withLocalDate(answer, zone));
  const { text, field } = values;
  const form = useRef<HTMLFormElement>(null);
  const [races, setRaces] = useFollowing(answer?.races ?? stored?.races ?? noRaces, isSameList);
  const [date, setDate] = useFollowing(text("published_at"), Object.is);
  const [carried, carry] = useFollowing(carriedIn(text), isSameCarried);
  const latest = useRef(carried);
  latest.current = carried;
  const onDone: Done = (filledForm, { filled }) => {
    carry(carriedAfter(latest.current, filled));
    fillFields(filledForm, filled);
  };
  const work = useKeptWork({
    form,
    postId: stored?.id ?? null,
    draftId: editorData.draftId,
    tab: useState(editorData.tab)[0],
    isPaused,
  });
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const previewing = useEditorActions(action, (_form, { typed, preview }) =>
    setPreviewed(previewedOf(typed, preview)),
  );
  const fromServer = previewedOf(answer?.typed ?? texts ?? {}, answer?.preview ?? preview);
  const errors = answer?.fields ?? {};
  const opened = answer?.meanwhile?.stored ?? texts;
  return (
    <EditForm
      id={formId}
      formRef={form}
      action={action}
      answer={answer}
      keeps="A copy of it is kept for you, and is offered when you come back."
    >
      {/* Enter in a field saves the post as it is, and does not press another button. */}
      <button type="submit" name="status" value={stored?.status ?? "draft"} hidden />
      {opened && <OpenedWith texts={opened} answer={answer} />}
      <input type="hidden" name="draft_id" value={editorData.draftId} />
      {stored && <input type="hidden" name="revision" value={stored.revision} />}
      <CarriedFields carried={carried} />
      {answer?.form && !answer.meanwhile && <Notice kind="problem">{answer.form}</Notice>}
      <OthersNotice others={work.others} />
      {work.isTooLong && (
        <Notice kind="problem">Your work is too long to be kept here. Save it as a draft.</Notice>
      )}
      {!stored && (
        <AiPanel
          action={action}
          topic={text("topic")}
          hasReplaced={carried.replaced_content !== "" || carried.replaced_title !== ""}
          onDone={onDone}
        />
      )}
      <Tabs
        label="Write or preview"
        heading="h2"
        initial={editorData.isPreviewed || answer?.editorAction === "preview" ? "preview" : "write"}
        onChoose={(id) => id === "preview" && previewing.start("preview", form.current)}
        tabs={[
          {
            id: "write",
            label: "Write",
            panel: (
              <WritePanel
                action={action}
                field={field}
                lang={text("lang") === "es" ? "es" : "en"}
                errors={errors}
              >
                <RacesField
                  action={action}
                  races={races}
                  onChange={setRaces}
                  offered={answer?.offered ?? null}
                  error={errors.race_ids}
                />
              </WritePanel>
            ),
          },
          {
            id: "preview",
            label: "Preview",
            panel: (
              <PreviewPanel
                shown={previewed ?? fromServer}
                today={editorData.now.slice(0, 10)}
                editorActions={previewing}
              />
            ),
          },
        ]}
      />
      <div className="post-fields">
        <ImagePanel
          action={action}
          address={carried.featured_image}
          alt={field("featured_image_alt")}
          errors={errors}
          onDone={onDone}
        />
        <SeoPanel action={action} field={field} onDone={onDone} />
        <PublishingPanel field={field} originals={originals} zone={zone} onDate={setDate} />
      </div>
      <BottomBar
        publication={publication}
        since={stored?.publishedAt ? momentIn(stored.publishedAt, zone) : null}
        isAhead={date > editorData.now}
        kept={work.keptAt}
      />
    </EditForm>
  );
}

const formId = "post";
const noRaces: PickableRace[] = [];

/** In fields without a box, so that a change of them counts as one of the form. */
function CarriedFields({ carried }: { carried: Carried }) {
  return carriedNames.map((name) => (
    <input key={name} name={name} value={carried[name]} readOnly hidden />
  ));
}

function previewedOf(texts: FieldTexts, tree: Previewed["tree"]): Previewed {
  return {
    title: texts.title ?? "",
    image: texts.featured_image ?? "",
    alt: texts.featured_image_alt ?? "",
    tree,
  };
}

/** What was merged with stored values has a timestamp where the field has a date and time. */
function withLocalDate(answer: EditorAnswer, zone: string): EditorAnswer {
  const { published_at = "" } = answer.typed;
  return { ...answer, typed: { ...answer.typed, published_at: localOf(published_at, zone) } };
}

function localOf(text: string | undefined, zone: string): string {
  return text?.endsWith("Z") ? toLocal(new Date(text), zone) : (text ?? "");
}

function isSameList(one: PickableRace[], other: PickableRace[]): boolean {
  return one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
}

/** What the form carries along without a field to type in. */
const carriedNames = [
  "featured_image",
  "image_source",
  "written_by",
  replacedFields.title,
  replacedFields.content,
] as const;

type Carried = Record<(typeof carriedNames)[number], string>;

function carriedIn(text: (name: (typeof carriedNames)[number]) => string): Carried {
  return {
    featured_image: text("featured_image"),
    image_source: text("image_source"),
    written_by: text("written_by"),
    replaced_title: text("replaced_title"),
    replaced_content: text("replaced_content"),
  };
}

/** What is carried once the server has filled some of it. */
function carriedAfter(carried: Carried, filled: FieldTexts): Carried {
  return carriedIn((name) => filled[name] ?? carried[name]);
}

function isSameCarried(one: Carried, other: Carried): boolean {
  return carriedNames.every((name) => one[name] === other[name]);
}

/** Has the post written, about a topic or about the races that it references. */
function AiPanel({
  action,
  topic,
  hasReplaced,
  onDone,
}: {
  action: string;
  topic: string;
  /** A generated text stands where another one was. */
  hasReplaced: boolean;
  onDone: Done;
}) {
  const { busy, problem, button, start } = useEditorActions(action, onDone);
  const isWriting = busy === "write";
  // Enter in any other field saves the post.
  const writeOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    start("write", event.currentTarget.form);
  };
  return (
    <section aria-labelledby="generate" className="card grid gap-4 p-4 sm:p-5">
      <div>
        <h2 id="generate" className="text-lg">
          Generate with AI
        </h2>
        <p className="mt-1 text-sm text-muted">
          About a topic, or about the referenced races. Without a language model, our own writer
          puts together what our pages know, and the post says so.
        </p>
      </div>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Topic"
          name="topic"
          defaultValue={topic}
          maxLength={300}
          placeholder="First marathons in South America"
          onKeyDown={writeOnEnter}
          className="min-w-0 flex-1 basis-60"
        />
        <Button {...button("write")} look="quiet">
          {isWriting ? "Generating..." : "Generate Post"}
        </Button>
        {hasReplaced && (
          <Button {...button("undo")} look="plain">
            Bring back the text from before
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isWriting && "The post is being written."}
      </p>
    </section>
  );
}

/** The races that a post names: chips, and a selector to add others. */
function RacesField({
  action,
  races,
  onChange,
  offered,
  error,
}: {
  action: string;
  races: PickableRace[];
  onChange: (races: PickableRace[]) => void;
  offered: EditorAnswer["offered"];
  error: Sentence | undefined;
}) {
  const [isOpen, setOpen] = useState(offered !== null);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="label">Referenced Races</legend>
      <PickedRaces
        name="race_ids"
        races={races}
        onRemove={(gone) => onChange(races.filter(({ id }) => id !== gone.id))}
        removeTo={editorActionPath(action, "remove-race")}
        empty="No races referenced in this blog post."
      />
      {error && (
        <p className="text-sm font-medium text-danger">
          <Said>{error}</Said>
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        className="needs-script w-fit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide Race Selector" : "Show Race Selector"}
      </Button>
      <div className={isOpen ? "" : "hidden noscript:block"}>
        <RacePicker
          isOpen={isOpen}
          chosen={races}
          onAdd={(race) => onChange([...races, race])}
          source={href("/admin/blog/work")}
          without={{
            words: offered?.words ?? "",
            found: offered?.found ?? null,
            search: editorActionPath(action, "find-races"),
            add: editorActionPath(action, "add-race"),
          }}
        />
      </div>
    </fieldset>
  );
}
