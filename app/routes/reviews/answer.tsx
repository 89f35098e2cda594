import { data, href, redirect } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { answerProblems, answerStatus } from "#features/reviews/answers/answer.ts";
import { AnswerForm } from "#features/reviews/answers/answer-form.tsx";
import {
  answerReview,
  deleteAnswer,
  findReviewToAnswer,
} from "#features/reviews/answers/answers.server.ts";
import { answerForm } from "#features/reviews/answers/schema.ts";
import { ReviewQuote } from "#features/reviews/review-quote.tsx";
import { dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/answer.ts";

const changes = { delete: deleteOwnAnswer };

/**
 * The form of the answer to a review, for the expert whose page it is about. A visitor who opens the address
 * of a change is led to the list.
 */
export async function loader(args: Route.LoaderArgs) {
  if (args.params.change !== undefined) {
    changeOf(changes, args.params.change);
    throw redirect(href("/account/expert/reviews"));
  }
  const page = readPageNumber(args.url.searchParams.get("page"));
  return { review: await reviewToAnswer(args, args.params.id), page };
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args;
  const viewer = await requireViewer(args);
  const reviewId = readId(params.id);
  if (reviewId === null) throw data(answerProblems["not-yours"], 404);
  const form = await formOf(request);
  if (params.change !== undefined) {
    return changeOf(changes, params.change)(args, viewer, reviewId, form);
  }
  const { value, errors } = readForm(answerForm, form);
  if (errors) {
    await reviewToAnswer(args, reviewId);
    return data(errors, 400);
  }
  const origin = publicOrigin(request);
  const { problem } = await answerReview(services(context), viewer, reviewId, {
    answer: value.answer,
    origin,
  }).catch((error: unknown) => {
    services(context).log.error({ error, id: requestId(context) }, "an answer was not saved");
    return { problem: "not-saved" as const };
  });
  if (problem === "not-yours") throw data(answerProblems["not-yours"], 404);
  if (problem) {
    return data<FormErrors>(formErrors(answerProblems[problem], form), answerStatus[problem]);
  }
  dropPages(context);
  return seeOtherSaying(answeredList(form), {
    en: "Your answer is published.",
    es: "Tu respuesta quedó publicada.",
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Answer a review", es: "Responder una reseña" }, pageLanguages(matches).lang);

export default function AnswerReview({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { review, page } = loaderData;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-170">
        <PageHeading>
          {review.answer
            ? say({ en: "Edit your answer", es: "Editar tu respuesta" })
            : say({ en: "Answer a review", es: "Responder una reseña" })}
        </PageHeading>
        <ReviewQuote
          review={{ ...review, experienceDate: null }}
          subject={{
            kind: "expert",
            name: review.authorName ?? say({ en: "Anonymous Client", es: "Cliente anónimo" }),
          }}
        />
        {review.answer?.isHidden ? (
          <Notice icon="alert">{answerProblems["hidden-answer"]}</Notice>
        ) : (
          <AnswerForm
            reviewId={review.id}
            answer={review.answer?.body ?? ""}
            page={page}
            errors={actionData ?? null}
          />
        )}
        <p className="mt-6">
          <TextLink to={href("/account/expert/reviews")}>
            {say({ en: "All reviews of you", es: "Todas las reseñas sobre ti" })}
          </TextLink>
        </p>
      </div>
    </Container>
  );
}

async function deleteOwnAnswer(
  { context }: Route.ActionArgs,
  viewer: Viewer,
  reviewId: string,
  form: FormData,
) {
  const { problem } = await deleteAnswer(services(context), viewer, reviewId);
  if (problem === "not-yours") throw data(answerProblems["not-yours"], 404);
  if (problem) return seeOtherSaying(answeredList(form), answerProblems[problem]);
  dropPages(context);
  return seeOtherSaying(answeredList(form), {
    en: "Your answer is deleted.",
    es: "Tu respuesta fue eliminada.",
  });
}

/** The page of the expert's list of reviews that a form came from. */
function answeredList(form: FormData): string {
  const page = readPageNumber(String(form.get("page") ?? ""));
  return withQuery(href("/account/expert/reviews"), { page: page > 1 && page });
}

/** @throws 404 for a review that is not of the viewer's page, or that is hidden */
async function reviewToAnswer(args: RequestArgs, id: string) {
  const viewer = await requireViewer(args);
  const reviewId = readId(id);
  const review = reviewId && (await findReviewToAnswer(services(args.context), viewer, reviewId));
  if (!review) throw data(answerProblems["not-yours"], 404);
  return review;
}
