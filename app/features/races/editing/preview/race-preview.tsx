import { CardPreview, useTypedFields } from "#ui/editing/card-preview.tsx";
import { useChosenPhoto } from "#ui/form/files/chosen-photo.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import type { FieldTexts } from "#values/form/three-way.ts";
import { RaceCard } from "../../card/race-card.tsx";
import { type CardPreview as Preview, type PreviewedRace, previewedCard } from "./card-preview.ts";

/** The card of a race beside its form, as lists would show it. It follows what is typed. */
export function RacePreview({
  formId,
  preview,
  race,
  distanceId = null,
  typed = nothingTyped,
}: PreviewedRaceProps) {
  const say = useSay();
  const lang = useLang();
  const { current, settled } = useTypedFields(formId, typed);
  const photo = useChosenPhoto(formId, "race_photo");
  const about: PreviewedRace = { race, distanceId, lang };
  const card = previewedCard(preview, about, current, photo);
  // A cover is drawn once a field is left, and not for each letter.
  const { picture } = previewedCard(preview, about, settled, photo);
  return (
    <CardPreview
      card={<RaceCard race={{ ...card, picture }} />}
      note={
        race
          ? null
          : say({
              en: "Without a photo, the cover is drawn for the place.",
              es: "Sin foto, la portada se dibuja según el lugar.",
            })
      }
    />
  );
}

type PreviewedRaceProps = {
  /** The id of the form. */
  formId: string;
  preview: Preview;
  race: PreviewedRace["race"];
  distanceId?: string | null;
  /** What the form holds before scripts run, where it was refused. */
  typed?: FieldTexts;
};

const nothingTyped: FieldTexts = {};
