export { kindLine } from './order/order-words.ts'
export { toneOfStatus } from './order/order-progress.ts'
export { OnTheWay } from './today/OnTheWay.tsx'
export { WaitingForAnswer } from './today/WaitingForAnswer.tsx'
