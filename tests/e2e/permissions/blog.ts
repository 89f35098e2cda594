import { type Attempt, open, type Write } from "./matrix.ts";

/** The stored files of posts and episodes. */
const unknownPicture = `/media/blog/${"0".repeat(40)}/1200x630.webp`;
const unknownRecording = `/media/podcasts/${"0".repeat(40)}/episode.mp3`;

export const blogReads: Record<string, Attempt> = {
  "media/blog/*": open(unknownPicture, 404),
  "media/podcasts/*": open(unknownRecording, 404),
  "functions/generate-image": open("/functions/generate-image", 405),
};

export const blogWrites: Record<string, Write[]> = {
  "functions/generate-image": [
    {
      what: "administrators only",
      path: "/functions/generate-image",
      form: { prompt: "A runner on a bridge" },
      outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 200 },
    },
  ],
};
