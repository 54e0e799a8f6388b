// Loaded into a product that is watched: how long anything held its thread, in processor time, so other work on the
// machine does not count. Each SIGUSR2 writes the longest since the one before.
let longest = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1_000);
}, 1).unref();

process.on("SIGUSR2", () => {
  process.stdout.write(`thread held ${longest.toFixed(1)} ms\n`);
  longest = 0;
});
