import type { ReceiptContent as PaperContent } from './receipt/receipt-content.ts'
export { kindLine } from './order/order-words.ts'
export { toneOfStatus } from './order/order-progress.ts'
export { OnTheWay } from './today/OnTheWay.tsx'
export { WaitingForAnswer } from './today/WaitingForAnswer.tsx'
export type { PaperContent }

/** What is said in words as a PDF; the library comes with the first one. */
export const paperFile = (content: PaperContent): Promise<Blob> =>
  import('./receipt/save-receipt.ts').then(({ receiptFile }) => receiptFile(content))
