export { greetingAt } from './token/greeting.ts'
export { useConfirmedAction } from './security/use-confirmed-action.tsx'
export { FoundUsers } from './impersonation/FoundUsers.tsx'
export { RecentlyHelped } from './impersonation/RecentlyHelped.tsx'
