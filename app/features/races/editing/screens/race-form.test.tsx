import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { distanceFields } from "#features/races/distance-columns.ts";
import { raceFields } from "#features/races/editing/details.ts";
import { DistanceFields } from "./distance-fields.tsx";
import { EditDetails } from "./edit-details.tsx";

function namesIn(form: () => React.ReactNode): string[] {
  const Stub = createRoutesStub([{ path: "/", Component: form }]);
  const markup = renderToStaticMarkup(<Stub />);
  return [...markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name ?? "");
}

test("the form of a race has a field for each of its columns", () => {
  const race = {
    id: "1",
    details: {} as never,
    photo: null,
    timeZone: "UTC",
    runners: 0,
    distances: [],
  };
  const names = namesIn(() => <EditDetails race={race} answer={null} isBusy={false} />);
  expect(names).toEqual(expect.arrayContaining([...raceFields]));
});

test("the form of a distance has a field for each of its columns", () => {
  const names = namesIn(() => (
    <DistanceFields
      distance={null}
      race={{ start_time: "07:00" }}
      errors={null}
      isBusy={false}
      save="Save"
    />
  ));
  expect(names).toEqual(expect.arrayContaining([...distanceFields]));
});
