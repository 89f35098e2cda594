import { data, Form, redirect, useNavigation } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { sureToDelete } from "#features/reviews/messages.ts";
import { findMyReview } from "#features/reviews/queries.server.ts";
import { subjectPath } from "#features/reviews/review.ts";
import { ReviewQuote } from "#features/reviews/review-quote.tsx";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { errorsOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/delete-review.ts";
import { submitDeletion } from "./submission.server.ts";

/** Asks before a review is deleted, on a separate page for browsers without scripts. */
export function loader(args: Route.LoaderArgs) {
  return ownReview(args, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const { subject } = await ownReview(args, id);
  const outcome = await submitDeletion(args, id, subject.kind);
  return outcome === "done" ? redirect(`${subjectPath(subject)}#reviews`, 303) : outcome;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete review", es: "Eliminar reseña" }, pageLanguages(matches).lang);

export default function DeleteReview({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { subject, ...review } = loaderData;
  const problem = errorsOf(actionData)?.form;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={say(sureToDelete)}>
          {say({ en: "Delete review", es: "Eliminar reseña" })}
        </PageHeading>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <ReviewQuote review={review} subject={subject} />
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={useNavigation().formMethod === "POST"}>
            {say({ en: "Delete review", es: "Eliminar reseña" })}
          </Button>
          <ButtonLink to={`${subjectPath(subject)}#reviews`} look="plain">
            {say({ en: "Keep it", es: "Conservarla" })}
          </ButtonLink>
        </Form>
      </div>
    </Container>
  );
}

async function ownReview(args: RequestArgs, id: string) {
  const viewer = await requireViewer(args);
  const reviewId = readId(id);
  const review = reviewId && (await findMyReview(services(args.context), viewer, reviewId));
  if (!review) throw data("There is no such review.", 404);
  return review;
}
