import { lazy, Suspense, useState } from "react";
import { data, href, Link, type ShouldRevalidateFunctionArgs, useHref } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { ExpertCard } from "#features/experts/card/expert-card.tsx";
import {
  type ExpertCard as Card,
  expertUrl,
  reviewUnits,
  serviceIn,
  showExperience,
} from "#features/experts/expert.ts";
import {
  findExpert,
  similarExperts,
  surroundingsOf,
} from "#features/experts/page/expert-page.server.ts";
import { expertMissing } from "#features/experts/page/messages.ts";
import { descriptionOf, expertStructuredData } from "#features/experts/page/structured-data.ts";
import { portraitSize } from "#features/experts/portrait.ts";
import type { Review, SubjectReviews } from "#features/reviews/review.ts";
import { ReviewsSection } from "#features/reviews/section/reviews-section.tsx";
import { findSubjectReviews } from "#features/reviews/section/subject-reviews.server.ts";
import { services } from "#services/context.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Carousel } from "#ui/list/carousel.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useFlagInAddress } from "#ui/overlay/dialog-link.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, Section } from "#ui/page/page.tsx";
import { placeIn } from "#values/countries.ts";
import { formatDay, toDay } from "#values/day.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/expert.ts";
import styles from "./expert/expert.css?url";
import { type ExpertData, ExpertSidebar, type ShownExpert } from "./expert/expert-sidebar.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Browsers load it with the first expert who cannot be shown. The server imports it at once. */
const ExpertNotFound = import.meta.env.SSR
  ? (await import("./expert/expert-not-found.tsx")).ExpertNotFound
  : lazy(async () => ({
      default: (await import("./expert/expert-not-found.tsx")).ExpertNotFound,
    }));

export async function loader(asked: Route.LoaderArgs): Promise<ExpertData> {
  const { db, now, mail, log } = services(asked.context);
  const { origin, searchParams } = asked.url;
  const viewer = await findViewer(asked);
  const found = await findExpert({ db, mail }, asked.params.id, viewer);
  if (!found) throw data("Expert Not Found", 404);

  const { bio, ...expert } = found;
  const about = parseMarkdown(bio ?? "");
  const { id, name, rating10 } = found;
  const rating = rating10 === null ? null : { average: rating10 / 10, count: found.reviews };
  const [similar, surroundings, reviews] = await Promise.all([
    similarExperts({ db }, found),
    surroundingsOf({ db, now }, found),
    findSubjectReviews(
      { db, mail, now, log },
      { kind: "expert", id, name },
      { viewer, page: searchParams.get("reviews"), rating },
    ),
  ]);
  return {
    expert: { ...expert, about },
    description: descriptionOf({ ...found, about }, languageOf(asked.url)),
    reviews,
    similar,
    surroundings,
    origin,
    structured: expertStructuredData(
      { ...found, about },
      { origin, lang: languageOf(asked.url) },
    ).map((each) => JSON.stringify(each)),
  };
}

/** To show the contact changes nothing on the page. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction?.endsWith("/contact") ? false : defaultShouldRevalidate;
}

/** Without scripts, the form that `?review=true` opens is a separate page. */
export const handle: Handle = {
  withoutScript: ({ id }: Route.ComponentProps["params"], asked: URLSearchParams) =>
    asked.get("review") === "true" ? href("/experts/:id/review", { id }) : null,
};

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return missingMeta(matches, error, expertMissing);
  const { expert, description, origin, structured } = loaderData;
  const { lang } = pageLanguages(matches);
  const url = expertUrl(expert, origin);
  const title = `${expert.name}, ${expert.role}`;
  return [
    ...pageMeta(pageLanguages(matches), {
      title,
      description,
      url,
      image: {
        url: `${url}/share.jpg`,
        alt: `${title}, ${placeIn(expert.location, lang)}`,
        width: 1200,
        height: 630,
      },
      indexed: expert.isActive,
    }),
    ...structured.map((each) => ({ "script:ld+json": JSON.parse(each) })),
  ];
};

