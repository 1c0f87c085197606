import type { CardBrokerUnavailable } from '../../../adapters/card-broker/port.ts'
import type { Log } from '../../../platform/log.ts'
import { TooManyWaiting } from '../token/turns.ts'

/** The refusal for a service that does not answer, or for too many who ask it; every other fault goes on its way. */
export function whyUnavailable(fault: unknown, log: Log): 'card-service-unavailable' | 'busy' {
  if (fault instanceof TooManyWaiting) return 'busy'
  if (!isUnavailable(fault)) throw fault
  log.warn('the card service cannot be used', { reason: fault.why })
  return 'card-service-unavailable'
}

function isUnavailable(fault: unknown): fault is CardBrokerUnavailable {
  return fault instanceof Error && fault.name === 'CardBrokerUnavailable'
}
