import { findViewer } from "#features/accounts/viewer.server.ts";
import { recordingAnswer } from "#features/podcasts/audio/recording.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/recording.ts";

/** `/media/podcasts/*`: the sound of an episode, which players ask for in parts. */
export function loader(asked: Route.LoaderArgs) {
  const { context, params, request } = asked;
  return recordingAnswer(services(context), request, params["*"], () => findViewer(asked));
}
