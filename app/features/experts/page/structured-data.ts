import type {
  BreadcrumbList,
  LocalBusiness,
  Offer,
  Person,
  PostalAddress,
  ProfilePage,
  WithContext,
} from "schema-dts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { placeIn } from "#values/countries.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { inLanguage } from "#values/web/language.ts";
import { breadcrumb } from "#values/web/structured-data.ts";
import { type ExpertPage, expertUrl, serviceIn } from "../expert.ts";

/** An expert with the own text as a Markdown tree. */
type DescribedExpert = ExpertPage & { about: MarkdownNode[] };

type Site = {
  /** `https://example.com`, without a closing slash. */
  origin: string;
  lang: Lang;
};

const descriptionLimit = 600;

/**
 * The page of a person and the business of this person, as schema.org knows them. Search engines
 * take a rating for a business, and none for a person. The address and the number of the expert
 * are shown on request only, so they do not stand here either.
 * @see https://developers.google.com/search/docs/appearance/structured-data/profile-page
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function expertStructuredData(
  expert: DescribedExpert,
  { origin, lang }: Site,
): [WithContext<ProfilePage>, WithContext<LocalBusiness>, WithContext<BreadcrumbList>] {
  const url = inLanguage(lang, expertUrl(expert, origin));
  const offers = expert.specialties.map((service) => offerOf(expert, service));
  return [
    {
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      "@id": url,
      url,
      name: expert.name,
      dateModified: expert.updatedAt.toISOString(),
      mainEntity: personOf(expert, { origin, lang }),
    },
    {
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": `${url}#business`,
      name: `${expert.name}, ${expert.role}`,
      url,
      image: imageOf(expert, origin),
      address: addressOf(expert),
      description: descriptionOf(expert, lang),
      founder: { "@id": `${url}#person` },
      ...(offers.length > 0 && { makesOffer: offers }),
      ...(expert.rating10 !== null &&
        expert.reviews > 0 && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: expert.rating10 / 10,
            reviewCount: expert.reviews,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    },
    expertBreadcrumb(expert, { origin, lang }),
  ];
}

/** Title and place, and what the expert wrote, or else the services. */
export function descriptionOf(expert: DescribedExpert, lang: Lang): string {
  const place = placeIn(expert.location, lang);
  const what = lang === "en" ? `${expert.role} in ${place}` : `${expert.role} en ${place}`;
  const written = markdownWords(expert.about);
  if (written) return shorten(`${what}. ${written}`, descriptionLimit);
  const services = expert.specialties.map((service) => serviceIn(service, lang)).join(", ");
  return `${what}${services ? `: ${services}` : ""}.`;
}

function personOf(expert: DescribedExpert, { origin, lang }: Site): Person {
  const url = inLanguage(lang, expertUrl(expert, origin));
  return {
    "@type": "Person",
    "@id": `${url}#person`,
    name: expert.name,
    givenName: expert.firstName,
    familyName: expert.lastName,
    jobTitle: expert.role,
    url,
    image: imageOf(expert, origin),
    description: descriptionOf(expert, lang),
    address: addressOf(expert),
    ...(expert.specialties.length > 0 && { knowsAbout: expert.specialties }),
  };
}

function addressOf({ city, province, country }: ExpertPage): PostalAddress {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    ...(province && { addressRegion: province }),
    addressCountry: country,
  };
}

/** The rate is that of the expert: it stands at each service, and only where it is a number. */
function offerOf(expert: ExpertPage, service: string): Offer {
  const hasPrice = Number(expert.price) > 0;
  return {
    "@type": "Offer",
    itemOffered: {
      "@type": "Service",
      name: service,
      areaServed: { "@type": "City", name: expert.city },
    },
    ...(hasPrice && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: expert.price,
        priceCurrency: expert.currency,
        ...(expert.rateDescription && { unitText: expert.rateDescription }),
      },
    }),
  };
}

function imageOf(expert: ExpertPage, origin: string): string {
  const made = `${expertUrl(expert, origin)}/share.jpg`;
  if (expert.imageUrl.startsWith("data:")) return made;
  return URL.parse(expert.imageUrl, `${origin}/`)?.href ?? made;
}

/** Home, the services and this expert. */
function expertBreadcrumb(expert: ExpertPage, { origin, lang }: Site): WithContext<BreadcrumbList> {
  return breadcrumb(
    [
      { name: sayIn(lang)({ en: "Services", es: "Servicios" }), item: `${origin}/services` },
      { name: expert.name, item: expertUrl(expert, origin) },
    ],
    origin,
    lang,
  );
}
