import { Choice } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { photoFormats, scaleHeavyFile } from "#ui/form/files/accepted-files.ts";
import { useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";
import { shownPicture } from "#values/web/shown-picture.ts";

/** A picture as it is stored, where to choose another one, and how to have none. */
export function PictureField({
  label,
  name,
  stored,
  error,
}: {
  label: string;
  name: string;
  stored: string | null;
  error: Sentence | undefined;
}) {
  const say = useSay();
  const picture = shownPicture(stored);
  return (
    <div className="flex flex-wrap items-start gap-5">
      {picture && (
        <img
          src={picture}
          alt={say({ en: `${label} now`, es: `${label}: la actual` })}
          width={192}
          height={112}
          className="h-28 w-48 rounded-control border border-line object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <Field label={label} hint={say(hint)} error={error} name={name}>
          {(control) => (
            <input
              {...control}
              type="file"
              name={name}
              accept={photoFormats}
              onChange={(event) => scaleHeavyFile(event.currentTarget)}
              className="input file-input"
            />
          )}
        </Field>
        {stored && (
          <Choice name={`remove_${name}`} value="yes">
            {say({ en: "Remove this picture", es: "Quitar esta imagen" })}
          </Choice>
        )}
      </div>
    </div>
  );
}

/** Larger pictures are scaled down, not refused. */
const hint = {
  en: "PNG, JPG or JPEG, max 10MB",
  es: "PNG, JPG o JPEG, máximo 10 MB",
};
