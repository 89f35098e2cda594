import { strToU8, zipSync } from "fflate";
import { FitBaseType, FitEncoder } from "fit-file-parser/encoder";
import { expect, test } from "vitest";
import type { CourseFile, CourseProblem } from "./course-file.ts";
import { readCourse } from "./read-course.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string): CourseFile {
  const file = readCourse(bytesOf(text));
  if ("problem" in file) throw new Error(JSON.stringify(file.problem));
  return file;
}

function refusal(content: string | Uint8Array): CourseProblem | null {
  const file = readCourse(typeof content === "string" ? bytesOf(content) : content);
  return "problem" in file ? file.problem : null;
}

const gpx = (
  inside: string,
  attributes = 'version="1.1" xmlns="http://www.topografix.com/GPX/1/1"',
) => `<?xml version="1.0"?>\n<gpx ${attributes} creator="test">${inside}</gpx>`;
const track = (inside: string) => gpx(`<trk><trkseg>\n${inside}\n</trkseg></trk>`);
const point = (lat: number | string, lon: number | string, inside = "<ele>100</ele>") =>
  `<trkpt lat="${lat}" lon="${lon}">${inside}</trkpt>`;
const two = point(-12, -77) + point(-12.001, -77, "<ele>102.5</ele>");

test("GPX 1.1 and 1.0 are read with heights, names and places", () => {
  const inside = `<wpt lat="-12" lon="-77"><name>Aid 1 &amp; water</name><desc>Cut-off 2:30pm</desc></wpt>
    <wpt lat="-12" lon="-77"><name>Turn left</name><sym>left</sym></wpt>
    <trk><name> Lima  10K </name><trkseg>${two}</trkseg></trk>`;
  for (const version of ["1.0", "1.1"]) {
    const file = read(gpx(inside, `version="${version}"`));
    expect(file).toMatchObject({ format: "gpx", name: "Lima 10K", pieces: 1 });
    expect([...file.track.lat]).toEqual([-12, -12.001]);
    expect([...file.track.height]).toEqual([100, 102.5]);
    expect(file.waypoints).toEqual([
      { position: { lat: -12, lon: -77 }, name: "Aid 1 & water", kind: "aid", cutOff: "2:30pm" },
    ]);
  }
});

test("a route counts where there is no track, prefixes are read, and extensions are passed over", () => {
  const route = read(gpx('<rte><rtept lat="1" lon="2"/><rtept lat="1.001" lon="2"/></rte>'));
  expect([...route.track.lat]).toEqual([1, 1.001]);
  expect(route.track.height.every(Number.isNaN)).toBe(true);
  const prefixed = read(
    `<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1" xmlns:x="urn:x"><g:trk><g:trkseg>
      <g:trkpt lat="1" lon="2"><g:ele>5</g:ele><g:extensions><x:ele>nonsense</x:ele><g:ele>99</g:ele></g:extensions></g:trkpt>
      <g:trkpt lat="1.001" lon="2"><x:hr><g:trkpt/></x:hr></g:trkpt></g:trkseg></g:trk></g:gpx>`,
  );
  expect([...prefixed.track.height]).toEqual([5, Number.NaN]);
});

test("TCX courses and activities are read; points without a position are passed over", () => {
  const trackpoint = (lat: number) =>
    `<Trackpoint><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>-77</LongitudeDegrees></Position><AltitudeMeters>10</AltitudeMeters></Trackpoint>`;
  const file = read(
    `<TrainingCenterDatabase><Courses><Course><Name>Loop</Name><Track>${trackpoint(-12)}
      <Trackpoint><Time>2026-01-01T00:00:00Z</Time></Trackpoint>${trackpoint(-12.001)}</Track>
      <CoursePoint><Name>Agua</Name><Position><LatitudeDegrees>-12</LatitudeDegrees><LongitudeDegrees>-77</LongitudeDegrees></Position><PointType>Water</PointType></CoursePoint>
      <CoursePoint><Name>L</Name><Position><LatitudeDegrees>-12</LatitudeDegrees><LongitudeDegrees>-77</LongitudeDegrees></Position><PointType>Left</PointType></CoursePoint>
      </Course></Courses></TrainingCenterDatabase>`,
  );
  expect(file).toMatchObject({ format: "tcx", name: "Loop" });
  expect([...file.track.lat]).toEqual([-12, -12.001]);
  expect(file.waypoints).toMatchObject([{ name: "Agua", kind: "aid" }]);
});

