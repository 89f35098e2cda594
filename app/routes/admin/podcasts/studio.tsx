import { type ReactNode, useState } from "react";
import { data, Form, href, useNavigation, useRevalidator } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { AudioProgress } from "#features/podcasts/reading/podcast.ts";
import { type StudioProblem, studioProblems } from "#features/podcasts/studio/messages.ts";
import { readStudioAddress } from "#features/podcasts/studio/schema.ts";
import {
  isRecorded,
  type OpenDraft,
  type StudioStep,
  stepOf,
  studioSteps,
} from "#features/podcasts/studio/studio.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Steps } from "#ui/navigation/steps.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { usePolled } from "#ui/polled.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { readWords } from "#values/text/clean.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/studio.ts";
import { studioAddress } from "./addresses.ts";
import { EpisodeDetail } from "./episode-detail.tsx";
import { answerForm } from "./forms.server.ts";
import { LibrarySkeleton, PodcastLibrary } from "./podcast-library.tsx";
import { NarratorNote, RecordingPlayer } from "./recording-player.tsx";
import { type Narrator, readScreen, type StudioScreen } from "./screen.server.ts";
import { ScriptStep } from "./script-step.tsx";
import { SelectRaces } from "./select-races.tsx";
import { SsmlGuide } from "./ssml-guide.tsx";
import styles from "./studio.css?url";
import { TopicStep } from "./topic-step.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { searchParams } = args.url;
  const { screen, status } = await readScreen(services(args.context), admin, {
    ...readStudioAddress(searchParams),
    words: readWords(searchParams),
    page: readPageNumber(searchParams.get("page")),
  });
  return data({ loaded: screen }, status);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({
    view: "list" as const,
    words: "",
    episodes: null,
    drafts: [],
  }));
}

/** A form is sent to the address of the view that it is on. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return answerForm({
    services: services(args.context),
    admin,
    address: readStudioAddress(args.url.searchParams),
    form: await formOf(args.request),
    signal: args.request.signal,
    changed: () => dropPages(args.context),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const otherwise = await notReached(request);
  return serverAnswer(serverAction(), () => otherwise);
}

export const meta: Route.MetaFunction = () => officeMeta("Podcast Management", "en");

/** The library of podcasts, and the studio in which they are made. */
export default function Podcasts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Arriving value={loaderData.loaded} fallback={<LibrarySkeleton />}>
      {(screen) => (
        <View screen={screen} errors={actionData ? { meanwhile: null, ...actionData } : null} />
      )}
    </Arriving>
  );
}

function View({ screen, errors }: { screen: StudioScreen; errors: EditAnswer | null }) {
  switch (screen.view) {
    case "list":
      return <PodcastLibrary {...screen} />;
    case "detail":
      return <EpisodeDetail {...screen} answer={errors} key={screen.episode.id} />;
    case "select-races":
      return (
        <CreateFrame step="topic">
          <SelectRaces {...screen} errors={errors} />
        </CreateFrame>
      );
    case "create":
      return (
        <CreateFrame step={screen.step} draft={screen.draft}>
          <Step screen={screen} errors={errors} />
        </CreateFrame>
      );
    case "guide":
      return (
        <>
          <BackLink to={href("/admin/podcasts")}>Back to Podcasts</BackLink>
          <ToolHeading>SSML Controls Guide</ToolHeading>
          <SsmlGuide />
        </>
      );
    case "missing":
      return (
        <>
          <BackLink to={href("/admin/podcasts")}>Back to Podcasts</BackLink>
          <EmptyState title={screen.sentence} heading="p" />
        </>
      );
  }
}

function Step({
  screen,
  errors,
}: {
  screen: Extract<StudioScreen, { view: "create" }>;
  errors: EditAnswer | null;
}) {
  const { step, draft, narrator, hasModel, languages } = screen;
  if (!draft || step === "topic") {
    return <TopicStep draft={draft} hasModel={hasModel} errors={errors} key={draft?.id} />;
  }
  return step === "script" ? (
    <ScriptStep
      draft={draft}
      narrator={narrator}
      languages={languages}
      errors={errors}
      key={draft.id}
    />
  ) : (
    <AudioStep draft={draft} narrator={narrator} errors={errors} />
  );
}

/** What the page answers itself where the server cannot be reached: what was typed stays. */
async function notReached(request: Request): Promise<FormErrors> {
  const form = await request.clone().formData();
  const { searchParams } = new URL(request.url);
  return formErrors(studioProblems[whatFailed(searchParams)], form);
}

