import { sql } from "drizzle-orm";
import { columnsAs, pickColumns } from "#db/column-map.ts";
import { integer, orNull } from "#db/kinds.ts";
import type { RowOf } from "#db/rows.ts";
import { experts } from "#db/schema.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import type { ExpertCard } from "../expert.ts";
import { locationOf } from "../location.ts";
import { portraitAddress } from "../portrait.ts";

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

/** Those of a card that the table of experts holds. */
export const storedCardColumns = pickColumns(expertColumns, [
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

const ofVisibleReviews = sql`from reviews
  where entity_type = 'expert' and entity_id = ${experts.id} and not is_hidden`;

const ratingKinds = { rating10: orNull(integer), reviews: integer };

/**
 * The columns of a card, for a query of the table of experts:
 * `db.select(expertCardColumns).from(experts)`. They do not say who is public: ask for `isActive`.
 */
export const expertCardColumns = {
  ...storedCardColumns,
  rating10: sql`(select round(avg(rating) * 10)::int ${ofVisibleReviews})`.mapWith(
    ratingKinds.rating10,
  ),
  reviews: sql`(select count(*)::int ${ofVisibleReviews})`.mapWith(ratingKinds.reviews),
};

/** The shape of a card in SQL that is written by hand. */
export const expertCardRow = { ...storedCardColumns, ...ratingKinds };

/** The card of a row: with the photo of the expert, or the address of the drawn portrait. */
export function toExpertCard(row: RowOf<typeof expertCardRow>): ExpertCard {
  const { photo, firstName, lastName, province, country, ...card } = row;
  return {
    ...card,
    name: `${firstName} ${lastName}`.trim(),
    location: locationOf({ city: row.city, province, country }),
    imageUrl: shownPicture(photo) ?? portraitAddress("expert", row.id),
  };
}
