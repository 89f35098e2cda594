import { measureHere } from "../measured-here.server.ts";
import { measuredColumns, type StoredCourse } from "../stored-course.server.ts";
import { demoCourse } from "./demo-course.ts";

let example: StoredCourse | null = null;

/** A course of our own making that shows what an analysis says. Measured once in this process. */
export function exampleCourse(): StoredCourse {
  example ??= measuredExample();
  return example;
}

function measuredExample(): StoredCourse {
  const name = "Made-up trail race";
  const text = demoCourse({
    seed: "the example of the course planner",
    name,
    length: 32_000,
    gain: 940,
    loss: 940,
    base: 1180,
    from: { lat: 39.6, lon: -106.4 },
    hours: 5.5,
  });
  const answer = measureHere(Buffer.from(text));
  if ("problem" in answer) throw new Error(`the example is refused: ${answer.problem.code}`);
  const columns = measuredColumns(answer);
  return {
    distanceId: "example",
    fileName: name,
    format: columns.format,
    isDownloadable: false,
    recipe: columns.recipe,
    length: columns.lengthM,
    climb: columns.climbM,
    descent: columns.descentM,
    highest: columns.highestM,
    lowest: columns.lowestM,
    drawing: columns.drawing,
  };
}
