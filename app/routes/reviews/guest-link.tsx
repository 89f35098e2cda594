import type { ReactNode } from "react";
import { data, Form, href, redirect, useNavigation } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import {
  confirmGuestReview,
  findGuestReview,
  type GuestLink,
  readGuestLink,
  removeGuestReview,
} from "#features/reviews/guests/guest-links.server.ts";
import { sureToDelete } from "#features/reviews/messages.ts";
import { type GuestReviewPage, subjectPath } from "#features/reviews/review.ts";
import { ReviewQuote } from "#features/reviews/review-quote.tsx";
import { dropPages, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/guest-link.ts";

const titles = {
  confirm: { en: "Confirm your review", es: "Confirma tu reseña" },
  remove: { en: "Remove your review", es: "Retirar tu reseña" },
} as const satisfies Record<GuestLink, object>;

/**
 * `/reviews/confirm/:token` and `/reviews/remove/:token`: where the links of the mail about a guest's review
 * lead. Only the button changes something: programs open links too. A dead link is answered with 404.
 */
export async function loader(args: Route.LoaderArgs) {
  const link = linkOf(args);
  const linked = await linkedReview(args, link, args.params.token);
  return linked
    ? { link, isDead: false, review: linked.review }
    : data({ link, isDead: true, review: null }, 404);
}

/** Does what the button offers, and shows the page again. */
export async function action(args: Route.ActionArgs) {
  const link = linkOf(args);
  const change = link === "confirm" ? confirmGuestReview : removeGuestReview;
  const linked = await linkedReview(args, link, args.params.token);
  if (linked && (await change(services(args.context), linked.reviewId))) dropPages(args.context);
  return redirect(pathOf(args.url), 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(titles[loaderData?.link ?? "confirm"], pageLanguages(matches).lang);

export default function GuestLinkPage({
  loaderData: { link, isDead, review },
}: Route.ComponentProps) {
  if (isDead) return <DeadLink />;
  return link === "confirm" ? <ConfirmReview review={review} /> : <RemoveReview review={review} />;
}

/** `null` when the review is deleted. */
type Linked = { review: GuestReviewPage | null };

function ConfirmReview({ review }: Linked) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  if (!review) {
    return (
      <LinkPage
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
      <LinkPage
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
    <LinkPage
      title={say(titles.confirm)}
      lead={say({ en: "Did you write this?", es: "¿Tú escribiste esto?" })}
      review={review}
    >
      <Form method="post">
        <Button type="submit" busy={isBusy}>
          {say({ en: "Confirm review", es: "Confirmar reseña" })}
        </Button>
      </Form>
    </LinkPage>
  );
}

function RemoveReview({ review }: Linked) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  if (!review) {
    return (
      <LinkPage
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
      <LinkPage
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
    <LinkPage title={say(titles.remove)} lead={say(sureToDelete)} review={review}>
      <Form method="post">
        <Button type="submit" look="danger" busy={isBusy}>
          {say({ en: "Remove review", es: "Retirar reseña" })}
        </Button>
      </Form>
    </LinkPage>
  );
}

/** The page behind a link of the mail about a guest's review. */
function LinkPage({
  title,
  lead,
  review,
  children,
}: {
  title: string;
  lead: string;
  /** `null` when the review is deleted, or not known. */
  review: GuestReviewPage | null;
  children?: ReactNode;
}) {
  const say = useSay();
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={lead}>{title}</PageHeading>
        {review && <ReviewQuote review={review} subject={review.subject} />}
        <div className="mt-8 flex flex-wrap gap-3">
          {children}
          {review ? (
            <ButtonLink to={`${subjectPath(review.subject)}#reviews`} look="quiet">
              {say({ en: "See all reviews", es: "Ver todas las reseñas" })}
            </ButtonLink>
          ) : (
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race", es: "Encuentra una carrera" })}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}

/** The page behind a link that is forged or too old. */
function DeadLink() {
  const say = useSay();
  return (
    <LinkPage
      title={say({ en: "This link does not work", es: "Este enlace no funciona" })}
      lead={say({
        en: "It may be incomplete, or older than 30 days. The links in our emails work for 30 days.",
        es: "Quizá está incompleto o tiene más de 30 días. Los enlaces de nuestros correos funcionan durante 30 días.",
      })}
      review={null}
    />
  );
}

function linkOf({ pattern }: { pattern: string }): GuestLink {
  return /^\/?reviews\/confirm\//.test(pattern) ? "confirm" : "remove";
}

/**
 * The review that a link of the mail is about, by its id and whole unless it is deleted; `null` for a
 * link that is forged or too old.
 */
async function linkedReview(args: RequestArgs, link: GuestLink, token: string) {
  const { db, tokens } = services(args.context);
  const reviewId = readGuestLink({ tokens }, link, token);
  return reviewId === null ? null : { reviewId, review: await findGuestReview({ db }, reviewId) };
}