test("neither the person nor the watch that wrote a file is the name of its course", () => {
  const author = "<metadata><author><name>Ana Pérez</name></author></metadata>";
  expect(read(gpx(`${author}<trk><trkseg>${two}</trkseg></trk>`))).toMatchObject({ name: "" });
  const named = `${author}<trk><name>Lima</name><trkseg>${two}</trkseg></trk>`;
  expect(read(gpx(named))).toMatchObject({ name: "Lima" });
  const position = (lat: number) =>
    `<Trackpoint><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>-77</LongitudeDegrees></Position></Trackpoint>`;
  expect(
    read(
      `<TrainingCenterDatabase><Activities><Activity><Lap><Track>${position(-12)}${position(-12.001)}</Track></Lap>
        <Creator><Name>Forerunner 945</Name></Creator></Activity></Activities>
        <Author><Name>Garmin Connect API</Name></Author></TrainingCenterDatabase>`,
    ),
  ).toMatchObject({ name: "" });
});

test("KML lines and Google's tracks are read; heights that are all zero are none", () => {
  const file = read(
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Map</name>
      <Placemark><name>Meta</name><Point><coordinates>-77,-12,0</coordinates></Point></Placemark>
      <Placemark><name>Course</name><LineString><coordinates>
        -77,-12,0 -77,-12.001,0
      </coordinates></LineString></Placemark></Document></kml>`,
  );
  expect(file).toMatchObject({ format: "kml", name: "Course" });
  expect(file.track.height.every(Number.isNaN)).toBe(true);
  expect(file.waypoints).toMatchObject([{ name: "Meta", kind: "finish" }]);
  const google = read(
    `<kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Placemark><gx:Track><gx:coord>-77 -12 5</gx:coord><gx:coord>-77 -12.001 6</gx:coord></gx:Track></Placemark></kml>`,
  );
  expect([...google.track.height]).toEqual([5, 6]);
});

test("FIT is read; a file that is cut off or changed is damaged", () => {
  const bytes = fitFile([
    [-12, -77, 100],
    [-12.001, -77, 102.4],
  ]);
  const file = readCourse(bytes);
  if ("problem" in file) throw new Error(file.problem.code);
  expect(file.format).toBe("fit");
  expect(file.track.lat[1]).toBeCloseTo(-12.001, 6);
  expect(file.track.height[1]).toBeCloseTo(102.4, 1);
  expect(refusal(bytes.slice(0, -9))).toEqual({ code: "damaged", at: null });
  const changed = bytes.slice();
  changed[40] = (changed[40] ?? 0) ^ 0xff;
  expect(refusal(changed)).toEqual({ code: "damaged", at: null });
});

test("points at latitude 0 and longitude 0, before a watch knows its place, are passed over", () => {
  const { track: line, pieces } = read(track(point(0, 0) + point(0, 0) + two));
  expect([[...line.lat], pieces]).toEqual([[-12, -12.001], 1]);
});

test("a point without a place on the earth is refused with its number", () => {
  const at = { unit: "point", number: 1 };
  for (const [lat, lon] of [
    ["NaN", 1],
    ["", 1],
    ["91", 1],
    [1, "-181"],
    ["0x10", 1],
  ]) {
    expect(refusal(track(point(lat!, lon!))), `${lat}`).toEqual({ code: "bad-position", at });
  }
  expect(refusal(track('<trkpt lat="1"/>'))).toEqual({ code: "no-position", at });
  expect(refusal(track(point(0, 0)))).toEqual({ code: "no-points" });
  const third = { unit: "point", number: 3 };
  expect(refusal(track(two + point(-14, -77)))).toMatchObject({ code: "leap", at: third });
  expect(refusal(track(two + point("-12,002", "-77")))).toEqual({
    code: "bad-position",
    at: third,
  });
  expect([
    ...read(track(point(1, 2, "<ele>NaN</ele>") + point(1.001, 2, ""))).track.height,
  ]).toEqual([Number.NaN, Number.NaN]);
});

test("hostile XML is refused: document types, entities, depth, and what is cut off", () => {
  const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>`;
  expect(refusal(`${bomb}${gpx("")}`)).toMatchObject({ code: "doctype" });
  expect(refusal(`<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${gpx("")}`)).toMatchObject({
    code: "doctype",
  });
  expect(refusal(track(point(1, 2, "<name>&evil;</name>")))).toMatchObject({ code: "damaged" });
  expect(refusal(gpx("<a>".repeat(60)))).toMatchObject({ code: "too-deep" });
  expect(refusal(track(two).slice(0, -20))).toMatchObject({ code: "damaged" });
  expect(refusal(`<gpx>${"\0"}</gpx>`)).toMatchObject({ code: "damaged" });
});

test("what is no course is told apart", () => {
  expect(refusal("")).toEqual({ code: "no-file" });
  expect(refusal("Lorem ipsum")).toEqual({ code: "unknown-format" });
  expect(refusal('{"type":"FeatureCollection"}')).toMatchObject({ found: "geojson" });
  expect(refusal("<!doctype html><html></html>")).toMatchObject({ found: "web-page" });
  expect(refusal("PK\u0003\u0004 doc.kml")).toMatchObject({ found: "kmz" });
  expect(refusal(gpx(""))).toEqual({ code: "no-points" });
  expect(refusal(track(point(1, 2)))).toEqual({ code: "one-point" });
  expect(refusal(new Uint8Array(21 * 1024 * 1024))).toEqual({ code: "too-large" });
});

test("segments and tracks that meet are one course; tracks apart are several", () => {
  const seg = (lat: number) => `<trkseg>${point(lat, 2)}${point(lat + 0.001, 2)}</trkseg>`;
  expect(read(gpx(`<trk>${seg(1)}${seg(1.002)}</trk>`))).toMatchObject({ pieces: 2 });
  expect(read(gpx(`<trk>${seg(1)}</trk><trk>${seg(1.002)}</trk>`)).track.lat).toHaveLength(4);
  expect(refusal(gpx(`<trk>${seg(1)}</trk><trk>${seg(5)}</trk><trk>${seg(9)}</trk>`))).toEqual({
    code: "several-courses",
    count: 3,
  });
});

test("other encodings are read", () => {
  const text = track(two).replace('"1.0"?', '"1.0" encoding="ISO-8859-1"?');
  const latin = Uint8Array.from(text.replace("<trkseg>", "<name>Cañón</name><trkseg>"), (letter) =>
    letter.charCodeAt(0),
  );
  expect(readCourse(latin)).toMatchObject({ name: "Cañón" });
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${track(two)}`, "utf16le"));
  expect(readCourse(utf16)).toMatchObject({ format: "gpx" });
});

/** A FIT activity with these positions and heights. */
function fitFile(points: [lat: number, lon: number, height: number][]): Uint8Array {
  const encoder = new FitEncoder({ protocolVersion: 0x20 });
  const angle = (degrees: number) => Math.round((degrees / 180) * 2 ** 31);
  for (const [lat, lon, height] of points) {
    encoder.writeMessage(20, [
      { number: 0, size: 4, baseType: FitBaseType.Sint32, value: angle(lat) },
      { number: 1, size: 4, baseType: FitBaseType.Sint32, value: angle(lon) },
      { number: 78, size: 4, baseType: FitBaseType.Uint32, value: Math.round((height + 500) * 5) },
    ]);
  }
  return encoder.close();
}

test.each(["high", "", "NaN", -32_768, -9999, 9999, 32_767, 99_999, -99_999, 90_000])(
  "a height of %s is unknown, as planners write it for voids",
  (void_) => {
    const { height } = read(track(two + point(-12.002, -77, `<ele>${void_}</ele>`))).track;
    expect([...height]).toEqual([100, 102.5, Number.NaN]);
  },
);

test("decimal commas are read where all positions of the file have them", () => {
  const file = read(
    track(point("-12,0", "-77,25", "<ele>1,5</ele>") + point("-12,001", "-77", "<ele>2</ele>")),
  );
  expect([...file.track.lat, ...file.track.lon]).toEqual([-12, -12.001, -77.25, -77]);
  expect([...file.track.height]).toEqual([1.5, 2]);
});

test.each(["          ", "\n\r\n\t", "\ufeff  ", "  \ufeff"])(
  "white space and marks before the declaration are skipped: %j",
  (before) => {
    for (const encoding of ["utf8", "utf16le"] as const) {
      const bytes = new Uint8Array(Buffer.from(before + track(two), encoding));
      expect(readCourse(bytes)).toMatchObject({ format: "gpx", pieces: 1 });
    }
  },
);

test("the ring of a map is a closed course; beside a line it is an area, and holes are none", () => {
  const ring = (north: number) =>
    `<LinearRing><coordinates>-77,${north} -77,${north + 0.01} -77.01,${north} -77,${north}</coordinates></LinearRing>`;
  const mark = (shape: string) => `<Placemark><name>Lake</name>${shape}</Placemark>`;
  const kml = (...shapes: string[]) =>
    `<kml><Document>${shapes.map(mark).join("")}</Document></kml>`;
  const area = `<Polygon><outerBoundaryIs>${ring(-12)}</outerBoundaryIs><innerBoundaryIs>${ring(-12.1)}</innerBoundaryIs></Polygon>`;
  for (const file of [read(kml(ring(-12))), read(kml(area))]) {
    expect([...file.track.lat]).toEqual([-12, -11.99, -12, -12]);
    expect(file.name).toBe("Lake");
  }
  const line = "<LineString><coordinates>-77,-12,5 -77,-12.001,6</coordinates></LineString>";
  expect(read(kml(area, line)).track.lat).toHaveLength(2);
});

test("a route's points with names are bends, unless their names are those of places", () => {
  const points = Array.from({ length: 600 }, (_, index) => {
    const name = index % 300 === 299 ? `Aid ${index}` : `Route point ${index}`;
    return `<rtept lat="${1 + index / 1e4}" lon="2"><name>${name}</name></rtept>`;
  });
  const file = read(gpx(`<rte>${points.join("")}</rte>`));
  expect(file.track.lat).toHaveLength(600);
  expect(file.waypoints.map(({ name }) => name)).toEqual(["Aid 299", "Aid 599"]);
});

test.each([
  ["Cut-off 2:30pm", "2:30pm"],
  ["Corte 14h30", "14h30"],
  ["Corte: 6 h 30", "6 h 30"],
  ["Time limit 390 min", "390 min"],
  ["Corte 18:00 h", "18:00 h"],
  ["Cut-off 12:00 +1", "12:00 +1"],
  ["Cut-off Sat 14:00", "sat 14:00"],
  ["Barrera sábado 14:00", "sabado 14:00"],
  ["Cierre 6 horas", "6 horas"],
])("a place with the words %j closes at %j", (notes, cutOff) => {
  const place = `<wpt lat="-12" lon="-77"><name>Aid</name><desc>${notes}</desc></wpt>`;
  expect(read(gpx(`${place}<trk><trkseg>${two}</trkseg></trk>`)).waypoints).toMatchObject([
    { cutOff },
  ]);
});

test("the map in a KMZ archive is read, beside pictures; one without a map is refused", () => {
  const line = "<LineString><coordinates>-77,-12,5 -77,-12.001,6</coordinates></LineString>";
  const kml = strToU8(`<kml><Placemark><name>10K</name>${line}</Placemark></kml>`);
  const kmz = zipSync({ "images/icon.png": new Uint8Array(90), "doc.kml": kml });
  expect(readCourse(kmz)).toMatchObject({ format: "kml", name: "10K", pieces: 1 });
  expect(refusal(zipSync({ "images/icon.png": new Uint8Array(90) }))).toMatchObject({
    code: "another-format",
    found: "archive",
  });
  expect(refusal(kmz.slice(0, kmz.length - 30))).toMatchObject({ code: "another-format" });
});
