import type { HistoryEntry } from '@omsorg/contract/prescriptions/history.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/Badge.tsx'

const nameOf = { 1: 'preliminary', 2: 'active', 3: 'finished', 4: 'renew', 5: 'closed' } as const

export function statusWord(status: HistoryEntry['status'], t: AllTexts): string {
  return t.statuses.prescription[nameOf[status]]
}

/** What runs is fresh, what asks for something stands out, what is over is quiet. */
export const statusTone: Record<HistoryEntry['status'], Tone> = {
  1: 'quiet',
  2: 'fresh',
  3: 'quiet',
  4: 'soon',
  5: 'quiet',
}