export default function ExpertProfile({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { expert } = loaderData;
  return (
    <>
      <ExpertHead page={loaderData} />
      <PageNote expert={expert} />
      <Container className="expert-columns">
        <div className="min-w-0">
          <Section title={say({ en: "About", es: "Acerca de" })} className="">
            {expert.about.length > 0 ? (
              <Markdown tree={expert.about} ugc />
            ) : (
              <p className="text-muted">
                {say({
                  en: `${expert.firstName} has not written an introduction yet.`,
                  es: `${expert.firstName} todavía no ha escrito una presentación.`,
                })}
              </p>
            )}
          </Section>
          <Section title={say({ en: "Services Offered", es: "Servicios que ofrece" })}>
            {expert.specialties.length > 0 ? (
              <ul className="expert-services">
                {expert.specialties.map((service) => (
                  <li key={service}>{serviceIn(service, lang)}</li>
                ))}
              </ul>
            ) : (
              <p className="text-muted">
                {say({
                  en: `Ask ${expert.firstName} what is possible.`,
                  es: `Pregúntale a ${expert.firstName} qué puede hacer por ti.`,
                })}
              </p>
            )}
          </Section>
        </div>
        <ExpertSidebar page={loaderData} />
        <div className="min-w-0">
          <ExpertReviews page={loaderData} />
        </div>
      </Container>
      <SimilarExperts experts={loaderData.similar} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ExpertNotFound error={error} />
    </Suspense>
  );
}

/** For the expert, and for an administrator who looks at a page that the public does not see. */
function PageNote({ expert: { id, isOwn, isActive } }: { expert: ShownExpert }) {
  const say = useSay();
  if (isActive && !isOwn) return null;
  return (
    <Container className="pt-6">
      <Notice icon={isActive ? "people" : "alert"}>
        {isActive
          ? say({ en: "This is your page.", es: "Esta es tu página." })
          : say({
              en: "This is a preview: the page is inactive, so the public does not see it.",
              es: "Esta es una vista previa: la página está inactiva, así que el público no la ve.",
            })}{" "}
        {isOwn ? (
          <TextLink to={href("/account/expert")}>
            {say({ en: "Edit your page", es: "Editar tu página" })}
          </TextLink>
        ) : (
          <TextLink to={href("/admin/experts/edit/:id", { id })}>
            {say({ en: "Edit expert", es: "Editar experto" })}
          </TextLink>
        )}
      </Notice>
    </Container>
  );
}

/** Experts with the same services, or in the same city. */
function SimilarExperts({ experts }: { experts: Card[] }) {
  const say = useSay();
  if (experts.length === 0) return null;
  return (
    <Container className="pb-16">
      <Section
        title={say({ en: "Similar Experts", es: "Expertos similares" })}
        className="border-t border-line pt-10"
      >
        <Carousel label={say({ en: "Similar experts", es: "Expertos similares" })}>
          {experts.map((expert) => (
            <ExpertCard key={expert.id} expert={expert} />
          ))}
        </Carousel>
      </Section>
    </Container>
  );
}

/** The portrait, and the name, title, place, rating and experience of the expert. */
function ExpertHead({ page: { expert, origin } }: { page: ExpertData }) {
  const say = useSay();
  const lang = useLang();
  const experience = showExperience(expert.experience);
  return (
    <header>
      <div className="expert-band">
        <Container className="py-4">
          <Link to={href("/services")} className="back-pill">
            <Icon name="chevron-left" className="size-4" />{" "}
            {say({ en: "Back to Services", es: "Volver a los servicios" })}
          </Link>
        </Container>
      </div>
      <Container className="expert-title">
        <div className="expert-bib">
          <img
            src={expert.imageUrl}
            alt=""
            width={portraitSize}
            height={portraitSize}
            fetchPriority="high"
          />
        </div>
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">{expert.name}</h1>
          <p className="mt-1.5 text-lg font-semibold">{expert.role}</p>
          <ul className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
            <li>{placeIn(expert.location, lang)}</li>
            {experience && <li className="tabular">{say(experience)}</li>}
            {expert.rating10 !== null && expert.rating10 > 0 && (
              <li>
                <a href="#reviews" className="hover:underline">
                  <Rating
                    average={expert.rating10 / 10}
                    count={expert.reviews}
                    unit={reviewUnits[lang]}
                  />
                </a>
              </li>
            )}
          </ul>
        </div>
        <div className="expert-tools">
          <ShareMenu
            name={`${expert.name}, ${expert.role}`}
            url={inLanguage(lang, expertUrl(expert, origin))}
          />
        </div>
      </Container>
    </header>
  );
}

/** What clients say, with the expert's answers. Only signed-in viewers get buttons. */
function ExpertReviews({ page: { expert, reviews } }: { page: ExpertData }) {
  const say = useSay();
  const { name, firstName, isActive, isOwn } = expert;
  const { isGuest, mustSignIn, failure, path } = reviews;
  return (
    <>
      <ReviewsSection
        shown={reviews}
        title={say({ en: "Client Reviews", es: "Reseñas de clientes" })}
        empty={say({
          en: `Nobody has said yet what it is like to work with ${firstName}.`,
          es: `Todavía nadie ha contado cómo es trabajar con ${firstName}.`,
        })}
        ownLabel={say({ en: "Your Review", es: "Tu reseña" })}
        mayWrite={!isGuest && isActive && !isOwn}
        below={(review) => <ReviewAnswer review={review} name={name} isOwn={isOwn} />}
      />
      {isGuest && (
        <p className="mt-6 text-muted">
          <Rich
            text={say({
              en: `Have you worked with ${firstName}? <0>Log in</0> to say how it went.`,
              es: `¿Trabajaste con ${firstName}? <0>Inicia sesión</0> para contar cómo te fue.`,
            })}
            parts={[(words) => <TextLink to={loginPath(`${path}?review=true`)}>{words}</TextLink>]}
          />
        </p>
      )}
      {isGuest && !mustSignIn && !failure && <GuestReview on={reviews} />}
    </>
  );
}

const load = () => import("#features/reviews/review-dialog.tsx");

type Loaded = Awaited<ReturnType<typeof load>>;

/** The form of a visitor, which no button opens: letters lead to it with `?review=true`. */
function GuestReview({ on: { subject, path, today } }: { on: SubjectReviews }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const page = useHref(`${path}/review`);
  const open = () => {
    load().then(setLoaded, () => window.location.assign(page));
  };
  useFlagInAddress("review", open);
  if (!loaded) return null;
  return (
    <loaded.ReviewDialog
      subject={subject}
      name={subject.name}
      from={`${path}?review=true`}
      today={today}
      own={null}
      isGuest
      onClose={() => setLoaded(null)}
    />
  );
}

/** What the expert answers to a review, and the way to answer for the expert. */
function ReviewAnswer({
  review: { id, answer },
  name,
  isOwn,
}: {
  review: Pick<Review, "id" | "answer">;
  /** Of the expert. */
  name: string;
  /** Whether the viewer keeps the page. */
  isOwn: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      {answer && (
        <div className="mt-3 max-w-text rounded-control border-l-4 border-pine bg-sunken px-4 py-3">
          <h4 className="font-sans text-base font-semibold tracking-normal">
            {say({ en: `Answer from ${name}`, es: `Respuesta de ${name}` })}
          </h4>
          <p className="text-sm text-muted">{formatDay(toDay(answer.createdAt), lang)}</p>
          <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
            {answer.body}
          </p>
        </div>
      )}
      {isOwn && (
        <p className="mt-2">
          <TextLink to={href("/reviews/:id/answer/:change?", { id })} className="text-sm">
            {answer
              ? say({ en: "Edit your answer", es: "Editar tu respuesta" })
              : say({ en: "Answer this review", es: "Responder esta reseña" })}
          </TextLink>
        </p>
      )}
    </>
  );
}
