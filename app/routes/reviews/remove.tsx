import { Form, useNavigation } from "react-router";
import { removeGuestReview } from "#features/reviews/guests/guest-links.server.ts";
import { sureToDelete } from "#features/reviews/messages.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
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

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Remove your review", es: "Retirar tu reseña" }, pageLanguages(matches).lang);

export default function RemoveReview({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { isDead, review } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (isDead) return <DeadLink />;
  if (!review) {
    return (
      <GuestLink
        title={say({ en: "The review is removed", es: "La reseña fue retirada" })}
        lead={say({
          en: "It is not shown any more, and we have not kept it.",
          es: "Ya no se muestra y no la conservamos.",
        })}
        review={null}
      />
    );
  }
  if (!review.isGuest) {
    return (
      <GuestLink
        title={say({
          en: "This review belongs to an account",
          es: "Esta reseña pertenece a una cuenta",
        })}
        lead={say({
          en: "Log in to the account with your address to edit or delete it.",
          es: "Inicia sesión en la cuenta de tu correo para editarla o eliminarla.",
        })}
        review={review}
      />
    );
  }
  return (
    <GuestLink
      title={say({ en: "Remove your review", es: "Retirar tu reseña" })}
      lead={say(sureToDelete)}
      review={review}
    >
      <Form method="post">
        <Button type="submit" look="danger" busy={isBusy}>
          {say({ en: "Remove review", es: "Retirar reseña" })}
        </Button>
      </Form>
    </GuestLink>
  );
}
