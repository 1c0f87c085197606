import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { askerText } from './request-text.ts'

/** Why nobody can be asked to renew a prescription now, in a sentence; null when somebody can. */
export function useAskBlock({ can, renewalAsked }: Pick<PrescriptionView, 'can' | 'renewalAsked'>): string | null {
  const [t, f] = useCareTextsAndFormat()
  const words = t.renewRequests
  const { reason } = can.askRenewal
  if (reason === 'request-pending' && renewalAsked) {
    return words.ask.pending({ name: askerText(renewalAsked, t), date: f.dateOf(renewalAsked.requestedOn) })
  }
  return reason && words.askBlocks[reason]
}
