import styles from "#ui/form/stars-input.css?url";
import { pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/expert-review.ts";
import { loadReviewPage, submitReviewPage } from "./review-page.server.ts";
import { ReviewPage, reviewPageMeta } from "./review-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the review form of an expert. */
export function loader(args: Route.LoaderArgs) {
  return loadReviewPage(args, "expert");
}

export function action(args: Route.ActionArgs) {
  return submitReviewPage(args, "expert");
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  reviewPageMeta(pageLanguages(matches), loaderData);

export default function ExpertReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage page={loaderData} outcome={actionData} />;
}
