/** `import-worker.ts <url>`: prints the CPU milliseconds of one cold import. */
const [url = ''] = process.argv.slice(2);
const before = process.cpuUsage();
await import(url);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
