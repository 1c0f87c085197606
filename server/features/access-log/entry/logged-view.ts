import type { LoggedView } from '@omsorg/contract/access-log/entry/logged-view.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { viewKindOf } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { identityNumberText } from '@omsorg/domain/format/identity-number.ts'
import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'
import type { ViewRecord } from './access-log.sql.ts'

type Named = Pick<ViewRecord, 'first_name' | 'last_name'>
type Numbered = { readonly identity_number_encrypted: Buffer | null; readonly market: MarketCode | null }

export function loggedViewOf(record: ViewRecord, seal: Seal): LoggedView {
  const { care_recipient_id: careRecipientId, is_protected: isProtected } = record
  return {
    at: record.at,
    userId: record.user_id,
    by: record.by_names,
    kind: viewKindOf(record.action),
    person:
      careRecipientId === null
        ? null
        : { careRecipientId, name: nameOf(record), identityNumber: numberOf(record, seal), isProtected },
    carePlaceName: record.place_name,
    clientName: record.client_name,
    reason: record.reason,
  }
}

/** Null for whoever is protected, or has been anonymized. */
export function nameOf({ first_name: first, last_name: last }: Named): string | null {
  return `${first ?? ''} ${last ?? ''}`.trim() || null
}

export function numberOf({ identity_number_encrypted: sealed, market }: Numbered, seal: Seal): string | null {
  return sealed && market && identityNumberText(seal.open(sealed), marketOf(market).country)
}
