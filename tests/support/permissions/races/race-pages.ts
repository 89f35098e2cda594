import { type Attempt, open, ownersOnly, signedIn } from "../matrix.ts";
import { world } from "../people.ts";

const { race } = world;
const claim = `/races/${race}/result-claim`;
const [registration] = world.registrations;

/** The answer to `GET`, for what belongs to the pages of races and of registrations. */
export const racePageReads: Record<string, Attempt> = {
  "races/:id/result-claim": { path: `${claim}?bib=7`, outcome: signedIn(404) },
  "races/:id/result-claim/send": { path: `${claim}/send?bib=7`, outcome: signedIn(404) },
  "races/:id/result-claim/withdraw": { path: `${claim}/withdraw?bib=7`, outcome: signedIn(404) },
  "races/:id/result-claim/name": { path: `${claim}/name?bib=7`, outcome: signedIn(404) },
  "races/:id/results": open(`/races/${race}/results`),
  "races/:id/results.csv": open(`/races/${race}/results.csv`, 404),
  "races/:id/results/certificate.pdf": open(`/races/${race}/results/certificate.pdf?bib=7`, 404),
  "races/:id/results/share.jpg": open(`/races/${race}/results/share.jpg?bib=7`, 404),
  "registrations/:id/result-name": open(
    `/registrations/${registration}/result-name`,
    `/registrations/${registration}`,
  ),
  "races/compare": open(`/races/compare?id=${race}&id=${race}`),
  "registrations/:id/bib.jpg": {
    path: `/registrations/${registration}/bib.jpg`,
    outcome: ownersOnly(200),
  },
};
