import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deleteRace } from "#features/races/editing/deletion.server.ts";
import { editingProblems, editingSentence, saidOf } from "#features/races/editing/messages.ts";
import { type Losses, lossesOf } from "#features/races/editing/queries.server.ts";
import { deletionForm } from "#features/races/editing/schema.ts";
import { EditMissing } from "#features/races/editing/screens/edit-missing.tsx";
import { todayAt } from "#features/races/standing.ts";
import { dropPages, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/delete.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const losses = await lossesOf(services(args.context), args.params.id);
  const { now } = services(args.context);
  const isOver = losses !== null && losses.startDate < todayAt(losses, now());
  return data({ losses, isOver }, losses ? 200 : 404);
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  if (!(await lossesOf(services(args.context), id))) throw data(editingProblems["no-race"].en, 404);
  const form = await formOf(args.request);
  const { value } = readForm(deletionForm, form);
  const done = await deleteRace(services(args.context), admin, id, {
    withRegistrations: value?.with_registrations ?? false,
    telling: value?.tell_runners ?? false,
  });
  if (done.problem === null) {
    dropPages(args.context);
    return seeOtherSaying(href("/admin/races"), saidOf(`${done.name} deleted.`, done.told));
  }
  const isRefused = done.problem === "has-registrations" || done.problem === "has-payments";
  const status = isRefused ? 400 : 500;
  return data(formErrors(editingSentence(done.problem), form), status);
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Race", "en");

/** Asks for confirmation, and lists what is deleted with the race. */
export default function DeleteRace({ loaderData, actionData, params }: Route.ComponentProps) {
  const { losses, isOver } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (!losses) return <EditMissing sentence={editingProblems["no-race"]} />;
  const { registrations, runners } = losses;
  const tells = actionData?.typed.tell_runners !== undefined;
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead={`${losses.name}, ${formatDay(losses.startDate, "en")}`}>
        Delete race?
      </ToolHeading>
      <div className="grid max-w-160 gap-6">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        {runners > 0 && !losses.isCancelled && (
          <CancelInstead id={params.id} runners={runners} cancelled={registrations - runners} />
        )}
        <LossList losses={losses} />
        <Form method="post" className="grid gap-5">
          {registrations > 0 && (
            <Choice name="with_registrations" value="yes">
              Delete {formatCount(registrations)}{" "}
              {registrations === 1 ? "registration" : "registrations"} too
            </Choice>
          )}
          {runners > 0 && !isOver && (
            <Choice name="tell_runners" value="yes" defaultChecked={!actionData || tells}>
              Tell {formatCount(runners)} {runners === 1 ? "runner" : "runners"} by email
            </Choice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" busy={isBusy}>
              Delete Race
            </Button>
            <ButtonLink to={href("/admin/races/edit/:id", { id: params.id })} look="plain">
              Keep it
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  );
}

/** Offers to cancel a race that runners have entered, instead of deleting it. */
function CancelInstead({
  id,
  runners,
  cancelled,
}: {
  id: string;
  runners: number;
  /** Registrations that their runners have cancelled. */
  cancelled: number;
}) {
  return (
    <section aria-labelledby="instead" className="card grid gap-3 px-5 py-4">
      <h2 id="instead" className="text-lg">
        {formatCount(runners)} {runners === 1 ? "runner is" : "runners are"} registered
        {cancelled > 0 && `, ${formatCount(cancelled)} cancelled`}
      </h2>
      <p>
        A race that is cancelled keeps its page and its registrations, takes no more runners, and
        tells those who are registered by email.
      </p>
      <Form method="post" action={href("/admin/races/edit/:id/cancel", { id })}>
        <Button type="submit">Cancel the race instead</Button>
      </Form>
    </section>
  );
}

const lossWords = [
  ["distances", "distance", "distances"],
  ["registrations", "registration", "registrations"],
  ["reviews", "review", "reviews"],
  ["favorites", "favorite of runners", "favorites of runners"],
  ["claims", "claim", "claims"],
  ["posts", "mention in a blog post", "mentions in blog posts"],
] as const;

/** Everything that is deleted with a race. */
function LossList({ losses }: { losses: Losses }) {
  const lost = lossWords.filter(([name]) => losses[name] > 0);
  if (lost.length === 0) return <p>Nothing else belongs to it. This cannot be undone.</p>;
  return (
    <div>
      <p>With the race goes for good, and cannot be brought back:</p>
      <ul className="mt-2 grid gap-1">
        {lost.map(([name, one, many]) => (
          <li key={name}>
            <b className="tabular">{formatCount(losses[name])}</b> {losses[name] === 1 ? one : many}
          </li>
        ))}
      </ul>
    </div>
  );
}
