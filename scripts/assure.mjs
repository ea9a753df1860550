// @ts-check
// npm run assure: npm test with the full products instead of samples. Tests read XP_ASSURE to size their runs.
// The stores of webhooks run against a real PostgreSQL and a real Redis (Debian: postgresql, redis-server), and Orca reads
// five scenes (docs/accessibility.md names its packages); without them those tests are skipped, and the last lines say so.
process.env.XP_ASSURE = '1'
await import('./test.mjs')
