import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import {
  fitFile,
  roundRun,
  type WatchSample,
  watchStart,
} from "../../../../tests/support/content/watch-file.ts";
import { readActivities } from "./read-activity.ts";

const now = new Date("2026-11-20T12:00:00Z");
const run = roundRun({ meters: 600, speed: 3 });

function read(content: string | Uint8Array) {
  const answer = readActivities(typeof content === "string" ? Buffer.from(content) : content, now);
  return "problem" in answer ? answer : answer[0]!;
}

function codeOf(content: string | Uint8Array): string {
  const answer = read(content);
  return "problem" in answer ? answer.problem.code : "read";
}

function gpxOf(points: string[], type = ""): string {
  return `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"
    xmlns:ns3="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><name>Home</name>
    <type>${type}</type><trkseg>${points.join("")}</trkseg></trk></gpx>`;
}

function pointOf({ seconds, lat, lon, height, heartRate, cadence }: WatchSample): string {
  const time = new Date(watchStart.getTime() + seconds * 1000).toISOString();
  return `<trkpt lat="${lat}" lon="${lon}"><ele>${height}</ele><time>${time}</time><extensions>
    <ns3:TrackPointExtension><ns3:hr>${heartRate}</ns3:hr><ns3:cad>${Number(cadence) / 2}</ns3:cad>
    </ns3:TrackPointExtension></extensions></trkpt>`;
}

function tcxOf(samples: WatchSample[], sport = "Running"): string {
  const points = samples.map(({ seconds, lat, lon, height, meters, heartRate, cadence }) => {
    const time = new Date(watchStart.getTime() + seconds * 1000).toISOString();
    return `<Trackpoint><Time>${time}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees>
      <LongitudeDegrees>${lon}</LongitudeDegrees></Position><AltitudeMeters>${height}</AltitudeMeters>
      <DistanceMeters>${meters}</DistanceMeters><HeartRateBpm><Value>${heartRate}</Value></HeartRateBpm>
      <Extensions><ns3:TPX xmlns:ns3="x"><ns3:RunCadence>${Number(cadence) / 2}</ns3:RunCadence></ns3:TPX>
      </Extensions></Trackpoint>`;
  });
  return `<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="${sport}">
    <Lap StartTime="x"><Track>${points.join("")}</Track></Lap></Activity></Activities>
    </TrainingCenterDatabase>`;
}

test("FIT, GPX and TCX of one run hold the same samples, with heart rate and the steps of both feet", () => {
  for (const content of [fitFile(run), gpxOf(run.map(pointOf)), tcxOf(run)]) {
    const recording = read(content);
    if ("problem" in recording) throw new Error(JSON.stringify(recording));
    expect(recording.startedAt).toEqual(watchStart);
    expect(recording.sport).toBe("run");
    expect(recording.seconds).toHaveLength(run.length);
    expect(recording.seconds.at(-1)).toBe(200);
    expect(recording.lat.at(-1)).toBeCloseTo(run.at(-1)?.lat ?? 0, 5);
    expect(recording.height[100]).toBeCloseTo(run[100]?.height ?? 0, 0);
    expect(recording.heartRate[7]).toBe(150);
    expect(recording.cadence[7]).toBe(172);
  }
});

test("pauses are those of the device, or stand between two segments", () => {
  const stopped = run.map((sample) => ({
    ...sample,
    seconds: sample.seconds + (sample.seconds > 100 ? 90 : 0),
  }));
  const fit = read(fitFile(stopped, { pauses: [{ from: 100, to: 190 }] }));
  const segments = gpxOf([
    ...stopped.slice(0, 101).map(pointOf),
    "</trkseg><trkseg>",
    ...stopped.slice(101).map(pointOf),
  ]);
  expect(fit).toMatchObject({ pauses: [{ from: 100, to: 190 }] });
  expect(read(segments)).toMatchObject({ pauses: [{ from: 100, to: 191 }] });
});

test("a file that ends before its first sample is refused with a sentence", () => {
  const fit = fitFile(run);
  for (const length of [1, 8, 14, 40, 100]) {
    expect(codeOf(fit.slice(0, length))).toMatch(/damaged|unknown-format/);
  }
  expect(codeOf("")).toBe("no-file");
  expect(codeOf("hello")).toBe("unknown-format");
});

test("XML that is cut off anywhere keeps every sample before the cut, and says so", () => {
  const endings = { "</trkpt>": gpxOf(run.map(pointOf)), "</Trackpoint>": tcxOf(run) };
  for (const [ending, whole] of Object.entries(endings)) {
    for (let share = 0.05; share < 1; share += 0.06) {
      const cut = whole.slice(0, Math.floor(share * whole.length));
      const samples = cut.split(ending).length - 1;
      const recording = read(cut);
      if ("problem" in recording) expect([share, samples < 2]).toEqual([share, true]);
      else {
        expect(recording.seconds).toHaveLength(samples);
        expect(recording.notices).toContainEqual({ code: "not-whole" });
      }
    }
  }
});

