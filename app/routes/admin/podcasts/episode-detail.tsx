import { Form, href, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/reading/podcast.ts";
import {
  episodeTexts,
  type ManagedEpisode,
  type OriginalEpisode,
} from "#features/podcasts/studio/studio.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EditForm, OpenedWith } from "#ui/editing/edit-form.tsx";
import { DangerGroup } from "#ui/editing/field-group.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { PublicationBadge } from "#ui/list/publication-badge.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatFullMoment } from "#values/day.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { langs } from "#values/say.ts";
import { studioAddress } from "./addresses.ts";
import { DeleteLink } from "./delete-link.tsx";
import { languageNames, languageOptions } from "./language-options.ts";
import { RecordingPlayer } from "./recording-player.tsx";

/** A podcast as administrators see it. */
export function EpisodeDetail({
  episode,
  originals,
  script,
  answer,
}: {
  episode: ManagedEpisode;
  /** What the episode may translate; `null` on a site in one language. */
  originals: readonly OriginalEpisode[] | null;
  script: MarkdownNode[];
  answer: EditAnswer | null;
}) {
  const { id, title, audioUrl, seconds, status, races } = episode;
  const list = href("/admin/podcasts");
  return (
    <>
      <BackLink to={list}>Back to Podcasts</BackLink>
      <ToolHeading
        lead={<PublicationBadge state={status} />}
        actions={
          <>
            {status === "published" && (
              <ButtonLink to={href("/podcasts/:id", { id })} look="quiet">
                View live
              </ButtonLink>
            )}
            <StatusForm id={id} status={status} />
          </>
        }
      >
        <span className="wrap-anywhere">{title}</span>
      </ToolHeading>
      <div className="grid gap-8">
        <RecordingPlayer
          url={audioUrl}
          seconds={seconds}
          topic={races.length > 0 ? title : (episode.topic ?? title)}
        />
        <Facts
          items={[
            { label: "Created on", value: formatFullMoment(episode.createdAt, "en") },
            { label: "Last updated", value: formatFullMoment(episode.updatedAt, "en") },
            { label: "Created by", value: episode.createdBy },
            { label: "Narrator", value: episode.voiceName },
          ]}
        />
        {races.length > 0 && (
          <section aria-labelledby="races">
            <h2 id="races" className="text-lg">
              Races
            </h2>
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {races.map((race) => (
                <li key={race.id}>
                  <TextLink to={href("/races/:id", { id: race.id })}>{race.race_name}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <EpisodeTexts episode={episode} originals={originals} answer={answer} />
        <section aria-labelledby="script" className="grid gap-2">
          <h2 id="script" className="text-lg">
            Script
          </h2>
          <Markdown tree={script} />
        </section>
        <DangerGroup>
          <div className="-ml-3">
            <DeleteLink id={id} title={title} here={list}>
              Delete
            </DeleteLink>
          </div>
        </DangerGroup>
      </div>
    </>
  );
}

function StatusForm({ id, status }: Pick<ManagedEpisode, "id" | "status">) {
  const isBusy = useNavigation().formData?.has("status") ?? false;
  const isPublished = status === "published";
  return (
    <Form method="post" action={studioAddress("detail", { id })}>
      <input type="hidden" name="status" value={isPublished ? "draft" : "published"} />
      <Button type="submit" look="quiet" busy={isBusy}>
        {isPublished ? "Unpublish" : "Publish"}
      </Button>
    </Form>
  );
}

/** What lists, feeds and the page of a podcast say of it. */
function EpisodeTexts({
  episode,
  originals,
  answer,
}: {
  episode: ManagedEpisode;
  originals: readonly OriginalEpisode[] | null;
  answer: EditAnswer | null;
}) {
  const isBusy = useNavigation().formData?.has("title") ?? false;
  const texts = episodeTexts({
    ...episode,
    ai_disclosure: episode.aiDisclosure,
    translation_of: episode.translationOf,
  });
  const { field } = fieldValues(texts, answer);
  return (
    <section aria-labelledby="texts">
      <h2 id="texts" className="text-lg">
        Texts
      </h2>
      <EditForm
        action={studioAddress("detail", { id: episode.id })}
        answer={answer}
        className="mt-3 grid max-w-200 gap-5"
      >
        <OpenedWith texts={answer?.meanwhile?.stored ?? texts} answer={answer} />
        {answer?.form && !answer.meanwhile && <Notice kind="problem">{answer.form}</Notice>}
        <TextField label="Title" maxLength={podcastLimits.title} {...field("title")} />
        <TextArea
          label="Description"
          hint="For the feed, share pictures and search engines"
          {...field("description")}
        />
        <TextArea
          label="AI disclosure"
          rows={2}
          hint="Shown with the podcast and in the feed. The recording begins with its own."
          {...field("ai_disclosure")}
        />
        {originals ? (
          <>
            <Select label="Language" options={languageOptions(langs)} {...field("lang")} />
            <Select
              label="Translation of"
              options={[
                { value: "", label: "Nothing: this is an original" },
                ...originals.map(({ id, title, lang }) => ({
                  value: id,
                  label: `${title} (${languageNames[lang]})`,
                })),
              ]}
              {...field("translation_of")}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="lang" value={texts.lang} />
            <input type="hidden" name="translation_of" value={texts.translation_of} />
          </>
        )}
        <div>
          <Button type="submit" look="quiet" busy={isBusy}>
            {isBusy ? "Saving…" : "Save texts"}
          </Button>
        </div>
      </EditForm>
    </section>
  );
}
