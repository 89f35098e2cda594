import { CardPreview, useTypedFields } from "#ui/editing/card-preview.tsx";
import { useChosenPhoto } from "#ui/form/files/chosen-photo.ts";
import { useSay } from "#ui/language/language.tsx";
import type { FieldTexts } from "#values/form/three-way.ts";
import { type Currency, isCurrency } from "#values/money.ts";
import type { Say } from "#values/say.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { ExpertCard } from "../card/expert-card.tsx";
import { type ExpertCard as Card, locationOf } from "../expert.ts";
import { largePhoto, portraitAddress } from "../portrait.ts";
import { type EditedExpert, newExpert } from "./details.ts";

/** The card of an expert beside the form, as lists would show it. It follows what is typed. */
export function ExpertPreview({
  formId,
  stored,
  services,
  initial,
}: {
  formId: string;
  /** `null` for a new expert. */
  stored: EditedExpert | null;
  services: string[];
  /** What the form holds before scripts run. */
  initial: FieldTexts;
}) {
  const say = useSay();
  const { current } = useTypedFields(formId, initial);
  const chosen = useChosenPhoto(formId, "profile_picture");
  const isRemoved = current.remove_profile_picture !== undefined;
  const photo = isRemoved ? null : shownPicture(stored?.photo ?? null);
  const id = stored?.id ?? "new";
  const card: Card = {
    ...typedCard(current, say),
    id,
    specialties: services,
    imageUrl: chosen ?? (photo ? largePhoto(photo) : portraitAddress("expert", id)),
    rating10: null,
    reviews: 0,
  };
  return <CardPreview card={<ExpertCard expert={card} />} />;
}

function typedCard(
  typed: FieldTexts,
  say: Say,
): Omit<Card, "id" | "specialties" | "imageUrl" | "rating10" | "reviews"> {
  const text = (name: string) => typed[name]?.trim() ?? "";
  const currency = text("hourly_rate_currency");
  return {
    name:
      [text("first_name"), text("last_name")].join(" ").trim() || say({ en: "Name", es: "Nombre" }),
    role: text("title") || say({ en: "Professional title", es: "Título profesional" }),
    city: text("city"),
    location: locationOf({
      city: text("city"),
      province: text("province") || null,
      country: text("country"),
    }),
    bio: text("bio") || null,
    experience: Number(text("years_experience")) || 0,
    price: text("hourly_rate"),
    currency: isCurrency(currency) ? currency : (newExpert.hourly_rate_currency satisfies Currency),
    rateDescription: text("rate_description") || null,
  };
}
