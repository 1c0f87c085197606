import type { CareRecipientSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'

/** What everything that is filled in of a person is judged by. */
export interface RegistrationContext {
  readonly market: MarketCode
  readonly today: Temporal.PlainDate
  readonly isProduction: boolean
  readonly seal: Seal
  readonly settings: CareRecipientSettings
}

/** What the handlers that register people are given once. */
export interface RegistrationDependencies {
  readonly seal: Seal
  /** Numbers of test series belong to nobody: production refuses them. */
  readonly isProduction: boolean
}
