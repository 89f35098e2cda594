import { data, Form, redirect, useNavigation } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { keepsPage, subjectName } from "#features/reviews/commands.server.ts";
import { guestThanks, reviewProblems } from "#features/reviews/messages.ts";
import { findOwnReview } from "#features/reviews/queries.server.ts";
import {
  type ReviewSubject,
  reviewTitle,
  type Subject,
  subjectPath,
} from "#features/reviews/review.ts";
import { ReviewFields } from "#features/reviews/review-fields.tsx";
import { readSubject } from "#features/reviews/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import styles from "#ui/form/stars-input.css?url";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { errorsOf, formOf } from "#values/form/form.ts";
import { sayIn } from "#values/say.ts";
import { pathOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { homeDay } from "#values/zone.ts";
import type { Route } from "./+types/review-page.ts";
import { submitGuestReview, submitReview } from "./submission.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader(args: Route.LoaderArgs) {
  return loadReviewPage(args, kindAt(args.pattern));
}

export function action(args: Route.ActionArgs) {
  return submitReviewPage(args, kindAt(args.pattern));
}

/** The page is mounted once for races and once for experts. */
function kindAt(pattern: string): ReviewSubject {
  return /^\/?experts\//.test(pattern) ? "expert" : "race";
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) => {
  const site = pageLanguages(matches);
  if (!page)
    return [pageTitle(sayIn(site.lang)({ en: "Page not found", es: "Página no encontrada" }))];
  const title = reviewTitle(page.own);
  const { name } = page;
  return pageMeta(site, {
    title: { en: `${title.en} of ${name}`, es: `${title.es} de ${name}` },
    description:
      page.subject.kind === "race"
        ? {
            en: `Tell other runners how ${name} was.`,
            es: `Cuéntales a otros corredores cómo fue ${name}.`,
          }
        : {
            en: `Tell other runners how ${name} helped you.`,
            es: `Cuéntales a otros corredores cómo te ayudó ${name}.`,
          },
    url: page.url,
    indexed: false,
  });
};

/** The page of the review form, for browsers without scripts and for another tab. */
export default function ReviewPage({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { name, isSent, isOwnPage, url: _url, ...form } = loaderData;
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const back = subjectPath(form.subject);
  if (isSent) return <Thanks name={name} back={back} />;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={<TextLink to={back}>{name}</TextLink>}>
          {say(reviewTitle(form.own))}
        </PageHeading>
        {form.own?.isHidden && (
          <Notice>
            {say({
              en: "Your review is hidden by an administrator.",
              es: "Un administrador ocultó tu reseña.",
            })}
          </Notice>
        )}
        {isOwnPage ? (
          <div className="mt-8">
            <Notice icon="alert">{reviewProblems["own page"]}</Notice>
          </div>
        ) : (
          <Form method="post" noValidate className="mt-8 grid gap-5">
            <ReviewFields {...form} errors={errorsOf(outcome)} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" busy={isBusy}>
                {form.own
                  ? say({ en: "Save changes", es: "Guardar cambios" })
                  : say({ en: "Submit review", es: "Enviar reseña" })}
              </Button>
              <ButtonLink to={back} look="plain">
                {say({ en: "Cancel", es: "Cancelar" })}
              </ButtonLink>
            </div>
          </Form>
        )}
        {form.isGuest && (
          <p className="mt-6 text-muted">
            <Rich
              text={say({
                en: "Do you have an account? <0>Log in</0> to review as yourself.",
                es: "¿Tienes una cuenta? <0>Inicia sesión</0> para escribir la reseña con tu nombre.",
              })}
              parts={[(words) => <TextLink to={loginPath(`${back}/review`)}>{words}</TextLink>]}
            />
          </p>
        )}
      </div>
    </Container>
  );
}

/** The same for every guest, so that it says nothing about the address. */
function Thanks({ name, back }: { name: string; back: string }) {
  const say = useSay();
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={say(guestThanks)}>{say({ en: "Thank you", es: "Gracias" })}</PageHeading>
        <ButtonLink to={`${back}#reviews`} className="mt-8">
          {say({ en: `Back to ${name}`, es: `Volver a ${name}` })}
        </ButtonLink>
      </div>
    </Container>
  );
}

type PageArgs = RequestArgs & { params: { id: string }; url: URL };

/** What the page of the review form of a race or an expert shows. */
async function loadReviewPage(args: PageArgs, kind: ReviewSubject) {
  const { db, now, mail } = services(args.context);
  const subject = subjectOf(kind, args.params.id);
  const name = await subjectName({ db }, subject);
  if (name === null) throw missing(kind);
  const viewer = await findViewer(args);
  if (!viewer && mail.mode === "unavailable") throw redirect(loginPath(pathOf(args.url)), 303);
  return {
    subject,
    name,
    own: viewer && (await findOwnReview({ db }, viewer, subject)),
    isOwnPage: viewer !== null && (await keepsPage({ db }, viewer, subject)),
    isGuest: !viewer,
    isSent: args.url.searchParams.has("sent"),
    today: homeDay(now()),
    url: publicOrigin(args.request) + pathOf(args.url),
  };
}

/** A form with an address in it is a guest's. */
async function submitReviewPage(args: PageArgs, kind: ReviewSubject) {
  const form = await formOf(args.request);
  const subject = subjectOf(kind, args.params.id);
  const submit = form.has("email") ? submitGuestReview : submitReview;
  const outcome = await submit(args, subject, form);
  if (outcome !== "done") return outcome;
  const path = subjectPath(subject);
  return redirect(form.has("email") ? `${path}/review?sent` : `${path}#reviews`, 303);
}

function subjectOf(kind: ReviewSubject, id: string): Subject {
  const subject = readSubject(kind, id);
  if (!subject) throw missing(kind);
  return subject;
}

function missing(kind: ReviewSubject) {
  return data(`There is no such ${kind}.`, 404);
}
