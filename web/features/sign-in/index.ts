export { greetingAt } from './token/greeting.ts'
