import { msPerDay } from "#values/day.ts";
import type { expertApplications, expertInquiries, expertInquiryMessages } from "../../schema.ts";
import { type DemoPerson, demoAccounts, demoId, demoReviewer } from "../people/people.ts";
import { demoExpert } from "./experts.ts";

type ApplicationRow = typeof expertApplications.$inferInsert;
type InquiryRow = typeof expertInquiries.$inferInsert;
type MessageRow = typeof expertInquiryMessages.$inferInsert;

/** One application that waits for the administrators, and one that they have declined. */
export function demoApplications(now: Date): ApplicationRow[] {
  const applicant = demoReviewer("Renato");
  const declined = demoReviewer("Kayla");
  return [
    {
      id: demoId("application", applicant.email),
      userId: applicant.id,
      firstName: "Renato",
      lastName: "Flores (demo)",
      title: "Trail Running Coach",
      city: "Huancayo",
      province: "Junín",
      country: "Peru",
      yearsExperience: 6,
      services: ["Trail Running", "Altitude Camps", "Injury Prevention"],
      hourlyRate: "80.00",
      hourlyRateCurrency: "PEN",
      rateDescription: "per session",
      email: "renato.flores@example.com",
      bio: "I take small groups up the hills around Huancayo and bring them back with a smile. We learn to climb slowly and to enjoy the way down. An example of the demo: this person does not exist.",
      message:
        "I have led the trail group of our club for six years. References on request. (demo)",
      status: "pending",
      createdAt: daysBefore(now, 3),
      updatedAt: daysBefore(now, 3),
    },
    {
      id: demoId("application", declined.email),
      userId: declined.id,
      firstName: "Kayla",
      lastName: "Jensen (demo)",
      title: "Shoe Consultant",
      city: "Denver",
      province: "Colorado",
      country: "United States",
      yearsExperience: 2,
      services: ["Shoe Fitting"],
      hourlyRate: "40.00",
      hourlyRateCurrency: "USD",
      rateDescription: "per visit",
      email: "kayla.jensen@example.com",
      bio: "I help runners find shoes that fit. An example of the demo: this person does not exist.",
      message: "I work in a running store. (demo)",
      status: "declined",
      decisionNote:
        "Thank you for your interest. We list coaches and therapists only; a store is better off as a partner of the members' offers.",
      decidedBy: demoAccounts.admin.id,
      decidedAt: daysBefore(now, 18),
      createdAt: daysBefore(now, 21),
      updatedAt: daysBefore(now, 18),
    },
  ];
}

type Exchange = { isFromExpert: boolean; daysAgo: number; body: string }[];

/** An open conversation with the expert whose account is for looking around, and one that is over. */
export function demoInquiries(now: Date): { inquiries: InquiryRow[]; messages: MessageRow[] } {
  const open = inquiry(now, {
    writer: demoAccounts.runner,
    expert: "Marisol",
    exchange: [
      {
        isFromExpert: false,
        daysAgo: 4,
        body: "Hello Marisol, I would like to run my first marathon in May and can train on four days a week. Do you have room for one more, and do you also work with people outside Lima?",
      },
      {
        isFromExpert: true,
        daysAgo: 3.2,
        body: "Hello Rafael, yes to both. Tell me how many kilometers you run in a usual week and when you last ran a half marathon. Then we can see whether May is a good idea.",
      },
      {
        isFromExpert: false,
        daysAgo: 2.6,
        body: "About 35 kilometers, and a half in September. I can talk on Thursday evening.",
      },
    ],
  });
  const closed = inquiry(now, {
    writer: demoReviewer("Grace"),
    expert: "Naomi",
    closedBy: "visitor",
    exchange: [
      {
        isFromExpert: false,
        daysAgo: 40,
        body: "Hi, are there places left in your half marathon group for spring?",
      },
      {
        isFromExpert: true,
        daysAgo: 39,
        body: "Hi Grace, two places. We begin in February; the first run is free.",
      },
    ],
  });
  return {
    inquiries: [open.inquiry, closed.inquiry],
    messages: [...open.messages, ...closed.messages],
  };
}

function inquiry(
  now: Date,
  about: { writer: DemoPerson; expert: string; exchange: Exchange; closedBy?: "visitor" },
): { inquiry: InquiryRow; messages: MessageRow[] } {
  const { writer, exchange, closedBy } = about;
  const id = demoId("inquiry", `${writer.email} to ${about.expert}`);
  const moments = exchange.map(({ daysAgo }) => daysBefore(now, daysAgo));
  const last = moments.at(-1) ?? now;
  return {
    inquiry: {
      id,
      expertId: demoExpert(about.expert).id,
      userId: writer.id,
      name: `${writer.firstName} ${writer.lastName}`,
      email: writer.email,
      closedAt: closedBy ? last : null,
      closedBy: closedBy ?? null,
      createdAt: moments[0] ?? now,
      lastMessageAt: last,
    },
    messages: exchange.map(({ isFromExpert, body }, place) => ({
      id: demoId("message", `${id} ${place}`),
      inquiryId: id,
      isFromExpert,
      body,
      createdAt: moments[place] ?? now,
    })),
  };
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * msPerDay);
}
