import type { DemoPost } from "./post.ts";

export const firstTenK: DemoPost = {
  title: "Your first 10K: ten weeks, four runs a week",
  author: "Dorsal editors",
  tags: ["10K", "beginners", "training"],
  daysAgo: 14,
  races: ["Vancouver Sun Run", "Peachtree Road Race", "Lima 42K", "Carrera Bonafont"],
  seoTitle: "Your first 10K: a ten-week plan with four runs a week",
  seoDescription:
    "A plan for runners who can run for 30 minutes: ten weeks with four runs each, how easy easy is, how fast to build up, and how to pace the race itself.",
  seoKeywords: "10K, beginners, training plan, easy runs, pacing",
  write: ({
    link,
  }) => `Ten kilometers is a kind distance. It is long enough to need training and short enough to be ready in a season, and on the day after you can walk down stairs. If you can run for 30 minutes without a break now, ten weeks are enough.

If you cannot yet, alternate running and walking three times a week until you can. Nothing below runs away.

## The plan

Four runs a week, never two hard ones in a row. The numbers are kilometers unless they say minutes.

| Week | Two easy runs, each | One livelier run, after 10 easy minutes | Long run |
|---|---|---|---|
| 1 | 5 | 6 × 30 seconds quick | 7 |
| 2 | 5 | 6 × 1 minute fast | 8 |
| 3 | 6 | 5 × 2 minutes fast | 9 |
| 4 | 5 | 6 × 30 seconds quick | 7 |
| 5 | 6 | 2 × 8 minutes comfortably hard | 10 |
| 6 | 6 | 5 × 3 minutes fast | 11 |
| 7 | 7 | 2 × 10 minutes comfortably hard | 12 |
| 8 | 6 | 5 × 1 km at race effort | 12 |
| 9 | 5 | 3 × 1 km at race effort | 9 |
| 10 | 4 | 4 × 1 minute at race effort | the race |

Weeks 4 and 9 are lighter on purpose. You do not get fitter while you run; you get fitter while you recover from it.

## How easy is easy?

Easy means that you can talk in whole sentences. It will feel too slow, and it is meant to: studies of how successful endurance athletes train find again and again that about four of five sessions are easy.[^1] Beginners usually do the opposite and run everything at a medium effort that is too hard to recover from and too slow to sharpen anything.

*Comfortably hard* is a pace at which you get a few words out. *Race effort* is what you believe you can hold for ten kilometers, and you will correct that belief twice.

## How fast may it grow?

The famous rule of ten percent more per week is a habit, not a law. In a study of novice runners, those who raised their weekly distance by more than 30 percent over two weeks had more of the injuries that are linked to distance than those who raised it by less than 10 percent.[^2] So there is no magic number, but there is a clear direction: patience is cheaper than physiotherapy.

- Missed a run? Let it go. Do not squeeze two hard days together to catch up.
- A pain that changes your stride, or that sits in one spot and stays, means rest and, after a week, a professional.
- Good shoes are those that are comfortable. Change them before race week, not in it.

Ask a doctor before you begin if you have a heart condition, chest pain or fainting with effort, or if you have not moved for years and have other risks such as diabetes.

For scale: the World Health Organization recommends adults 150 to 300 minutes of moderate activity a week, or 75 to 150 minutes of vigorous activity.[^3] This plan reaches that from its first week on.

## The race

**The first two kilometers** should feel almost boring. Everyone around you will go out too fast; let them.

**From 3 to 7** settle into the effort that you trained. Count lamp posts, sing in your head, think of nothing.

**The last three** are where the race is. Pass one person, then look for the next.

Drink at a station if you are thirsty. For ten kilometers you need no gels.

## Where to run it

Choose a race with company. ${link("Vancouver Sun Run")} and ${link("Peachtree Road Race")} are 10Ks with tens of thousands of runners of every speed. In Lima, ${link("Lima 42K")} has a 10K beside its marathon, and ${link("Carrera Bonafont")} in Mexico City is a women's race with a 5K and a 10K.

Sign up around week five. A date on the calendar gets you out of the door in week six.

[^1]: Seiler S. What is best practice for training intensity and duration distribution in endurance athletes? *International Journal of Sports Physiology and Performance*, 2010.
[^2]: Nielsen RØ and others. Excessive progression in weekly running distance and risk of running-related injuries. *Journal of Orthopaedic & Sports Physical Therapy*, 2014.
[^3]: World Health Organization. *WHO guidelines on physical activity and sedentary behaviour*, 2020.`,
};
