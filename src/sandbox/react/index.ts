/** A provider over a sandbox, for the tests and stories of a host: the entry `./sandbox/react`. */
export { createTestProvider, type TestProvider, type TestProviderOptions } from './createTestProvider.tsx'
export { SandboxProvider, type SandboxProviderProps } from './SandboxProvider.tsx'
