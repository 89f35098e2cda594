import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import type { ExpertPage } from "../expert.ts";
import { descriptionOf, expertStructuredData } from "./structured-data.ts";

const id = "0e000000-0000-4000-8000-000000000001";
const origin = "https://dorsal.example";
const url = `${origin}/experts/${id}`;

const expert: ExpertPage = {
  id,
  name: "Ana Torres",
  firstName: "Ana",
  lastName: "Torres",
  role: "Trail Coach",
  specialties: ["Trail Running", "Race Strategy"],
  city: "Cusco",
  province: null,
  country: "Peru",
  location: "Cusco, Peru",
  bio: null,
  imageUrl: `/portraits/expert/${id}.svg?v=1`,
  rating10: 47,
  reviews: 12,
  experience: 9,
  price: "60.00",
  currency: "PEN",
  rateDescription: "per session",
  isActive: true,
  isOwn: false,
  updatedAt: new Date("2026-01-02T03:04:05Z"),
  contact: { hasEmail: true, hasPhone: true, takesMessages: true },
};
const structured = (changes: Partial<ExpertPage> = {}, about = "") =>
  expertStructuredData(
    { ...expert, ...changes, about: parseMarkdown(about) },
    { origin, lang: "en" },
  );

test("the profile page is about the person; the rating belongs to the business", () => {
  const [page, business, trail] = structured();
  expect(page).toMatchObject({
    "@type": "ProfilePage",
    url,
    dateModified: "2026-01-02T03:04:05.000Z",
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name: "Ana Torres",
      jobTitle: "Trail Coach",
      image: `${origin}/portraits/expert/${id}.svg?v=1`,
      address: { addressLocality: "Cusco", addressCountry: "Peru" },
      knowsAbout: ["Trail Running", "Race Strategy"],
    },
  });
  expect(JSON.stringify(page)).not.toContain("aggregateRating");
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    founder: { "@id": `${url}#person` },
    aggregateRating: { ratingValue: 4.7, reviewCount: 12, bestRating: 5, worstRating: 1 },
    makesOffer: [
      {
        itemOffered: { "@type": "Service", name: "Trail Running" },
        priceSpecification: { price: "60.00", priceCurrency: "PEN", unitText: "per session" },
      },
      { itemOffered: { name: "Race Strategy" } },
    ],
  });
  expect(trail.itemListElement).toMatchObject([
    { position: 1, item: `${origin}/` },
    { position: 2, item: `${origin}/services` },
    { position: 3, name: "Ana Torres", item: url },
  ]);
});

test("GAP-87 what is not known is not stated: no rating without reviews, no price without an amount", () => {
  const [page, business] = structured({
    rating10: null,
    reviews: 0,
    price: "0.00",
    specialties: ["Yoga"],
    imageUrl: "data:image/png;base64,AA",
  });
  expect(business).not.toHaveProperty("aggregateRating");
  expect(JSON.stringify(business)).not.toContain("priceSpecification");
  expect(page).toMatchObject({ mainEntity: { image: `${url}/share.jpg` } });
  expect(structured({ specialties: [] })[1]).not.toHaveProperty("makesOffer");
});

test("a description is what the expert wrote, or else the services", () => {
  const described = (about: string) =>
    descriptionOf({ ...expert, about: parseMarkdown(about) }, "en");
  expect(described("Grew up *high*.")).toBe("Trail Coach in Cusco, Peru. Grew up high.");
  expect(described("")).toBe("Trail Coach in Cusco, Peru: Trail Running, Race Strategy.");
});
