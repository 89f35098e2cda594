import { expertPhotos } from "#features/accounts/profile/photo.ts";
import { keepSquares, removeSquares } from "#features/accounts/profile/square-photos.server.ts";
import type { PhotoRefusal } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import type { ExpertForm } from "./schema.ts";

type PhotoForm = Pick<ExpertForm, "profile_picture" | "picture_address" | "remove_profile_picture">;

/** A form's change of the photo: another one, its removal (`null`), or nothing (`undefined`). */
export type PhotoChange = {
  address: string | null | undefined;
  problem: PhotoRefusal | null;
  /** The field that the problem is about. */
  field: "profile_picture" | "picture_address";
};

/** Keeps the photo that a form brings: a file, inline data, or the address of another site's picture. */
export async function keepPhoto(
  services: Pick<Services, "files" | "images">,
  expertId: string,
  { profile_picture: sent, picture_address: given, remove_profile_picture: isRemoved }: PhotoForm,
): Promise<PhotoChange> {
  const field = sent ? "profile_picture" : "picture_address";
  const bytes = sent ? new Uint8Array(await sent.arrayBuffer()) : given;
  if (bytes === null) return { address: isRemoved ? null : undefined, problem: null, field };
  if (typeof bytes === "string") return { address: bytes, problem: null, field };
  const kept = await keepSquares(services, expertPhotos, expertId, bytes);
  return kept.problem === null
    ? { ...kept, field }
    : { address: undefined, problem: kept.problem, field };
}

/** Removes the files of a photo that is not stored any more. */
export async function removePhoto(
  { files, log }: Pick<Services, "files" | "log">,
  address: string | null | undefined,
): Promise<void> {
  try {
    await removeSquares({ files }, expertPhotos, address ?? null);
  } catch (error) {
    log.warn({ error, address }, "old photo of an expert not removed");
  }
}
