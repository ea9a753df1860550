const { NODE_ENV: _runners, VITEST: _vitest, ...env } = process.env

/** The environment of a reader's terminal: nothing of the test runner's own. */
export const readers = {
  ...env,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
} as Record<string, string>
