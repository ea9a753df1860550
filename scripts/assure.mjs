// @ts-check
// npm run assure: npm test with the full products instead of samples. Tests read XP_ASSURE to size their runs.
process.env.XP_ASSURE = '1'
await import('./test.mjs')
