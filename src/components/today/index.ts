export { MemberToday } from './MemberToday.tsx'
export type { MemberTodayLocation, MemberTodayPart, MemberTodayProps } from './MemberTodayProps.ts'
