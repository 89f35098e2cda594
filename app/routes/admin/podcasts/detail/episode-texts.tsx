import { useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/podcast.ts";
import type { ManagedEpisode } from "#features/podcasts/studio/studio.ts";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { EditForm } from "../../edit-form.tsx";
import { studioAddress } from "../addresses.ts";

/** What lists, feeds and the page of a podcast say of it. */
export function EpisodeTexts({
  episode,
  errors,
}: {
  episode: ManagedEpisode;
  errors: FormErrors | null;
}) {
  const isBusy = useNavigation().formData?.has("title") ?? false;
  const typed = (name: string, stored: string) => errors?.typed[name] ?? stored;
  return (
    <section aria-labelledby="texts">
      <h2 id="texts" className="text-lg">
        Texts
      </h2>
      <EditForm
        action={studioAddress("detail", { id: episode.id })}
        answer={errors && { ...errors, meanwhile: null }}
        className="mt-3 grid max-w-200 gap-5"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label="Title"
          name="title"
          defaultValue={typed("title", episode.title)}
          maxLength={podcastLimits.title}
          error={errors?.fields.title}
        />
        <TextArea
          label="Description"
          name="description"
          hint="For the feed, share pictures and search engines"
          defaultValue={typed("description", episode.description)}
          error={errors?.fields.description}
        />
        <TextArea
          label="AI disclosure"
          name="ai_disclosure"
          rows={2}
          hint="Shown with the podcast and in the feed. The recording begins with its own."
          defaultValue={typed("ai_disclosure", episode.aiDisclosure)}
          error={errors?.fields.ai_disclosure}
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
