import type { Paper } from '@omsorg/texts/papers/paper.ts'
export { kindLine } from './order/order-words.ts'
export { toneOfStatus } from './order/order-progress.ts'
export { OnTheWay } from './today/OnTheWay.tsx'
export { WaitingForAnswer } from './today/WaitingForAnswer.tsx'

/** What is said in words as a PDF; the library comes with the first one. */
export const paperFile = (content: Paper): Promise<Blob> =>
  import('./receipt/paper-file.ts').then((writing) => writing.paperFile(content))
