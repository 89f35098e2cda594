import type { DemoPost } from "./post.ts";

/** It appears by itself, a few days after the demo was filled. */
export const cold: DemoPost = {
  title: "Running through a Canadian winter",
  author: "Marisol Demo",
  tags: ["cold", "training", "Canada"],
  daysAgo: -5,
  races: ["Robbie Burns Road Race", "Santa Shuffle", "First Half Half Marathon"],
  seoTitle: "Running through a Canadian winter: layers, ice, limits",
  seoDescription:
    "How to dress for running in the cold, what wind does to it, how to run on ice, and at which wind chill to stay inside: what sports physicians recommend.",
  seoKeywords: "winter running, cold, wind chill, layers, ice, Canada",
  write: ({
    link,
  }) => `Cold alone seldom stops a run. Wind, wet clothes and standing still do. Anyone who has trained through one winter in Winnipeg or Québec knows it; for everyone else, here is the short version.

## Dress for the second kilometer

At your door you should feel cool. A runner makes so much heat that it feels about ten degrees Celsius warmer after a few minutes.

| Temperature | What most runners wear |
|---|---|
| 5 to 10 °C | a long shirt, tights or shorts, thin gloves |
| 0 to 5 °C | a long shirt and a light vest, tights, gloves, a band over the ears |
| −10 to 0 °C | two layers above, warm tights, gloves, a hat |
| −20 to −10 °C | three layers above, wind protection in front, mittens, a scarf over the mouth |

These are habits, not rules; find your own and write them down. Three things hold for everyone:

- **No cotton next to the skin.** Wet cotton is cold for as long as it is on you.
- **Hands, ears and feet first.** Mittens are warmer than gloves.
- **A dry shirt waits at the finish**, and you change within minutes.

## Wind decides

The position stand of the American College of Sports Medicine on cold says that exercise can nearly always go on if clothing, food and planning fit the weather, and that wind and wet are what raise the danger.[^1] Canada's weather service warns that frostbite becomes likely within half an hour when the wind chill reaches about −28, and sooner below that.[^2] On such days, run inside.

Run out against the wind and come home with it. The other way around, you turn with a wet shirt into the wind.

## On ice

Short steps, feet below your hips, hands out of the pockets. Shoes with small spikes, or grips over your own, are worth their price. On black ice, walk: a week of walking is shorter than a broken wrist.

Be seen. It is dark when you leave and dark when you come back, and drivers look through a small clear patch in a frozen windshield.

## Drink, and breathe

You lose water with every breath. Drink after a long run as you would in autumn.

Dry, cold air can set off a cough or asthma. A thin cloth over the mouth warms it, and so does a longer warm-up indoors. If you wheeze each time, see a doctor; it can be treated.

**White and numb skin, strong shivering, slurred speech or clumsiness:** go inside, take off what is wet, get warm slowly and get help. Chest pain in the cold is an emergency as in any weather.

## A reason to go out

A race in the dark months keeps a runner honest. ${link("Santa Shuffle")} comes in December, ${link("Robbie Burns Road Race")} in January, and ${link("First Half Half Marathon")} in Vancouver in February, where winter is mostly rain.

[^1]: Castellani JW and others. American College of Sports Medicine position stand: prevention of cold injuries during exercise. *Medicine & Science in Sports & Exercise*, 2006.
[^2]: Environment and Climate Change Canada, *Wind chill index*.`,
};

/** What the studio shows of work that is not finished. */
export const heartRate: DemoPost = {
  title: "Training by heart rate: what it can tell you",
  author: "Ada Demo",
  tags: ["training"],
  daysAgo: null,
  races: ["Querétaro Maratón"],
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
  write: ({
    link,
    day,
  }) => `> **Draft.** The sources are still missing; do not publish before they are there.

A watch shows a number, and the number looks exact. How much of it is about your training, and how much about the heat, the coffee and a bad night?

## What it is good for

- Keeping easy runs easy
- Seeing over weeks that the same pace costs less

## What it is not good for

- Short repetitions: the heart is slower than the legs
- Comparing yourself with another runner

## To find out

- How far are the usual formulas for the highest heart rate off, and who says so?
- Optical sensors at the wrist against a belt: which study is the newest?
- One table with zones, or none at all?

## A race to try it at

${link("Querétaro Maratón")} on ${day("Querétaro Maratón")} has four distances on a rolling course, which makes heart rate a better guide than pace.`,
};
