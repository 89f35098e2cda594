import { href } from "react-router";
import type { DistanceFacts } from "#features/assistant/search/race-facts.ts";
import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { shortened } from "#features/assistant/search/shortened.ts";
import { type CourseFigures, findCourseFigures } from "#features/courses/queries.server.ts";
import { notStated } from "./messages.ts";
import { nameOf } from "./races.server.ts";
import type { ToolRequest } from "./schema.ts";
import type { ToolContext, ToolFinding } from "./tool-context.ts";

/** Characters of an organizer's text. */
const textLimit = 1000;

/** What the organizer says about the course, and what is measured from its files. */
export async function readCourse(
  { services, origin }: ToolContext,
  { race_id }: ToolRequest<"race_course">,
): Promise<ToolFinding> {
  const [race] = await raceFactsOf(services, [race_id]);
  if (!race) return { problem: "unknown-race" };
  return {
    found: {
      race: nameOf(race, origin),
      type: race.type,
      climb: stated(race.elevationGain),
      descent: stated(race.elevationLoss),
      courses: race.distances.map(courseOf),
      map: addressOf(race.mapUrl, origin),
      track: addressOf(race.gpxUrl, origin),
      measured: (await findCourseFigures(services, race.id)).map((course) =>
        measuredOf(course, { raceId: race.id, origin }),
      ),
    },
  };
}

function measuredOf(
  { distance, distanceId, length, isDownloadable, ...course }: CourseFigures,
  { raceId, origin }: { raceId: string; origin: string },
) {
  const { climb, descent, highest, lowest } = course;
  return {
    distance,
    length_m: length,
    ...(climb !== null && { climb_m: climb }),
    ...(descent !== null && { descent_m: descent }),
    ...(highest !== null && { highest_m: highest }),
    ...(lowest !== null && { lowest_m: lowest }),
    ...(isDownloadable && {
      file: origin + href("/races/:id/courses/:distanceId", { id: raceId, distanceId }),
    }),
  };
}

function courseOf(distance: DistanceFacts) {
  return {
    distance: distance.name,
    ...(distance.meters !== null && { meters: distance.meters }),
    climb: stated(distance.elevationGain),
    descent: stated(distance.elevationLoss),
    profile: stated(distance.profileInformation),
    time_limit: stated(distance.timeLimit),
  };
}

function stated(text: string | null): string {
  return shortened(text ?? "", textLimit) || notStated;
}

/** Links may lead to files of this site. */
function addressOf(link: string | null, origin: string): string {
  return link && URL.canParse(link, origin) ? new URL(link, origin).href : notStated;
}
