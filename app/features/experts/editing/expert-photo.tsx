import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { PhotoField } from "#ui/form/files/photo-field.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { expertPhotoFormats, largePhoto, mostPhotoBytes } from "../photo.ts";
import { portraitAddress } from "../portrait.ts";
import type { EditedExpert } from "./details.ts";
import { expertProblems } from "./messages.ts";

/** The photo of an expert: a file, or the address of a picture. Without one a portrait is drawn. */
export function ExpertPhoto({
  stored,
  answer,
  takesAddress = true,
}: {
  /** `null` for a new expert. */
  stored: EditedExpert | null;
  answer: EditAnswer | null;
  /** Whether a picture of another site may be shown, which then learns who looks at it. */
  takesAddress?: boolean;
}) {
  const say = useSay();
  const photo = shownPicture(stored?.photo ?? null);
  const now = photo ? largePhoto(photo) : stored && portraitAddress("expert", stored.id);
  const { profile_picture: wrongFile, picture_address: wrongAddress } = answer?.fields ?? {};
  const typed = answer?.typed.picture_address ?? "";
  return (
    <div className="grid gap-4">
      <PhotoField
        label={say({ en: "Photo", es: "Foto" })}
        name="profile_picture"
        hint={say({
          en: "PNG, JPG, JPEG or WebP, at most 10MB. A square from its middle is shown; without a photo, a drawn portrait.",
          es: "PNG, JPG, JPEG o WebP, de 10 MB como máximo. La foto se recorta en cuadrado; sin foto, un retrato dibujado.",
        })}
        formats={expertPhotoFormats}
        error={wrongFile}
        answer={answer}
        problemOf={({ size }) => (size > mostPhotoBytes ? expertProblems["photo-too-heavy"] : null)}
        picture={(chosen) => <Picture address={chosen ?? now} />}
      >
        {photo && (
          <Choice name="remove_profile_picture" value="yes">
            {say({ en: "Remove this photo", es: "Quitar esta foto" })}
          </Choice>
        )}
      </PhotoField>
      {takesAddress && (
        <details open={typed !== "" || wrongAddress !== undefined}>
          <summary className="disclosure">
            {say({
              en: "Use the address of a picture instead",
              es: "Usar la dirección de una imagen",
            })}
          </summary>
          <TextField
            label={say({ en: "Address of the picture", es: "Dirección de la imagen" })}
            name="picture_address"
            defaultValue={typed}
            error={wrongAddress}
            autoComplete="off"
            placeholder="https://"
            hint={say({
              en: "Of another site, or inline data of an image, which is kept here like a file",
              es: "De otro sitio, o los datos de una imagen, que se guardan aquí como un archivo",
            })}
            className="mt-3"
          />
        </details>
      )}
    </div>
  );
}

function Picture({ address }: { address: string | null }) {
  const say = useSay();
  const size = "size-24 shrink-0 rounded-card border border-line object-cover";
  if (!address) return <div className={`${size} bg-sunken`} />;
  return (
    <img
      src={address}
      alt={say({ en: "As it is shown", es: "Así se muestra" })}
      width={112}
      height={112}
      className={size}
    />
  );
}
