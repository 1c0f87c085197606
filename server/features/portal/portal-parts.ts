import type { Seal } from '@omsorg/database/sealed.ts'
import { marketOf, type Country, type MarketCode } from '@omsorg/domain/market.ts'
import type { FileStore } from '../../adapters/file-store/port.ts'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Carriers } from '../../adapters/shipment/port.ts'
import type { Sms } from '../../adapters/sms/port.ts'
import type { VirusScanner } from '../../adapters/virus-scanner/port.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

/** What the portal needs of the server beside the database. */
export interface PortalParts {
  readonly seal: Seal
  readonly secret: string
  readonly carriers: Carriers
  readonly scanner: VirusScanner
  /** Null where files stay in the database. */
  readonly files: FileStore | null
  /** The telephone of customer service, by country. */
  readonly phones: Readonly<Record<Country, string | null>>
}

export interface PortalWork {
  readonly database: Database
  readonly mail: Mail
  readonly sms: Sms
  readonly clock: Clock
  readonly secret: string
}

/** Whom to call about a parcel. */
export function serviceContactOf({ phones }: PortalParts, market: MarketCode) {
  return { name: 'Omsorg', phone: phones[marketOf(market).country] }
}