test.each([
  ["Lomas & Ñañas", "utf8"],
  ["Lomas &amp; Ñañas", "latin1"],
  ["<![CDATA[Lomas & Ñañas]]>", "latin1"],
] as const)("a name written as %j in %s is read", (name, encoding) => {
  const file = gpxOf(run.map(pointOf)).replace("Home", name);
  const recording = read(Buffer.from(file, encoding));
  expect("problem" in recording ? recording.problem : recording.name).toBe("Lomas & Ñañas");
});

test("hostile XML does nothing but cost a refusal", () => {
  const doctype = `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>`;
  expect(codeOf(gpxOf([pointOf(run[0] ?? { seconds: 0 })]).replace("<gpx", `${doctype}<gpx`))).toBe(
    "doctype",
  );
  expect(codeOf(gpxOf(["&bomb;"]))).toBe("damaged");
  expect(codeOf(`<gpx>${"<a>".repeat(100)}`)).toBe("too-deep");
  expect(codeOf(gpxOf(["<trkpt/>".repeat(1_000_000)]))).toBe("too-many-samples");
});

test("clocks that are wrong are refused by their year", () => {
  const at = (start: string) => codeOf(fitFile(run, { start: new Date(start) }));
  expect(at("1990-01-01T00:00:00Z")).toBe("too-early");
  expect(at("2026-12-24T00:00:00Z")).toBe("in-the-future");
  const time = /<time>[^<]*<\/time>/g;
  const points = run.map(pointOf).join("");
  expect(codeOf(gpxOf([points.replace(time, "")]))).toBe("no-times");
  expect(codeOf(gpxOf([points.replace(time, "<time>NaN</time>")]))).toBe("no-times");
  expect(codeOf(gpxOf([points.replaceAll("2026-05-03", "1970-01-01")]))).toBe("too-early");
});

