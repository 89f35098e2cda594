import type { ReactNode } from "react";
import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { type StudioProblem, studioProblems } from "#features/podcasts/studio/messages.ts";
import { readStudioAddress } from "#features/podcasts/studio/schema.ts";
import {
  type OpenDraft,
  type StudioStep,
  stepOf,
  studioSteps,
} from "#features/podcasts/studio/studio.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving } from "#ui/arriving.tsx";
import { arrivingPage } from "#ui/arriving-page.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Steps } from "#ui/navigation/steps.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { readWords } from "#values/text/typed.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/studio.ts";
import { studioAddress } from "./addresses.ts";
import { AudioStep } from "./audio-step.tsx";
import { EpisodeDetail } from "./episode-detail.tsx";
import { answerForm } from "./forms.server.ts";
import { LibrarySkeleton, PodcastLibrary } from "./podcast-library.tsx";
import { readScreen, type StudioScreen } from "./screen.server.ts";
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
