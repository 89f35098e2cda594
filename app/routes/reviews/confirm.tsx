import { Form, useNavigation } from "react-router";
import { confirmGuestReview } from "#features/reviews/guests/guest-links.server.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
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

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Confirm your review", es: "Confirma tu reseña" }, pageLanguages(matches).lang);

export default function ConfirmReview({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { isDead, review } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (isDead) return <DeadLink />;
  if (!review) {
    return (
      <GuestLink
        title={say({ en: "This review is gone", es: "Esta reseña ya no existe" })}
        lead={say({
          en: "It was removed, or another one from your address has taken its place.",
          es: "Fue retirada, u otra enviada desde tu correo tomó su lugar.",
        })}
        review={null}
      />
    );
  }
  if (review.isConfirmed) {
    return (
      <GuestLink
        title={say({ en: "Your review is confirmed", es: "Tu reseña está confirmada" })}
        lead={
          review.isGuest
            ? say({
                en: "Thank you. Nobody can change it without your emails.",
                es: "Gracias. Nadie puede cambiarla sin tus correos.",
              })
            : say({
                en: "Thank you. It belongs to your account now: log in to edit or delete it.",
                es: "Gracias. Ahora pertenece a tu cuenta: inicia sesión para editarla o eliminarla.",
              })
        }
        review={review}
      />
    );
  }
  return (
    <GuestLink
      title={say({ en: "Confirm your review", es: "Confirma tu reseña" })}
      lead={say({ en: "Did you write this?", es: "¿Tú escribiste esto?" })}
      review={review}
    >
      <Form method="post">
        <Button type="submit" busy={isBusy}>
          {say({ en: "Confirm review", es: "Confirmar reseña" })}
        </Button>
      </Form>
    </GuestLink>
  );
}
