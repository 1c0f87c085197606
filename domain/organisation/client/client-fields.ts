import { agree, type Outcome, refuse } from '../../outcome.ts'

/** What every number of a client in the ERP begins with (A-2.7-78). */
export const erpPrefix = 'ERP-'

/** The name of a client or a care place as it is saved: trimmed, with single spaces (A-5-04). */
export function singleSpaced(typed: string): string {
  return typed.trim().replaceAll(/\s+/gu, ' ')
}

/** A client may be without a number in the ERP, but the prefix alone is none. */
export function erpIdentifier(typed: string): Outcome<string, 'erp-identifier-incomplete'> {
  const identifier = typed.trim()
  return identifier.toUpperCase() === erpPrefix
    ? refuse('erp-identifier-incomplete', { at: 'erpCustomerIdentifier' })
    : agree(identifier)
}

interface Below {
  readonly carePlaceCount: number
  readonly userCount: number
}

/** Currency, calendar and identity numbers follow the market: it stays once anybody works at the client (A-2.7-05). */
export function mayChangeMarket({ carePlaceCount, userCount }: Below): boolean {
  return carePlaceCount === 0 && userCount === 0
}
