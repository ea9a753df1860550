/**
 * React's development build tells the performance panel of each component that it rendered, and ties each element to the
 * call that made it. Nobody looks while tests run. It asks once, as it loads, so this comes before it.
 */
for (const name of ['createTask', 'timeStamp'] as const)
  Object.defineProperty(console, name, { configurable: true, value: undefined })
