import type { DemoPost } from "./post.ts";

export const priceSteps: DemoPost = {
  title: "Deadlines and price steps: what an entry really costs",
  author: "Ada Demo",
  tags: ["registration", "planning"],
  daysAgo: 42,
  races: ["Lima 42K", "Querétaro Maratón", "Robbie Burns Road Race", "Hardrock 100"],
  seoTitle: "Race deadlines and price steps: what an entry costs",
  seoDescription:
    "Early-bird prices, the last day of registration, lotteries and refunds: how entries to races work, what to look for in a listing, and when waiting is wiser.",
  seoKeywords: "registration, entry fee, deadline, early bird, lottery, refund",
  write: ({
    link,
    day,
    deadline,
  }) => `The fee on a poster is a beginning. What you pay in the end depends on the day on which you click, on what is in the bag, and on whether your knee holds until the start. This is how to read the small print of an entry, with four races from our calendar.

## Steps, not a price

Many races raise their fee in steps: cheap when nobody is sure whether they want to run, expensive when everyone is. A listing on Dorsal shows the price of today, and beside it the usual one, struck through, while a reduction holds.

${link("Lima 42K")} is an example of a race with reduced prices for its longer distances. It is on ${day("Lima 42K")} in this demo, and registration ends on ${deadline("Lima 42K")}. Between these two days nothing can be bought, whatever it would cost: **the deadline is the last step.**

| What a listing tells you | What to do with it |
|---|---|
| A reduced price | Find out until when; that day goes into the calendar |
| The last day of registration | Subtract a week: forms fail on last evenings |
| Places and how many are left | Few places and a famous name mean: decide now |
| What the price includes | Compare shirts and medals with what you would buy |
| Where you register | On the organizer's page, or here |

## Three ways to get in

**First come, first served** is the usual one. ${link("Querétaro Maratón")} takes entries until ${deadline("Querétaro Maratón")} here. If you register on the organizer's own page, their word counts and not ours.

**A lottery** decides where far more people want to run than the mountains can bear. ${link("Hardrock 100")} draws its runners from those who have qualified. Then the fee is the smallest part: you first pay for the race that qualifies you, and then for patience.

**A qualifying time** is the third. It has to be run on a course and on a date that the race accepts, so look at both before you choose the marathon in which you want to run it.

## What is not in the price

Add these before you compare two races:

- the journey and a night, or two if the start is at six;
- the transfer to the start, where a course does not begin where it ends;
- a medical certificate, where one is asked for;
- compulsory gear on trails;
- the fee of the payment page;
- the photograph that you will buy after all.

A race at your door for 130 soles is often cheaper than a free one in another city.

## Before you pay

1. **Can I get the money back?** Often not. Sometimes the entry can be moved to next year, or given to another runner until a certain day.
2. **What happens if the race is cancelled?** The rules of the race say so. Read them while you still can choose.
3. **Is this the organizer's page?** Look at the address before you type a card number.
4. **Does the date stand?** Dates move. Compare the listing with the organizer's page before you book a flight.

## When waiting is wiser

The early price is a bet. If you come back from an injury, or the race is your first of its length, the difference between two steps may be a fair price for knowing more. Put it into numbers: when the later fee is 20 percent higher, waiting is worth it if you think that your chance of not starting is more than about one in six, because what you would lose by not starting is the whole of the early fee.

(For those who like to check: with an early fee of 100 and a later one of 120, you lose 100 by entering early and not starting. You lose 20 by waiting and starting. The two are even where the chance of not starting is one sixth.)

## Small races have deadlines too

${link("Robbie Burns Road Race")} is an 8K in January with registration here on Dorsal, and it closes on ${deadline("Robbie Burns Road Race")}. It will not sell out as a world marathon does. But its organizers order shirts and medals on that day, and that is what a deadline is for.

*The prices and dates of races in Dorsal's demo are examples. What an organizer says is what counts.*`,
};
