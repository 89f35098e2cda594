import autocannon from "autocannon";

export type Load = { requestsPerSecond: number; p50: number; p99: number; failures: number };

/** Twenty connections ask for one address for some seconds; a second of warm-up goes before. */
export async function load(url: string, seconds = 6): Promise<Load> {
  const options = { url, connections: 20, headers: { "accept-encoding": "gzip, br, zstd" } };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
