import type { DemoPost } from "./post.ts";

export const altitude: DemoPost = {
  title: "Racing at altitude when you live by the sea",
  author: "Marisol Demo",
  tags: ["altitude", "trail", "Peru"],
  daysAgo: 3,
  races: [
    "Andes Race",
    "Ultra Trail Cordillera Blanca",
    "Misti Sky Race",
    "Leadville Trail 100 Run",
  ],
  seoTitle: "Racing at altitude when you live by the sea",
  seoDescription:
    "What thin air takes from a runner, when to arrive, how to run the first days in Cusco, Huaraz or Leadville, and which signs mean that you should go down.",
  seoKeywords: "altitude, acclimatization, Cusco, Huaraz, trail running, mountain sickness",
  write: ({
    link,
  }) => `You step out of the bus in Huaraz, carry your bag up one flight of stairs, and stand there breathing like someone who has just finished a set of intervals. Nothing is wrong with you. You have come to 3,000 meters, and your body has noticed before you have.

This is what is known about racing up there, what is not, and how to plan a trip from the coast.

## What thin air takes

The share of oxygen in the air is the same in Lima and in La Paz. Its pressure is not, and pressure is what moves it into your blood. In a laboratory study of endurance athletes, maximal oxygen uptake fell in a straight line from 300 to 2,800 meters, by about 6 percent for every 1,000 meters.[^1] There was no height below which nothing happened; well-trained runners simply do not notice the first part of the loss.

| Place | Height, about |
|---|---|
| Denver | 1,600 m |
| Mexico City | 2,240 m |
| Arequipa | 2,330 m |
| Huaraz | 3,050 m |
| Leadville | 3,100 m |
| Cusco | 3,400 m |

The courses go higher than the towns. ${link("Andes Race")} and ${link("Ultra Trail Cordillera Blanca")} climb above 4,000 meters, and so does ${link("Misti Sky Race")}, which goes over the top of a volcano. Read the listing of a race for its highest point, not for its start.

## When to arrive

Two to three weeks ahead is the answer that nobody with a job likes. Part of the adaptation comes within days, when you breathe more and your heart works harder; a larger part needs weeks.[^2]

If you cannot take weeks, there are two usual compromises:

1. **Come early enough to sleep well again.** Five to seven days bring most runners past the worst nights.
2. **Come at the last moment**, and race within about a day. You are not adapted, but you have not had two bad nights either. This is for races at moderate height, and not for a course over 4,000 meters.

The days that most people like least are the second to the fourth. A race on one of them is the plan to avoid.

Where you sleep matters more than where you run. The guidelines of the Wilderness Medical Society advise, above 3,000 meters, to raise the height at which you sleep by no more than 500 meters a night, and to take a rest day every three to four days.[^3] Before a race around Cusco that speaks for the Sacred Valley, which lies several hundred meters lower than the city.

## The first days

- **Day 1 and 2:** walk. Drink as you usually do, eat normally, leave the alcohol.
- **Day 3 and 4:** easy runs, shorter than at home. If you can speak in sentences, the pace is right, whatever your watch says.
- **After that:** a few strides and short hills, so that your legs stay awake.

Check your iron a few weeks before the trip, with a doctor and not with a bottle of tablets: the body needs it to make red blood cells, and too much is harmful.

## On race day

Start more slowly than feels right. At sea level an early mistake is paid for in the last third. At altitude you can hardly pay it back at all, because there is less air to recover with. Walk steep slopes from the beginning, as the people around you will who live there.

> Run by breathing. The watch was set at sea level.

Your times will be slower. How much slower depends on height, distance, course and on you, and a table that promises a number for each of these promises too much.

## When to turn around

A headache together with nausea, dizziness or unusual tiredness is acute mountain sickness until proven otherwise. Do not go higher with it and do not race with it.

**Breathlessness at rest, a wet cough, confusion or a staggering walk are emergencies.** Go down at once, and get help.[^3] No finish line is worth the hours that you lose by waiting.

Talk to a doctor before the trip if you are pregnant, if you have a disease of the heart or the lungs, or if altitude has made you ill before. Medicines to prevent it exist; they are a doctor's choice and not a teammate's.

## And if you live up there already?

Then go down and enjoy it. Runners from Cusco or Toluca who race by the sea have more air than at home, and the heat to think about instead.

[^1]: Wehrlin JP, Hallén J. Linear decrease in VO2max and performance with increasing altitude in endurance athletes. *European Journal of Applied Physiology*, 2006.
[^2]: Bärtsch P, Saltin B. General introduction to altitude adaptation and mountain sickness. *Scandinavian Journal of Medicine & Science in Sports*, 2008.
[^3]: Luks AM and others. Wilderness Medical Society Clinical Practice Guidelines for the Prevention and Treatment of Acute Altitude Illness: 2019 Update. *Wilderness & Environmental Medicine*, 2019.`,
};
