export { toneOfStatus } from './order/order-progress.ts'
