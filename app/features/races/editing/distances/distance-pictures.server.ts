import type { Services } from "#services/services.ts";
import { type DistancePicture, distancePictures } from "../details.ts";
import { keepPicture, removePictures } from "../pictures.server.ts";
import type { EditingRefusal } from "../refusal.ts";
import type { DistanceChanges } from "../schema.ts";

type Changed = Partial<Record<DistancePicture, string | null>>;

/** Stores the pictures of a distance's form; a refused one takes the others back. All are looked at. */
export async function keepDistancePictures(
  services: Pick<Services, "files" | "images" | "log">,
  distanceId: string,
  form: DistanceChanges,
): Promise<{ changed: Changed } | EditingRefusal> {
  const changed: Changed = {};
  const fields: NonNullable<EditingRefusal["fields"]> = {};
  for (const name of distancePictures) {
    const { address, problem } = await keepPicture(services, `${distanceId} ${name}`, {
      sent: form[name],
      isRemoved: form[`remove_${name}`],
    });
    if (problem) fields[name] = problem;
    if (address !== undefined) changed[name] = address;
  }
  const [problem] = Object.values(fields);
  if (problem === undefined) return { changed };
  await removePictures(services, Object.values(changed));
  return { problem, fields };
}
