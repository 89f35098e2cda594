import { Form, useNavigation } from "react-router";
import { removeGuestReview } from "#features/reviews/guests/guest-links.server.ts";
import { sureToDelete } from "#features/reviews/messages.ts";
import { Button } from "#ui/button.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/remove.ts";
import { changeLinkedReview, loadLinkedReview } from "./guest-link.server.ts";
import { DeadLink, GuestLink } from "./guest-link.tsx";

/** Where the remove link of the mail leads. Only the button removes: programs open links too. */
export function loader(args: Route.LoaderArgs) {
  return loadLinkedReview(args, "remove", args.params.token);
}

export function action(args: Route.ActionArgs) {
  return changeLinkedReview(args, "remove", args.params.token, removeGuestReview);
}

export const meta: Route.MetaFunction = () => officeMeta("Remove your review");

export default function RemoveReview({ loaderData }: Route.ComponentProps) {
  const { isDead, review } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (isDead) return <DeadLink />;
  if (!review) {
    return (
      <GuestLink
        title="The review is removed"
        lead="It is not shown any more, and we have not kept it."
        review={null}
      />
    );
  }
  if (!review.isGuest) {
    return (
      <GuestLink
        title="This review belongs to an account"
        lead="Log in to the account with your address to edit or delete it."
        review={review}
      />
    );
  }
  return (
    <GuestLink title="Remove your review" lead={sureToDelete} review={review}>
      <Form method="post">
        <Button type="submit" look="danger" busy={isBusy}>
          Remove review
        </Button>
      </Form>
    </GuestLink>
  );
}
