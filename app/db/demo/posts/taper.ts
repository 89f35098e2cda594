import type { DemoPost } from "./post.ts";

export const taper: DemoPost = {
  title: "The taper: why less is the last hard part of training",
  author: "Marisol Demo",
  tags: ["marathon", "training", "taper"],
  daysAgo: 20,
  races: [
    "California International Marathon",
    "Maratón Internacional de Monterrey",
    "Toronto Waterfront Marathon",
  ],
  seoTitle: "The taper: how to rest before a marathon or a half",
  seoDescription:
    "How long to taper, how much to cut, what to keep, and why the last two weeks before a race feel worse than they are: what a meta-analysis of studies says.",
  seoKeywords: "taper, marathon, half marathon, recovery, carbohydrate loading",
  write: ({
    link,
  }) => `You have done the long runs. The alarm has rung at five for three months. Now the plan says to run less, and everything in you says that this must be wrong.

It is not wrong. It is the best supported piece of advice in all of training.

## What the studies found

A meta-analysis put 27 studies of swimmers, cyclists and runners together.[^1] The tapers that worked best had three things in common:

1. They lasted about **two weeks**.
2. The **volume fell by 41 to 60 percent**.
3. **Intensity and frequency stayed** as they were.

The average gain was small, and yet larger than anything you can buy. An earlier review of the same question came to the same shape of taper, and pointed out that performance gets better because tiredness goes, while fitness hardly changes in so short a time.[^2]

That is the whole idea: fitness and fatigue are both there on the last long run. Fatigue leaves faster.

## What it looks like

| Race | Length | Kilometers, compared with your usual week |
|---|---|---|
| 5K or 10K | 5–7 days | about half |
| Half marathon | 10–14 days | 75%, then 50% |
| Marathon | 2–3 weeks | 75%, then 60%, then 35–40% before the race |

Keep running on the days on which you usually run. A week of sofa makes legs feel like furniture. The runs get shorter; a little race pace stays in:

- ten days before: 3 × 2 km at race pace, with easy jogging between;
- five days before: 4 × 1 minute quick;
- the day before: 20 minutes easy, or nothing.

Drop heavy strength training in the last week or ten days. Nothing that you lift now will help on Sunday, and it may still hurt.

## The nonsense your body tells you

Heavy legs. A knee that has never hurt before. A cold that is about to begin. A sudden certainty that you have lost everything. Nearly all runners report some of this, and it says nothing about the race.

> The hay is in the barn.

The old saying is right. What you have not trained by now cannot be made up for; what you have trained can still be spoiled by one panicked long run.

## Eating and sleeping

For races that take you longer than about 90 minutes, filling the carbohydrate stores pays. Reviews for athletes recommend 10 to 12 grams of carbohydrate per kilogram of body weight a day for 36 to 48 hours before the start.[^3] That is a lot: for 60 kilograms it means at least 600 grams a day. Rice, bread, potatoes, pasta and juice get you there; fiber and fat only fill the stomach. Try it once before a long run, never for the first time before the race. With diabetes or another disease of the metabolism, plan it with your doctor.

For a 5K or a 10K, eat as usual.

Sleep well during the week, and do not worry about the last night. Nobody sleeps then.

## Try nothing new

No new shoes, no new gel, no deep massage, no spicy dinner with the old friends from university. If it was not in your training, it is not in your taper.

## A calendar trick

Write the taper into the calendar on the day on which you enter. For races late in the year, such as ${link("California International Marathon")} or ${link("Maratón Internacional de Monterrey")}, it then falls into November, before the holidays and their dinners. For ${link("Toronto Waterfront Marathon")} in October it begins at the end of September: watch that the first cool mornings do not tempt you into a last hard run.

[^1]: Bosquet L, Montpetit J, Arvisais D, Mujika I. Effects of tapering on performance: a meta-analysis. *Medicine & Science in Sports & Exercise*, 2007.
[^2]: Mujika I, Padilla S. Scientific bases for precompetition tapering strategies. *Medicine & Science in Sports & Exercise*, 2003.
[^3]: Burke LM, Hawley JA, Wong SHS, Jeukendrup AE. Carbohydrates for training and competition. *Journal of Sports Sciences*, 2011.`,
};