function whatFailed(params: URLSearchParams): StudioProblem {
  if (params.get("view") === "detail") return "not-changed";
  switch (params.get("step")) {
    case "audio":
      return "not-saved";
    case "script":
      return "not-recorded";
    default:
      return "not-written";
  }
}

/** The heading of every step of making a podcast, with the steps below it. */
function CreateFrame({
  step,
  draft = null,
  children,
}: {
  step: StudioStep;
  draft?: OpenDraft | null;
  children: ReactNode;
}) {
  return (
    <>
      <BackLink to={href("/admin/podcasts")}>Back to Podcasts</BackLink>
      <ToolHeading lead={draft?.title}>Create Podcast</ToolHeading>
      <CreateSteps current={step} draft={draft} />
      <div className="mt-6">{children}</div>
    </>
  );
}

const names: Record<StudioStep, string> = {
  topic: "Enter Topic",
  script: "Generate Script",
  audio: "Generate Audio",
};

/** The current step of a podcast; steps that the draft has reached are links. */
function CreateSteps({ current, draft }: { current: StudioStep; draft: OpenDraft | null }) {
  const place = studioSteps.indexOf(current);
  const reached = studioSteps.indexOf(stepOf(draft, null));
  return (
    <Steps
      steps={studioSteps.map((step, at) => ({
        label: names[step],
        to: draft && at <= reached ? addressOf(step, draft) : null,
      }))}
      current={place}
    />
  );
}

function addressOf(step: StudioStep, { id, source }: OpenDraft): string {
  return step === "topic" && source === "races"
    ? studioAddress("select-races", { draft: id })
    : studioAddress("create", { draft: id, step });
}

/** The third step: the audio is made, heard and saved. */
function AudioStep({
  draft,
  narrator,
  errors,
}: {
  draft: OpenDraft;
  narrator: Narrator;
  errors: FormErrors | null;
}) {
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  const { id, recording, title } = draft;
  const isDone = isRecorded(recording);
  return (
    <div className="grid max-w-200 gap-6">
      <NarratorNote narrator={narrator} />
      {recording && !isDone && <RecordingBar draft={id} first={recording} />}
      {recording?.audioUrl && isDone && (
        <RecordingPlayer url={recording.audioUrl} seconds={recording.seconds} topic={title} />
      )}
      <Form
        ref={form}
        method="post"
        action={studioAddress("create", { draft: id, step: "audio" })}
        className="grid gap-4"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <input type="hidden" name="audio" value={recording?.id ?? ""} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} disabled={!isDone}>
            {isBusy ? "Saving…" : "Save Podcast"}
          </Button>
          <ButtonLink to={studioAddress("create", { draft: id, step: "script" })} look="quiet">
            Back to the script
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">Saving publishes the podcast for all visitors.</p>
      </Form>
      <section aria-labelledby="script" className="grid gap-2">
        <h2 id="script" className="text-lg">
          Script
        </h2>
        <p className="studio-script">{draft.script}</p>
      </section>
    </div>
  );
}

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** The progress of a recording. The page refreshes it until it is done. */
function RecordingBar({ draft, first }: { draft: string; first: AudioProgress }) {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<AudioProgress | null>(null);
  const { status, share } = latest ?? first;
  const address = href("/admin/podcasts/drafts/:id", { id: draft });
  const { isCutOff } = usePolled(address, lookAgainMs, async (answer) => {
    const next: AudioProgress | null = answer.redirected ? null : await answer.json();
    if (next?.status === "waiting" || next?.status === "running") setLatest(next);
    else await revalidate();
  });
  const percent = Math.floor(share * 100);
  return (
    <div className="grid gap-2">
      {/* Where no script runs, the browser loads the page again. */}
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
      <label htmlFor="recording" className="tabular font-semibold">
        {status === "waiting" ? "Waiting for the narrator" : `Generating audio: ${percent}%`}
      </label>
      <progress id="recording" className="progress-bar" value={share} max={1} />
      {isCutOff && (
        <Notice icon="alert">
          The connection to the server is lost. The audio is made all the same: this page looks
          again by itself.
        </Notice>
      )}
      <p className="text-sm text-muted">
        You can leave this page. The podcast waits among your unfinished ones.
      </p>
    </div>
  );
}
