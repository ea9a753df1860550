import * as React from 'react'

/**
 * React's development build takes a stack for each element it makes, for its warnings alone: a seventh of what a browser
 * test costs. It stops by itself after many within a second, which it is made to believe here.
 */
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
