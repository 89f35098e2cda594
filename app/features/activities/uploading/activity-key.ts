import type { ActivityFormat } from "../reading/recording.ts";

/** The folder of the store that holds the files of activities. */
export const activityFolder = "activities";

/** Where the store keeps the file of an activity. Another file of the same one has another name. */
export function activityKey(activityId: string, fileId: string, format: ActivityFormat): string {
  return `${activityFolder}/${activityId}/${fileId}.${format}`;
}

/** Where a file waits to be read. */
export function waitingKey(uploadId: string, place: number): string {
  return `${activityFolder}/waiting/${uploadId}/${place}.bin`;
}
