import { profileProblems } from "#features/accounts/profile/messages.ts";
import { photoAddress, photoFormats, photoProblem } from "#features/accounts/profile/photo.ts";
import type { Profile } from "#features/accounts/profile/profile.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import { Button } from "#ui/button.tsx";
import { PhotoField } from "#ui/form/files/photo-field.tsx";
import { Avatar } from "#ui/list/avatar.tsx";

/** The photo of the profile, and how to have another one or none. */
export function ProfilePhoto({
  profile,
  error,
  answer,
}: {
  profile: Profile;
  error: string | undefined;
  answer: unknown;
}) {
  const stored = profile.photo && photoAddress(profile.photo, "large");
  const problemOf = (file: File) => {
    const problem = photoProblem(file);
    return problem && profileProblems[problem];
  };
  return (
    <PhotoField
      label="Photo"
      name="profile_image"
      hint="A square from its middle is shown. At most 2MB."
      formats={photoFormats}
      error={error}
      answer={answer}
      problemOf={problemOf}
      picture={(chosen) => (
        <Avatar name={viewerName(profile)} image={chosen ?? stored} className="size-24 text-3xl" />
      )}
    >
      {profile.photo && (
        <Button type="submit" form="remove-photo" look="plain" size="small" className="mt-1">
          Remove photo
        </Button>
      )}
    </PhotoField>
  );
}
