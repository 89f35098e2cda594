import { type StudioProblem, studioProblems } from "#features/podcasts/studio/messages.ts";
import { type FormErrors, formErrors } from "#values/form/form.ts";

/** What the page answers itself where the server cannot be reached: what was typed stays. */
export async function notReached(request: Request): Promise<FormErrors> {
  const form = await request.clone().formData();
  const { searchParams } = new URL(request.url);
  return formErrors(studioProblems[whatFailed(searchParams)], form);
}

function whatFailed(params: URLSearchParams): StudioProblem {
  if (params.get("view") === "detail") return "not-changed";
  switch (params.get("step")) {
    case "audio":
      return "not-saved";
    case "script":
      return "not-recorded";
    default:
      return "not-written";
  }
}
