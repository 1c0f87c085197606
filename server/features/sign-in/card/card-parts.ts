import type { CardBroker } from '../../../adapters/card-broker/port.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { createTurns } from '../token/turns.ts'

export interface CardParts extends SignInParts {
  /** Null where no card service is connected. */
  readonly cardBroker: CardBroker | null
  /** Where people reach us; nobody is sent back to anywhere else. */
  readonly publicAddress: string
  /** A demo is opened under several names of one machine; production under one alone. */
  readonly isProduction: boolean
}

/** The service outside is asked by few at once, and of those who wait each source has its turn. */
export const takeTurn = createTurns({ atOnce: 16, strangersAtOnce: 16, mostWaiting: 128 })
