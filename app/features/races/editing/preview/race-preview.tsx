import { useEffect, useState } from "react";
import { fileAsAddress } from "#ui/form/files/file-as-address.ts";
import { useTypedFields } from "#ui/form/typed-fields.ts";
import type { FieldTexts } from "#values/form/three-way.ts";
import { RaceCard } from "../../card/race-card.tsx";
import { type CardPreview, type PreviewedRace, previewedCard } from "./card-preview.ts";

/** The card of a race beside its form, as lists would show it. It follows what is typed. */
export function RacePreview({
  formId,
  preview,
  race,
  distanceId = null,
  typed = nothingTyped,
}: PreviewedRaceProps) {
  const { current, settled } = useTypedFields(formId, typed);
  const photo = useChosenPhoto(formId);
  const about: PreviewedRace = { race, distanceId };
  const card = previewedCard(preview, about, current, photo);
  // A cover is drawn once a field is left, and not for each letter.
  const { picture } = previewedCard(preview, about, settled, photo);
  return (
    <section aria-label="Preview">
      <p className="mb-2 text-sm text-muted">
        <b className="font-semibold text-ink">Preview</b> of the card in lists
      </p>
      <div inert>
        <RaceCard race={{ ...card, picture }} />
      </div>
      {!race && (
        <p className="mt-2 text-sm text-muted">
          Without a photo, the cover is drawn for the place.
        </p>
      )}
    </section>
  );
}

type PreviewedRaceProps = {
  /** The id of the form. */
  formId: string;
  preview: CardPreview;
  race: PreviewedRace["race"];
  distanceId?: string | null;
  /** What the form holds before scripts run, where it was refused. */
  typed?: FieldTexts;
};

const nothingTyped: FieldTexts = {};

/** The photo that is chosen in a form and not stored yet, as an address that the page can show. */
function useChosenPhoto(formId: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const show = async () => {
      const file = new FormData(form).get("race_photo");
      const isChosen = file instanceof File && file.size > 0;
      setAddress(isChosen ? await fileAsAddress(file) : null);
    };
    const showLater = () => setTimeout(show);
    form.addEventListener("change", show);
    form.addEventListener("reset", showLater);
    return () => {
      form.removeEventListener("change", show);
      form.removeEventListener("reset", showLater);
    };
  }, [formId]);
  return address;
}
