import type { DemoPost } from "./post.ts";

export const trailEtiquette: DemoPost = {
  title: "Trail etiquette: who steps aside, and for whom",
  author: "Dorsal editors",
  tags: ["trail", "beginners", "community"],
  daysAgo: 51,
  races: [
    "Perú Trail Series Pachacámac",
    "Ultra Maratón Caballo Blanco",
    "Québec Mega Trail",
    "Dipsea Race",
  ],
  seoTitle: "Trail etiquette: who steps aside, and for whom",
  seoDescription:
    "Who has the right of way on a narrow path, how to pass, what to do about animals, dogs, music and litter: good manners for runners on trails and in races.",
  seoKeywords: "trail running, etiquette, right of way, leave no trace, hiking",
  write: ({
    link,
  }) => `A path that is as wide as your shoulders is a shared room. There is no referee in it, so it works only because people are polite to each other. These are the customs that you will meet in Peru, Mexico, Canada and the United States. Where a park has rules of its own, those come first.

## Who steps aside

| You meet | Who yields |
|---|---|
| Horses, mules, llamas | Everyone, for the animals |
| A hiker | You, the runner |
| Someone who comes up while you go down | Usually you: climbing is harder to start again |
| A mountain bike | By custom the bike; in practice whoever sees the other first |
| A faster runner in a race | You, as soon as it is safe, when they ask |

Signs at many trailheads in North America say the same: wheels yield to feet, and both yield to hooves. The rules of the American Trail Running Association and of the International Mountain Bicycling Association agree on it.[^1][^2]

Stepping aside means standing still at the edge of the path, on rock or dry ground where you can, and not trampling a second path beside the first.

## With animals

In the Andes the path often belongs to a herd. Slow to a walk well ahead, talk, so that the animals hear that you are a person, and pass on the side to which the herder points. Ask if you are not sure. Horses want the same: stop, stand on the lower side of the slope if you can, and say hello to the rider.

Close every gate that you found closed. Leave every gate open that you found open.

## Passing

Say something early. *Permiso* and *on your left* both work; a cough does not. Then wait until there is room. In a race, the one in front chooses the place, and the one behind says thanks. Ten seconds have never decided a 30K.

If you are passed, do not take it as an insult. If you hear footsteps behind you for a minute, offer the path before you are asked.

## Litter, and everything else that you carried

The seven principles of Leave No Trace are the best short text on behavior outdoors.[^3] For runners they come down to this:

- **Carry everything back**, the torn-off corner of the gel first of all. It is the piece that is found most.
- **Stay on the path**, also where it is muddy. Going around makes it wider every week.
- **Do what you must do** well away from water and from the path, and bury it or carry it out as the place demands.
- **Take pictures.** Leave the stones of the ruin where they have been for five hundred years.

Many races now start without paper cups and ask you to bring your own. ${link("Québec Mega Trail")} and others put compulsory gear into their rules; read them before you pack.

## Music, dogs, groups

**Music:** one ear free, or none at all on narrow paths. You cannot step aside for what you do not hear.

**Dogs** on a leash where it is asked for, and never in a race unless the rules say that they are welcome.

**Groups:** in single file when someone comes. A club of twenty is a traffic jam with jackets.

## When someone needs help

Races across mountains and canyons, such as ${link("Ultra Maratón Caballo Blanco")} in the Barrancas del Cobre, live from runners who look after each other. If a runner sits beside the path, ask. If they need help, your race is over for the moment, whatever your place. Tell the next checkpoint the number on the bib and where it was.

> The first rule of the mountain is that nobody is alone on it.

## Be a guest

Trails lead through people's fields, villages and holy places. Greet first. Buy your water in the village shop. If a race passes through, as ${link("Perú Trail Series Pachacámac")} does in the hills south of Lima, remember that the people along the course have not signed up for it.

And smile at the hikers. On the oldest trail race of the United States, ${link("Dipsea Race")}, they have shared one narrow path since 1905. It can be done.

[^1]: American Trail Running Association, *Rules on the Run*.
[^2]: International Mountain Bicycling Association, *Rules of the Trail*.
[^3]: Leave No Trace Center for Outdoor Ethics, *The Leave No Trace Seven Principles*.`,
};
