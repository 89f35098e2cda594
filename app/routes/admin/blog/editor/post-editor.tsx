import { useRef, useState } from "react";
import { type EditedPost, newPost, postTexts } from "#features/blog/editing/details.ts";
import type { Publication } from "#features/blog/editing/publication.ts";
import type { OriginalPost } from "#features/blog/editing/translations.server.ts";
import { momentIn, toLocal } from "#features/blog/editing/zone.ts";
import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import type { Day } from "#values/day.ts";
import type { FieldTexts } from "#values/form/three-way.ts";
import { AiPanel } from "./ai-panel.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { type EditorAnswer, replacedFields } from "./editor-actions.ts";
import { ImagePanel } from "./image-panel.tsx";
import { useKeptWork } from "./kept-work.ts";
import { OthersNotice } from "./notices.tsx";
import { RacesField } from "./races-field.tsx";
import { PublishingPanel, SeoPanel } from "./seo-panel.tsx";
import { type Done, fillFields, useEditorActions } from "./use-editor-actions.ts";
import { type Previewed, PreviewPanel, WritePanel } from "./write-panel.tsx";

/** What the page of an editor is made with, besides the post. */
export type EditorData = {
  draftId: string;
  tab: string;
  zone: string;
  today: Day;
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
                today={editorData.today}
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
        <PublishingPanel field={field} originals={originals} zone={zone} />
      </div>
      <BottomBar
        publication={publication}
        since={stored?.publishedAt ? momentIn(stored.publishedAt, zone) : null}
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

/** What was merged with stored values has a moment where the field has a date and time. */
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
