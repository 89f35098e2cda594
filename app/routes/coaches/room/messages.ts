import type { DeviceProblem } from "./room-state.ts";

/** The server could not be reached, or broke off. */
export const coachUnreachable = "The coach cannot be reached. Check your connection and try again.";

/** What the room says about itself. */
export const aboutRoom =
  "This is Dorsal's built-in coach: a program, not a person and not a doctor. It knows training, paces, race day and the races on Dorsal, in English and Spanish. What you write is kept for your dashboard if you are signed in; sound and pictures are never sent to Dorsal.";

/** Said before the microphone is opened for the first time. */
export const beforeListening =
  "Your browser turns your voice into text. Some browsers send the sound to their maker for that. Dorsal gets only the text.";

/** Why the microphone or camera does not work. The session continues in each case. */
export const deviceMessages = {
  "microphone-refused":
    "The microphone is blocked. Allow it in your browser's settings for this page, or type.",
  "no-microphone": "No microphone was found. You can type instead.",
  "nothing-heard": "Nothing was heard. Press the button and speak, or type.",
  "recognition-unreachable":
    "Your browser's speech service cannot be reached. You can type instead.",
  "recognition-failed": "Your browser could not turn speech into text. You can type instead.",
  "camera-refused":
    "The camera is blocked. The session goes on without it; you can allow it in your browser's settings.",
  "no-camera": "No camera was found. The session goes on without it.",
  "camera-busy": "Another program uses the camera. The session goes on without it.",
  "camera-failed": "The camera did not start. The session goes on without it.",
} as const satisfies Record<DeviceProblem, string>;
