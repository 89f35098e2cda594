import type { Attempt, Write } from "./matrix.ts";
import { people } from "./people.ts";

const door = "/functions/elevenlabs-tts";

export const speechReads: Record<string, Attempt> = {
  "functions/elevenlabs-tts": {
    path: `${door}?audio_id=${people.stranger}`,
    outcome: { rest: 403, visitor: 401, deactivated: 401, admin: 404 },
  },
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
