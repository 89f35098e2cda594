import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { saveRunnerProfile } from "#features/activities/profile/commands.server.ts";
import {
  runnerProfileMessages,
  runnerProfileProblems,
} from "#features/activities/profile/messages.ts";
import {
  findRunnerProfile,
  highestHeartRateOf,
} from "#features/activities/profile/queries.server.ts";
import { runnerProfileForm } from "#features/activities/profile/schema.ts";
import { services } from "#services/context.ts";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/profile.ts";
import { TrainingFrame } from "./frame.tsx";
import { ProfileForm } from "./profile/profile-form.tsx";

export const handle: Handle = { plain: true, keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db } = services(args.context);
  const [profile, highest] = await Promise.all([
    findRunnerProfile({ db }, viewer),
    highestHeartRateOf({ db }, viewer),
  ]);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const headers = said ? { "Set-Cookie": saidNow(href("/training/profile")) } : undefined;
  const zones = Intl.supportedValuesOf("timeZone");
  return data({ profile, highest, zones, said, origin: args.url.origin }, { headers });
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(runnerProfileForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await saveRunnerProfile(services(args.context), viewer, value);
  if (problem === null) {
    return seeOtherSaying(href("/training/profile"), runnerProfileMessages.saved);
  }
  const status = problem === "too-often" ? 429 : 500;
  return data<FormErrors>(formErrors(runnerProfileProblems[problem], form), status);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Runner Profile",
    description: "What your training numbers are computed from.",
    url: `${loaderData?.origin}${href("/training/profile")}`,
    indexed: false,
  });

/** What a runner says of the body, for the numbers that follow from it. */
export default function RunnerProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, highest, zones, said } = loaderData;
  const errors = actionData ?? null;
  return (
    <TrainingFrame at="analytics">
      <ToolHeading lead="Everything here is optional, and nobody else sees it. When you save it, the numbers of all your activities are computed again.">
        Runner profile
      </ToolHeading>
      <div className="grid max-w-text gap-5">
        {said && !errors && <Notice kind="success">{said}</Notice>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <ProfileForm profile={profile} highest={highest} zones={zones} errors={errors} />
      </div>
    </TrainingFrame>
  );
}
