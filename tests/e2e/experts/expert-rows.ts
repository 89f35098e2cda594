import type { Database } from "#db/database.ts";
import { authSessions, reviewAnswers } from "#db/schema.ts";
import { anExpert } from "../../support/experts/experts.ts";
import { aPerson } from "../../support/people.ts";
import { aReview } from "../../support/reviews/reviews.ts";
import { expertPeople, fullEmail, fullPhone, shownExperts, shownReviews } from "./shown-experts.ts";

/** Puts people with sessions, and the shown experts with their reviews, into a database. */
export async function addShownExperts(db: Database) {
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000);
  for (const [name, userId] of Object.entries(expertPeople)) {
    const email = `${name}@people.example.com`;
    const isAdmin = name === "admin";
    await aPerson(db, { user: { id: userId, email }, firstName: name, lastName: "Vega", isAdmin });
    await db.insert(authSessions).values({ userId, token: name, expiresAt });
  }

  await anExpert(db, {
    id: shownExperts.full,
    firstName: "Eva",
    lastName: "Ríos Quispe",
    title: "Trail and Ultra Coach",
    city: "Cusco",
    country: "Peru",
    yearsExperience: 12,
    services: [
      "Trail Running",
      "Race Strategy",
      "Strength Training",
      "Altitude camps",
      "Mental Coaching",
    ],
    hourlyRate: "120",
    hourlyRateCurrency: "PEN",
    rateDescription: "per session",
    email: fullEmail,
    phone: fullPhone,
    bio,
    userId: expertPeople.expert,
  });
  await anExpert(db, {
    id: shownExperts.bare,
    firstName: "Bo",
    lastName: "Li",
    title: "Coach",
    city: "Bareville",
    country: "Norway",
  });
  await anExpert(db, {
    id: shownExperts.naughty,
    firstName: "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
    lastName: '<script>alert("x")</script> & Söhne',
    title:
      "A title of many words for somebody who does nearly everything that runners may ever need",
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    province: "Ynys Môn & the <b>isles</b>",
    country: "United Kingdom",
    services: [
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch walks",
      "<i>x</i>",
      "a".repeat(60),
    ],
    hourlyRate: "0",
    rateDescription: "First call free, then as we agree, in any currency you like",
    email: "someone@example.com",
    bio: '<img src=x onerror="alert(1)"> [click](javascript:alert(1)) **bold**',
  });
  await anExpert(db, {
    id: shownExperts.inactive,
    firstName: "Ida",
    lastName: "Stillman",
    title: "Physiotherapist",
    city: "Cusco",
    services: ["Trail Running"],
    email: "ida@experts.example.com",
    isActive: false,
    userId: expertPeople.idle,
  });
  await anExpert(db, {
    id: shownExperts.linked,
    firstName: "Omar",
    lastName: "Cruz",
    title: "Running Coach",
    city: "Lima",
    services: ["Trail Running"],
    userId: expertPeople.other,
  });
  for (const [name, expertId] of [
    ["Quinn", shownExperts.quiet],
    ["Greta", shownExperts.guests],
  ] as const) {
    await anExpert(db, {
      id: expertId,
      firstName: name,
      lastName: "Solano",
      title: "Running Coach",
      city: "Quito",
      country: "Ecuador",
      email: `${name}@experts.example.com`,
    });
  }
  for (const [firstName, services] of [
    ["Ana", ["Trail Running", "Race Strategy"]],
    ["Berta", ["Sports Nutrition"]],
    ["Carla", ["Trail Running"]],
  ] as const) {
    await anExpert(db, {
      firstName,
      services: [...services],
      hourlyRate: "60",
      bio: "Runs and coaches in the Andes since 2009, with a soft spot for beginners of any age.",
    });
  }

  const about = { entityId: shownExperts.full, entityType: "expert" as const };
  for (let number = 1; number <= 11; number++) {
    await aReview(db, {
      ...about,
      rating: number === 3 ? 3 : 5,
      comment: `Words of client ${number}. She plans around my work, and never once told me to push through pain.`,
      createdAt: new Date(Date.UTC(2025, 0, number)),
      author: { firstName: "Client", lastName: "Number" },
    });
  }
  await aReview(db, {
    ...about,
    id: shownReviews.answered,
    rating: 4,
    comment: "My first ultra, and no wall. I would have liked shorter calls.",
    experienceDate: "2026-04-03",
    createdAt: new Date(Date.UTC(2026, 3, 5)),
    author: { firstName: "Lucía", lastName: "Mendoza" },
  });
  await db.insert(reviewAnswers).values({
    reviewId: shownReviews.answered,
    userId: expertPeople.expert,
    body: "Thank you, Lucía. The calls are half an hour now.\nSee you at the start.",
  });
  await aReview(db, {
    ...about,
    id: shownReviews.nameless,
    comment: "Words without a name.",
    createdAt: new Date(Date.UTC(2026, 3, 6)),
    author: { firstName: null, lastName: null },
  });
  await aReview(db, {
    ...about,
    id: shownReviews.hidden,
    rating: 1,
    comment: "Words that were hidden.",
    isHidden: true,
    createdAt: new Date(Date.UTC(2026, 3, 7)),
  });
  await db
    .insert(reviewAnswers)
    .values({ reviewId: shownReviews.hidden, body: "A hidden answer." });
}

const bio = `Eva grew up at 3,400 m and has run the trails of the Sacred Valley since she was twelve.

## How we work

1. We talk for half an hour about your **goals** and your week.
2. You get a plan for four weeks, with every climb in it.
3. We look at it together each Sunday.

She has finished eleven ultras, three of them first, and speaks Spanish, Quechua and English.`;
