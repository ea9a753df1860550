/**
 * Name and version of this build, in every bundle that shows something of it: React's developer tools show it, and
 * `experience-doctor` reads it from the scripts of a page.
 */
export const libraryMark = '@experience-program/react@0.1.0'
