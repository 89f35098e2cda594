import { columnsAs, pickColumns } from "#db/column-map.ts";
import type { RowOf } from "#db/rows.ts";
import { experts } from "#db/schema.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { type ExpertCard, locationOf } from "../expert.ts";
import { portraitAddress } from "../portrait.ts";
import type { ExpertRating } from "./ratings.server.ts";

/** The columns of an expert as `Expert` names them. */
export const expertColumns = columnsAs(experts, {
  id: "id",
  profilePicture: "photo",
  firstName: "firstName",
  lastName: "lastName",
  title: "role",
  city: "city",
  province: "province",
  country: "country",
  yearsExperience: "experience",
  services: "specialties",
  hourlyRate: "price",
  hourlyRateCurrency: "currency",
  rateDescription: "rateDescription",
  phone: "phone",
  email: "email",
  bio: "bio",
  isActive: "isActive",
  createdAt: null,
  updatedAt: "updatedAt",
  userId: "userId",
  servicesText: null,
  searchText: null,
});

/** Those of a card. They do not say who is public: also ask for `isActive`. */
export const expertCardColumns = pickColumns(expertColumns, [
  "id",
  "photo",
  "firstName",
  "lastName",
  "role",
  "city",
  "province",
  "country",
  "experience",
  "specialties",
  "price",
  "currency",
  "rateDescription",
  "bio",
]);

/**
 * The card of a row: with the photo of the expert, or the address of the drawn portrait.
 * @param rating - from `ratingsOf`; `undefined` without reviews
 */
export function toExpertCard(
  row: RowOf<typeof expertCardColumns>,
  rating: ExpertRating | undefined,
): ExpertCard {
  const { photo, firstName, lastName, province, country, ...card } = row;
  return {
    ...card,
    rating10: rating?.rating10 ?? null,
    reviews: rating?.reviews ?? 0,
    name: `${firstName} ${lastName}`.trim(),
    location: locationOf({ city: row.city, province, country }),
    imageUrl: shownPicture(photo) ?? portraitAddress("expert", row.id),
  };
}
