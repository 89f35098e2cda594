import { Form, Link, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/reading/podcast.ts";
import type { DraftSource, OpenDraft } from "#features/podcasts/studio/studio.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { studioAddress } from "./addresses.ts";

/** The first step: what the episode is about. */
export function TopicStep({
  draft,
  hasModel,
  errors,
}: {
  draft: OpenDraft | null;
  hasModel: boolean;
  errors: FormErrors | null;
}) {
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <div className="grid max-w-200 gap-6">
      <SourceChoice current="topic" draft={draft?.id ?? null} />
      <Form
        ref={form}
        method="post"
        action={studioAddress("create", { draft: draft?.id, step: "topic" })}
        noValidate
        className="grid gap-5"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label="Podcast topic"
          name="topic"
          defaultValue={errors?.typed.topic ?? draft?.topic ?? ""}
          maxLength={podcastLimits.topic}
          autoComplete="off"
          hint="For example: First steps on trails"
          error={errors?.fields.topic}
        />
        {draft && <Rewriting />}
        <WriterNote hasModel={hasModel} races={false} />
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Generating script…" : "Generate Script"}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Said where a script would be replaced. */
export function Rewriting() {
  return (
    <Notice icon="alert">
      This podcast has a script already. A new one takes its place, with your changes to it.
    </Notice>
  );
}

const choices = [
  { source: "topic", label: "Just a topic", hint: "Advice and stories around one subject" },
  {
    source: "races",
    label: "A selection of races",
    hint: "A round-up from the facts of the directory",
  },
] as const;

/** What an episode is made from. Each choice has its own address. */
export function SourceChoice({ current, draft }: { current: DraftSource; draft: string | null }) {
  const addresses: Record<DraftSource, string> = {
    topic: studioAddress("create", { draft, step: "topic" }),
    races: studioAddress("select-races", { draft }),
  };
  return (
    <nav aria-label="What the episode is made from" className="studio-sources">
      {choices.map(({ source, label, hint }) => (
        <Link
          key={source}
          to={addresses[source]}
          preventScrollReset
          aria-current={source === current ? "true" : undefined}
        >
          <b>{label}</b>
          <span>{hint}</span>
        </Link>
      ))}
    </nav>
  );
}

export function WriterNote({ hasModel, races }: { hasModel: boolean; races: boolean }) {
  if (hasModel) {
    return (
      <p className="text-sm text-muted">
        A language model writes the script, and the episode says so. Read it before you record it.
      </p>
    );
  }
  return (
    <p className="text-sm text-muted">
      {races
        ? "The built-in writer makes the script from the rows of these races. Where there is room it adds general advice, and no other facts."
        : "The built-in writer uses what Dorsal's assistant knows. Where it knows nothing certain, it makes an outline for you to fill in."}
    </p>
  );
}
