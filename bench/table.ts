/** Measurements as a Markdown page. */
import os from "node:os";

/** One line: what was measured and, if it has a target, whether it was met. */
export type Measurement = { what: string; target?: string; measured: string; met?: boolean };

export function table(measurements: readonly Measurement[]): string {
  const lines = measurements.map(({ what, target = "", measured, met }) => {
    const verdict = met === undefined ? "" : met ? "yes" : "no";
    return `| ${what} | ${target} | ${measured} | ${verdict} |`;
  });
  return ["| What | Target | Measured | Met |", "|---|---|---|---|", ...lines].join("\n");
}

/** The page; `postgres` is the version that the database reports. */
export function page(measurements: readonly Measurement[], postgres: string): string {
  return `# Benchmarks

${table(measurements)}

Medians, with the minimum and maximum in brackets. Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()},
Node ${process.versions.node}, PostgreSQL ${postgres}; load, server and database share the machine.
\`npm run bench\` measures again and writes this page; it needs a PostgreSQL, as the tests do.

- **Saves**: 500 signed-in trainees and 26 lessons, every row there before. A fresh server process is loaded over
  kept-alive connections that send what a browser sends; then, with no server running, one process sends the exact
  statement of a save through a \`pg\` pool of 10. Both run at their best concurrency, alternating, five rounds; the
  ratio is the median of the rounds' ratios. Any response but 204 ends the run.
- **Save to another tab**: every trainee has a dashboard's event stream open while 100 saves a second are sent for
  20 s, at fixed times; timed from sending the save to receiving the change on that trainee's stream. Streams collect
  changes for 25 ms, which is part of it. A change that never arrives ends the run. Three servers, one after the other.
- **Change of the board**: 200 visitors have the operations board's stream open while a logged-in editor moves and renames one
  of 50 cards 20 times a second for 15 s, at fixed times; timed from sending the change to hearing it on each of the
  200 streams, 60,000 times. A change that never arrives ends the run. Three servers, one after the other.
- **Memory**: the resident memory of that server process, as the system reports it, 3 s after the last stream opened and 2 s after the last save.
- **Memory after saves and visits**: the resident memory 5 s after the last of 20,000 saves and then 4,000 pages, half of them
  dashboards of signed-in trainees. Three servers, one after the other.
- **Panel's first page**: the whole HTML, one request after the other, 60 a round after 40 to warm up; two servers on
  databases of their own take turns for five rounds, each trainee having all 26 lessons begun. The ratio is the median of the rounds' ratios.
- **One report**: 200 requests of \`/admin/reports/{user}.svg\`, one after the other, reading included.
- **An open panel**: the event stream of an administrator's page is open. Queries are counted over a minute by what each
  connection of the server last began. For a change, one client does what the page does (hears, waits 0.4 s, fetches),
  and each change is timed from sending the save that completes a lesson to the fetched page telling so.
- **The tracker's pages**: the whole HTML as an administrator receives it, one request after the other, 40 a round after 20 to
  warm up; two servers on separate databases take turns for five rounds. The ratio is the median of the rounds' ratios.
  In the queue of a setter all prospects are the reader's own, due in the 30 days before and after now.
- **An added prospect**: 200 trainees have the tracker's event stream open; 100 prospects are added by form, ten a second
  at most, each timed from sending the form to its row on each stream. A row that is never heard ends the run.
- **A setter's act**: 200 trainees have the stream of My Day open; a setter's browser sends 100 acts, ten a second at most,
  each timed from sending it to its change on each stream. An act that never arrives ends the run.
- **Import of 50,000 prospects**: a CSV file of six columns that was previewed, into an empty tracker; timed from sending
  "Import" to the whole page that follows, reading, planning and events included. Then 500 rows are edited and it is undone.
  Three servers on separate databases.
- **The editor**: the time of the page's own thread from opening to taking a key, times four, so other load on the
  machine does not count; the document and \`/account\` take turns for seven rounds, with the files in the cache. Scripts
  are weighed on the wire until a page is hydrated.
- **Free times**: a month of the discovery call in JSON, asked 20 times a second for 20 s, at fixed times, after 20 to warm up.
- **What counting visits costs**: \`/\` with 32 connections for 6 s, with a referrer, and the same with Do Not Track, which is not
  counted; alternating, five rounds. The figure is the median of the rounds' differences.
- **The agenda**: the whole HTML of its first page as an administrator receives it, one request after the other, 30 a round after 20 to
  warm up; two servers on separate databases take turns for five rounds. Both show the same week.
- **First view**: a fresh browser with an empty cache, seven visits, alternating with a hand-written page with the same words,
  which nginx serves. The slow phone has 150 ms and 200 KB a second, and a processor slowed down four times.
- **A reply in practice**: eight messages to each of three prospects, timed in the page from the key that sends to the reply's line,
  with reduced motion, on a processor slowed down four times. A run of 40 messages: the bundled functions of the page in Node, five
  rounds over the twelve prospects with their patience raised, so none ends early.
- **Practicing**: 100 saves a second for ten seconds, alone and while 25 messages a second are stored and replayed (500
  trainees, each every 20 s), alternating, five rounds after one to warm up. Any response but 204 and 200 ends the run.
- **Own video**: ten minutes in 720p, made by the browser's own encoder. A fresh browser with an empty cache plays it 30 times from
  the product and from nginx, alternating, on a page of text that has been open for 300 ms (before that, the browser fetches and
  draws the product's icon, and nginx has none), timed from setting its address to the first frame; then four jumps to
  places far from each other, timed to \`seeked\`. With \`-- video\` alone.
- **Upload to playable**: 500 MB sent at once; timed from handing over the last byte to the 206 of the first bytes at the address that
  the lesson's page gives. The S3 store is a stand-in in the memory of the measuring process.
- **Viewers**: a separate process plays 200 viewers, who each read 4 s of video every 4 s; 100 saves a second for 8 s, with and without them,
  alternating, three rounds after one to warm up. Memory is the most of each round. With \`-- viewers\` alone.
- **Search over lessons**: the labeled questions of the tests, one after the other, three rounds after one to warm up.
- **Publish to visible**: words in the footer of every public page are published ten times; timed from sending the form until
  each of 11 pages shows them on both instances, each asked every 20 ms. Then 10,000 requests, 32 at once, to all of these
  pages of both instances.
- **Start**: from starting \`scripts/run.mjs serve\`, already built, to \`/readyz\` answering 200.
`;
}

/** The processor, cores and memory, for people. */
export function machine(): string {
  const cores = os.cpus();
  return `${cores[0]?.model.trim()}, ${cores.length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB`;
}
