import { data, href } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { findActivity } from "#features/activities/queries.server.ts";
import { shownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { services } from "#services/context.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";

/** An activity of the viewer's own. @throws {Response} 404 for all others */
export async function loadActivity(args: RequestArgs & { params: { id: string } }) {
  const viewer = await requireViewer(args);
  const found = await findActivity(services(args.context), viewer, args.params.id);
  if (!found) throw missingActivity();
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const said = saidBefore(args.request.headers.get("cookie"));
  const headers = said ? { "Set-Cookie": saidNow(href("/training/activities")) } : undefined;
  return data({ unit, activity: shownActivity(found, unit), said }, { headers });
}

/** The answer about an activity that is not the viewer's, or not there any more. */
export function missingActivity() {
  return data("This activity is not there. It may have been deleted.", 404);
}
