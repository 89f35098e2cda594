import { data, Form, href, redirect, useNavigation } from "react-router";
import { loginPath } from "#features/accounts/sign-in/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { guestThanks } from "#features/reviews/messages.ts";
import { findOwnReview } from "#features/reviews/own.server.ts";
import { ReviewFields } from "#features/reviews/review-fields.tsx";
import { reviewTitle } from "#features/reviews/review-title.ts";
import { readSubject } from "#features/reviews/schema.ts";
import { subjectName } from "#features/reviews/subject.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import styles from "#ui/form/stars-input.css?url";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { toDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { errorsOf } from "#values/form/outcome.ts";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import type { Route } from "./+types/race-review.ts";
import { submitGuestReview, submitReview } from "./submission.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the review form, for browsers without scripts and for a tab of its own. */
export async function loader(args: Route.LoaderArgs) {
  const { db, now, mail } = services(args.context);
  const subject = subjectOf(args.params);
  const name = await subjectName({ db }, subject);
  if (name === null) throw data("There is no such race.", 404);
  const viewer = await findViewer(args);
  if (!viewer && mail.mode === "unavailable") throw redirect(loginPath(args.url.pathname), 303);
  return {
    subject,
    name,
    own: viewer && (await findOwnReview({ db }, viewer, subject)),
    isGuest: !viewer,
    isSent: args.url.searchParams.has("sent"),
    today: toDay(now()),
    url: args.url.origin + args.url.pathname,
  };
}

/** A form with an address in it is a guest's. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const subject = subjectOf(args.params);
  const submit = form.has("email") ? submitGuestReview : submitReview;
  const outcome = await submit(args, subject, form);
  if (outcome !== "done") return outcome;
  const { id } = subject;
  const next = form.has("email")
    ? `${href("/races/:id/review", { id })}?sent`
    : `${href("/races/:id", { id })}#reviews`;
  return redirect(next, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `${reviewTitle(loaderData.own)} of ${loaderData.name}`,
        description: `Tell other runners how ${loaderData.name} was.`,
        url: loaderData.url,
        indexed: false,
      })
    : [pageTitle("Page not found")];

export default function RaceReview({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isSent, url: _url, ...form } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const back = href("/races/:id", { id: form.subject.id });
  if (isSent) return <Thanks name={name} back={back} />;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={<TextLink to={back}>{name}</TextLink>}>
          {reviewTitle(form.own)}
        </PageHeading>
        {form.own?.isHidden && <Notice>Your review is hidden by an administrator.</Notice>}
        <Form method="post" noValidate className="mt-8 grid gap-5">
          <ReviewFields {...form} errors={errorsOf(actionData)} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={isBusy}>
              {form.own ? "Save changes" : "Submit review"}
            </Button>
            <ButtonLink to={back} look="plain">
              Cancel
            </ButtonLink>
          </div>
        </Form>
        {form.isGuest && (
          <p className="mt-6 text-muted">
            Do you have an account?{" "}
            <TextLink to={loginPath(href("/races/:id/review", { id: form.subject.id }))}>
              Log in
            </TextLink>{" "}
            to review as yourself.
          </p>
        )}
      </div>
    </Container>
  );
}

/** The same for every guest, so that it says nothing about the address. */
function Thanks({ name, back }: { name: string; back: string }) {
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={guestThanks}>Thank you</PageHeading>
        <ButtonLink to={`${back}#reviews`} className="mt-8">
          Back to {name}
        </ButtonLink>
      </div>
    </Container>
  );
}

function subjectOf({ id }: { id: string }) {
  const subject = readSubject("race", id);
  if (!subject) throw data("There is no such race.", 404);
  return subject;
}
