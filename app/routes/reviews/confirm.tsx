import { Form, useNavigation } from "react-router";
import { confirmGuestReview } from "#features/reviews/guests/guest-links.server.ts";
import { Button } from "#ui/button.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/confirm.ts";
import { changeLinkedReview, loadLinkedReview } from "./guest-link.server.ts";
import { DeadLink, GuestLink } from "./guest-link.tsx";

/** Where the confirm link of the mail leads. Only the button confirms: programs open links too. */
export function loader(args: Route.LoaderArgs) {
  return loadLinkedReview(args, "confirm", args.params.token);
}

export function action(args: Route.ActionArgs) {
  return changeLinkedReview(args, "confirm", args.params.token, confirmGuestReview);
}

export const meta: Route.MetaFunction = () => officeMeta("Confirm your review");

export default function ConfirmReview({ loaderData }: Route.ComponentProps) {
  const { isDead, review } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (isDead) return <DeadLink />;
  if (!review) {
    return (
      <GuestLink
        title="This review is gone"
        lead="It was removed, or another one from your address has taken its place."
        review={null}
      />
    );
  }
  if (review.isConfirmed) {
    return (
      <GuestLink
        title="Your review is confirmed"
        lead={
          review.isGuest
            ? "Thank you. Nobody can change it without your emails."
            : "Thank you. It belongs to your account now: log in to edit or delete it."
        }
        review={review}
      />
    );
  }
  return (
    <GuestLink title="Confirm your review" lead="Did you write this?" review={review}>
      <Form method="post">
        <Button type="submit" busy={isBusy}>
          Confirm review
        </Button>
      </Form>
    </GuestLink>
  );
}
