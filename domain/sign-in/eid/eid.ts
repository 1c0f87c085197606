import type { MarketCode } from '../../market.ts'

/** The e-IDs that holders of portal accounts can show: BankID of Sweden, the Finnish Trust Network, MitID, BankID of Norway. */
export const eids = ['bankid-se', 'ftn', 'mitid', 'bankid-no'] as const

export type Eid = (typeof eids)[number]

const markets: Readonly<Record<Eid, MarketCode>> = { 'bankid-se': 10, ftn: 30, 'bankid-no': 40, mitid: 80 }

/** An e-ID tells identity numbers of its own country, and of no other: ten digits are a Danish number or a short Swedish one. */
export function marketOfEid(eid: Eid): MarketCode {
  return markets[eid]
}
