import { href } from "react-router";
import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import {
  recordingEnd,
  recordingProgress,
  startRecording,
} from "#features/podcasts/audio/recording.server.ts";
import {
  audioFailed,
  onlyAdminsRecord,
  type RecordingProblem,
  recordingMessages,
  speechCallMessages,
} from "#features/podcasts/audio/recording.ts";
import { readSpeechCall } from "#features/podcasts/audio/schema.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/elevenlabs-tts.ts";
import { answerCall, bodyOf } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

const statuses: Record<RecordingProblem, number> = {
  "no-script": 400,
  "notes-left": 400,
  "too-long": 400,
  "too-often": 429,
  "no-voice": 503,
};

/**
 * `POST /functions/elevenlabs-tts` with `text`, `voice_id` and `model_id`, for administrators: the
 * `audio_url` of the recording, or with 202 the `audio_id` of one that takes longer.
 */
export function action(asked: Route.ActionArgs) {
  return answerCall(asked, audioFailed, async () => {
    const { admin, status } = await adminOrStatus(asked);
    if (!admin) return refuseCall(onlyAdminsRecord, status);
    const all = services(asked.context);
    const call = readSpeechCall(await bodyOf(asked.request), all.speech?.voice.id ?? null);
    if ("problem" in call) return refuseCall(speechCallMessages[call.problem], 400, call.problem);
    const started = await startRecording(all, admin, { script: call.text, lang: "en" });
    if ("problem" in started) {
      const { problem } = started;
      return refuseCall(recordingMessages[problem], statuses[problem], problem);
    }
    const { audioId } = started;
    const { signal } = asked.request;
    const progress = await recordingEnd(all, admin, audioId, { signal });
    // What is retried may still succeed: the same call finds the recording then.
    if (!progress || progress.isFailing) return refuseCall(audioFailed, 502);
    const { audioUrl } = progress;
    return audioUrl === null
      ? unkept({ audio_id: audioId }, 202)
      : unkept({ audio_url: audioUrl, audio_id: audioId }, 200);
  });
}

/** `GET /functions/elevenlabs-tts?audio_id=…`, for administrators: how far a recording is. */
export function loader(asked: Route.LoaderArgs) {
  return answerCall(asked, audioFailed, async () => {
    const audioId = new URL(asked.request.url).searchParams.get("audio_id");
    if (!audioId) return refuseCall(`POST to ${href("/functions/elevenlabs-tts")}.`, 405);
    const { admin, status } = await adminOrStatus(asked);
    if (!admin) return refuseCall(onlyAdminsRecord, status);
    const progress = await recordingProgress(services(asked.context), admin, audioId);
    return progress ? unkept(progress, 200) : refuseCall(speechCallMessages.unknown, 404);
  });
}

function unkept(answer: object, status: number): Response {
  return Response.json(answer, { status, headers: { "Cache-Control": "private, no-store" } });
}
