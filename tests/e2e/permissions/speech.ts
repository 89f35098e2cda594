import { type Attempt, open, type Write } from "./matrix.ts";

const door = "/functions/elevenlabs-tts";

export const speechReads: Record<string, Attempt> = {
  "functions/elevenlabs-tts": open(door, 405),
};

export const speechWrites: Record<string, Write[]> = {
  "functions/elevenlabs-tts": [
    {
      what: "administrators only",
      path: door,
      form: { text: "Run easy.", voice_id: "of-nobody" },
      outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 400 },
      unrecorded: "a recording changes nothing until a podcast is saved with it",
    },
  ],
};
