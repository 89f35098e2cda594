import { type ChangeEvent, useState } from "react";
import { profileProblems } from "#features/accounts/profile/messages.ts";
import { photoAddress, photoFormats, photoProblem } from "#features/accounts/profile/photo.ts";
import type { Profile } from "#features/accounts/profile/profile.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Avatar } from "#ui/list/avatar.tsx";

type ChosenPhoto = { picture: string | null; problem: string | null; answer: unknown };

/**
 * The photo and a field to choose another one. With scripts, the chosen photo is shown at once, and a
 * file that is no image or too heavy is refused before it is sent.
 */
export function PhotoField({
  profile,
  error,
  answer,
}: {
  profile: Profile;
  error: string | undefined;
  /** The server's latest answer: its problem with an earlier choice goes with a new one. */
  answer: unknown;
}) {
  const [chosen, choose] = useState<ChosenPhoto | null>(null);

  async function show(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return choose(null);
    const problem = photoProblem(file);
    if (problem) input.value = "";
    choose(
      problem
        ? { picture: null, problem: profileProblems[problem], answer }
        : { picture: await pictureOf(file), problem: null, answer },
    );
  }

  const said = chosen && chosen.answer === answer ? chosen.problem : error;
  const stored = profile.photo && photoAddress(profile.photo, "large");
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        name={viewerName(profile)}
        image={chosen?.picture ?? stored}
        className="size-24 text-3xl"
      />
      <div className="min-w-0 flex-1 basis-60">
        <Field
          label="Photo"
          hint="A square from its middle is shown. At most 2MB."
          error={said ?? undefined}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="profile_image"
              accept={photoFormats}
              onChange={show}
              className="input file-input"
            />
          )}
        </Field>
        {profile.photo && (
          <Button type="submit" form="remove-photo" look="plain" size="small" className="mt-1">
            Remove photo
          </Button>
        )}
      </div>
    </div>
  );
}

/** The file as an address that the page can show; `null` when it cannot be read. */
function pictureOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
