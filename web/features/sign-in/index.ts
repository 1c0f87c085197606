export { greetingAt } from './token/greeting.ts'
export { FoundUsers } from './impersonation/FoundUsers.tsx'
export { RecentlyHelped } from './impersonation/RecentlyHelped.tsx'
