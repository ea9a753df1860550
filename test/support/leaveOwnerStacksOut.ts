import * as React from 'react'

/**
 * React's development build takes a stack for each element it makes, for its warnings alone. Without them browser tests
 * take a twelfth less time. React stops by itself after ten thousand within a second: here it believes that it did.
 */
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
