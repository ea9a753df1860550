// @ts-check
// The script for plain pages has Preact inside, a third of React's size: its own code and its libraries import React all
// the same. Used by the build of the script and by the tests that run the elements on it.

/** What takes the place of React's modules. */
export const preactAliases = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
]
