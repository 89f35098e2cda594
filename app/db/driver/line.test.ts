import { expect, test } from "vitest";
import { Line } from "./line.ts";

test("places are given in the order of asking", async () => {
  const line = new Line(1);
  const inside: string[] = [];
  const visit = async (name: string) => {
    expect(await line.enter(60_000)).toBe(true);
    inside.push(name);
  };
  await visit("first");
  const visits = [visit("second"), visit("third")];
  line.leave();
  await visits[0];
  expect(inside).toEqual(["first", "second"]);
  line.leave();
  await visits[1];
  line.leave();
  await visit("later");
  expect(inside).toEqual(["first", "second", "third", "later"]);
});

test("whoever has waited long enough leaves the line without a place", async () => {
  const line = new Line(1);
  await line.enter(0);
  const impatient = line.enter(5);
  const patient = line.enter(60_000);
  expect(await impatient).toBe(false);
  line.leave();
  expect(await patient).toBe(true);
  line.leave();
  expect(await line.enter(0)).toBe(true);
});
