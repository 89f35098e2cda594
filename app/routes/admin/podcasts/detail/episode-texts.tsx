import { useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/podcast.ts";
import { episodeTexts, type ManagedEpisode } from "#features/podcasts/studio/studio.ts";
import { Button } from "#ui/button.tsx";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { studioAddress } from "../addresses.ts";

/** What lists, feeds and the page of a podcast say of it. */
export function EpisodeTexts({
  episode,
  answer,
}: {
  episode: ManagedEpisode;
  answer: EditAnswer | null;
}) {
  const isBusy = useNavigation().formData?.has("title") ?? false;
  const texts = episodeTexts({ ...episode, ai_disclosure: episode.aiDisclosure });
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
        <div>
          <Button type="submit" look="quiet" busy={isBusy}>
            {isBusy ? "Saving…" : "Save texts"}
          </Button>
        </div>
      </EditForm>
    </section>
  );
}