test("recordings as maps are read, alone and in an archive of maps", () => {
  const track = (samples: WatchSample[], prefix: string) => {
    const times = samples.map(({ seconds }) => new Date(watchStart.getTime() + seconds * 1000));
    const array = (name: string, values: (number | undefined)[]) =>
      `<${prefix}SimpleArrayData name="${name}">${values
        .map((value) => `<${prefix}value>${value ?? ""}</${prefix}value>`)
        .join("")}</${prefix}SimpleArrayData>`;
    return `<${prefix}Track>${samples
      .map(({ lat, lon, height }, at) => {
        const position = at === 1 ? "" : `${lon} ${lat} ${height}`;
        return `<when>${times[at]?.toISOString()}</when><${prefix}coord>${position}</${prefix}coord>`;
      })
      .join("")}<ExtendedData><SchemaData>${array(
      "heartrate",
      samples.map(({ heartRate }) => heartRate),
    )}</SchemaData></ExtendedData></${prefix}Track>`;
  };
  const map = (sport: string, inside: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.3" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
      <name>All</name><Placemark><name>Lunch</name><ExtendedData><Data name="activityType">
      <value>${sport}</value></Data></ExtendedData>${inside}</Placemark></Document></kml>`;
  const half = run.length >> 1;
  const parts = [run.slice(0, half), run.slice(half)];
  const kml = map(
    "running",
    `<MultiTrack>${parts.map((part) => track(part, "")).join("")}</MultiTrack>`,
  );
  const google = map("", track(run, "gx:"));
  const kmz = zipSync({ "doc.kml": strToU8(kml) });
  for (const file of [kml, google, kmz]) {
    const recording = read(file);
    expect(recording).toMatchObject({ format: "kml", name: "Lunch", sport: "run" });
    if ("problem" in recording) continue;
    expect(recording.lat).toHaveLength(run.length);
    expect([recording.lat[0], recording.lat[1], recording.lat[2]]).toEqual([
      run[0]!.lat,
      NaN,
      run[2]!.lat,
    ]);
    expect(recording.heartRate[5]).toBe(run[5]!.heartRate);
  }
  expect(codeOf(map("cycling", track(run, "")))).toBe("other-sport");
});

test("what is no run is refused: other sports, courses, workouts, other formats", () => {
  expect(codeOf(fitFile(run, { sport: 2 }))).toBe("other-sport");
  expect(codeOf(fitFile(run, { type: 6 }))).toBe("no-activity");
  expect(codeOf(tcxOf(run, "Biking"))).toBe("other-sport");
  expect(codeOf(gpxOf(run.map(pointOf), "1"))).toBe("other-sport");
  expect(codeOf("<kml><Placemark/></kml>")).toBe("another-format");
  expect(codeOf("%PDF-1.7")).toBe("another-format");
});

test("values that cannot be true are not known, and clocks that leap leave samples out", () => {
  const odd = [
    { seconds: 0, lat: 95, lon: 0, height: 20_000, heartRate: 0, cadence: 0 },
    { seconds: 1, lat: Number.NaN, lon: 1, height: -9999, heartRate: 999, cadence: 0 },
    { seconds: 2, lat: 0, lon: 0, height: 5, heartRate: 140, cadence: 0 },
    { seconds: -50, lat: 1, lon: 1, height: 5, heartRate: 140, cadence: 0 },
    { seconds: 4, lat: 1, lon: 1, height: 5, heartRate: 140, cadence: 0 },
    { seconds: 9_000_000, lat: 1, lon: 1, height: 5, heartRate: 140, cadence: 0 },
  ];
  const recording = read(gpxOf(odd.map(pointOf)));
  if ("problem" in recording) throw new Error(recording.problem.code);
  expect([...recording.lat]).toEqual([Number.NaN, Number.NaN, Number.NaN, 1]);
  expect([...recording.height]).toEqual([Number.NaN, Number.NaN, 5, 5]);
  expect([...recording.heartRate]).toEqual([Number.NaN, Number.NaN, 140, 140]);
  expect(recording.outOfOrder).toBe(2);
});

test("a TCX of several activities is a recording for each on foot; laps without tracks are even", () => {
  const lap = `<Lap StartTime="2026-05-04T06:00:00Z"><TotalTimeSeconds>600</TotalTimeSeconds>
    <DistanceMeters>2000</DistanceMeters><AverageHeartRateBpm><Value>145</Value></AverageHeartRateBpm></Lap>`;
  const activity = (sport: string, content: string) =>
    `<Activity Sport="${sport}">${content}</Activity>`;
  const more = activity("Running", lap) + activity("Biking", lap);
  const tcx = tcxOf(run).replace("</Activities>", `${more}</Activities>`);
  const recordings = readActivities(Buffer.from(tcx), now);
  if ("problem" in recordings) throw new Error(recordings.problem.code);
  expect(recordings.map(({ seconds, meters }) => [seconds.at(-1), meters.at(-1)])).toEqual([
    [200, 600],
    [600, 2000],
  ]);
  expect(recordings[1]?.heartRate[3]).toBe(145);
  expect(recordings[1]?.notices.map(({ code }) => code)).toEqual(["leg", "only-laps"]);
  const courses = "<TrainingCenterDatabase><Courses><Course/></Courses></TrainingCenterDatabase>";
  expect(codeOf(courses)).toBe("no-activity");
});

test("tracks of one GPX that lie apart are an activity each, and those that follow are one", () => {
  const track = (samples: WatchSample[], after: number) => {
    const later = samples.map((sample) => ({ ...sample, seconds: sample.seconds + after }));
    return `<trk><trkseg>${later.map(pointOf).join("")}</trkseg></trk>`;
  };
  const file = `<gpx>${track(run, 0)}${track(run, 600)}${track(run, 90_000)}</gpx>`;
  const recordings = readActivities(Buffer.from(file.replaceAll("ns3:", "")), now);
  if ("problem" in recordings) throw new Error(recordings.problem.code);
  expect(recordings.map(({ seconds, pauses }) => [seconds.at(-1), pauses])).toEqual([
    [800, [{ from: 200, to: 600 }]],
    [200, []],
  ]);
});

test("a number of a million digits is read as fast as it is long", () => {
  const point = pointOf(run[0]!).replace(/<ele>.*<\/ele>/, `<ele>${"1".repeat(1_000_000)}x</ele>`);
  expect(codeOf(gpxOf([point, pointOf(run[1]!)]))).toBe("read");
});

test("a recording is refused if less than half of its samples have a believable time, with the number of those", () => {
  const parts = [0, 30, 60].flatMap((days) =>
    run.slice(0, 70).map((sample) => ({ ...sample, seconds: sample.seconds - days * 86_400 })),
  );
  expect(read(gpxOf(parts.map(pointOf)))).toEqual({
    problem: { code: "clock-lost", kept: 70, count: 210 },
  });
});

test("a FIT file whose first records have the clock of 1989 loses only these", () => {
  const samples = run.map((sample, index) =>
    index < 20 ? { ...sample, seconds: sample.seconds - 1_146_000_000 } : sample,
  );
  const recording = read(fitFile(samples));
  expect(recording).toMatchObject({ outOfOrder: 20 });
  expect("problem" in recording ? 0 : recording.seconds.at(-1)).toBe(180);
});
