import { type TrackFormat, trackFormats } from "#features/tracks/track-file.ts";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const draft = new RegExp(`^${uuid}\\.(?:${trackFormats.join("|")})$`);

/** The folder of the store that holds the files of courses. */
export const courseFolder = "courses";

/** Where the store keeps a course. The name is a new one for each upload. */
export function courseKey(distanceId: string, name: string): string {
  return `${courseFolder}/${distanceId}/${name}`;
}

export function courseFileName(id: string, format: TrackFormat): string {
  return `${id}.${format}`;
}

/** Whether a text names an upload: as `courseFileName` writes it. */
export function isUploadName(text: string): boolean {
  return draft.test(text);
}
